#!/usr/bin/env bash
# Makes the artefacts into dist/ (or a folder named): npm package, classic script, single file, SCORM zip and site, and prints their sizes.
set -euo pipefail

usage() {
  printf 'usage: %s [FOLDER]\n' "$0" >&2
  exit 2
}
(($# <= 1)) || usage
[[ ${1:-} != -* ]] || usage
into=$(realpath -m "${1:-$(dirname "$0")/../dist}")

source "$(dirname "$0")/setup.sh" page
build-scripts/build-page.sh >/dev/null

built=$PWD/build/package
rm -rf "$built"
mkdir -p "$built"
cp -r web/dist "$built/site"
in_web vite build --logLevel error --config packaging/parts.config.ts --outDir "$built/parts"
in_web vite build --logLevel error --config packaging/npm.config.ts --outDir "$built/npm"
# By its path: what tests read types with brings a tsc too.
in_web node node_modules/typescript/bin/tsc --project packaging --outDir "$built/types"
node build-scripts/package/main.mjs "$built" "$into"
