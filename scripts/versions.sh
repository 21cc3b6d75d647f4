# The tools that come from crates.io. npm's are pinned in package-lock.json.
WORKER_BUILD_VERSION=0.8.7
# The same number as the crate `wasm-bindgen` in Cargo.toml: the two must match.
WASM_BINDGEN_VERSION=0.2.129
