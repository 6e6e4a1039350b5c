#!/usr/bin/env bash
# Installs the core into build/install and builds and runs tests/consumer against it; --sources uses the source tree instead, as FetchContent would.
set -euo pipefail
cd "$(dirname "$0")/.."

from=(-D CMAKE_PREFIX_PATH="$PWD/build/install")
if [[ ${1:-} == --sources ]]; then
  from=(-D SQRTDK_SOURCE="$PWD")
else
  rm -rf build/install
  cmake --install build/release --prefix build/install >/dev/null
fi
rm -rf build/consumer
cmake -S tests/consumer -B build/consumer -G Ninja -D CMAKE_BUILD_TYPE=Release "${from[@]}"
cmake --build build/consumer
build/consumer/consumer
