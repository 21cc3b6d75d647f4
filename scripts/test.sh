#!/usr/bin/env bash
# All tests, what is quick first. Later groups run though earlier ones failed; the last line sums up.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log"; echo "$passed passed, $failed failed"' EXIT

# sum PATTERN: adds up the number in each match of the log.
sum() { grep -oE "$1" "$log" | grep -oE '[0-9]+' | awk '{ n += $1 } END { print n + 0 }' || true; }

# group NAME PASSED FAILED COMMAND…   The patterns find the runner's own counts in its output.
group() {
	local name=$1 good=$2 bad=$3 start=$SECONDS status=0 now
	shift 3
	say "$name: running"
	"$@" 2>&1 | tee "$log" || status=$?
	passed=$((passed + $(sum "$good")))
	now=$(sum "$bad")
	# A runner that fell over before it could count.
	if ((status != 0 && now == 0)); then now=1; fi
	failed=$((failed + now))
	say "$name: $((SECONDS - start)) s, $now failed"
}

check() {
	if scripts/lint.sh "$1"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}

node_tests() {
	group "$1" '^ℹ pass [0-9]+' '^ℹ (fail|cancelled) [0-9]+' \
		"$NODE" --disable-warning=ExperimentalWarning --test --test-reporter=spec "${@:2}"
}

check format
check biome
group "engine tests" '[0-9]+ passed;' '[0-9]+ failed;' cargo test --quiet --locked --workspace --features browser/extra --no-fail-fast
if scripts/build.sh; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
check types
node_tests "client tests" tests/client/*.test.mjs
node_tests "server tests" tests/server/*.test.mjs
node_tests "browser tests" tests/browser/*.test.mjs
check clippy
exit $((failed > 0))
