// A step that passed is left out only while nothing of what it reads has changed; and what it is said to read is all that its files name.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { contents, filesOf, keyOf, looksAt } from '../../build-scripts/unchanged.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const run = (command, ...options) => execFileSync(command, options, { cwd: root, encoding: 'utf8' });
const hashOf = (content) => createHash('sha256').update(content).digest('hex');
const git = existsSync(join(root, '.git')) ? {} : { skip: 'no git checkout' };

/** Every step of test.sh with the words for what it reads. */
const steps = run('build-scripts/test.sh', '--full', '--list')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([name, words = '']) => ({ name, words: words.split(' ').filter(Boolean) }));
const declared = steps.filter(({ words }) => words.length > 0);

/** A tree of its own, in which a step named "try" reads `read` and the rest stands beside it. */
function inTree(work) {
  const tree = mkdtempSync(join(tmpdir(), 'steps-'));
  const write = (path, text) => {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const step = (command, { words = 'read >made', env = {}, report = '' } = {}) =>
    spawnSync(
      'bash',
      [
        '-c',
        `results=$PWD/build/results; mkdir -p "$results"; source build-scripts/steps.sh; run try '${report}' '${words}' ${command}`,
      ],
      { cwd: tree, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
    ).stdout;
  try {
    for (const name of ['steps.sh', 'unchanged.mjs'])
      cpSync(join(root, 'build-scripts', name), join(tree, 'build-scripts', name));
    write('.gitignore', '/build/\n/made/\n');
    write('read/a', 'one');
    write('beside', 'one');
    spawnSync('git', ['init', '-q'], { cwd: tree });
    work({ write, step, tree });
  } finally {
    rmSync(tree, { recursive: true });
  }
}

test('a step that passed is not run again until a file, its name, its rights or a switch changes', git, () => {
  inTree(({ write, step, tree }) => {
    const ran = (options) => !step('true', options).includes('unchanged since it passed');
    assert.ok(ran(), 'the first time');
    assert.ok(!ran(), 'the second time');
    write('beside', 'two');
    assert.ok(!ran(), 'what it does not read');
    write('read/a', 'two');
    assert.ok(ran() && !ran(), 'what it reads');
    write('read/b', 'new');
    assert.ok(ran() && !ran(), 'a file that git does not know yet');
    chmodSync(join(tree, 'read/b'), 0o755);
    assert.ok(ran() && !ran(), 'a file that can be run now');
    rmSync(join(tree, 'read/b'));
    assert.ok(ran() && !ran(), 'a file that is gone');
    assert.ok(ran({ env: { SQRTDK_FULL: '1' } }), '--full');
    assert.ok(ran(), 'without --full again');
    assert.ok(ran({ env: { STEP_TOOLS: 'g++ 13' } }), 'another compiler');
    assert.ok(ran() && !ran({ env: { SQRTDK_SEED: '7' } }), 'the seed, of which it has no use');
    assert.ok(
      ran({ words: 'read >made @day' }) && ran({ words: 'read >made @day', env: { SQRTDK_SEED: '7' } }),
      'the seed',
    );
  });
});

test('what failed, what was edited meanwhile, and a suite that ran nothing run again', git, () => {
  /** What the second of two runs says. */
  const again = (command, options) => {
    let said = '';
    inTree(({ step }) => {
      step(command, options);
      said = step(command, options);
    });
    return said;
  };
  const report = 'report.xml';
  assert.match(again('false'), /FAILED/);
  assert.doesNotMatch(again(`sh -c 'echo >>read/a'`), /unchanged/);
  assert.doesNotMatch(again(`touch ${report}`, { report }), /unchanged/);
  assert.match(again(`sh -c 'echo "<testcase/>" >${report}'`, { report }), /unchanged/);
  assert.doesNotMatch(again(`sh -c 'echo "<testcase><failure/></testcase>" >${report}'`, { report }), /unchanged/);
  assert.doesNotMatch(again('true', { words: '' }), /unchanged/);
});

test('what a step makes is made again where it is gone or another', git, () => {
  inTree(({ write, step, tree }) => {
    const ran = () => !step(`sh -c 'mkdir -p made; echo made >made/a'`).includes('unchanged');
    assert.ok(ran() && !ran());
    rmSync(join(tree, 'made'), { recursive: true });
    assert.ok(ran() && !ran());
    write('made/a', 'by hand');
    assert.ok(ran());
  });
});

test('one changed file of each folder that a step reads, and it is wanted again', git, () => {
  /** The same for the same path or words, asked once: git is asked for hundreds of lists otherwise. */
  const once =
    (ask, kept = new Map()) =>
    (folder, what) => {
      const key = String(what);
      if (!kept.has(key)) kept.set(key, ask(folder, what));
      return kept.get(key);
    };
  const read = once((folder, path) => hashOf(contents(folder, path)));
  const list = once(filesOf);
  for (const text of new Set(declared.map(({ words }) => words.join(' ')))) {
    const words = text.split(' ');
    const among = new Set(filesOf(root, words));
    const before = keyOf(root, words, { read, list }).reads;
    assert.equal(keyOf(root, words, { read }).reads, before);
    for (const word of words.filter((each) => !/^[:>@]/.test(each))) {
      const changed = list(root, [word]).find((path) => among.has(path));
      assert.ok(changed !== undefined, `${text}: nothing of ${word}`);
      const edited = (folder, path) => (path === changed ? 'changed' : read(folder, path));
      assert.notEqual(keyOf(root, words, { read: edited, list }).reads, before, `${text}: ${changed}`);
    }
  }
});

test('every folder of the tree that a step reads is there', git, () => {
  for (const { name, words } of declared)
    for (const word of words.filter((each) => !/^[:+>@]/.test(each)))
      assert.ok(filesOf(root, [word]).length > 0, `${name}: ${word}`);
});

/** Paths of the tree that a file's text names, from itself or from the root. */
function namedIn(path) {
  const text = readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  const relative = [...text.matchAll(/['"`](\.\.\/[^'"`\s$]*?)\/?['"`$]/g)].map(([, to]) =>
    normalize(join(dirname(path), to)),
  );
  const fromRoot = [...text.matchAll(/['"`]((?:src|docs|dist|web|tests|build-scripts)\/[^'"`\s$]*?)\/?['"`$]/g)].map(
    ([, to]) => to,
  );
  return [...relative, ...fromRoot]
    .map((to) => to.replace(/\/$/, ''))
    .filter((to) => !to.startsWith('..') && !to.includes('node_modules') && existsSync(join(root, to)));
}

test('what the tests of a step import or name by its path is among what the step is said to read', git, () => {
  const found = declared.flatMap(({ name, words }) => {
    const files = filesOf(root, words);
    const known = new Set(
      files.flatMap((path) => [path, ...path.split('/').map((_, at, all) => all.slice(0, at).join('/'))]),
    );
    return files
      .filter((path) => path.startsWith('tests/') && /\.(ts|mjs)$/.test(path) && existsSync(join(root, path)))
      .flatMap((path) =>
        namedIn(path)
          .filter((to) => !known.has(to) && to !== '.')
          // Outputs are there on some machines only; a step's own stand in the list of what it reads by name.
          .filter((to) => !to.startsWith('build/'))
          .map((to) => `${name}: ${path} names ${to}`),
      );
  });
  assert.deepEqual([...new Set(found)], []);
});

/** Files of the tests that a file imports, and those that these import. */
function importedBy(path, found = new Set()) {
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, to] of text.matchAll(/\bfrom '(\.[^']*\.ts)'/g)) {
    const file = normalize(join(dirname(path), to));
    if (!file.startsWith('tests/') || found.has(file)) continue;
    found.add(file);
    importedBy(file, found);
  }
  return found;
}

/** What a step of test.sh reads on a day of which no commit is known, or with another switch. */
function listed(step, day, ...switches) {
  const env = day === undefined ? process.env : { ...process.env, SQRTDK_SEED: String(day), GIT_DIR: '/nowhere' };
  const all = execFileSync('build-scripts/test.sh', [...switches, '--list'], { cwd: root, encoding: 'utf8', env });
  return new RegExp(`^${step}\\t(.*)$`, 'm').exec(all)[1].split(' ').filter(Boolean);
}
const sevenDays = [20261123, 20261124, 20261125, 20261126, 20261127, 20261128, 20261129];
const fiveDays = sevenDays.slice(2);

test(
  'within seven days every test of the page is run, on each day less than a quarter of them, and always what is asked of every laboratory',
  git,
  () => {
    const specs = (...when) =>
      filesOf(root, listed('page in Chromium', ...when)).filter((path) => path.endsWith('.spec.ts'));
    const all = filesOf(root, ['tests/web', ':!tests/web/hosts']).filter((path) => path.endsWith('.spec.ts'));
    assert.deepEqual(specs(undefined, '--full'), all);

    const days = sevenDays.map((day) => specs(day));
    assert.deepEqual([...new Set(days.flat())].sort(), all);
    const always = all.filter((path) => days.every((day) => day.includes(path)));
    const parted = all.filter((path) => importedBy(path).has('tests/seeds.ts'));
    for (const path of parted.filter((path) => path.startsWith('tests/web/chapters/')))
      assert.ok(always.includes(path), path);
    assert.ok(always.includes('tests/web/first-load.spec.ts'));
    // A part that comes round in seven days, too, would be the same one each time that its file is run.
    const withoutLists = (text) => {
      const without = text.replace(/\[[^[\]]*\]/g, '');
      return without === text ? text : withoutLists(without);
    };
    const parts = parted.flatMap((path) => [
      ...withoutLists(readFileSync(join(root, path), 'utf8')).matchAll(/partOfTheDay\([^;]*?,\s*(\d+)\s*[,)]/g),
    ]);
    assert.ok(parts.length > 10);
    for (const [call, many] of parts) assert.notEqual(many % 7, 0, call);
    for (const day of days) assert.ok(4 * (day.length - always.length) < all.length - always.length);
  },
);

test(
  'within five days every test of the core is run under sanitizers, on each day fewer than half of them, and always the digests',
  git,
  () => {
    const native = (words) => filesOf(root, words).filter((path) => path.endsWith('.test.cpp'));
    const all = native(['tests/core', 'tests/sweep_program']);
    assert.deepEqual(native(listed('core sanitize', undefined, '--full')), all);
    assert.deepEqual(native(listed('core release', fiveDays[0])), all);

    const days = fiveDays.map((day) => native(listed('core sanitize', day)));
    assert.deepEqual([...new Set(days.flat())].sort(), all);
    const digests = all.filter((path) => path.startsWith('tests/core/digests/'));
    assert.ok(digests.length > 0);
    for (const day of days) {
      assert.deepEqual(
        digests.filter((path) => !day.includes(path)),
        [],
      );
      assert.ok(2 * day.length < all.length, `${day.length} of ${all.length}`);
    }
  },
);

test('every switch of the environment that a test asks for is part of the key', git, () => {
  const apart = new Set(['HOME', 'PATH', 'NODE_PATH', 'TMPDIR', 'REPORT', 'SCREENSHOT']);
  const asked = filesOf(root, ['tests', 'web'])
    .filter((path) => /\.(ts|mjs)$/.test(path) && existsSync(join(root, path)))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/process\.env\.([A-Z]\w*)/g)].map(([, name]) => name),
    )
    .filter((name) => !apart.has(name) && !name.startsWith('UPDATE_'));
  assert.ok(asked.includes('MONKEY_EVENTS'));
  assert.deepEqual(
    asked.filter((name) => !looksAt.test(name)),
    [],
  );
});
