#!/usr/bin/env node
// Applies small changes to the core, one at a time, in a copy of the tree, and reports which of them the Catch2 tests miss.
// Usage: mutate.mjs [--count N] [--work FOLDER] [--missed]   (--missed tries again what the last run missed, and nothing else)
// Fails if the tests miss more than 5 % of what they could have seen, or if docs/testing.md does not name one that they miss. Needs clang++, CMake and Ninja.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changed, changesIn, chosen, nameOf } from './mutants.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    work: { type: 'string', default: join(tmpdir(), 'sqrt-dk-mutants') },
    missed: { type: 'boolean', default: false },
  },
});
const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const tree = join(options.work, 'tree');
const build = join(options.work, 'build');
const scratch = join(options.work, 'changed');
const resultsPath = join(options.work, 'results.json');
const permittedShare = 0.05;

const run = (command, args, settings = {}) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'], ...settings });

/** Tracked and new files of the working tree, copied where they differ, so that a second run rebuilds little. */
function copyTree() {
  const listed = run('git', ['-C', project, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const kept = new Set(
    listed.split('\0').filter((path) => /^(src|tests|build-scripts|CMake)/.test(path) && !/^tests\/(web\/|node_modules$)/.test(path)),
  );
  for (const folder of ['src', 'tests']) {
    if (!existsSync(join(tree, folder))) continue;
    for (const entry of readdirSync(join(tree, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(tree, join(entry.parentPath ?? entry.path, entry.name));
      if (entry.isFile() && !kept.has(path)) rmSync(join(tree, path));
    }
  }
  for (const path of kept) {
    const from = join(project, path);
    const to = join(tree, path);
    if (!existsSync(from)) continue;
    const content = readFileSync(from);
    if (existsSync(to) && readFileSync(to).equals(content)) continue;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
}

function buildUnchanged() {
  const settings = { stdio: 'inherit' };
  run(
    'cmake',
    [
      '-G',
      'Ninja',
      '-S',
      tree,
      '-B',
      build,
      '-DCMAKE_CXX_COMPILER=clang++',
      '-DCMAKE_BUILD_TYPE=',
      '-DCMAKE_CXX_FLAGS=-O1 -w -D_GLIBCXX_ASSERTIONS',
      '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON',
      '-DSQRTDK_BUILD_TESTS=ON',
    ],
    settings,
  );
  run('cmake', ['--build', build, '--target', 'sqrtdk_tests', '--parallel', process.env.JOBS ?? '1'], settings);
}

/** Object files of library and tests with their sources, commands and the headers they read. */
function readUnits() {
  const dependencies = new Map();
  let current;
  for (const line of run('ninja', ['-C', build, '-t', 'deps']).split('\n')) {
    const head = line.match(/^(\S+): #deps/);
    if (head) dependencies.set(head[1], (current = []));
    else if (line.startsWith('    ')) current.push(line.trim());
  }
  return JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'))
    .filter(({ output, command }) => /sqrtdk_(core|tests)\.dir/.test(output ?? command))
    .map(({ file, command }) => {
      const object = command.match(/ -o (\S+)/)[1];
      const reads = (dependencies.get(object) ?? []).map((path) => relative(tree, resolve(build, path)));
      return { source: relative(tree, file), command, object, reads, test: object.includes('sqrtdk_tests.dir') };
    })
    .filter(({ source }) => !source.endsWith('.hxx') && !source.includes('cmake_pch'));
}

const includes = (path, header) => {
  const name = header.replace(/^src\//, '');
  return [...readFileSync(join(tree, path), 'utf8').matchAll(/#include "([^"]+)"/g)].some(
    ([, included]) => included === name || join(dirname(path), included) === header,
  );
};

/** Compiles the units anew and links them before the unchanged ones; null if the change does not compile. */
function linked(units, redone, sanitizers = '') {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const objects = [];
  for (const unit of redone) {
    const object = join(scratch, `${objects.length}-${basename(unit.source)}.o`);
    const command = unit.command.replace(/ -o \S+/, ` -o ${object}`);
    const result = spawnSync('sh', ['-c', `${command} ${sanitizers}`], {
      cwd: build,
      stdio: 'ignore',
      timeout: 300_000,
    });
    if (result.status !== 0) return null;
    objects.push(object);
  }
  const others = units.filter((unit) => !redone.includes(unit)).map(({ object }) => object);
  const program = join(scratch, 'tests');
  // Of inline functions the linker keeps the first that it meets: those of the changed units.
  const result = spawnSync(
    'clang++',
    ['-o', program, ...objects, ...others, '-fuse-ld=lld', ...sanitizers.split(' ').filter(Boolean)],
    { cwd: build, stdio: 'ignore' },
  );
  return result.status === 0 ? program : null;
}

// Only the changed units are sanitised: what the others do to containers is not known to them.
const unsanitised = { ...process.env, ASAN_OPTIONS: 'detect_container_overflow=0:detect_leaks=0' };

const tagOf = (unit) => `#${basename(unit.source).replace(/\.cpp$/, '')}`;

/** The first test file that fails, or null; a file that takes ten times its usual time has failed. */
function firstToFail(program, order, usual) {
  for (const tag of order) {
    const timeout = Math.max(20_000, 10 * (usual.get(tag) ?? 0));
    const result = spawnSync(program, ['--filenames-as-tags', `[${tag}]`, '--abort'], {
      cwd: build,
      timeout,
      stdio: 'ignore',
      killSignal: 'SIGKILL',
      env: unsanitised,
    });
    if (result.status !== 0) return `${tag.slice(1)}${result.status === null && result.error ? ' (time)' : ''}`;
  }
  return null;
}

/** Test files, those first that include the changed file, then those that read it, then those of its folder, each group from the quickest on. */
function ordered(units, path, usual) {
  const header = path.replace(/\.cpp$/, '.hpp');
  const folder = `${path.split('/')[1]}/`;
  const ofFolder = (unit) => readFileSync(join(tree, unit.source), 'utf8').includes(`#include "${folder}`);
  const rank = (unit) => (includes(unit.source, header) ? 0 : unit.reads.includes(header) ? 1 : ofFolder(unit) ? 2 : 3);
  return units
    .filter((unit) => unit.test && unit.source.endsWith('.test.cpp'))
    .map((unit) => ({ tag: tagOf(unit), rank: rank(unit) }))
    .sort((a, b) => a.rank - b.rank || usual.get(a.tag) - usual.get(b.tag));
}

function usualTimes(units) {
  const program = join(build, 'tests/core/sqrt-dk-tests');
  const usual = new Map();
  for (const unit of units.filter(({ source }) => source.endsWith('.test.cpp'))) {
    const begun = Date.now();
    const result = spawnSync(program, ['--filenames-as-tags', `[${tagOf(unit)}]`], { cwd: build, encoding: 'utf8' });
    if (result.status !== 0 || /No tests ran/.test(result.stdout))
      throw new Error(`unchanged, ${unit.source} fails or runs nothing:\n${result.stdout}`);
    usual.set(tagOf(unit), Date.now() - begun);
  }
  return usual;
}

/** Tries one change: 'does not compile', the test file that sees it, or 'missed'. */
function tried(change, units, usual) {
  const path = join(tree, change.path);
  const source = readFileSync(path, 'utf8');
  const readers = units.filter((unit) => unit.source === change.path || unit.reads.includes(change.path));
  // Of a header first the units that include it themselves: enough to see most changes, and a fraction of the compiling.
  const near = readers.filter((unit) => unit.source === change.path || includes(unit.source, change.path)).slice(0, 8);
  try {
    writeFileSync(path, changed(source, change));
    const ranked = ordered(units, change.path, usual);
    const order = ranked.map(({ tag }) => tag);
    const first = near.length > 0 ? near : readers.slice(0, 8);
    let program = linked(units, first);
    if (program === null) return 'does not compile';
    let seen = firstToFail(program, order, usual);
    if (seen === null && first.length < readers.length) {
      program = linked(units, readers);
      if (program === null) return 'does not compile';
      seen = firstToFail(program, order, usual);
    }
    if (seen !== null) return seen;
    // test.sh runs the tests under the sanitizers too: they see what reads or writes out of bounds and changes no result.
    program = linked(units, first, '-fsanitize=address,undefined -fno-sanitize-recover=all');
    seen =
      program === null
        ? null
        : firstToFail(
            program,
            ranked.filter(({ rank }) => rank < 3).map(({ tag }) => tag),
            usual,
          );
    return seen === null ? 'missed' : `${seen} (sanitizers)`;
  } finally {
    writeFileSync(path, source);
  }
}

function sources(folder) {
  return readdirSync(join(tree, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return path === 'src/bindings' ? [] : sources(path);
      return /\.[ch]pp$/.test(path) ? [path] : [];
    });
}

/** docs/testing.md names what is missed under two headings: changes that no input can tell, and gaps in the tests. */
function report(results) {
  const missed = results.filter(({ outcome }) => outcome === 'missed');
  const tried = results.filter(({ outcome }) => outcome !== 'does not compile');
  const page = join(project, 'docs/testing.md');
  const [equivalent, gaps = ''] = existsSync(page) ? readFileSync(page, 'utf8').split('### Gaps') : [''];
  const standing = (change) =>
    equivalent.includes(nameOf(change))
      ? 'no input can tell'
      : gaps.includes(nameOf(change))
        ? 'gap'
        : 'not named in docs/testing.md';
  console.log('\nMissed:');
  for (const change of missed) console.log(`  ${nameOf(change)}  [${standing(change)}]`);
  const share = (list) => `${list.length}, ${((100 * list.length) / tried.length).toFixed(1)} %`;
  const tests = missed.filter((change) => standing(change) !== 'no input can tell');
  console.log(
    `${tried.length} changes tried; missed: ${share(missed)}; of these the tests could have seen: ${share(tests)}`,
  );
  const unnamed = missed.some((change) => standing(change).startsWith('not named'));
  process.exitCode = unnamed || tests.length > permittedShare * tried.length ? 1 : 0;
}

function main() {
  copyTree();
  buildUnchanged();
  const units = readUnits();
  const usual = usualTimes(units);
  const all = sources('src').flatMap((path) => changesIn(path, readFileSync(join(tree, path), 'utf8')));
  console.log(`${all.length} places to change in ${new Set(all.map(({ path }) => path)).size} files`);
  const last = existsSync(resultsPath) ? JSON.parse(readFileSync(resultsPath, 'utf8')) : [];
  const known = new Map(last.map((result) => [result.order, result]));
  const results = [];
  for (const { folder, wanted, queue } of chosen(all, Number(options.count))) {
    let done = 0;
    for (const change of queue) {
      if (done >= wanted) break;
      const before = known.get(change.order);
      const keep = options.missed && before !== undefined && before.outcome !== 'missed';
      const begun = Date.now();
      const outcome = keep ? before.outcome : tried(change, units, usual);
      results.push({ ...change, outcome });
      if (outcome !== 'does not compile') ++done;
      if (!keep)
        console.log(
          `${folder} ${done}/${wanted}  ${((Date.now() - begun) / 1000).toFixed(0)} s  ${change.kind}: ${nameOf(change)}  [${outcome}]`,
        );
      writeFileSync(
        resultsPath,
        JSON.stringify(
          [...results, ...last.filter(({ order }) => !results.some((result) => result.order === order))],
          null,
          1,
        ),
      );
    }
  }
  report(results);
}

main();
