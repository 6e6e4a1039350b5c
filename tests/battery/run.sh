#!/usr/bin/env bash
# Runs dieharder on the random streams as the sweep uses them: one stream, many streams in turn, many starts. Fails on a p-value below 1e-6.
set -euo pipefail
cd "$(dirname "$0")/../.."
export program=build/release/tests/battery/random_bits
inputs=('20170612 turn 1' '20170612 turn 64' '20170612 fresh 4')
# All of dieharder's tests that its author calls good, with what each costs kept to about a minute.
tests=(0 1 2 3 4 8 9 10 11 12 13 15 16 17 100 101 102 '200 -n 4' '201 -n 3' '202 -n 5' '203 -n 8' 204 205 206 207 208 209)

one_test() {
  local words options result
  read -ra words <<<"${1%%:*}"
  read -ra options <<<"${1#*:}"
  # The program writes on until the battery has read enough; its broken pipe is how that ends.
  result=$("$program" "${words[@]}" | dieharder -g 200 -d "${options[@]}" -D test_name -D ntuple -D pvalues -D assessment || true)
  printf '%s\n%s\n' "${1%%:*}" "$result"
  grep -Eq 'PASSED|WEAK' <<<"$result" && ! grep -q FAILED <<<"$result"
}
export -f one_test

for input in "${inputs[@]}"; do
  printf '%s\n' "${tests[@]/#/$input:}"
done | xargs -P "$(nproc)" -I{} bash -c 'one_test "{}"'
