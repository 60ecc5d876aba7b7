# What the scripts here have in common; they read it from the root of the sources.

# The versions of the tools that are built for checking and packaging.
# shellcheck disable=SC2034
CYCLONEDX=0.5.9 DENY=0.20.2

target=$(cargo metadata --locked --format-version 1 --no-deps | sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p')
version=$(sed -n '/^version = /{s/.*"\(.*\)"/\1/p;q}' Cargo.toml)
# The date of all that is packed: that of the last change.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}
export SOURCE_DATE_EPOCH

# Functions are copied into others only where they are short.
SMALL=(-C llvm-args=-inline-threshold=50 -C llvm-args=-inlinehint-threshold=100)

# Builds the program as it is handed to people. No path of this machine stays in it: where a panic names a file, it
# names it from the root of the sources. What is the same code in two functions is there once (lld's --icf).
dist_build() {
    local flags=() cargo=${CARGO_HOME:-$HOME/.cargo}
    # The last one that fits counts.
    flags=("--remap-path-prefix=$cargo/registry/src=crates" "--remap-path-prefix=$PWD=." "--remap-path-prefix=$target=target")
    flags+=("${SMALL[@]}")
    # Rust brings this linker for this processor.
    [ "$(uname -m)" != x86_64 ] || flags+=(-C link-arg=-Wl,--icf=all)
    # Folders may have spaces in their names.
    CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}") CARGO_INCREMENTAL=0 ${CARGO:-cargo} build --locked --profile dist --bin wurfzabel
}

# A tool of Rust's, built once, without optimisation, and kept beside what else a warm target keeps.
# usage: tool NAME VERSION
tool() {
    if ! "$target/tools/bin/$1" --version 2>/dev/null | grep -qF "$2"; then
        env -u CARGO_TARGET_DIR CARGO_PROFILE_DEV_DEBUG=0 timeout 1800 \
            cargo install --locked --debug --quiet --root "$target/tools" "$1@$2"
    fi
}

# All files and folders below one get the date of the last change.
same_dates() {
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}
