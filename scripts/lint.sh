#!/usr/bin/env bash
# lint.sh CHECK…   each of format, biome, clippy, types; exit 1 when one of them fails, after all have run.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

check_format() { cargo fmt --all --check; }
check_biome() { node_modules/.bin/biome check; }
check_clippy() {
	if ! cargo clippy --version >/dev/null 2>&1; then
		say "clippy: this Rust comes without it, skipped"
		return
	fi
	cargo clippy --quiet --locked --workspace --features browser/extra --all-targets -- -D warnings
	# Where they run, other code is compiled.
	cargo clippy --quiet --locked --package browser --features browser/extra --package spillbord-worker --target "$WASM_TARGET" -- -D warnings
}
check_types() {
	# The client is checked against the engine's generated declarations.
	scripts/build.sh browser
	node_modules/.bin/tsc
}

status=0
for check in "$@"; do
	# In a shell of its own, so that -e holds inside the check.
	if (set -e; "check_$check"); then say "$check: good"; else
		say "$check: FAILED"
		status=1
	fi
done
exit $status
