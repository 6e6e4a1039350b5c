#!/usr/bin/env bash
# Builds the WebAssembly core and the static page: web/core/generated/ and web/dist/. Only what has changed is compiled.
set -euo pipefail
source "$(dirname "$0")/setup.sh" page

[[ -f build/wasm/build.ninja ]] || cmake --preset wasm >/dev/null
cmake --build --preset wasm
in_web vite build --logLevel warn
