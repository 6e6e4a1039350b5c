// Which test or step of CI runs each command of the documents. What none runs stands in docs/systems.md with its reason, and not here.

const ci = '.github/workflows/ci.yml';
const everything = 'build-scripts/test.sh';

/** The form of a command, the file that runs it, and how that file writes it. */
export const run = [
  [/^\.\/build-scripts\/serve\.sh(?: --build-only)?$/, ci, './build-scripts/serve.sh --build-only'],
  [/^\.\/build-scripts\/test\.sh$/, ci, './build-scripts/test.sh '],
  [/^(?:\.\/build-scripts\/)?test\.sh --full$/, ci, "'--full'"],
  [/^(?:\.\/build-scripts\/)?package\.sh$/, everything, 'build-scripts/package.sh'],
  [
    /^(?:\.\/build-scripts\/)?package\.sh --lab (?:variance|all)$/,
    everything,
    'build-scripts/package.sh --lab variance',
  ],
  [/^(?:\.\/build-scripts\/)?package\.sh --chapter gradient$/, everything, '--chapter gradient build'],
  [/^\.\/build-scripts\/coverage\.sh$/, everything, 'build-scripts/coverage.sh'],
  [/^\.\/build-scripts\/goldens\.sh$/, everything, 'build-scripts/goldens.sh'],
  [/^\.\/build-scripts\/reference\.sh$/, everything, 'build-scripts/reference.sh'],
  [/^\.\/build-scripts\/fuzz\.sh(?: \d+)?$/, everything, 'build-scripts/fuzz.sh $((fuzzed / 2))'],
  [/^\.\/build-scripts\/lint\.sh(?: [a-z_]+)*$/, everything, 'build-scripts/lint.sh "$name"'],
  [/^tests\/battery\/run\.sh$/, everything, 'tests/battery/run.sh'],
  [/^npx vitest run --project web$/, everything, "vitest run --project 'web*'"],
  [/^(?:SQRTDK_ONLY=dk-name )?npx playwright test$/, 'web/package.json', '"test:page": "playwright test"'],
  // Tests are built by these presets, and their program is called by its path.
  [
    /^cmake --preset release(?: -DSQRTDK_TESTS=all)?$/,
    everything,
    'cmake --preset "$1" -DSQRTDK_TESTS="${tests_of[$1]}"',
  ],
  [/^cmake --build --preset release$/, everything, 'cmake --build --preset "$1"'],
  [/^cmake (?:--build )?--preset wasm$/, 'build-scripts/build-page.sh', 'cmake --build --preset wasm'],
  [/^build\/release\/tests\/core\/sqrt-dk-tests$/, everything, 'sqrt-dk-{,sweep-}tests{,.js}'],
  // As a package: the same switches by the vcpkg port, the same installation by the consumer.
  [
    /^cmake -S \. -B build\/release .*-D SQRTDK_BUILD_TESTS=OFF$/,
    'build-scripts/vcpkg/portfile.cmake',
    '-DSQRTDK_BUILD_TESTS=OFF',
  ],
  [/^cmake --build build\/release$/, everything, 'cmake --build --preset "$1"'],
  [
    /^cmake --install build\/release --prefix \S+$/,
    'build-scripts/consumer.sh',
    'cmake --install build/release --prefix',
  ],
  [/^sqrtdk-sweep \S+ --out \S+ --csv \S+$/, 'tests/sweep_program/parts.test.mjs', "'--csv'"],
  [/^sqrtdk-sweep merge part-\* --out \S+ --csv \S+$/, 'tests/sweep_program/parts.test.mjs', "place.run('merge'"],
  [/^mpirun -n \d+ sqrtdk-sweep \S+ --out \S+$/, 'tests/sweep_program/program.mjs', 'mpirun'],
  // Steps of people who put a laboratory on their site.
  [/^export SQRT_DK=\$PWD$/, 'tests/courses/framework.ts', 'SQRT_DK: product()'],
  [/^npm pack$/, 'tests/courses/installed.ts', 'pack'],
];

const digests = 'tests/core/digests/digests.test.cpp';

/** Commands that write what a test compares otherwise: the file of that test, and by which word it knows the command or its file. */
export const writes = [
  ['npm run renew', 'web/package.json', '"renew": "UPDATE_DOCS=1 UPDATE_LINKS=1 vitest'],
  [
    'UPDATE_PULLS=1 npx vitest run --project bindings opening-pulls',
    'tests/bindings/opening-pulls.test.ts',
    'UPDATE_PULLS',
  ],
  ['UPDATE_RUNS=1 npx vitest run --project web recorded-runs', 'tests/web/kit/recorded-runs.test.ts', 'UPDATE_RUNS'],
  [
    'SQRTDK_ONLY=dk-name UPDATE_STILLS=1 npx playwright test chapters/looks chapters/screens',
    'tests/web/chapters/looks.spec.ts',
    'UPDATE_STILLS',
  ],
  [
    'SQRTDK_FULL=1 UPDATE_STILLS=1 npx playwright test chapters/looks sweep-result',
    'tests/web/sweep-result.spec.ts',
    'UPDATE_STILLS',
  ],
  ['cmake --build --preset release --target print_digests', digests, 'digests.txt'],
  ['build/release/tests/reference/print_digests > tests/reference/digests/digests.txt', digests, 'digests.txt'],
  ['SQRTDK_ACCURACY=/tmp/seen.tsv build/release/tests/core/sqrt-dk-tests', everything, 'SQRTDK_ACCURACY='],
  ['build-scripts/accuracy.mjs --write /tmp/seen.tsv', 'tests/build-scripts/accuracy.test.mjs', 'accuracy.mjs'],
];
