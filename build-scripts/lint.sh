#!/usr/bin/env bash
# Checks of form, one by name or all: lint.sh [name…]. `--list` names them, `--fix` formats. A check that cannot run here ends with 77.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH=$PWD/web/node_modules/.bin:$PATH
cannot_run=77

own_cpp() { find src tests docs/examples -path '*/node_modules' -prune -o -name '*.[ch]pp' -print; }

# Each major version has its own line breaks and its own findings; Debian 12's is the measure.
only_version_14() {
  "$1" --version | grep -q 'version 14\.' && return
  printf 'not run: %s is not version 14\n' "$1"
  return $cannot_run
}

cpp_format() {
  only_version_14 clang-format || return
  own_cpp | xargs clang-format --dry-run --Werror
}
cpp_tidy() {
  only_version_14 clang-tidy || return
  # Each file by itself.
  cmake --preset clang -B build/tidy -DCMAKE_UNITY_BUILD=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
  find src -name '*.cpp' -not -path 'src/bindings/*' -print0 | xargs -0 -n 4 -P "$(nproc)" clang-tidy --quiet -p build/tidy
}
types() { npm run --silent --prefix web check; }
typescript() { oxlint --max-warnings 0 web tests; }
# A result of sqrtdk-sweep is kept as the program writes it.
formatted=(web tests .github CMakePresets.json '!tests/reference/sweep_results/small.json')
formatter() { oxfmt --config web/.oxfmtrc.json --ignore-path web/.oxfmtignore "$@" "${formatted[@]}"; }
web_format() { formatter --check; }
styles() { (cd web && stylelint '**/*.css'); }
html() { (cd web && html-validate dist/index.html dist/de.html dist/chapters.html dist/chapters-de.html dist/chapters/*.html dist/gallery.html dist/gallery-de.html dist/sweep.html dist/sweep-de.html); }
shell() { shellcheck build-scripts/*.sh tests/battery/*.sh tests/build-scripts/*.sh .ci/run; }
layers() { node tests/layers/check.mjs; }
orphans() { node tests/layers/check-orphans.mjs; }
links() { build-scripts/links.mjs; }
words() { build-scripts/words.mjs; }

all=(cpp_format cpp_tidy types typescript web_format styles html shell layers orphans links words)
case ${1:-} in
  --list)
    printf '%s\n' "${all[@]}"
    exit
    ;;
  --fix)
    own_cpp | xargs clang-format -i
    formatter
    exit
    ;;
  '') set -- "${all[@]}" ;;
esac
for check in "$@"; do
  if [[ " ${all[*]} " != *" $check "* ]]; then
    printf 'There is no check named %s; there are: %s\n' "$check" "${all[*]}" >&2
    exit 2
  fi
  "$check"
done
