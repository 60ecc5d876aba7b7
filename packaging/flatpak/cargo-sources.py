"""What flatpak-builder fetches before it builds without a network: every crate of Cargo.lock, as JSON on standard output.

usage: python3 packaging/flatpak/cargo-sources.py Cargo.lock >cargo-sources.json
"""

import json
import sys
import tomllib

REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"
CONFIG = """[source.crates-io]
replace-with = "vendored-sources"

[source.vendored-sources]
directory = "cargo/vendor"
"""

with open(sys.argv[1], "rb") as lock:
    packages = tomllib.load(lock)["package"]

sources = []
for package in packages:
    # Without a source it is ourselves.
    if "source" not in package:
        continue
    if package["source"] != REGISTRY:
        sys.exit(f"cargo-sources: {package['name']} does not come from crates.io")
    name, version, checksum = package["name"], package["version"], package["checksum"]
    folder = f"cargo/vendor/{name}-{version}"
    sources.append({
        "type": "archive",
        "archive-type": "tar-gzip",
        "url": f"https://static.crates.io/crates/{name}/{name}-{version}.crate",
        "sha256": checksum,
        "dest": folder,
    })
    sources.append({
        "type": "inline",
        "contents": json.dumps({"package": checksum, "files": {}}),
        "dest": folder,
        "dest-filename": ".cargo-checksum.json",
    })
sources.append({"type": "inline", "contents": CONFIG, "dest": "cargo", "dest-filename": "config.toml"})
json.dump(sources, sys.stdout, indent=1)
print()
