#!/usr/bin/env bash
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
exec "$NODE" tests/load/bench.mjs "$@"
