#!/usr/bin/env bash
# Serves what was built, until it is stopped.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
exec "$NODE" scripts/serve.mjs --port "${PORT:-8787}"
