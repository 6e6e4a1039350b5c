// The changes that mutate.mjs tries: none in comments, strings or templates, and the same choice every time.
import assert from 'node:assert/strict';
import test from 'node:test';
import { blanked, changed, changesIn, chosen, nameOf } from '../../build-scripts/mutants.mjs';

const found = (source, path = 'src/a/a.cpp') =>
  changesIn(path, source).map(({ kind, from, to }) => `${kind}: ${from} → ${to}`);

test('comments, strings, characters and includes are blanked, and all else keeps its place', () => {
  const source = '#include "a 1.hpp"\nint f() { return 3; }  // 4 + 5\nauto s = "6 < 7\\" 8"; char c = \'9\';';
  const code = blanked(source);
  assert.equal(code.length, source.length);
  assert.equal(code.indexOf('3'), source.indexOf('3'));
  assert.deepEqual(found(source), ['off by one: 3 → 4']);
});

test('operators, constants, bounds and truths are changed, angle brackets of templates are not', () => {
  assert.deepEqual(found('if (x < 2 && !y) z += std::min<int>(a, b) - c * 0.5;'), [
    'comparison: < → <=',
    'sign: - → +',
    'factor: * → /',
    'update: += → -=',
    'logic: && → ||',
    'negation: ! → ',
    'off by one: 2 → 3',
    'constant: 0.5 → (2 * 0.5)',
  ]);
  assert.deepEqual(found('double x = std::max(0.0, y);'), ['bound: std::max → std::min', 'constant: 0.0 → 1.0']);
  assert.deepEqual(found('std::vector<double> a; return -1.5f == b || true;'), [
    'equality: == → !=',
    'logic: || → &&',
    'truth: true → false',
    'constant: 1.5f → (2 * 1.5f)',
  ]);
});

test('a change is made where it was found, and named by its line and its place in it', () => {
  const source = 'int a = 0;\n  f(1, 1);\n';
  const [, first, second] = changesIn('src/a/a.cpp', source);
  assert.equal(changed(source, second), 'int a = 0;\n  f(1, 2);\n');
  assert.equal(nameOf(first), 'src/a/a.cpp: `f(1, 1);`, 1 → 2');
  assert.equal(nameOf(second), 'src/a/a.cpp: `f(1, 1);`, 1 → 2 at place 2');
});

test('every folder has its share, at least four, and the choice is the same every time', () => {
  const body = Array.from({ length: 30 }, (_, i) => `x = ${i} + y * ${i}.5;`).join('\n');
  const changes = [...changesIn('src/a/a.cpp', body), ...changesIn('src/b/b.cpp', 'y = 1 + 2 + 3 + 4;')];
  const choose = () => chosen(changes, 60).map(({ folder, wanted, queue }) => [folder, wanted, queue.map(nameOf)]);
  assert.deepEqual(choose(), choose());
  const [[a, many], [b, few]] = choose();
  assert.deepEqual([a, b], ['a', 'b']);
  assert.ok(many > 40);
  assert.ok(few >= 4);
});
