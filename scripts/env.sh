# Sourced by all other scripts: where the tools are. It changes nothing on the machine.
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
source "$ROOT/scripts/versions.sh"
export TOOLS="$ROOT/.tools"
export WASM_TARGET=wasm32-unknown-unknown

say() { printf '[spillbord] %s\n' "$*"; }
fail() {
	printf '[spillbord] error: %s\n' "$*" >&2
	exit 1
}

# Where HOME is not the account's own (a clean environment, a CI job), rustup's proxies would find no toolchain there.
account_home=$(getent passwd "$(id -un)" | cut -d: -f6 || true)
if [[ -z ${RUSTUP_HOME:-} && ! -d $HOME/.rustup && -d $account_home/.rustup ]]; then
	export RUSTUP_HOME="$account_home/.rustup"
fi
# Likewise cargo's downloads, so that they are not made again for each new HOME.
if [[ -z ${CARGO_HOME:-} && ! -d $HOME/.cargo && -w $account_home/.cargo ]]; then
	export CARGO_HOME="$account_home/.cargo"
fi

# Does this compiler have a standard library for WASM?
has_wasm() {
	local libdir
	libdir=$("$1" --print target-libdir --target "$WASM_TARGET" 2>/dev/null) || return 1
	compgen -G "$libdir/libstd-*.rlib" >/dev/null
}

# Debian's compiler is the second choice (see setup.sh). It needs its own linker named.
use_debian_rust() {
	export PATH="/usr/bin:$PATH"
	export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22
}
if [[ $(command -v rustc) == /usr/bin/rustc ]] || ! has_wasm rustc; then
	if command -v wasm-ld-22 >/dev/null && has_wasm /usr/bin/rustc; then use_debian_rust; fi
fi

# Node does not read the system's certificates by itself; behind a proxy they are what counts.
if [[ -z ${NODE_EXTRA_CA_CERTS:-} && -r /etc/ssl/certs/ca-certificates.crt ]]; then
	export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
fi

# worker-build downloads these three unless it is told where they are.
export WASM_BINDGEN_BIN="$TOOLS/bin/wasm-bindgen"
export ESBUILD_BIN="$ROOT/node_modules/.bin/esbuild"
export WASM_OPT_BIN="$ROOT/node_modules/.bin/wasm-opt"
# wrangler and miniflare want Node 22; the system's may be older.
export NODE="$ROOT/node_modules/.bin/node"
export CHROMIUM="${CHROMIUM:-/usr/bin/chromium}"
export WRANGLER_SEND_METRICS=false
export CARGO_TERM_COLOR="${CARGO_TERM_COLOR:-auto}"
