#!/bin/sh
# Makes the fonts in this folder anew: fetches the originals from npm and Debian and keeps what README.md names.
# Needs npm, apt-get, dpkg, python3 and the network. Whoever builds the program needs none of this.
set -eu

GARAMOND=@expo-google-fonts/eb-garamond@0.4.3
FIRA=@expo-google-fonts/fira-sans@0.4.1
EMOJI=@expo-google-fonts/noto-emoji@0.4.7
NOTO=fonts-noto-core=20201225-1
CJK=fonts-noto-cjk=1:20220127+repack1-1
FONTTOOLS=4.68.0

# Basic Latin, Latin-1, Latin Extended-A and -B, IPA, modifiers and combining marks, Greek, Cyrillic,
# Latin Extended Additional, punctuation, superscripts, currency, letterlike, fractions, arrows, operators, shapes.
LETTERS=U+0020-007E,U+00A0-024F,U+0250-02FF,U+0300-036F,U+0370-03FF,U+0400-052F
LETTERS=$LETTERS,U+1E00-1EFF,U+2000-206F,U+2070-209F,U+20A0-20BF,U+2100-214F,U+2150-218F
LETTERS=$LETTERS,U+2190-2199,U+2200-22FF,U+25A0-25FF,U+2600-26FF,U+2713,U+2717

# The scripts of living languages that the two families lack, and what joins letters or stands for a missing one.
SCRIPTS="Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam
    Myanmar Oriya Sinhala Tamil Telugu Thaana Thai"
WORLD=U+0020,U+00A0,U+200C,U+200D,U+25CC,U+0530-07BF,U+08A0-08FF,U+0900-0DFF,U+0E00-0EFF,U+1000-10FF,U+1200-137F
WORLD=$WORLD,U+1780-17FF,U+1C90-1CBF,U+2D00-2D2F
SHAPING=kern,mark,mkmk,abvm,blwm,dist,curs,ccmp,locl,rlig,calt,liga,clig,isol,init,medi,fina,med2,fin2,fin3
SHAPING=$SHAPING,nukt,akhn,rphf,rkrf,pref,blwf,half,abvf,pstf,cfar,vatu,cjct,pres,abvs,blws,psts,haln,rtlm,ltrm

# Pictures for which there is one sign; no flags, no sequences.
PICTURES=U+2600-27BF,U+2B50,U+2B55,U+1F300-1F3FA,U+1F400-1F64F,U+1F680-1F6FF,U+1F900-1F9FF,U+1FA70-1FAFF

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

python3 -m venv tools
tools/bin/pip install --quiet "fonttools==$FONTTOOLS"
npm pack --silent "$GARAMOND" "$FIRA" "$EMOJI" >/dev/null
for archive in *.tgz; do
    tar xzf "$archive"
    mv package "${archive%-[0-9]*}"
done

apt-get download --quiet "$NOTO" "$CJK" >/dev/null
for archive in *.deb; do
    dpkg -x "$archive" debian
done

keep() { # FROM TO LETTERS FEATURES
    tools/bin/pyftsubset "$1" --output-file="$2" \
        --unicodes="${3:-$LETTERS}" \
        --layout-features="${4-kern,mark,mkmk,liga,ccmp,locl,lnum,tnum}" \
        --no-hinting \
        --name-IDs=0,1,2,3,4,5,6,13,14,16,17 \
        --notdef-outline
}

keep expo-google-fonts-eb-garamond/400Regular/EBGaramond_400Regular.ttf "$here/EBGaramond-Regular.ttf"
keep expo-google-fonts-eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf "$here/EBGaramond-Italic.ttf"
keep expo-google-fonts-eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf "$here/EBGaramond-SemiBold.ttf"
keep expo-google-fonts-fira-sans/400Regular/FiraSans_400Regular.ttf "$here/FiraSans-Regular.ttf"
keep expo-google-fonts-fira-sans/600SemiBold/FiraSans_600SemiBold.ttf "$here/FiraSans-SemiBold.ttf"
mkdir -p "$here/noto"
noto=debian/usr/share/fonts/truetype/noto
for script in $SCRIPTS; do
    # Without a shape of its own a letter of these scripts is wrong: all the features that shaping asks for.
    keep "$noto/NotoSans$script-Regular.ttf" "$here/noto/$script.ttf" "$WORLD" "$SHAPING"
done
keep expo-google-fonts-noto-emoji/400Regular/NotoEmoji_400Regular.ttf "$here/noto/Emoji.ttf" "$PICTURES" ""
# A few letters of a script that is not bundled, as a system would have them: for the tests.
tools/bin/pyftsubset debian/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc --font-number=0 \
    --output-file="$here/../../tests/fonts/NotoSansCJK.otf" --text=高橋みなみ김서연 --layout-features= --notdef-outline
cp expo-google-fonts-eb-garamond/LICENSE_FONT "$here/OFL-EBGaramond.txt"
cp expo-google-fonts-fira-sans/LICENSE_FONT "$here/OFL-FiraSans.txt"
cp expo-google-fonts-noto-emoji/LICENSE_FONT "$here/OFL-Noto.txt"
