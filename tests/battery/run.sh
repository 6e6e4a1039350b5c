#!/usr/bin/env bash
# Runs the tests of dieharder (of the 33 lags of rgb_lagged_sum 11) on the random streams as the sweep uses them: one stream, many streams in turn, many starts.
# Prints a line for each p-value, then a table for each input. Fails on the verdict FAILED of a test that dieharder itself lists as good.
set -euo pipefail
cd "$(dirname "$0")/../.."
export program=build/release/tests/battery/random_bits
export results=${RESULTS:-build/results/dieharder}
inputs=('turn 1' 'turn 64' 'fresh 4')
seed=20170612

# A test with its parameter. Tests that take a length are run at each that `dieharder -a` runs; of the 33 lags, those near powers of two, where
# sixteen lanes in turn would show.
tests=(0 1 2 3 4 8 9 10 11 12 13 15 16 17 100 101 102 204 205 206 207 208 209)
tests+=('200 -n '{1..12} '201 -n '{2..5} '202 -n '{2..5} '203 -n '{0,1,2,3,7,8,15,16,17,31,32})
# dieharder lists the first three as suspect, the last as not to be used: they are run and shown, and judge nothing.
suspect=(5 6 7 14)

one_test() {
  local words options name
  read -ra words <<<"${1%%:*}"
  read -ra options <<<"${1#*:}"
  name=$results/${1//[: ]/_}
  # The program writes on until the battery has read enough; its broken pipe is how that ends.
  "$program" "${words[@]}" | dieharder -g 200 -d "${options[@]}" -D test_name -D ntuple -D pvalues -D assessment |
    sed "s/^/${1%%:*}| /" >"$name" || true
  cat "$name"
  grep -Eq 'PASSED|WEAK|FAILED' "$name"
}
export -f one_test

# Lines of verdicts of one input, of the tests that judge or of those that do not.
count() { { grep -h "$1" "${@:2}" || true; } | wc -l; }

rm -rf "$results"
mkdir -p "$results"
for input in "${inputs[@]}"; do
  printf '%s\n' "${tests[@]/#/$seed $input:}" "${suspect[@]/#/$seed $input:}"
done | xargs -P "${JOBS:-$(nproc)}" -I{} bash -c 'one_test "{}"'

failed=0
printf '\n| input | p-values | PASSED | WEAK | FAILED | suspect tests: PASSED, WEAK, FAILED |\n|---|---|---|---|---|---|\n'
for input in "${inputs[@]}"; do
  all=("$results/${seed}_${input// /_}"_*)
  apart=("${suspect[@]/#/$results/${seed}_${input// /_}_}")
  good=()
  for file in "${all[@]}"; do
    [[ " ${apart[*]} " == *" $file "* ]] || good+=("$file")
  done
  printf "| \`%s\` | %d | %d | %d | %d | %d, %d, %d |\n" "$seed $input" "$(count '|' "${good[@]}")" \
    "$(count PASSED "${good[@]}")" "$(count WEAK "${good[@]}")" "$(count FAILED "${good[@]}")" \
    "$(count PASSED "${apart[@]}")" "$(count WEAK "${apart[@]}")" "$(count FAILED "${apart[@]}")"
  failed=$((failed + $(count FAILED "${good[@]}")))
done
((failed == 0))
