#!/bin/sh
# Makes the fonts in this folder anew: fetches the originals from npm and keeps what README.md names.
# Needs npm, python3 and the network. Whoever builds the program needs none of this.
set -eu

GARAMOND=@expo-google-fonts/eb-garamond@0.4.3
FIRA=@expo-google-fonts/fira-sans@0.4.1
FONTTOOLS=4.68.0

# Basic Latin, Latin-1, Latin Extended-A and -B, IPA, modifiers and combining marks, Greek, Cyrillic,
# Latin Extended Additional, punctuation, superscripts, currency, letterlike, fractions, arrows, operators, shapes.
LETTERS=U+0020-007E,U+00A0-024F,U+0250-02FF,U+0300-036F,U+0370-03FF,U+0400-052F
LETTERS=$LETTERS,U+1E00-1EFF,U+2000-206F,U+2070-209F,U+20A0-20BF,U+2100-214F,U+2150-218F
LETTERS=$LETTERS,U+2190-2199,U+2200-22FF,U+25A0-25FF,U+2600-26FF,U+2713,U+2717

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

python3 -m venv tools
tools/bin/pip install --quiet "fonttools==$FONTTOOLS"
npm pack --silent "$GARAMOND" "$FIRA" >/dev/null
for archive in *.tgz; do
    tar xzf "$archive"
    mv package "${archive%-[0-9]*}"
done

keep() { # FROM TO
    tools/bin/pyftsubset "$1" --output-file="$here/$2" \
        --unicodes="$LETTERS" \
        --layout-features=kern,mark,mkmk,liga,ccmp,locl,lnum,tnum \
        --no-hinting \
        --name-IDs=0,1,2,3,4,5,6,13,14,16,17 \
        --notdef-outline
}

keep expo-google-fonts-eb-garamond/400Regular/EBGaramond_400Regular.ttf EBGaramond-Regular.ttf
keep expo-google-fonts-eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf EBGaramond-Italic.ttf
keep expo-google-fonts-eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf EBGaramond-SemiBold.ttf
keep expo-google-fonts-fira-sans/400Regular/FiraSans_400Regular.ttf FiraSans-Regular.ttf
keep expo-google-fonts-fira-sans/600SemiBold/FiraSans_600SemiBold.ttf FiraSans-SemiBold.ttf
cp expo-google-fonts-eb-garamond/LICENSE_FONT "$here/OFL-EBGaramond.txt"
cp expo-google-fonts-fira-sans/LICENSE_FONT "$here/OFL-FiraSans.txt"
