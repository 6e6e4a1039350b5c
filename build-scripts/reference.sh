#!/usr/bin/env bash
# Makes the reference, of the C++ headers and the core in JavaScript, into build/reference/; fails on any warning of Doxygen.
set -euo pipefail
source "$(dirname "$0")/setup.sh" reference

into=build/reference
rm -rf "$into"
mkdir -p "$into"
node build-scripts/reference/stage.mjs "$into/input"
SQRTDK_VERSION=$(sed -n 's/^project(sqrtdk VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt) doxygen build-scripts/reference/Doxyfile
rm -rf "$into/input"
[[ -s $into/index.html && -s $into/softmax_8hpp.html ]] || stop "Doxygen ended well and left no pages in $into."
printf 'The reference stands in %s/index.html: %s pages\n' "$into" "$(find "$into" -name '*.html' | wc -l)"
