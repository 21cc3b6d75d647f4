#!/usr/bin/env bash
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
cargo fmt --all
node_modules/.bin/biome check --write
