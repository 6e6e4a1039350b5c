#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test. Ends with "N passed, N failed". A step of which nothing has changed since it passed is
# not run again; --again runs it, --full adds what takes longer than a commit may, --list says what each step reads and runs nothing.
set -euo pipefail

full=false again=false list=false fuzzed=60000
for switch in "$@"; do
  case $switch in
    --full) full=true fuzzed=2000000 ;;
    --again) again=true ;;
    --list) list=true ;;
    *)
      printf 'usage: %s [--full] [--again] [--list]\n' "$0" >&2
      exit 2
      ;;
  esac
done
if $full; then export SQRTDK_FULL=1; fi
# With a switch that writes expectations anew, left over in the environment, tests would agree with whatever they see.
for switch in "${!UPDATE_@}"; do
  printf '%s is set, and ignored: this run compares and writes nothing anew.\n' "$switch"
  unset "$switch"
done

# Of what is drawn at random half starts from a seed that is always the same, half from that of the day.
export SQRTDK_SEED=${SQRTDK_SEED:-$(date +%Y%m%d)}
$list || printf 'The seed of the day is %s; SQRTDK_SEED=%s repeats it.\n' "$SQRTDK_SEED" "$SQRTDK_SEED"

cd "$(dirname "$0")/.."
# What the modules can be compiled without: it waits for the network and the disk most of the time, beside the compiler.
install_the_rest() {
  source build-scripts/setup.sh tests
  if $full; then install_missing dieharder:dieharder; fi
  # Chromium without windows and two more browsers, where the system has them: not every one calls them so.
  (install_missing chromium-headless-shell:chromium-headless-shell) || true
  (install_missing firefox-esr:firefox-esr) || true
  (install_missing WebKitWebDriver:webkit2gtk-driver xvfb-run:xvfb xauth:xauth) || true
}
if ! $list; then
  source build-scripts/setup.sh page
  install_the_rest &
  installing=$!
fi
results=$PWD/build/results
source build-scripts/steps.sh
if $list; then
  run() { printf '%s\t%s\n' "$1" "$3"; }
else
  if $again; then rm -rf "$passed"; fi
  rm -rf "$results"
  mkdir -p "$results"
fi

# What steps read (build-scripts/unchanged.mjs), rather too much than too little. What shows the page depends on the built modules, not on
# their sources. What is to be compiled is ninja's to say: these steps name nothing here, and always run.
core='src CMakeLists.txt CMakePresets.json build-scripts/cmake'
modules=+web/core/generated
web="web $modules +web/dist tests/web tests/bindings tests/gpt2-file.ts tests/seeds.ts tests/reference tests/package.json tests/tsconfig.json README.md docs"
# Of the page, the boundary's tests read the clients, what they import, two tables of parameters, the pulls that the opening keeps, and the small GPT.
boundary="web/core web/kit web/schema web/i18n web/laboratories/opening web/laboratories/trained/recorded web/laboratories/variance web/laboratories/worked-example web/packaging web/lesson web/vitest.config.ts web/package.json web/tsconfig.json \
$modules tests/bindings tests/web/core tests/gpt2-file.ts tests/seeds.ts tests/reference tests/package.json tests/tsconfig.json docs"
# Tests in browsers read little of what stands outside of web/ and tests/web/.
hosts="web $modules +web/dist tests/web/hosts tests/web/page/digests.ts tests/web/page/engines.ts tests/seeds.ts tests/reference tests/package.json tests/tsconfig.json"
page="web $modules +web/dist tests/web :!tests/web/*.test.ts :!tests/web/hosts tests/bindings :!tests/bindings/*.test.ts tests/gpt2-file.ts tests/seeds.ts tests/reference \
tests/package.json tests/tsconfig.json README.md docs/embedding.md"
# Of the page's tests each day runs what is asked of every laboratory, of which each file takes a part of the day itself, and the limit of the
# first load; of the others a seventh, the next one on the next day (no part within a file is a seventh, so that each part comes with each), and
# what the last commit or the working tree touches, a laboratory with its own.
touched=$(git diff --name-only HEAD~1 -- web/laboratories tests/web 2>/dev/null || true)
laboratories=$(sed -nE 's#^web/laboratories/([^/]+)/.*#\1#p' <<<"$touched" | sort -u | paste -sd '|')
# Of one or two laboratories that are touched every test is run, also of those that take a part of the day themselves.
if [[ -n $laboratories && $laboratories != *'|'*'|'* ]]; then export SQRTDK_TOUCHED="dk-${laboratories/|/ dk-}"; fi
day=$((10#0${SQRTDK_SEED//[!0-9]/}))
page_tests=()
mapfile -t all_pages < <(find tests/web -name '*.spec.ts' -not -path '*/hosts/*' | sort)
for place in "${!all_pages[@]}"; do
  spec=${all_pages[place]}
  if $full || ((place % 7 == day % 7)) || [[ $spec == */first-load.spec.ts || $touched == *"$spec"* ]] ||
    [[ $spec =~ ^tests/web/(${laboratories:-none})[.-] ]] ||
    { [[ $spec == tests/web/chapters/* ]] && grep -qF '/seeds.ts' "$spec"; }; then
    page_tests+=("$spec")
  fi
done
# The others, as what a step does not read.
not_today=$(printf '%s\n' "${all_pages[@]}" | grep -vxFf <(printf '%s\n' "${page_tests[@]}") | sed 's/^/:!/' | tr '\n' ' ' || true)
digests='+build/wasm/tests/bindings/sqrt-dk-digests.js +build/wasm/tests/bindings/sqrt-dk-digests.wasm'
sweep='+build/release/src/sweep_program/sqrtdk-sweep +build/release/tests/sweep_program/failing-rank'
built='+dist +build/alone +build/scorm-chapters'
all=". $modules +web/dist"
programs() { printf '+build/%s ' "$1"/tests/{core/sqrt-dk-tests,sweep_program/sqrt-dk-sweep-tests}{,.js,.wasm}; }

# What engines can change is bits: beside g++ with everything, accuracy included, clang under its sanitizers and WebAssembly
# (tests/bindings/digests.test.ts) give the digests, and clang's fast code where the last commit or the working tree touches the core. Under the
# sanitizers run, too, the tests of a fifth of the folders and a fifth of the fuzzers, the next ones on the next day, and those of what is touched;
# one of two compilers builds what consumers would. With --full all do all.
changed=$(git diff --name-only HEAD~1 -- src CMake* build-scripts/cmake tests/core tests/sweep_program tests/fuzz 2>/dev/null || true)
# fifth FOLDERS NAME…  the names whose turn it is, and those of which something changed in one of the folders, which stand in a pattern.
fifth() {
  local folders=$1 name place=0
  for name in "${@:2}"; do
    if $full || ((place % 5 == day % 5)) || grep -qE "^($folders)/${name}[/.]" <<<"$changed"; then printf '%s\n' "$name"; fi
    place=$((place + 1))
  done
}
mapfile -t folders < <(find tests/sweep_program tests/core/* -maxdepth 0 -type d -not -name digests -printf '%f\n')
sanitized=$({ echo digests; fifth 'src|tests|tests/core' "${folders[@]}"; } | paste -sd ';')
mapfile -t subjects < <(basename -s .fuzz.cpp tests/fuzz/*.fuzz.cpp)
mapfile -t fuzzers < <(fifth 'src|tests/fuzz' "${subjects[@]}")
consumers=(g++ clang++)
if ! $full; then consumers=("${consumers[day % 2]}"); fi
declare -A tests_of=([release]=all [clang]=digests [sanitize]=$sanitized [wasm-tests]=digests)
if $full; then tests_of[clang]=all tests_of[sanitize]=all tests_of[wasm-tests]=all; fi
# Of benchmarks and other programs beside the tests it is enough that one compiler takes them.
build() {
  local target=all
  if ! $full; then
    case $1 in
      clang) target=print_digests ;;
      sanitize) target=sqrtdk_test_programs ;;
      wasm-tests) target=sqrt-dk-digests ;;
    esac
  fi
  cmake --preset "$1" -DSQRTDK_TESTS="${tests_of[$1]}" && cmake --build --preset "$1" --target "$target"
}
modules_of_the_page() {
  { [[ -f build/wasm/build.ninja ]] || cmake --preset wasm; } && cmake --build --preset wasm
}

# Runs all cases of a build in as many processes as there are processors, file by file: a process for each case takes longer to start than
# to run.
core_tests() {
  local tree=build/${1%-tests} report=$2 program begin part files processes code=0 listed ran some=''
  # What draws thousands of times for one figure takes four fifths of the time under sanitizers, and the same lines many times; g++ runs it.
  [[ $1 != sanitize ]] || $full || some='~[simulation]'
  : >"$report"
  rm -f "build/accuracy-$1.tsv"
  for program in "$tree"/tests/{core,sweep_program}/sqrt-dk-{,sweep-}tests{,.js}; do
    # One of an earlier day, or of --full, may lie there yet.
    if [[ ! -f $program || ($program == */sweep_program/* && ! ${tests_of[$1]} =~ ^all$|sweep_program) ]]; then continue; fi
    begin=("$program")
    [[ $program != *.js ]] || begin=(node "$program")
    processes=()
    for ((part = 0; part < $(nproc); part++)); do
      # The tag [#exp.test] stands for the cases of exp.test.cpp; two folders may have files of one name.
      files=$(find "tests/$(basename "$(dirname "$program")")" -name '*.test.cpp' -printf '%f\n' | sort -u |
        awk -v part="$part" -v parts="$(nproc)" -v some="$some" \
          'NR % parts == part { sub(/\.cpp$/, ""); printf "%s[#%s]%s", separator, $0, some; separator = "," }')
      SQRTDK_ACCURACY=$PWD/build/accuracy-$1.tsv "${begin[@]}" --filenames-as-tags "$files" --reporter junit --out "$program-$part.xml" &
      processes+=($!)
    done
    ran=0
    for part in "${!processes[@]}"; do
      wait "${processes[$part]}" || code=1
      grep -A 12 -E '<(failure|error) ' "$program-$part.xml" || true
      ran=$((ran + $(grep -c '<testcase ' "$program-$part.xml" || true)))
      cat "$program-$part.xml" >>"$report"
    done
    # Catch2 2 ends a list with the number of what it listed; 3 has another name for it.
    listed=$( ("${begin[@]}" --list-test-names-only ${some:+"$some"} 2>/dev/null || true) | grep -c . || true)
    ((listed > 0)) || listed=$("${begin[@]}" --list-tests --verbosity quiet ${some:+"$some"} | grep -c .)
    if ((ran != listed)); then
      printf '%s ran %s cases of %s\n' "$program" "$ran" "$listed"
      code=1
    fi
  done
  return $code
}
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
in_chromium() { REPORT=$results/page-in-Chromium.xml npm run --silent --prefix web test:page -- "$@"; }
courses() { REPORT=$results/courses.xml npm run --silent --prefix web test:courses; }

# Work in pieces that do not wait for each other: three lanes take the next as they come free, the long ones first.
sanitized() {
  check 'build sanitize' '' build sanitize
  core sanitize
  if $full; then accuracy sanitize; fi
  check 'fuzzing' "$core tests/fuzz build-scripts/fuzz.sh @day" build-scripts/fuzz.sh $((fuzzed / 2)) 1 "${fuzzers[@]}"
  check 'fuzzing from the seed of the day' "$core tests/fuzz build-scripts/fuzz.sh @day" \
    build-scripts/fuzz.sh $((fuzzed / 2)) "$SQRTDK_SEED" "${fuzzers[@]}"
}
core() {
  local places='tests/core tests/sweep_program/*.cpp'
  if [[ ${tests_of[$1]} != all ]]; then
    places=$(sed -E 's#;?([^;]+)#tests/core/\1 #g; s#core/(sweep_program)#\1/*.cpp#' <<<"*.hpp;${tests_of[$1]}")
  fi
  suite "core $1" "$(programs "${1%-tests}") $places tests/reference >build/accuracy-$1.tsv" core_tests "$1" "$results/core-$1.xml"
}
accuracy() { check "accuracy $1" '' build-scripts/accuracy.mjs "build/accuracy-$1.tsv"; }
released() {
  check 'build release' '' build release
  core release
  accuracy release
  suite 'sweep program' "$modules $sweep tests/sweep_program src/sweep_program tests/reference docs/sweeps.md docs/examples" \
    node --test --test-reporter junit --test-reporter-destination "$results/sweep-program.xml" tests/sweep_program/*.test.mjs
  check 'install and consumer' "$core tests/consumer docs build-scripts/consumer.sh build-scripts/vcpkg LICENSE @day" build-scripts/consumer.sh "${consumers[@]}"
}
by_clang() {
  if ! $full && ! grep -qE '^(src|CMake|build-scripts/cmake|tests/core/digests)' <<<"$changed"; then return; fi
  check 'build clang' '' build clang
  if $full; then
    core clang
    accuracy clang
  else
    check 'digests clang' "+build/clang/tests/reference/print_digests tests/reference/digests" digests_of clang
  fi
}
digests_of() { diff tests/reference/digests/digests.txt <("build/$1/tests/reference/print_digests"); }
in_node() {
  local preset
  if $full; then core wasm-tests; fi
  for preset in wasm release clang; do
    # Twice every hot file without a cache, for two minutes: each time for what readers run, the rest at night.
    if [[ $preset != wasm ]] && ! $full; then continue; fi
    check "vectorised $preset" "$core tests/vectorised" node tests/vectorised/check.mjs "build/$preset"
  done
}
forms() {
  local name
  for name in $(build-scripts/lint.sh --list); do
    if [[ $name == cpp_tidy ]] && ! $full; then continue; fi # as long as a compilation of the core
    check "lint $name" "$all $built" build-scripts/lint.sh "$name"
  done
  check 'reference' "$all >build/reference" build-scripts/reference.sh
  suite 'scripts' "$all $built @day" node --test --test-reporter junit --test-reporter-destination "$results/scripts.xml" \
    tests/layers/*.test.mjs tests/build-scripts/*.test.mjs
}
boundary() {
  suite 'boundary' "$boundary $digests @day" \
    in_web vitest run --project 'bindings*' --reporter junit --outputFile "$results/boundary.xml"
}
modules() {
  suite 'web modules' "$web @day" \
    in_web vitest run --project 'web*' --reporter junit --outputFile "$results/web-modules.xml"
}
# All of them at night: each is built by itself.
alone() {
  if $full; then
    build-scripts/package.sh --lab all --chapter all build
  else
    build-scripts/package.sh --lab variance --lab saturation-map --chapter gradient build
  fi
}
in_courses() {
  suite 'courses' "$hosts tests/web/page/checker.ts tests/bindings :!tests/bindings/*.test.ts README.md docs $built tests/courses \
build-scripts/reference @day" courses
}
browsers() {
  local engine
  for engine in Chromium Firefox WebKitGTK; do suite "hosts in $engine" "$hosts $built @day" hosts_in "$engine"; done
}

check 'build wasm' '' modules_of_the_page
if ! $list; then
  wait "$installing" || exit 1
  STEP_TOOLS=$(tools) # of all that is installed now
  export STEP_TOOLS
fi
# As many compilers in each lane as there are processors, not two more: three lanes at once would want too much memory.
export CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
# The two longest chains first, beside what most of the others read.
in_a_lane sanitized
in_a_lane released
check 'build wasm-tests' '' build wasm-tests
check 'artefacts' ". $modules :!src :!tests >web/dist >dist" build-scripts/package.sh
check 'laboratories as one file, chapters for platforms' ". $modules :!src :!tests >build/alone >build/scorm-chapters" alone
for each in in_courses modules browsers forms boundary by_clang in_node; do in_a_lane "$each"; done
wait
# Alone, since its tests wait for what is painted.
suite 'page in Chromium' "$page $not_today$built @day" in_chromium "${page_tests[@]}"

if $full; then
  check 'consumer of the sources' "$core tests/consumer docs build-scripts/consumer.sh build-scripts/vcpkg" build-scripts/consumer.sh --sources
  check 'artefacts once more, elsewhere' "$all" tests/build-scripts/reproducible.sh
  check 'digests of other processors' '' build-scripts/processors.sh
  check 'random bits' '' tests/battery/run.sh
  check 'goldens' 'tests/reference build-scripts/goldens.sh build-scripts/goldens.mjs' build-scripts/goldens.sh
  check 'coverage' '' build-scripts/coverage.sh
fi

if $list; then exit; fi
tail -n 1 "$results/first-load.txt" 2>/dev/null || true
printf '\n%s minutes from the first step to the last.\n' $(((SECONDS + 59) / 60))
exec node build-scripts/tally.mjs "$results"
