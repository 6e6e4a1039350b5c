#!/usr/bin/env bash
# Runs the benchmarks: each verifies its answers before it is timed. What they need beyond the page's tools is installed here alone.
set -euo pipefail
source "$(dirname "$0")/setup.sh" bench
install_locked tests/benchmarks

for preset in release wasm-tests; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target draw_and_reduce
done
build-scripts/build-page.sh
exec node tests/benchmarks/run.mjs
