#!/usr/bin/env bash
# Compares the digests that one engine computed with the recorded ones: same-bits.sh release|clang|wasm-tests|Chromium|Firefox|WebKitGTK. --list prints what they cover.
set -euo pipefail
cd "$(dirname "$0")/.."
recorded=tests/reference/digests/digests.txt
test_name='the digest of every fixed run is the recorded one'

# Lines "digest  name: what it covers", as the test prints them. Under Node it takes any output for a coloured terminal.
covered() { "$@" "$test_name" | sed 's/\x1b\[[0-9;]*m//g' | grep -E '^[0-9a-f]{16}  '; }

computed() {
  case $1 in
    release | clang) covered "build/$1/tests/core/sqrt-dk-tests" ;;
    wasm-tests) covered node build/wasm/tests/core/sqrt-dk-tests.js ;;
    Chromium | Firefox | WebKitGTK) cat "build/results/digests-$1.txt" ;;
    *) return 2 ;;
  esac
}

if [[ ${1:-} == --list ]]; then
  covered build/release/tests/core/sqrt-dk-tests | sed -E 's/^[0-9a-f]+  /  /'
  exit
fi
mkdir -p build/results
if [[ $1 =~ ^(Firefox|WebKitGTK)$ && ! -f build/results/digests-$1.txt ]]; then
  printf '%s has computed none; see the step "hosts in %s"\n' "$1" "$1"
  exit 77
fi
computed "$1" | sed 's/:.*//' >"build/results/digests-$1.compared"
diff "$recorded" "build/results/digests-$1.compared"
printf 'All %s digests of %s are the recorded ones.\n' "$(wc -l <"$recorded")" "$1"
