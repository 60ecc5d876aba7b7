#!/usr/bin/env bash
# Builds what is handed to people on Linux: a tar.gz with the binary and all that `install.sh` puts in place.
# usage: packaging/linux/build.sh      result: target/package/wurfzabel-VERSION-ARCH-linux.tar.gz
set -euo pipefail
cd "$(dirname "$0")/../.."

cargo build --locked --profile dist
target=$(cargo metadata --format-version 1 --no-deps | sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p')
binary=$target/dist/wurfzabel
version=$("$binary" --version | cut -d ' ' -f 2)
name=wurfzabel-$version-$(uname -m)-linux
package=$target/package/$name

rm -rf "$package"
mkdir -p "$package"/{man/de,completions,licenses}
cp "$binary" packaging/linux/{install.sh,wurfzabel.desktop,wurfzabel.metainfo.xml,wurfzabel-mime.xml} "$package"
cp assets/icons/wurfzabel.svg README.md CHANGELOG.md "$package"
cp LICENSE-MIT LICENSE-APACHE assets/fonts/OFL-*.txt "$package"/licenses
# Both come from the program's own grammar, so they cannot disagree with it.
"$binary" --lang en man >"$package"/man/wurfzabel.1
"$binary" --lang de man >"$package"/man/de/wurfzabel.1
"$binary" --lang en completions bash >"$package"/completions/wurfzabel.bash
"$binary" --lang en completions zsh >"$package"/completions/_wurfzabel
"$binary" --lang en completions fish >"$package"/completions/wurfzabel.fish

tar -C "$target/package" --owner=0 --group=0 -czf "$package.tar.gz" "$name"
echo "$package.tar.gz"
