#!/usr/bin/env bash
# Builds what is handed to people on macOS: Wurfzabel.app in a zip.
# usage: packaging/macos/bundle.sh      result: target/package/wurfzabel-VERSION-ARCH-macos.zip
#
# The bundle is signed for this machine only; whoever hands it on signs and notarizes it with their own certificate.
# The icon needs rsvg-convert (brew install librsvg); without it the bundle has none.
set -euo pipefail
cd "$(dirname "$0")/../.."

export MACOSX_DEPLOYMENT_TARGET=11.0
cargo build --locked --profile dist
target=$(cargo metadata --format-version 1 --no-deps | sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p')
binary=$target/dist/wurfzabel
version=$("$binary" --version | cut -d ' ' -f 2)
app=$target/package/Wurfzabel.app

rm -rf "$app"
mkdir -p "$app"/Contents/{MacOS,Resources/licenses}
cp "$binary" "$app/Contents/MacOS/wurfzabel"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist >"$app/Contents/Info.plist"
cp -R packaging/macos/de.lproj "$app/Contents/Resources/"
cp LICENSE-MIT LICENSE-APACHE assets/fonts/OFL-*.txt "$app/Contents/Resources/licenses"

if command -v rsvg-convert >/dev/null; then
    icons=$(mktemp -d)/wurfzabel.iconset
    mkdir "$icons"
    for side in 16 32 128 256 512; do
        rsvg-convert -w $side -h $side assets/icons/wurfzabel.svg -o "$icons/icon_${side}x$side.png"
        rsvg-convert -w $((2 * side)) -h $((2 * side)) assets/icons/wurfzabel.svg -o "$icons/icon_${side}x$side@2x.png"
    done
    iconutil -c icns "$icons" -o "$app/Contents/Resources/wurfzabel.icns"
    rm -r "$(dirname "$icons")"
fi

codesign --force --sign - "$app"
package=$target/package/wurfzabel-$version-$(uname -m)-macos.zip
rm -f "$package"
ditto -c -k --keepParent "$app" "$package"
echo "$package"
