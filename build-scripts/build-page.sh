#!/usr/bin/env bash
# Builds the WebAssembly core and the static page: web/core/generated/ and web/dist/. Only what has changed is compiled.
set -euo pipefail
source "$(dirname "$0")/setup.sh" page

for preset in wasm wasm-scalar; do
  [[ -f build/$preset/build.ninja ]] || cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset"
done
npm run --silent --prefix web build
