#!/usr/bin/env bash
# Plays the bots' levels against each other; writes the figures that the pages quote and a test plays a sample of.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
status=0
cargo run --quiet --release --locked --package rules --example levels -- static/levels || status=$?
node_modules/.bin/biome format --write static/levels
exit $status
