#!/usr/bin/env bash
# Prints line and branch coverage of src/ (bindings aside) by the core's tests, and fails below 97 % of lines or 92 % of branches.
# Usage: coverage.sh [FOLDER]   FOLDER, absolute, is where it builds; lines never run are listed in FOLDER/uncovered.txt
set -euo pipefail
build=${1:-}
source "$(dirname "$0")/setup.sh" coverage
build=${build:-$PWD/build/coverage}
least_lines=97
least_branches=92

# clang 14 comes with llvm-cov 14; elsewhere the version that belongs to the clang++ on the PATH, or what stands there without a number.
version=$(clang++ -dumpversion | cut -d. -f1)
tool() { command -v "$1-$version" || command -v "$1"; }
cov=$(tool llvm-cov)
profdata=$(tool llvm-profdata)

cmake -G Ninja -S . -B "$build" -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE= -DSQRTDK_BUILD_TESTS=ON \
  -DCMAKE_CXX_FLAGS='-O1 -fprofile-instr-generate -fcoverage-mapping' >/dev/null
cmake --build "$build" --target sqrtdk_tests >"$build/build.log" || {
  cat "$build/build.log" >&2
  exit 1
}
tests=$build/tests/core/sqrt-dk-tests
LLVM_PROFILE_FILE=$build/tests.profraw "$tests" >"$build/tests.log" || {
  tail -n 40 "$build/tests.log" >&2
  exit 1
}
"$profdata" merge -sparse "$build/tests.profraw" -o "$build/tests.profdata"

others='/src/bindings/|/tests/|/usr/'
"$cov" show "$tests" -instr-profile="$build/tests.profdata" -ignore-filename-regex="$others" |
  awk '/^\/.*:$/ { file = $0 } /^ *[0-9]+\| +0\|/ { print file $0 }' >"$build/uncovered.txt"
"$cov" report "$tests" -instr-profile="$build/tests.profdata" -ignore-filename-regex="$others" -show-functions=false |
  awk -v least_lines=$least_lines -v least_branches=$least_branches '
    $1 == "TOTAL" {
      lines = 100 * (1 - $9 / $8); branches = 100 * (1 - $12 / $11)
      next
    }
    /\.[ch]pp / && ($9 > 0 || $12 > 0) { printf "  %-42s %4d of %4d lines, %4d of %4d branches never taken\n", $1, $9, $8, $12, $11 }
    END {
      printf "src without bindings: %.2f %% of lines, %.2f %% of branches\n", lines, branches
      if (lines < least_lines || branches < least_branches) {
        printf "below %d %% of lines or %d %% of branches\n", least_lines, least_branches
        exit 1
      }
    }'
