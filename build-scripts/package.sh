#!/usr/bin/env bash
# Makes the artefacts into dist/ (or a folder named): npm package, classic script, single file, SCORM zip and site, and prints their sizes.
# With --lab NAME, which may be given several times or be "all", it makes that laboratory as one page and as one script, in dist/alone/.
# With --chapter NAME, likewise, it makes SCORM packages of that chapter, in English and in German, in dist/scorm-chapters/.
# With --release TAG, such as v0.1.0, it makes all of it, for every NAME, and in dist/release/ what is attached to a release.
set -euo pipefail

usage() {
  printf 'usage: %s [--lab NAME]... [--chapter NAME]... [--release TAG] [FOLDER]\n' "$0" >&2
  exit 2
}

# The laboratories that stand on pages of others.
known() {
  local folder
  for folder in "$(dirname "$0")"/../web/laboratories/*/; do
    grep -q 'static readonly pageOnly' "$folder/laboratory.ts" || basename "$folder"
  done
}

# The chapters with a laboratory, in the order of the lesson.
known_chapters() (
  cd "$(dirname "$0")/../web/lesson/chapters"
  grep -l '^<dk-' -- *.en.md | xargs grep '^place: ' | sort -t ' ' -nk 2 | sed 's/\..*//'
)

laboratories=() chapters=()
release=''
while (($# > 0)); do
  case $1 in
    --lab)
      (($# > 1)) || usage
      if [[ $2 == all ]]; then
        mapfile -t laboratories < <(known)
        shift 2
        continue
      fi
      if ! known | grep -Fx -- "${2#dk-}" >/dev/null; then
        printf 'no laboratory is named "%s"; there are: %s\n' "$2" "$(known | paste -sd ' ')" >&2
        exit 2
      fi
      laboratories+=("${2#dk-}")
      shift 2
      ;;
    --release)
      [[ -n ${2:-} ]] || usage
      release=$2
      shift 2
      ;;
    --chapter)
      (($# > 1)) || usage
      if [[ $2 == all ]]; then
        mapfile -t chapters < <(known_chapters)
      elif known_chapters | grep -Fx -- "$2" >/dev/null; then
        chapters+=("$2")
      else
        printf 'no chapter with a laboratory is named "%s"; there are: %s\n' "$2" "$(known_chapters | paste -sd ' ')" >&2
        exit 2
      fi
      shift 2
      ;;
    -*) usage ;;
    *) break ;;
  esac
done
(($# <= 1)) || usage
[[ -z $release ]] || ((${#laboratories[@]} + ${#chapters[@]} == 0)) || usage
into=$(realpath -m "${1:-$(dirname "$0")/../dist}")

source "$(dirname "$0")/setup.sh" page
# Before minutes of work, not after them.
[[ -z $release ]] || node build-scripts/package/release.mjs --check "$release"
build-scripts/build-page.sh >/dev/null

built=$PWD/build/package
if ((${#laboratories[@]} > 0)); then
  built=$built-alone
  rm -rf "$built"
  mkdir -p "$built"
  cp -r web/dist "$built/site"
  printf '%-30s%12s%12s\n' file bytes brotli
  for laboratory in "${laboratories[@]}"; do
    SQRTDK_LABORATORY=$laboratory in_web vite build --logLevel error --config packaging/parts.config.ts --outDir "$built/parts"
    node build-scripts/package/alone.mjs "$built" "$into/alone" "$laboratory"
  done
fi
if ((${#chapters[@]} > 0)); then
  built=$PWD/build/package-chapters
  rm -rf "$built"
  mkdir -p "$built"
  cp -r web/dist "$built/site"
  SQRTDK_CHAPTERS=1 in_web vite build --logLevel error --config packaging/parts.config.ts --outDir "$built/parts"
  printf '%-40s%12s\n' file bytes
  for chapter in "${chapters[@]}"; do node build-scripts/package/chapter.mjs "$built" "$into/scorm-chapters" "$chapter"; done
fi
((${#laboratories[@]} + ${#chapters[@]} == 0)) || exit 0
rm -rf "$built"
mkdir -p "$built"
cp -r web/dist "$built/site"
in_web vite build --logLevel error --config packaging/parts.config.ts --outDir "$built/parts"
in_web vite build --logLevel error --config packaging/npm.config.ts --outDir "$built/npm"
# By its path: what tests read types with brings a tsc too.
in_web node node_modules/typescript/bin/tsc --project packaging --outDir "$built/types"
node build-scripts/package/main.mjs "$built" "$into"
[[ -n $release ]] || exit 0

build-scripts/package.sh --lab all "$into"
build-scripts/package.sh --chapter all "$into"
node build-scripts/package/release.mjs "$into" "$release"
