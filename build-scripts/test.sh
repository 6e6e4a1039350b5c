#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Ends with "N passed, N failed". --full adds what takes longer than a commit may.
set -euo pipefail

full=false fuzzed=300000
case "$#:${1:-}" in
  0:) ;;
  1:--full) full=true fuzzed=2000000 ;;
  *)
    printf 'usage: %s [--full]\n' "$0" >&2
    exit 2
    ;;
esac
if $full; then export SQRTDK_FULL=1; fi
# With a switch that writes expectations anew, left over in the environment, tests would agree with whatever they see.
for switch in "${!UPDATE_@}"; do
  printf '%s is set, and ignored: this run compares and writes nothing anew.\n' "$switch"
  unset "$switch"
done

# Of what is drawn at random half starts from a seed that is always the same, half from that of the day.
export SQRTDK_SEED=${SQRTDK_SEED:-$(date +%Y%m%d)}
printf 'The seed of the day is %s; SQRTDK_SEED=%s repeats it.\n' "$SQRTDK_SEED" "$SQRTDK_SEED"

source "$(dirname "$0")/setup.sh" tests
if $full; then install_missing dieharder:dieharder; fi
# Two more browsers, where the system has them: not every one calls them so.
(install_missing firefox-esr:firefox-esr) || true
(install_missing WebKitWebDriver:webkit2gtk-driver xvfb-run:xvfb xauth:xauth) || true
results=$PWD/build/results
rm -rf "$results"
mkdir -p "$results"

# Runs a command as a step: its output goes to a log, which is shown if it fails. The step's name, exit code, report and seconds go to the tally.
# A step with a report counts the test cases in it; one without counts as one case.
run() {
  local name=$1 report=$2 code=0 begun=$SECONDS
  local log=$results/${name// /-}.log
  shift 2
  printf '%-44s' "$name"
  "$@" >"$log" 2>&1 </dev/null || code=$?
  case $code in
    0)
      printf 'ok      %4d s\n' $((SECONDS - begun))
      # Playwright lists between these two lines what passed at its second try only.
      sed -n '/^ *[0-9][0-9]* flaky$/,/^ *[0-9][0-9]* passed/p' "$log" | sed 's/^/    /'
      ;;
    77) printf 'not run: %s\n' "$(tail -n 1 "$log")" ;;
    *)
      printf 'FAILED  %4d s\n' $((SECONDS - begun))
      # Without the names of all that was begun, which would push the errors out.
      (grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" || true) | cut -c 1-400 | tail -n 100 | sed 's/^/    /'
      ;;
  esac
  printf '%s\t%s\t%s\t%s\n' "$name" "$code" "$report" $((SECONDS - begun)) >>"$results/steps.tsv"
  return 0
}
check() { run "$1" '' "${@:2}"; }
suite() { run "$1" "$results/${1// /-}.xml" "${@:2}"; }

build() { cmake --preset "$1" && cmake --build --preset "$1"; }
core_tests() { SQRTDK_ACCURACY=$results/accuracy-$1.tsv ctest --preset "$1" --parallel "$(nproc)" --output-junit "$2"; }
hosts_in() {
  if [[ $1 == Firefox ]] && ! is_there firefox-esr && [[ -z ${FIREFOX:-} ]]; then
    echo 'no Firefox here; install firefox-esr, or set FIREFOX to the path of one'
    return 77
  elif [[ $1 == Firefox ]] && (($("${FIREFOX:-firefox-esr}" --version | sed -nE 's/.* ([0-9]+)\..*/\1/p') <= 140)); then
    echo 'Firefox 140 lacks a command by which tests drive it; 153 has it'
    return 77
  elif [[ $1 == WebKitGTK ]] && ! { is_there WebKitWebDriver && is_there xvfb-run && is_there xauth; }; then
    echo 'no WebKitGTK here; install webkit2gtk-driver, xvfb and xauth'
    return 77
  fi
  REPORT=$results/hosts-in-$1.xml npm run --silent --prefix web test:hosts -- --project "$1"
}
courses() { REPORT=$results/courses.xml npm run --silent --prefix web test:courses; }
in_web() { (cd web && npx --no-install "$@"); }

for preset in release clang sanitize wasm-tests; do
  check "build $preset" build "$preset"
done
check 'build wasm-scalar' build wasm-scalar
check 'build page' npm run --silent --prefix web build
check 'artefacts' build-scripts/package.sh

for preset in release clang sanitize wasm-tests; do
  suite "core $preset" core_tests "$preset" "$results/core-$preset.xml"
done
for preset in release clang; do
  check "accuracy $preset" build-scripts/accuracy.mjs "$results/accuracy-$preset.tsv"
done
check 'fuzzing' build-scripts/fuzz.sh $((fuzzed / 2))
check 'fuzzing from the seed of the day' build-scripts/fuzz.sh $((fuzzed / 2)) "$SQRTDK_SEED"
suite 'boundary' in_web vitest run --project bindings --reporter junit --outputFile "$results/boundary.xml"
suite 'web modules' in_web vitest run --project web --reporter junit --outputFile "$results/web-modules.xml"
suite 'page in Chromium' env REPORT="$results/page-in-Chromium.xml" npm run --silent --prefix web test:page
suite 'scripts' node --test --test-reporter junit --test-reporter-destination "$results/scripts.xml" \
  tests/layers/*.test.mjs tests/build-scripts/*.test.mjs
suite 'sweep program' node --test --test-reporter junit --test-reporter-destination "$results/sweep-program.xml" \
  tests/sweep_program/*.test.mjs

for engine in Chromium Firefox WebKitGTK; do
  suite "hosts in $engine" hosts_in "$engine"
done
suite 'courses' courses
for engine in release:release clang:clang wasm-tests:wasm; do
  check "vectorised ${engine%:*}" node tests/vectorised/check.mjs "build/${engine#*:}"
done
check 'install and consumer' build-scripts/consumer.sh
check 'reference' build-scripts/reference.sh
for name in $(build-scripts/lint.sh --list); do
  if [[ $name == cpp_tidy ]] && ! $full; then continue; fi # as long as a compilation of the core
  check "lint $name" build-scripts/lint.sh "$name"
done

if $full; then
  check 'consumer of the sources' build-scripts/consumer.sh --sources
  check 'artefacts once more, elsewhere' tests/build-scripts/reproducible.sh
  check 'random bits' tests/battery/run.sh
  check 'goldens' build-scripts/goldens.sh
  check 'coverage' build-scripts/coverage.sh
fi

tail -n 1 "$results/first-load.txt" 2>/dev/null || true
printf '\n'
exec node build-scripts/tally.mjs "$results"
