#!/usr/bin/env bash
# Installs the unpacked package, for one person or for all. The list below is the only one there is: the packages for
# Debian, Fedora and Flatpak are made by it too.
# usage: ./install.sh                     below ~/.local
#        sudo ./install.sh /usr/local     for everybody
#        DESTDIR=… ./install.sh /usr      for those who make packages
#        ./install.sh --remove [PREFIX]   takes away what was installed; matches and settings stay
set -euo pipefail
cd "$(dirname "$0")"

remove=no
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-$HOME/.local}
root=${DESTDIR:-}$prefix
share=$root/share

# mode, file here, file there
files=(
    "755 wurfzabel $root/bin/wurfzabel"
    "644 wurfzabel.desktop $share/applications/wurfzabel.desktop"
    "644 org.wurfzabel.Wurfzabel.metainfo.xml $share/metainfo/org.wurfzabel.Wurfzabel.metainfo.xml"
    "644 wurfzabel-mime.xml $share/mime/packages/wurfzabel.xml"
    "644 icons/wurfzabel.svg $share/icons/hicolor/scalable/apps/wurfzabel.svg"
    "644 man/wurfzabel.1.gz $share/man/man1/wurfzabel.1.gz"
    "644 man/de/wurfzabel.1.gz $share/man/de/man1/wurfzabel.1.gz"
    "644 completions/wurfzabel.bash $share/bash-completion/completions/wurfzabel"
    "644 completions/_wurfzabel $share/zsh/site-functions/_wurfzabel"
    "644 completions/wurfzabel.fish $share/fish/vendor_completions.d/wurfzabel.fish"
)
for side in 16 22 24 32 48 64 128 256 512; do
    files+=("644 icons/$side.png $share/icons/hicolor/${side}x$side/apps/wurfzabel.png")
done
# Whatever lies in these two: licences, changes, handbook.
while IFS= read -r file; do
    files+=("644 $file $share/doc/wurfzabel/${file#doc/}")
done < <(find doc -type f | sort)
while IFS= read -r file; do
    files+=("644 $file $share/$file")
done < <(find licenses -type f | sort)

for file in "${files[@]}"; do
    # The rest of the line is the target, which may hold spaces.
    read -r mode from to <<<"$file"
    if [ "$remove" = yes ]; then
        rm -f "$to"
    else
        install -D -m "$mode" "$from" "$to"
    fi
done
if [ "$remove" = yes ]; then
    find "$share"/{doc,licenses}/wurfzabel -depth -type d -empty -delete 2>/dev/null || true
fi

# Menus and file types are noticed at once where the system has these tools; a package's own scripts do it otherwise.
if [ -z "${DESTDIR:-}" ]; then
    ! command -v update-desktop-database >/dev/null || update-desktop-database -q "$share/applications" || true
    ! command -v update-mime-database >/dev/null || update-mime-database "$share/mime" || true
    ! command -v gtk-update-icon-cache >/dev/null || gtk-update-icon-cache -qtf "$share/icons/hicolor" || true
fi

if [ "$remove" = yes ]; then
    echo "Wurfzabel was removed from $prefix."
else
    echo "Wurfzabel is in $prefix. If your shell does not find it, add $prefix/bin to your PATH."
fi
