#!/usr/bin/env bash
# Finds what the other scripts need and installs what is missing: `source build-scripts/setup.sh page|tests|bench|coverage|processors|reference|goldens`.
# Debian packages come by apt. Where the system's node is too old, another goes into .tools/ and touches nothing else.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What shows that a thing is there (a command, a header, or a check by name), and the Debian package that brings it.
needs_page=(cmake:cmake ninja:ninja-build emcc:emscripten eigen3/Eigen/Core:libeigen3-dev)
needs_tests=("${needs_page[@]}" g++:g++ clang++:clang asan:libclang-rt-dev catch2/:catch2 clang-format:clang-format
  clang-tidy:clang-tidy shellcheck:shellcheck doxygen:doxygen nlohmann/json.hpp:nlohmann-json3-dev CLI/CLI.hpp:libcli11-dev mpicxx:libopenmpi-dev mpirun:openmpi-bin
  numpy:python3-numpy torch:python3-torch chromium:chromium fonts:fonts-dejavu-core
  mkdocs:mkdocs jekyll:jekyll sphinx-build:python3-sphinx hugo:hugo pandoc:pandoc xmllint:libxml2-utils)
needs_bench=("${needs_page[@]}" g++:g++ clang++:clang catch2/:catch2 numpy:python3-numpy openblas:libopenblas0-pthread torch:python3-torch
  chromium:chromium fonts:fonts-dejavu-core)
needs_coverage=(cmake:cmake ninja:ninja-build eigen3/Eigen/Core:libeigen3-dev clang++:clang asan:libclang-rt-dev catch2/:catch2 llvm-cov:llvm)
needs_processors=(cmake:cmake ninja:ninja-build eigen3/Eigen/Core:libeigen3-dev catch2/:catch2)
needs_reference=(doxygen:doxygen)
needs_goldens=(mpmath:python3-mpmath scipy:python3-scipy numpy:python3-numpy torch:python3-torch)
needs_node=(node:nodejs npm:npm)

stop() {
  printf '%s\n' "$*" >&2
  exit 1
}

is_there() {
  case $1 in
    asan) compgen -G "$(clang++ -print-runtime-dir 2>/dev/null)/*asan*" >/dev/null ;;
    numpy) /usr/bin/python3 -c 'import numpy' 2>/dev/null ;;
    torch) /usr/bin/python3 -c "import torch" 2>/dev/null ;;
    mpmath | scipy) /usr/bin/python3 -c "import $1" 2>/dev/null ;;
    openblas) compgen -G "/usr/lib/*/libopenblas.so.0" >/dev/null ;;
    fonts) [[ $OSTYPE != linux* || -d /usr/share/fonts/truetype ]] ;;
    chromium) [[ -n ${CHROME:-} ]] || command -v chromium chromium-browser google-chrome >/dev/null ;;
    */*) [[ -e /usr/include/$1 || -e /usr/local/include/$1 || -e /opt/homebrew/include/$1 ]] ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

lists_are_new=${lists_are_new:-false} # once in a run is enough
install_missing() {
  local need packages=() as_root=()
  for need in "$@"; do
    is_there "${need%%:*}" || packages+=("${need#*:}")
  done
  ((${#packages[@]} == 0)) && return
  if [[ " ${packages[*]} " == *" chromium "* ]] && grep -qs '^ID=ubuntu' /etc/os-release; then
    stop "No Chromium found, and Ubuntu's is a snap that cannot be driven here. Install any Chromium and name it: CHROME=/path/to/chrome $0"
  fi
  ((EUID == 0)) || as_root=(sudo)
  if ! command -v apt-get >/dev/null || { ((EUID != 0)) && ! command -v sudo >/dev/null; }; then
    stop "Missing, and not to be installed without apt and root or sudo: ${packages[*]}
These are Debian's names. Install them, or the same tools from elsewhere, and run this again."
  fi
  printf 'Installing by apt: %s\n' "${packages[*]}"
  mkdir -p build
  if ! {
    { $lists_are_new || "${as_root[@]}" apt-get update; } &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends -o Dpkg::Use-Pty=0 "${packages[@]}"
  } >build/apt.log 2>&1; then
    cat build/apt.log >&2
    stop "apt could not install these; the reason stands above: ${packages[*]}"
  fi
  lists_are_new=true
}

# Vite 8 asks for node 20.19; npm before 11 leaves out its native part without a word.
node_is_new_enough() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' &&
    (($(npm --version | cut -d. -f1) >= 11))
}

setup_node() {
  [[ -x .tools/node_modules/.bin/node ]] && PATH=$PWD/.tools/node_modules/.bin:$PATH
  node_is_new_enough && return
  install_missing "${needs_node[@]}"
  node_is_new_enough && return
  printf 'Installing node 24 and npm 11 into .tools/ (here: node %s, npm %s)\n' "$(node --version)" "$(npm --version)"
  npm install --silent --no-fund --no-audit --prefix .tools node@24.21.0 npm@11.21.2
  PATH=$PWD/.tools/node_modules/.bin:$PATH
}

source build-scripts/install-locked.sh

# A program of the npm packages of web/, there; without npm, which takes half a second to start.
in_web() { (cd web && env PATH="$PWD/node_modules/.bin:$PATH" "$@"); }

check_emcc() {
  local version
  version=$(emcc --version | sed -nE '1s/.* ([0-9]+\.[0-9]+\.[0-9]+).*/\1/p')
  printf '3.1.6\n%s\n' "$version" | sort -VC ||
    stop "emcc $version is too old; 3.1.6 is the oldest that works. Put a newer one first on the PATH."
}

case ${1:-page} in
  page) install_missing "${needs_page[@]}" ;;
  tests) install_missing "${needs_tests[@]}" ;;
  bench) install_missing "${needs_bench[@]}" ;;
  coverage) # no page, so neither emcc nor node
    install_missing "${needs_coverage[@]}"
    return
    ;;
  processors) # nor clang
    install_missing "${needs_processors[@]}"
    return
    ;;
  reference | goldens) # nothing is compiled
    if [[ $1 == goldens ]]; then install_missing "${needs_goldens[@]}"; else install_missing "${needs_reference[@]}"; fi
    setup_node
    export PATH
    return
    ;;
  *) stop "usage: source build-scripts/setup.sh page|tests|bench|coverage|processors|reference|goldens" ;;
esac
# What was configured keeps the compiler that it found.
[[ -f build/wasm/build.ninja ]] || check_emcc
# Debian's emcc looks for its JavaScript parser here, whichever node runs it.
if [[ -d /usr/share/nodejs ]]; then export NODE_PATH=/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}; fi
setup_node
export PATH
install_locked web
if [[ ${1:-page} == tests ]]; then install_locked tests/courses; fi
