#!/usr/bin/env bash
# Builds what is out of date: the Worker, the browser's WASM, the client. A step is skipped when neither what it reads
# nor what it made has changed since (by content, so that a checkout or a touch costs nothing).
# build.sh [worker|browser|client]…   without arguments: all of them, then the size limits.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
STAMPS=target/stamps
PANIC="${PANIC:-abort}"
mkdir -p "$STAMPS"

# The hash of files and folders, by name and content, and of what is on standard input.
hash_of() {
	{
		cat
		find "$@" -type f -print0 2>/dev/null | LC_ALL=C sort -z | xargs -0 sha256sum
	} | sha256sum | cut -d' ' -f1
}

crate_sources() {
	local crate
	for crate in "$@"; do printf '%s\n' "$crate/Cargo.toml" "$crate/src"; done
}

# step NAME INPUTS OUTPUT COMMAND…   INPUTS is a hash, OUTPUT a folder.
step() {
	local name=$1 inputs=$2 output=$3 stamp="$STAMPS/$1"
	shift 3
	if [[ -d $output && $(cat "$stamp" 2>/dev/null) == "$inputs $(hash_of "$output" </dev/null)" ]]; then
		say "$name: up to date"
		return
	fi
	say "$name: building"
	rm -f "$stamp"
	"$@"
	printf '%s %s\n' "$inputs" "$(hash_of "$output" </dev/null)" >"$stamp"
}

rust_inputs() {
	{
		rustc -vV
		printf '%s\n' "$WORKER_BUILD_VERSION" "$WASM_BINDGEN_VERSION" "$@"
	} | hash_of Cargo.toml Cargo.lock package-lock.json scripts/build.sh .cargo $(crate_sources engine/rules engine/room "$1")
}

make_worker() {
	local flags=(--release)
	if [[ $PANIC == unwind ]]; then
		# A panic then costs one message and not the isolate; it needs a nightly compiler with its source.
		rustc +nightly --version >/dev/null 2>&1 || fail "PANIC=unwind needs: rustup toolchain install nightly --component rust-src"
		flags+=(--panic-unwind)
	fi
	(cd worker && "$TOOLS/bin/worker-build" "${flags[@]}" -- --locked)
	# worker-build keeps the names of functions, an eighth of what the edge has to load.
	"$WASM_OPT_BIN" -Os --enable-mutable-globals --enable-sign-ext --enable-nontrapping-float-to-int --enable-bulk-memory \
		--enable-multivalue --enable-reference-types --enable-exception-handling \
		-o worker/build/small.wasm worker/build/index_bg.wasm
	mv worker/build/small.wasm worker/build/index_bg.wasm
}

# make_module NAME CARGO-FLAGS…
make_module() {
	local name=$1 raw=target/browser-raw
	shift
	cargo build --release --locked --package browser --target "$WASM_TARGET" "$@"
	rm -rf "$raw"
	"$WASM_BINDGEN_BIN" --target web --out-dir "$raw" --out-name "$name" "target/$WASM_TARGET/release/browser.wasm"
	"$WASM_OPT_BIN" -Os -o "$raw/$name.opt.wasm" "$raw/${name}_bg.wasm"
	mv "$raw/$name.opt.wasm" "$raw/${name}_bg.wasm"
	mv "$raw/$name.js" "$raw/$name.d.ts" "$raw/${name}_bg.wasm" build/browser/
}

make_browser() {
	rm -rf build/browser
	mkdir -p build/browser
	make_module core
	# The second module: what a table on the net does not need at first.
	if grep -qE '^extra\b' engine/browser/Cargo.toml; then make_module extra --features extra; fi
}

commit() {
	# A fresh clone without git, or an archive, has no history to name.
	git describe --always --abbrev=12 --exclude='*' --dirty=+ 2>/dev/null || echo unknown
}

build_worker() { step "Worker" "$(rust_inputs worker "panic=$PANIC")" worker/build make_worker; }
build_browser() { step "browser WASM" "$(rust_inputs engine/browser)" build/browser make_browser; }
build_client() {
	local commit inputs
	commit=$(commit)
	inputs=$(echo "$commit" | hash_of static build/browser package-lock.json scripts/build-client.mjs scripts/client)
	step "client" "$inputs" dist "$NODE" scripts/build-client.mjs "$commit" "${inputs:0:12}"
}

if (($#)); then
	for part in "$@"; do "build_$part"; done
else
	build_worker
	build_browser
	build_client
	"$NODE" scripts/sizes.mjs
fi
