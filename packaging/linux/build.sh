#!/usr/bin/env bash
# Builds what is handed to people on Linux, from one folder that `install.sh` knows how to put in place.
# usage: packaging/linux/build.sh [--binary FILE] [folder] [tar] [deb] [rpm]      without a kind: the last three
#   --binary FILE  packs this program; without it, the `dist` profile is built
# result, in target/package/:
#   wurfzabel-VERSION-ARCH-linux          the folder
#   wurfzabel-VERSION-ARCH-linux.tar.xz   with `install.sh`, for any system
#   wurfzabel_VERSION-1_ARCH.deb          Debian 12, Ubuntu 22.04 and newer; needs dpkg-dev
#   wurfzabel-VERSION-1.ARCH.rpm          Fedora, openSUSE; needs rpmbuild (rpm)
# The icons need rsvg-convert (librsvg2-bin).
#
# The same sources and the same compiler make the same bytes, wherever they lie and whenever they are built.
# WURFZABEL_HOME_URL is the project's home on the network, WURFZABEL_MAINTAINER who answers for the packages; without
# them, addresses end in .invalid, which lead nowhere.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=packaging/common.sh
. packaging/common.sh
umask 022

binary=
kinds=()
while [ $# -gt 0 ]; do
    case $1 in
        --binary) binary=$(realpath "${2:?--binary needs a file}"); shift ;;
        folder | tar | deb | rpm) kinds+=("$1") ;;
        *) echo "build: unknown argument $1" >&2; exit 2 ;;
    esac
    shift
done
[ ${#kinds[@]} -gt 0 ] || kinds=(tar deb rpm)
command -v rsvg-convert >/dev/null || { echo "build: rsvg-convert is missing (librsvg2-bin)" >&2; exit 2; }

# --- the program ---------------------------------------------------------------------------------------------------

if [ -z "$binary" ]; then
    dist_build
    binary=$target/dist/wurfzabel
fi
home=${WURFZABEL_HOME_URL:-https://wurfzabel.invalid}
maintainer=${WURFZABEL_MAINTAINER:-The Wurfzabel maintainers <maintainers@wurfzabel.invalid>}

about="Wurfzabel is a cabinet of dice games that needs no network: play alone
against the computer, with friends round one screen, or at a real table with
real dice and printed sheets, while the program keeps the score and watches
over the rules. It speaks German and English.

The games are Namaste (roll and write), dre13ehn (rune dice), Kvátrutafl
(the Icelandic game of tables), Ludix (Roman numerals) and some twenty pub
dice games. There are lessons, hints, a coach, reviews, puzzles,
championships, and a command line for all of it."

# --- one folder, which install.sh knows ----------------------------------------------------------------------------

name=wurfzabel-$version-$(uname -m)-linux
package=$target/package/$name
rm -rf "$package"
mkdir -p "$package"/{man/de,completions,icons,doc,licenses/wurfzabel}
cp "$binary" "$package/wurfzabel"
cp packaging/linux/{install.sh,wurfzabel.desktop,wurfzabel-mime.xml} "$package"
sed "s|https://wurfzabel\.invalid|$home|" packaging/linux/org.wurfzabel.Wurfzabel.metainfo.xml \
    >"$package/org.wurfzabel.Wurfzabel.metainfo.xml"
grep -q "<release version=\"$version\"" "$package/org.wurfzabel.Wurfzabel.metainfo.xml" ||
    { echo "build: packaging/linux/org.wurfzabel.Wurfzabel.metainfo.xml does not know release $version" >&2; exit 1; }
cp README.md CHANGELOG.md "$package/doc"
# Beside the packages too: those for Windows take it from there.
rm -rf "$target/package/handbook"
"$binary" handbook --out "$target/package/handbook" >/dev/null
cp -R "$target/package/handbook" "$package/doc"
cp LICENSE-MIT LICENSE-APACHE assets/fonts/OFL-*.txt "$package/licenses/wurfzabel"
gzip -dc assets/licences/crates.txt.gz >"$package/licenses/wurfzabel/crates.txt"
# All of these come from the program's own grammar, so they cannot disagree with it. In a manual the list of the games is
# one word longer than a line, which cannot be adjusted.
(echo .ad l && "$binary" --lang en man) | gzip -9n >"$package/man/wurfzabel.1.gz"
(echo .ad l && "$binary" --lang de man) | gzip -9n >"$package/man/de/wurfzabel.1.gz"
"$binary" --lang en completions bash >"$package/completions/wurfzabel.bash"
"$binary" --lang en completions zsh >"$package/completions/_wurfzabel"
"$binary" --lang en completions fish >"$package/completions/wurfzabel.fish"
cp assets/icons/wurfzabel.svg "$package/icons"
for side in 16 22 24 32 48 64 128 256 512; do
    rsvg-convert -w $side -h $side assets/icons/wurfzabel.svg -o "$package/icons/$side.png"
done
find "$package" -type d -exec chmod 755 {} +
find "$package" -type f -exec chmod 644 {} +
chmod 755 "$package"/{wurfzabel,install.sh}
same_dates "$package"

make_folder() {
    echo "$package"
}

# --- tar.xz --------------------------------------------------------------------------------------------------------

make_tar() {
    local code=()
    # Calls of x86 become alike before they are packed: half a megabyte less.
    [ "$(uname -m)" != x86_64 ] || code=(--x86)
    tar -C "$target/package" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner -cf - \
         "$name" | xz "${code[@]}" --lzma2=preset=9e >"$package.tar.xz"
    echo "$package.tar.xz"
}

# Puts everything below the folder, as packages for all have it.
staged() {
    rm -rf "$1"
    DESTDIR=$1 "$package/install.sh" /usr >/dev/null
}

# --- Debian --------------------------------------------------------------------------------------------------------

# A text as a field of a control file: indented, empty lines as dots.
field() {
    sed 's/[[:space:]]*$//; s/^$/./; s/^/ /' "$1"
}

copyright() {
    local font
    cat <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Wurfzabel
Source: $home
Comment:
 The libraries that are compiled in are under licences of their own, which ask
 to be named: /usr/share/licenses/wurfzabel and the page "About" of the program.

Files: *
Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE-MIT)
License: Expat or Apache-2.0

END
    for font in EBGaramond FiraSans Noto; do
        # The file begins with whose it is.
        printf 'Files: assets/fonts/%s\nCopyright: %s\nLicense: OFL-1.1\n\n' \
            "$(case $font in Noto) echo 'noto/*' ;; *) echo "$font-*.ttf" ;; esac)" \
            "$(sed -n '1{s/^Copyright \((c) \)\{0,1\}//;p}' "assets/fonts/OFL-$font.txt")"
    done
    printf 'Files: packaging/linux/*.metainfo.xml\nCopyright: %s\nLicense: CC0-1.0\n\n' \
        "$(sed -n 's/^Copyright (c) //p' LICENSE-MIT)"
    echo 'License: Expat'
    sed '1,/^Copyright/d' LICENSE-MIT | sed '1{/^$/d}' | field -
    cat <<END

License: Apache-2.0
 On Debian systems, the full text of the Apache License, version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.

License: CC0-1.0
 On Debian systems, the full text of the CC0 1.0 Universal licence is in
 /usr/share/common-licenses/CC0-1.0.

License: OFL-1.1
END
    sed -n '/^SIL OPEN FONT LICENSE/,$p' assets/fonts/OFL-FiraSans.txt | field -
}

# What is opened when a window opens; without one, the command line needs none of it.
opened="libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0, libwayland-client0"

make_deb() {
    local root=$target/package/deb arch deb doc needs
    arch=$(dpkg --print-architecture)
    deb=$target/package/wurfzabel_$version-1_$arch.deb
    staged "$root"
    doc=$root/usr/share/doc/wurfzabel
    rm "$doc/README.md"
    gzip -9n <"$doc/CHANGELOG.md" >"$doc/changelog.gz"
    rm "$doc/CHANGELOG.md"
    copyright >"$doc/copyright"
    # Debian has games, and what packages bring for zsh, in places of their own.
    mv "$root/usr/bin" "$root/usr/games"
    mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
    gzip -9n >"$doc/changelog.Debian.gz" <<END
wurfzabel ($version-1) unstable; urgency=medium

  * Version $version; changelog.gz says what is new in it.

 -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END
    mkdir -p "$root"/{DEBIAN,usr/share/lintian/overrides}
    cp packaging/linux/lintian-overrides "$root/usr/share/lintian/overrides/wurfzabel"
    # What it is linked with, and in which version.
    mkdir -p "$target/package/shlibs/debian"
    printf 'Source: wurfzabel\n\nPackage: wurfzabel\nArchitecture: any\n' >"$target/package/shlibs/debian/control"
    needs=$(cd "$target/package/shlibs" && dpkg-shlibdeps -O "$root/usr/games/wurfzabel" | sed -n 's/^shlibs:Depends=//p')
    rm -r "$target/package/shlibs"
    cat >"$root/DEBIAN/control" <<END
Package: wurfzabel
Version: $version-1
Section: games
Priority: optional
Architecture: $arch
Maintainer: $maintainer
Installed-Size: $(du -k --apparent-size -s "$root/usr" | cut -f 1)
Depends: $needs, $opened
Recommends: libpulse0, xdg-desktop-portal, xdg-utils, at-spi2-core
Suggests: fonts-noto-cjk, speech-dispatcher, orca
Homepage: $home
Description: dice games alone, round one screen or on paper
$(field - <<<"$about")
END
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    find "$root" -type d -exec chmod 755 {} +
    same_dates "$root"
    dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$deb" >/dev/null
    rm -r "$root"
    echo "$deb"
}

# --- Fedora, openSUSE ----------------------------------------------------------------------------------------------

# All files packed at once: what is in the program and beside it, as the handbook's pictures are, counts once.
make_rpm() {
    local root=$target/package/rpm top rpm
    # rpmbuild cannot work in a folder whose name has spaces.
    top=$(mktemp -d /var/tmp/wurfzabel-rpm.XXXXXX)
    rpm=$target/package/wurfzabel-$version-1.$(uname -m).rpm
    command -v rpmbuild >/dev/null || { echo "build: rpmbuild is missing (rpm)" >&2; exit 2; }
    staged "$root"
    same_dates "$root"
    {
        cat <<END
Name: wurfzabel
Version: ${version//-/'~'}
Release: 1
Summary: Dice games alone, round one screen or on paper
License: (MIT OR Apache-2.0) AND OFL-1.1
URL: $home
Packager: $maintainer
END
        # What the program is linked with is found; these are opened when a window opens.
        printf 'Requires: %s()(64bit)\n' libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon.so.0 \
            libxkbcommon-x11.so.0 libwayland-client.so.0
        printf 'Recommends: %s\n' 'libpulse.so.0()(64bit)' at-spi2-core xdg-desktop-portal xdg-utils
        printf '\n%%description\n%s\n' "$about"
        printf '\n%%install\ncp -a %q/. %%{buildroot}\n\n%%files\n' "$root"
        (cd "$root" && find usr \( -type d -name wurfzabel -o -path '*/wurfzabel/*' -type d \) -printf '%%%%dir /%p\n' \
            -o -path 'usr/share/doc/*' -type f -printf '%%%%doc /%p\n' -o -path '*/man/de/*' -type f -printf '%%%%lang(de) /%p\n' \
            -o -type f -printf '/%p\n' | LC_ALL=C sort)
    } >"$top/wurfzabel.spec"
    rpmbuild -bb --quiet --target "$(uname -m)" --define "_topdir $top" --define "_rpmdir $top" \
        --define '_build_name_fmt %%{NAME}.rpm' --define '_binary_payload w9.xzdio' --define '_buildhost localhost' \
        --define 'use_source_date_epoch_as_buildtime 1' --define 'clamp_mtime_to_source_date_epoch 1' \
        --define '_build_id_links none' --define 'debug_package %{nil}' --define '__os_install_post %{nil}' \
        "$top/wurfzabel.spec" >&2
    mv "$top/wurfzabel.rpm" "$rpm"
    rm -r "$root" "$top"
    echo "$rpm"
}

for kind in "${kinds[@]}"; do
    "make_$kind"
done
