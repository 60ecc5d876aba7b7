#!/usr/bin/env bash
# Builds the Flatpak: one file, which `flatpak install FILE` takes.
# usage: packaging/flatpak/build.sh [--check]
#   --check  reads the manifest with all that belongs to it as flatpak-builder does, and builds nothing
# result: target/package/wurfzabel-VERSION-ARCH.flatpak
#
# Needs flatpak-builder, python3 3.11 and Flathub as a remote, from which the runtime and Rust come:
#   flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=packaging/common.sh
. packaging/common.sh

id=org.wurfzabel.Wurfzabel
python3 packaging/flatpak/cargo-sources.py Cargo.lock >packaging/flatpak/cargo-sources.json
if [ "${1:-}" = --check ]; then
    flatpak-builder --show-manifest packaging/flatpak/$id.yml
    exit
fi
work=$target/flatpak
flatpak-builder --user --force-clean --install-deps-from=flathub --state-dir="$work/state" --repo="$work/repo" \
    "$work/build" packaging/flatpak/$id.yml
package=$target/package/wurfzabel-$version-$(uname -m).flatpak
mkdir -p "$target/package"
flatpak build-bundle "$work/repo" "$package" $id
echo "$package"
