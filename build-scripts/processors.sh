#!/usr/bin/env bash
# Same seed, same bits on other processors: compiles the digests for each of them, runs them in an emulator and compares them with those that
# are checked in. Usage: processors.sh [PROCESSOR…], by the names of GNU's compilers; without one, ARM64, RISC-V and IBM Z, which is big-endian.
set -euo pipefail
source "$(dirname "$0")/setup.sh" processors
processors=("$@")
((${#processors[@]})) || processors=(aarch64 riscv64 s390x)

for processor in "${processors[@]}"; do
  install_missing "$processor-linux-gnu-g++:g++-$processor-linux-gnu" "qemu-$processor:qemu-user"
  # Everything in the program, so that the emulator needs no libraries of that system.
  cmake -S . -B "build/$processor" -G Ninja -D CMAKE_SYSTEM_NAME=Linux -D CMAKE_SYSTEM_PROCESSOR="$processor" \
    -D CMAKE_CXX_COMPILER="$processor-linux-gnu-g++" -D CMAKE_EXE_LINKER_FLAGS=-static -D CMAKE_BUILD_TYPE=Release \
    -D CMAKE_UNITY_BUILD=ON -D SQRTDK_STRICT=ON -D SQRTDK_TESTS=digests -D SQRTDK_BUILD_SWEEP=OFF >/dev/null
  cmake --build "build/$processor" --target print_digests
  if diff tests/reference/digests/digests.txt <("qemu-$processor" "build/$processor/tests/reference/print_digests"); then
    printf '%s gives the same %s digests\n' "$processor" "$(grep -c . tests/reference/digests/digests.txt)"
  else
    printf '%s gives other digests\n' "$processor"
    exit 1
  fi
done
