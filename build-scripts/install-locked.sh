#!/usr/bin/env bash
# The npm packages that a folder's lock names: `source build-scripts/install-locked.sh`.
set -euo pipefail

# npm ci in a folder, unless what stands there is what the lock says.
install_locked() {
  local stamp=$1/node_modules/.installed lock
  lock="$(node --version) $(cksum <"$1/package-lock.json")"
  [[ -f $stamp && $(<"$stamp") == "$lock" ]] && return
  printf 'Installing the npm packages of %s/\n' "$1"
  npm ci --silent --no-fund --no-audit --prefix "$1"
  printf '%s\n' "$lock" >"$stamp"
}
