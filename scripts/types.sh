#!/usr/bin/env bash
# The wire's types, from Rust to the declarations that the client is checked against. A test fails when they are stale.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
cargo run --quiet --package room --example types
