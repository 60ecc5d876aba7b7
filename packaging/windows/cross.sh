#!/usr/bin/env bash
# Builds what is handed to people on Windows, from Linux: an installer, and a zip that needs no installation. The same
# sources and the same compiler make the same bytes, wherever they lie and whenever they are built.
#
# All of it happens in a Debian of its own below a folder, where sources, crates and target always lie in the same places.
# The standard library is compiled along from Debian's source package, since Debian has none for Windows. Cargo calls that
# unstable; nothing else of the kind is used.
#
# usage: packaging/windows/cross.sh [--root FOLDER] [--suite SUITE] [--profile PROFILE]
#   --root FOLDER      that Debian; made if it is not there, and left. Without it: made below /var/tmp, and removed
#   --suite SUITE      which one is made (sid); it needs Rust 1.91 or newer
#   --profile PROFILE  dist, or dev, which is compiled sooner
#
# result: target/package/wurfzabel-VERSION-windows-setup.exe and wurfzabel-VERSION-windows.zip
#
# Needs root and a network; debootstrap is installed where apt-get can. What is mounted is seen by this script alone.
set -euo pipefail
cd "$(dirname "$0")/../.."
here=$PWD

root=
suite=sid
profile=dist
while [ $# -gt 0 ]; do
    case $1 in
        --root) root=$(realpath -m "${2:?--root needs a folder}"); shift ;;
        --suite) suite=${2:?--suite needs a name}; shift ;;
        --profile) profile=${2:?--profile needs a name}; shift ;;
        *) echo "cross: unknown argument $1" >&2; exit 2 ;;
    esac
    shift
done

target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
crates=${CARGO_HOME:-$HOME/.cargo}/registry
mkdir -p "$target"/{windows,package} "$crates"/{cache,index}

# --- a Debian ------------------------------------------------------------------------------------------------------

if [ -z "$root" ]; then
    root=$(mktemp -d /var/tmp/wurfzabel-windows.XXXXXX)
    trap 'rm -rf --one-file-system "$root"' EXIT
fi
if [ ! -e "$root/etc/debian_version" ]; then
    command -v debootstrap >/dev/null || apt-get install -y --no-install-recommends debootstrap
    timeout 1200 debootstrap --variant=minbase "$suite" "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"

# Runs the script that it reads in there. `env -i`: nothing of this machine's settings has a say.
inside() {
    local script
    script=$(cat)
    unshare --mount --propagation private bash -euc '
        root=$1
        mkdir -p "$root"/{src,target,package,cargo/registry/{cache,index}}
        mount --bind -o ro "$2" "$root/src"
        mount --bind "$3/cache" "$root/cargo/registry/cache"
        mount --bind "$3/index" "$root/cargo/registry/index"
        mount --bind "$4/windows" "$root/target"
        mount --bind "$4/package" "$root/package"
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        exec chroot "$root" env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 TZ=UTC \
            DEBIAN_FRONTEND=noninteractive PROFILE="$5" SOURCE_DATE_EPOCH="$6" bash -eu -o pipefail -c "$7"
    ' inside "$root" "$here" "$crates" "$target" "$profile" "$epoch" "$script" </dev/null
}

# The date of the last change is that of all files in the packages.
epoch=$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)

inside <<'PACKAGES'
tools="rustc cargo rust-src gcc libc6-dev gcc-mingw-w64-x86-64-win32 nsis librsvg2-bin icoutils zip ca-certificates"
# shellcheck disable=SC2086
if ! dpkg -s $tools >/dev/null 2>&1; then
    # What a mirror has may be older than a week.
    apt-get -o Acquire::Check-Valid-Until=false update
    apt-get -o Dpkg::Options::=--force-unsafe-io install -y --no-install-recommends $tools
    apt-get clean
fi
PACKAGES
# Where a network has a gate of its own, this machine knows its certificate.
[ ! -e /etc/ssl/certs/ca-certificates.crt ] ||
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"

# --- the programs --------------------------------------------------------------------------------------------------

inside <<'BUILD'
cd /src
triple=x86_64-pc-windows-gnu
work=/target/packaging
rm -rf "$work"
mkdir -p "$work"

version=$(sed -n '/^version = /{s/.*"\(.*\)"/\1/p;q}' Cargo.toml)
# Of 1.0.0-rc.1 the numbers alone.
numbers=${version%%[-+]*}
rights=$(sed -n 's/^Copyright (c)/©/p' LICENSE-MIT)

# Icon, version and manifest.
for side in 16 24 32 48 64 128 256; do
    rsvg-convert -w $side -h $side assets/icons/wurfzabel.svg -o "$work/$side.png"
done
icotool --create -o "$work/wurfzabel.ico" "$work"/{16,24,32,48,64,128}.png --raw="$work/256.png"
cp packaging/windows/wurfzabel.manifest "$work"
sed "s/@VERSION@/$version/; s/@NUMBERS@/${numbers//./,}/; s/@RIGHTS@/$rights/" packaging/windows/wurfzabel.rc >"$work/wurfzabel.rc"
(cd "$work" && x86_64-w64-mingw32-windres --codepage=65001 wurfzabel.rc resource.o)
# Only what is new gets a new date: the build script looks at it.
cmp -s "$work/resource.o" /target/resource.o || cp "$work/resource.o" /target/resource.o

# The linker asks for these two, which Rust's own packages for Windows bring.
startup=/usr/lib/rustlib/$triple/lib
mkdir -p "$startup"
for object in rsbegin rsend; do
    RUSTC_BOOTSTRAP=1 rustc --target $triple --edition 2021 -O -C panic=abort --emit=obj \
        -o "$startup/$object.o" /usr/lib/rustlib/src/rust/library/rtstartup/$object.rs
done

# printpdf is built as a DLL as well, which nobody needs and whose 82 thousand names no DLL can hold.
cat >/usr/local/bin/x86_64-w64-mingw32-gcc <<'LINKER'
#!/bin/sh
case " $* " in
    *.dll\ *) for out; do [ "$before" != -o ] || exec touch "$out"; before=$out; done ;;
esac
exec /usr/bin/x86_64-w64-mingw32-gcc "$@"
LINKER
chmod +x /usr/local/bin/x86_64-w64-mingw32-gcc

export CARGO_HOME=/cargo CARGO_TARGET_DIR=/target CARGO_INCREMENTAL=0 CARGO_TERM_COLOR=never
# maudio 0.1.15 takes a C enum on Windows for what MSVC makes of it; for MinGW it is unsigned, as everywhere else. This
# Debian has its crates unpacked for itself, so that one word can be put right. A newer one needs no more: then this stops.
cargo fetch --locked --target $triple
sed -i '/for i32 {/,/^}/s/^        v\.0\( as i32\)\?$/        v.0 as i32/' "$CARGO_HOME"/registry/src/*/maudio-0.1.15/src/sound/sound_flags.rs
grep -q 'v\.0 as i32' "$CARGO_HOME"/registry/src/*/maudio-0.1.15/src/sound/sound_flags.rs

# As for Linux.
eval "$(grep '^SMALL=' packaging/common.sh)"
RUSTFLAGS="${SMALL[*]}" RUSTC_BOOTSTRAP=1 WURFZABEL_RESOURCE=/target/resource.o \
    cargo build --locked --profile "$PROFILE" --features launcher --bins --target $triple -Z build-std=std,panic_unwind
built=/target/$triple/${PROFILE/#dev/debug}

# --- what is in the packages -----------------------------------------------------------------------------------------

name=wurfzabel-$version-windows
package=$work/$name
mkdir -p "$package/licenses"
cp "$built/wurfzabel.exe" "$package/wurfzabel.exe"
cp "$built/wurfzabel-launcher.exe" "$package/wurfzabel.com"
x86_64-w64-mingw32-strip "$package"/wurfzabel.{exe,com}
cp README.md CHANGELOG.md "$package"
cp LICENSE-MIT LICENSE-APACHE assets/fonts/OFL-*.txt "$package/licenses"
# What is made elsewhere, where it has been made.
zcat assets/licences/crates.txt.gz >"$package/licenses/crates.txt"
[ ! -d /package/handbook ] || cp -R /package/handbook "$package"
# Of the sources' rights and dates nothing stays.
chmod -R u=rwX,go=rX "$package"
chmod 755 "$package"/wurfzabel.{exe,com}
find "$package" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

# The program needs the system's own libraries and nothing else.
foreign=$(x86_64-w64-mingw32-objdump -p "$package/wurfzabel.exe" | sed -n 's/^\s*DLL Name: //p' | grep -i '^lib' || true)
[ -z "$foreign" ] || { echo "cross: the program needs $foreign" >&2; exit 1; }

cd "$package"
find . -type d -printf '%P\n' | LC_ALL=C sort >"$work/folders"
find . -type f -printf '%P\n' | LC_ALL=C sort >"$work/files"
# The installer takes them up one by one, and the uninstaller away.
while read -r folder; do
    echo "SetOutPath \"\$INSTDIR\\${folder//\//\\}\""
    while read -r file; do
        [ "$(dirname "$file")" != "${folder:-.}" ] || echo "File \"$package/$file\""
    done <"$work/files"
done <"$work/folders" >"$work/files.nsh"
{
    sed 's|/|\\|g; s|.*|Delete "$INSTDIR\\&"|' "$work/files"
    LC_ALL=C sort -r "$work/folders" | sed '/^$/d; s|/|\\|g; s|.*|RMDir "$INSTDIR\\&"|'
} >"$work/removed.nsh"

setup=/package/$name-setup.exe
rm -f "$setup" "/package/$name.zip"
makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DNUMBERS=$numbers" "-DRIGHTS=$rights" "-DICON=$work/wurfzabel.ico" \
    "-DFILES=$work/files.nsh" "-DREMOVED=$work/removed.nsh" "-DOUT=$setup" /src/packaging/windows/installer.nsi
cd ..
find "$name" | LC_ALL=C sort | zip -q -9 -X "/package/$name.zip" -@
cd /package
sha256sum "$name-setup.exe" "$name.zip"
BUILD
