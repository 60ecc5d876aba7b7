#!/usr/bin/env bash
# Builds what is handed to people on macOS, on a Mac: Wurfzabel.app for both processors in a zip.
# usage: packaging/macos/bundle.sh [IDENTITY]      result: target/package/wurfzabel-VERSION-macos.zip
#
# Without IDENTITY ("Developer ID Application: …") the bundle is signed for this machine only; packaging/README.md says how
# it is notarised. Needs the targets aarch64-apple-darwin and x86_64-apple-darwin (rustup target add) and rsvg-convert
# (brew install librsvg).
set -euo pipefail
cd "$(dirname "$0")/../.."
identity=${1:--}
command -v rsvg-convert >/dev/null || { echo "bundle: rsvg-convert is missing (brew install librsvg)" >&2; exit 1; }

export MACOSX_DEPLOYMENT_TARGET=11.0
triples=(aarch64-apple-darwin x86_64-apple-darwin)
cargo build --locked --profile dist "${triples[@]/#/--target=}"
target=$(cargo metadata --format-version 1 --no-deps | sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p')
version=$(sed -n '/^version = /{s/.*"\(.*\)"/\1/p;q;}' Cargo.toml)
app=$target/package/Wurfzabel.app

rm -rf "$app"
mkdir -p "$app"/Contents/{MacOS,Resources/licenses}
programs=()
for triple in "${triples[@]}"; do
    programs+=("$target/$triple/dist/wurfzabel")
done
lipo -create -output "$app/Contents/MacOS/wurfzabel" "${programs[@]}"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist >"$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist"
cp -R packaging/macos/de.lproj "$app/Contents/Resources/"
cp LICENSE-MIT LICENSE-APACHE assets/fonts/OFL-*.txt "$app/Contents/Resources/licenses"

icons=$(mktemp -d)/wurfzabel.iconset
mkdir "$icons"
for side in 16 32 128 256 512; do
    rsvg-convert -w $side -h $side assets/icons/wurfzabel.svg -o "$icons/icon_${side}x$side.png"
    rsvg-convert -w $((2 * side)) -h $((2 * side)) assets/icons/wurfzabel.svg -o "$icons/icon_${side}x$side@2x.png"
done
iconutil -c icns "$icons" -o "$app/Contents/Resources/wurfzabel.icns"
rm -r "$(dirname "$icons")"

codesign --force --options runtime --entitlements packaging/macos/entitlements.plist --sign "$identity" "$app"
codesign --verify --strict "$app"
package=$target/package/wurfzabel-$version-macos.zip
rm -f "$package"
ditto -c -k --keepParent "$app" "$package"
echo "$package"
