#!/usr/bin/env bash
# Uses the core as other projects would, by tests/consumer and docs/examples: installed and moved, by the compilers that are named (by g++ and
# clang++, if none is), as a vcpkg port, and configured as a part of them; with --sources it is compiled as such a part, which takes a minute.
set -euo pipefail
cd "$(dirname "$0")/.."
built=build/consumer
mkdir -p "$built"

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# configure FOLDER SOURCE BUILD_TYPE OPTION…
configure() {
  rm -rf "${built:?}/$1"
  cmake -S "$2" -B "$built/$1" -G Ninja -D CMAKE_BUILD_TYPE="$3" "${@:4}"
}

# The program in docs/cpp.md compiles and prints what the page says.
awk '/^\140\140\140cpp/ { on = 1; next } /^\140\140\140/ { on = 0 } on' docs/cpp.md >"$built/documented.cpp"
promised=$(awk -F '\140' '/^It prints \140/ { print $2; exit }' docs/cpp.md)

run_consumer() {
  "$built/$1/consumer"
  [[ -n $promised && $("$built/$1/documented") == "$promised" ]] || fail "docs/cpp.md says that its program prints: $promised"
}

run_examples() {
  diff docs/examples/sweep.txt <("$built/$1/sweep")
  diff docs/examples/worked_example.txt <("$built/$1/worked_example")
  refuses samples "$built/$1/sweep" 1 1
  refuses seed "$built/$1/sweep" x
  refuses example "$built/$1/worked_example" no-such-example
}

# A bad argument ends with 2 and a message that names the parameter.
refuses() {
  local said code=0
  said=$("${@:2}" 2>&1) || code=$?
  [[ $code == 2 && $said == "$1 = "*permitted* ]] || fail "${*:2} ends with $code and says: $said"
}

# Without nlohmann_json the program sqrtdk-sweep is left out, which is said; where it was asked for, configuring fails and says what is missing.
without_json() {
  local said without=(-D CMAKE_DISABLE_FIND_PACKAGE_nlohmann_json=ON -D SQRTDK_BUILD_TESTS=OFF)
  said=$(configure without-json . Release "${without[@]}" 2>&1) || fail "Without nlohmann_json configuring fails: $said"
  [[ $said == *'Left out: the program sqrtdk-sweep'*nlohmann_json* && $said != *libcli11-dev* ]] ||
    fail "Without nlohmann_json configuring does not say what is left out: $said"
  ! said=$(configure without-json . Release "${without[@]}" -D SQRTDK_BUILD_SWEEP=ON 2>&1) ||
    fail "Without nlohmann_json a program is configured that needs it: $said"
  [[ $said == *'sqrtdk-sweep needs nlohmann_json'* ]] || fail "The failure does not name nlohmann_json: $said"
  ! said=$(configure without-json . Release "${without[@]}" -D SQRTDK_MPI=ON 2>&1) ||
    fail "MPI is demanded for a program that is not built: $said"
  [[ $said == *'SQRTDK_MPI is ON'* ]] || fail "The failure does not name SQRTDK_MPI: $said"
  said=$(configure without-json . Release "${without[@]}" -D SQRTDK_BUILD_SWEEP=OFF 2>&1)
  [[ $said != *sqrtdk-sweep* ]] || fail "What was not asked for is spoken of: $said"
}

# installed COMPILER…
installed() {
  rm -rf build/install build/install-first
  cmake --install build/release --prefix build/install-first >/dev/null
  mv build/install-first build/install
  ! grep -rlF "$PWD" build/install || fail 'These installed files name the folder that they were built in.'
  local compiler package=(-D CMAKE_PREFIX_PATH="$PWD/build/install")
  for compiler in "$@"; do
    configure "package-$compiler" tests/consumer Release -D CMAKE_CXX_COMPILER="$compiler" \
      -D documented="$PWD/$built/documented.cpp" "${package[@]}"
    cmake --build "$built/package-$compiler"
    run_consumer "package-$compiler"
    configure "examples-$compiler" docs/examples Release -D CMAKE_CXX_COMPILER="$compiler" "${package[@]}"
    cmake --build "$built/examples-$compiler"
    run_examples "examples-$compiler"
  done
  configure examples-debug docs/examples Debug "${package[@]}"
  cmake --build "$built/examples-debug"
  run_examples examples-debug

  cmake -D PACKAGES="$PWD/$built/vcpkg" -D BUILT="$PWD/build/release" -P tests/consumer/vcpkg.cmake
  configure examples-vcpkg docs/examples Release -D CMAKE_PREFIX_PATH="$PWD/$built/vcpkg"
  cmake --build "$built/examples-vcpkg"
  run_examples examples-vcpkg
}

# What the sources bring into a project around them is known once it is configured; fetched by git where this is a checkout.
configured_from_sources() {
  configure from-sources tests/consumer Debug -D SQRTDK_SOURCE="$PWD" -D documented="$PWD/$built/documented.cpp"
  if [[ -e .git ]]; then
    configure examples-from-git docs/examples Debug -D SQRTDK_REPOSITORY="file://$PWD" -D SQRTDK_TAG="$(git rev-parse HEAD)"
  else
    echo 'This is no git checkout: fetching by git is not tested.'
  fi
}

# Compiled unoptimised, which takes half as long and has to give the same bits; then installed beside the optimised library, where each kind
# of build finds its own.
from_sources() {
  local both=$PWD/$built/both kind
  configure examples-from-sources docs/examples Debug \
    -D SQRTDK_REPOSITORY=unused -D FETCHCONTENT_SOURCE_DIR_SQRTDK="$PWD" -D SQRTDK_INSTALL=ON
  cmake --build "$built/examples-from-sources"
  run_examples examples-from-sources

  rm -rf "$both"
  for kind in "$built/examples-from-sources" build/release; do cmake --install "$kind" --prefix "$both" >/dev/null; done
  for kind in Debug:sqrtdkd Release:sqrtdk; do
    configure "both-${kind%:*}" docs/examples "${kind%:*}" -D CMAKE_PREFIX_PATH="$both"
    cmake --build "$built/both-${kind%:*}"
    run_examples "both-${kind%:*}"
    grep -q "/lib${kind#*:}\.a" "$built/both-${kind%:*}/build.ninja" || fail "A ${kind%:*} build does not link lib${kind#*:}.a."
  done
}

case "$*" in
  --sources) from_sources ;;
  '' | g++ | clang++ | 'g++ clang++')
    if (($# == 0)); then set -- g++ clang++; fi
    installed "$@"
    without_json
    configured_from_sources
    ;;
  *)
    printf 'usage: %s [g++] [clang++] | --sources\n' "$0" >&2
    exit 2
    ;;
esac
