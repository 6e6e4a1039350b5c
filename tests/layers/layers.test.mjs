// The layer check fails where it should, on trees made for the purpose.
import assert from 'node:assert/strict';
import test from 'node:test';
import { inTree } from './in-tree.mjs';
import { breaches, missing } from './layers.mjs';
import { orphans } from './orphans.mjs';

function refuses(files, pattern) {
  const found = inTree(files, breaches);
  assert.equal(found.length, 1, found.join('\n'));
  assert.match(found[0], pattern);
}

test('a tree that keeps to the table passes', () => {
  const found = inTree(
    {
      'src/numeric/exp.hpp': '// e\n#include <cmath>\n',
      'src/softmax/softmax.cpp': '// s\n#include "softmax.hpp"\n#include "../numeric/exp.hpp"\n',
      'src/bindings/module.cpp': '// m\n#include <emscripten/bind.h>\n#include "../sweep/chunk.hpp"\n',
      'web/core/load.ts': "// l\nimport create from './generated/core.js';\n",
      'web/figure/axis.ts': "// a\nimport { ticks } from 'd3-array';\n",
      'web/laboratories/a/laboratory.ts':
        "// a\nimport { html } from 'lit';\nimport { axis } from '../../figure/axis.ts';\n",
      'web/lesson/main.ts': "// m\nimport '../laboratories/a/laboratory.ts';\n",
    },
    breaches,
  );
  assert.deepEqual(found, []);
});

test('files that import each other in a circle fail, by a type too, and not where one loads the other later', () => {
  const types = (line) => ({
    'web/core/a.ts': `// a\n${line}\n`,
    'web/core/b.ts': "// b\nimport { a } from './a.ts';\n",
  });
  refuses(types("import type { B } from './b.ts';"), /a\.ts → web\/core\/b\.ts → web\/core\/a\.ts: .* in a circle/);
  assert.deepEqual(inTree(types("const b = () => import('./b.ts');"), breaches), []);
});

test('what the page can ask of the core needs a run among the digests and a fuzzer, its own or one that includes it', () => {
  const asked = {
    'src/bindings/walks.cpp': '// w\n#include "../experiments/walks.hpp"\n',
    'src/experiments/walks.hpp': '// w\n',
    'src/experiments/rows.hpp': '// r\n#include "walks.hpp"\n',
  };
  const run = (header, path = 'tests/core/digests/walks.cpp') => ({ ...asked, [path]: `// w\n#include "${header}"\n` });
  refuses(run('random/stream.hpp'), /walks\.cpp:2 asks src\/experiments\/walks\.hpp, of which .* has no run/);
  assert.deepEqual(inTree(run('experiments/walks.hpp'), breaches), []);
  assert.deepEqual(inTree(run('experiments/rows.hpp'), breaches), []);
  const fuzzed = run('random/stream.hpp', 'tests/fuzz/walks.fuzz.cpp');
  refuses(fuzzed, /walks\.cpp:2 asks src\/experiments\/walks\.hpp, of which tests\/fuzz has no target/);
});

test('an include that points up fails', () => {
  refuses(
    { 'src/numeric/exp.hpp': '// e\n#include "../softmax/softmax.hpp"\n' },
    /exp\.hpp:2 numeric may not use softmax/,
  );
});

test('theory may not look at the experiment', () => {
  refuses({ 'src/theory/law.cpp': '// l\n#  include "../sweep/chunk.hpp"\n' }, /theory may not use sweep/);
});

test('a folder that the table does not name may use nothing', () => {
  refuses({ 'src/news/news.cpp': '// n\n#include "../numeric/exp.hpp"\n' }, /news may not use numeric/);
});

test('nothing in src includes bindings', () => {
  refuses({ 'src/sweep/chunk.cpp': '// c\n#include "../bindings/values.hpp"\n' }, /sweep may not use bindings/);
});

test('an include that leaves src fails', () => {
  refuses({ 'src/numeric/exp.hpp': '// e\n#include "../../web/core/glue.hpp"\n' }, /outside src/);
});

test('emscripten is for bindings alone', () => {
  refuses({ 'src/sweep/chunk.cpp': '// c\n#include <emscripten/val.h>\n' }, /for bindings alone/);
});

test('files, threads and JSON are for the program alone, which nothing else uses', () => {
  const program = '// p\n#include <thread>\n#include <nlohmann/json.hpp>\n#include "../sweep/chunk.hpp"\n';
  assert.deepEqual(inTree({ 'src/sweep_program/part.cpp': program }, breaches), []);
  refuses({ 'src/sweep/chunk.cpp': '// c\n#include <nlohmann/json.hpp>\n' }, /for sweep_program alone/);
  refuses({ 'src/sweep/chunk.cpp': '// c\n#include <CLI/CLI.hpp>\n' }, /for sweep_program alone/);
  refuses({ 'src/sweep/chunk.cpp': '// c\n#include <mpi.h>\n' }, /for sweep_program alone/);
  refuses({ 'src/bindings/sweep.cpp': '// s\n#include "../sweep_program/part.hpp"\n' }, /may not use sweep_program/);
  refuses({ 'src/sweep_program/part.cpp': '// p\n#include "../training/model.hpp"\n' }, /may not use training/);
});

test('hidden entropy and time are refused', () => {
  refuses({ 'src/random/stream.cpp': '// s\n#include <random>\n' }, /<random>/);
  refuses({ 'src/sweep/chunk.cpp': '// c\n#include <chrono>\n' }, /<chrono>/);
});

test('a call of the platform’s exp is refused, in code but not in a comment', () => {
  refuses(
    { 'src/softmax/softmax.cpp': '// std::exp(x) differs\nauto y = std::exp(x);\n' },
    /softmax\.cpp:2 calls std::exp/,
  );
});

test('figure may not import a laboratory', () => {
  refuses(
    { 'web/figure/axis.ts': "// a\nimport { A } from '../laboratories/a/laboratory.ts';\n" },
    /figure may not use laboratories/,
  );
});

test('a laboratory may not import another, but its own files and the kit', () => {
  refuses(
    { 'web/laboratories/a/view.ts': "// v\nimport { b } from '../b/code.ts';\n" },
    /view\.ts:2 the laboratory a may not use the laboratory b/,
  );
  refuses(
    { 'web/laboratories/a/laboratory.css': "/* a */\n@import '../b/laboratory.css';\n" },
    /may not use the laboratory b/,
  );
  const own = "// v\nimport { c } from './items/c.ts';\nimport { k } from '../../kit/k.ts';\n";
  assert.deepEqual(inTree({ 'web/laboratories/a/view.ts': own }, breaches), []);
});

test('the kit may not import a laboratory', () => {
  refuses({ 'web/kit/a.ts': "// a\nimport { b } from '../laboratories/b/code.ts';\n" }, /kit may not use laboratories/);
});

test('an import over several lines, a re-export, a late import and a worker count too', () => {
  refuses({ 'web/figure/a.ts': "// a\nimport {\n  a,\n} from '../lesson/main.ts';\n" }, /figure may not use lesson/);
  refuses({ 'web/figure/a.ts': "// a\nexport * from '../core/pool.ts';\n" }, /figure may not use core/);
  refuses({ 'web/figure/a.ts': "// a\nconst b = await import('../core/pool.ts');\n" }, /figure may not use core/);
  refuses({ 'web/figure/a.ts': "// a\nimport W from '../core/worker.ts?worker';\n" }, /figure may not use core/);
  refuses(
    { 'web/figure/a.ts': "// a\nnew Worker(new URL('../core/worker.ts', import.meta.url));\n" },
    /figure may not use core/,
  );
});

test('only web/core imports generated glue', () => {
  refuses(
    { 'web/laboratories/a/a.ts': "// a\nimport create from '../../core/generated/core.js';\n" },
    /generated glue/,
  );
});

test('a package outside its folder fails', () => {
  refuses({ 'web/core/pool.ts': "// p\nimport { html } from 'lit';\n" }, /package lit in core/);
});

test('a style sheet may not reach up either', () => {
  refuses(
    { 'web/styles/page.css': "/* p */\n@import '../laboratories/a/laboratory.css';\n" },
    /styles may not use laboratories/,
  );
});

test('names that say nothing are refused, as file and as folder', () => {
  refuses({ 'src/numeric/utils.hpp': '// u\n' }, /utils\.hpp/);
  refuses({ 'web/kit/helpers/a.ts': '// a\n' }, /helpers/);
});

test('a file without an opening line, and one that is too long, are refused', () => {
  refuses({ 'src/numeric/exp.hpp': '#pragma once\n// e\n'.replace('#pragma', '\n#pragma') }, /does not begin/);
  refuses({ 'web/figure/a.ts': '// a\n'.repeat(301) }, /301 lines/);
});

test('a test file that no runner names is an orphan, whatever it is called', () => {
  const files = {
    'tests/web/run.test.ts': "test('x', () => {});\n",
    'tests/web/forgotten.test.ts': '',
    'tests/web/disguised.ts': "  it('y', () => {});\n",
    'tests/web/fixture.ts': 'export const x = 1;\n',
    'tests/core/lost.test.cpp': '',
    'tests/fuzz/lost.fuzz.cpp': '',
  };
  const left = inTree(files, (root) => orphans(root, ['tests/web/run.test.ts']));
  assert.deepEqual(left.sort(), [
    'tests/core/lost.test.cpp',
    'tests/fuzz/lost.fuzz.cpp',
    'tests/web/disguised.ts',
    'tests/web/forgotten.test.ts',
  ]);
});

test('a tree in which there is nothing to check does not pass', () => {
  assert.equal(inTree({}, missing).length, 4);
  const found = inTree({ 'src/a.cpp': '', 'web/a.ts': '', 'tests/a.test.ts': '', 'scripts/a.sh': '' }, missing);
  assert.deepEqual(found, ['build-scripts has no file like \\.sh$: nothing was checked there']);
});
