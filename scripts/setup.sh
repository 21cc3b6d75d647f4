#!/usr/bin/env bash
# Brings the machine to where the project can be built: `setup.sh build`, or `setup.sh test` with a browser too.
# Each step looks at the thing itself, so an interrupted run is simply started again.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

as_root() {
	if [[ $(id -u) == 0 ]]; then
		"$@"
	elif sudo -n true 2>/dev/null; then
		sudo -n "$@"
	else
		fail "this needs root: $*"
	fi
}

apt_updated=
apt_install() {
	[[ -n $apt_updated ]] || as_root apt-get update -qq
	apt_updated=yes
	as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

system_step() {
	# Rust, where there is none at all, comes with the WASM target below.
	command -v node >/dev/null && command -v npm >/dev/null || fail "no node and npm on PATH; install Node 20 or newer first"
	if ! command -v cc >/dev/null; then
		say "C linker: installing Debian's gcc (a minute)"
		apt_install gcc libc6-dev
	fi
}

# Debian's compiler has no built library for WASM, but the source of one. Building it takes a minute, once.
debian_wasm() {
	say "WASM target: installing Debian's Rust and building its WASM library (3 minutes)"
	apt_install rustc-web cargo-web rustfmt-web rust-web-src lld-22
	use_debian_rust
	local scratch libdir
	scratch=$(mktemp -d)
	libdir=$(/usr/bin/rustc --print target-libdir --target "$WASM_TARGET")
	mkdir -p "$scratch/src"
	printf '[package]\nname = "scratch_std"\nversion = "0.0.0"\nedition = "2021"\n[lib]\ncrate-type = ["rlib"]\n' >"$scratch/Cargo.toml"
	touch "$scratch/src/lib.rs"
	# The Worker is linked with LTO, for which the library has to carry its bitcode.
	(cd "$scratch" && RUSTC_BOOTSTRAP=1 RUSTFLAGS="-C embed-bitcode=yes" /usr/bin/cargo build --quiet --release --target "$WASM_TARGET" \
		--target-dir target -Z build-std=std,panic_abort)
	rm -f "$scratch/target/$WASM_TARGET/release/deps/"libscratch_std*
	as_root mkdir -p "$libdir"
	as_root cp "$scratch/target/$WASM_TARGET/release/deps/"lib*.rlib "$libdir/"
	rm -rf "$scratch"
}

wasm_step() {
	if has_wasm rustc; then
		say "WASM target: up to date"
		return
	fi
	if command -v rustup >/dev/null; then
		say "WASM target: adding it with rustup (under a minute)"
		# A shut network may hang and not refuse.
		timeout 300 rustup target add "$WASM_TARGET" || say "WASM target: rustup could not add it"
	fi
	has_wasm rustc || debian_wasm
	has_wasm rustc || fail "no WASM target for rustc"
}

# cargo_tool CRATE VERSION PROGRAM MINUTES
cargo_tool() {
	if [[ $("$TOOLS/bin/$3" --version 2>/dev/null | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -n1) == "$2" ]]; then
		say "$1: up to date ($2)"
		return
	fi
	say "$1: building $2 (about $4 minutes, once)"
	# A build folder of our own: after an interruption it goes on where it was. They are run for seconds only, so
	# they need no costly optimisation.
	CARGO_TARGET_DIR="$TOOLS/build" CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off \
		cargo install --quiet --locked --force --root "$TOOLS" --version "$2" "$1"
}

npm_step() {
	if node scripts/npm-ready.mjs; then
		say "npm packages: up to date"
		return
	fi
	say "npm packages: installing what package-lock.json pins (about a minute)"
	# What an interrupted installation left may trip npm.
	rm -rf node_modules
	npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
	node scripts/npm-ready.mjs || fail "npm ci left something out; see above"
}

browser_step() {
	if "$CHROMIUM" --version >/dev/null 2>&1; then
		say "Chromium: up to date"
		return
	fi
	say "Chromium: installing Debian's for the browser tests (2 minutes)"
	apt_install chromium
}

system_step
wasm_step
npm_step
cargo_tool worker-build "$WORKER_BUILD_VERSION" worker-build 4
cargo_tool wasm-bindgen-cli "$WASM_BINDGEN_VERSION" wasm-bindgen 3
rm -rf "$TOOLS/build"
if [[ ${1:-build} == test ]]; then browser_step; fi
