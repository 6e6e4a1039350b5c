#!/usr/bin/env bash
# Runs the benchmarks: each verifies its answers before it is timed. Prints tables and writes them to docs/benchmarks.md.
# Usage: bench.sh [SECTION…]; sections that are not named keep the figures of their run. A wrong name lists them.
# What they need beyond the page's tools is installed here alone.
set -euo pipefail
source "$(dirname "$0")/setup.sh" bench
install_locked tests/benchmarks

programs=(draw_and_reduce float_softmax fused_attention numeric_throughput)
for preset in release clang wasm-tests; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target "${programs[@]}"
done
build-scripts/build-page.sh
exec node tests/benchmarks/run.mjs "$@"
