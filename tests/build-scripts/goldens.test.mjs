// Goldens: numbers of both notations are read, texts compared by bytes or within a tolerance, and a file that no longer is what its script makes is told.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { checkGoldens, difference, goldenOf, valueOf } from '../../build-scripts/goldens.mjs';

test('literals of both notations have their values, subnormal ones too', () => {
  assert.equal(valueOf('-0x1.8p+1'), -3);
  assert.equal(valueOf('0x1.fffffffffffffp1023'), Number.MAX_VALUE);
  assert.equal(valueOf('0x0.0000000000001p-1022'), 5e-324);
  assert.equal(valueOf('0x1p-1074'), 5e-324);
  assert.equal(valueOf('0xap0'), 10);
  assert.equal(valueOf('-2.5e-3'), -0.0025);
});

test('without a tolerance one byte is a difference, and its line is named', () => {
  assert.equal(difference('a\nb\n', 'a\nb\n'), null);
  assert.match(difference('a\nc\n', 'a\nb\n'), /^line 2 is\n +b\n +and is made as\n +c$/);
  assert.match(difference('a\n', 'a\nb\n'), /line 2/);
});

test('with a tolerance numbers may be as far apart as it says, and nothing else may differ', () => {
  assert.equal(difference('{1.0, 0x1p-3}', '{1.0000000000000002, 0x1.0000000000001p-3}', 1e-15), null);
  assert.match(difference('{1.0, 2}', '{1.0, 2.1}', 1e-15), /2\.1 is made as 2, which is 0\.048 away/);
  assert.match(difference('{1e300}', '{1.01e300}', 1e-3), /away/);
  assert.match(difference('{1, 2}', '{1; 2}', 1), /more than numbers/);
  assert.match(difference('{1, 2, 3}', '{1, 2}', 1), /more than numbers/);
});

/** A root with two scripts: one whose golden is right, one whose golden is not. */
function root(t) {
  const path = mkdtempSync(join(tmpdir(), 'sqrtdk-goldens-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, kept] of [
    ['good', 1],
    ['bad', 2],
  ]) {
    const folder = join(path, 'tests/reference', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'make_one.py'), 'print("// Made by make_one.py.\\n1")\n');
    writeFileSync(join(folder, 'one.hpp'), `// Made by make_one.py.\n${kept}\n`);
    writeFileSync(join(folder, 'other.hpp'), '// Written by hand, and no line of make_two.py.\n');
  }
  return path;
}

test('every script is run, and what differs is told, counted and, if asked, renewed', async (t) => {
  const path = root(t);
  const said = [];
  const say = (line) => said.push(line);
  assert.equal(await checkGoldens(path, [], { say }), 1);
  assert.match(said.join('\n'), /good\/make_one\.py +same/);
  assert.match(said.join('\n'), /bad\/make_one\.py +DIFFERS.*\n +line 2 is\n +2\n +and is made as\n +1/);
  assert.equal(said.at(-1), '1 goldens are what their scripts make, 1 is not.');
  assert.equal(await checkGoldens(path, ['good'], { say }), 0);
  await checkGoldens(path, [], { say, update: true });
  assert.equal(readFileSync(join(path, 'tests/reference/bad/one.hpp'), 'utf8'), '// Made by make_one.py.\n1\n');
  assert.equal(await checkGoldens(path, [], { say }), 0);
});

test('a script that fails, a folder that is not there and a script without its file are errors', async (t) => {
  const path = root(t);
  const folder = join(path, 'tests/reference/good');
  await assert.rejects(checkGoldens(path, ['none'], { say: () => undefined }), /no folder none/);
  assert.throws(
    () => goldenOf(folder, 'make_none.py'),
    /0 files of .* say in their first line that make_none\.py made/,
  );
  writeFileSync(join(folder, 'make_one.py'), 'raise ValueError("no such number")\n');
  const said = [];
  assert.equal(await checkGoldens(path, ['good'], { say: (line) => said.push(line) }), 1);
  assert.match(said.join('\n'), /make_one\.py ended with 1[^]*no such number/);
});
