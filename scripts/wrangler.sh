#!/usr/bin/env bash
# wrangler under the Node that it wants.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
exec "$NODE" node_modules/wrangler/bin/wrangler.js "$@"
