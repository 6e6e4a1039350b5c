// The generated reference says what the code says; npm run renew, in web, writes it anew. What Doxygen is given keeps the lines of our headers.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { coreInJavaScript, typesOfTheCore } from '../../build-scripts/reference/core-in-javascript.mjs';
import { folders } from '../../build-scripts/reference/folders.mjs';
import { declaredNames, installedHeaders, subject } from '../../build-scripts/reference/headers.mjs';
import { escaped, toDoxygen } from '../../build-scripts/reference/house-form.mjs';
import { indexOfHeaders } from '../../build-scripts/reference/index-of-headers.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const generated = { 'cpp.md': indexOfHeaders, 'core.md': coreInJavaScript };
for (const [name, make] of Object.entries(generated))
  test(`docs/reference/${name} is what the code makes it`, () => {
    const wanted = make(root);
    if (process.env.UPDATE_DOCS) writeFileSync(join(root, 'docs/reference', name), wanted);
    else assert.equal(read(`docs/reference/${name}`), wanted, 'npm run renew, in web/, writes it');
  });

test('every call of the core in JavaScript is described, and what the package starts is there', () => {
  const text = coreInJavaScript(root);
  assert.deepEqual(
    text.split('\n').filter((line) => /^\| `.*\|\s*\|$/.test(line)),
    [],
  );
  for (const name of ['startCore', 'sweepChunk', 'evaluateWorkedExample', 'CoreRefusal'])
    assert.ok(text.includes(name), name);
  assert.ok([...typesOfTheCore(root).values()].flat().includes('SweepSpecification'));
});

test('every installed header stands in a folder that is described, and no private header is a mistake', () => {
  const headers = installedHeaders(root);
  assert.ok(headers.length > 50, String(headers.length));
  assert.deepEqual([...new Set(headers.map((path) => path.split('/')[0]))].sort(), Object.keys(folders).sort());
  const own = read('build-scripts/cmake/private-headers.cmake')
    .match(/HEADERS\s([^)]*)\)/)[1]
    .trim()
    .split(/\s+/);
  for (const path of own) assert.ok(existsSync(join(root, 'src', path)), `there is no src/${path}`);
});

test('no installed header includes one that is not', () => {
  const headers = new Set(installedHeaders(root));
  for (const path of headers)
    for (const [, target] of read(`src/${path}`).matchAll(/#include "(.*)"/g))
      assert.ok(headers.has(join(dirname(path), target)), `${path} includes ${target}`);
});

test('names and subject of a header are found', () => {
  const text = `// What it is.
struct Shape;
template <class Real>
Real twice(Real x);
inline constexpr int kOne = 1, kTwo{2};
using List = std::vector<int>;
inline bool operator==(const Shape& a, const Shape& b);
void apply(const Shape& shape, int times = 3);
enum class Kind { one };
class Thing {
  void inside();
};
`;
  assert.equal(subject(text), 'What it is.');
  assert.deepEqual(declaredNames(text), ['Shape', 'twice', 'kOne', 'kTwo', 'List', 'apply', 'Kind', 'Thing']);
});

const header = `// What it is <here>.
#pragma once

/// Of a pair.
///
/// low, high  its ends
struct Pair {
  double low = 0, high = 1;
  int a, b;  ///< both of it
};

/// Does it.
///
///   p = a * b
///
/// a        first
///          and more
/// elsewhere  not a parameter
/// returns  a number
/// throws   InvalidArgument "empty"
/// source   Somebody 2017
double done(double a, double b);

/// Writes.
///
/// returns  into what it is given
void write(double* to);
`;

test('tables of the house become what Doxygen reads, line by line', () => {
  const lines = toDoxygen('x/y.hpp', header).split('\n');
  assert.equal(lines.length, header.split('\n').length);
  assert.equal(lines[0], '/** @file x/y.hpp @brief What it is \\<here\\>. */');
  assert.equal(lines[5], '///');
  assert.equal(lines[7], '  double low = 0; /**< its ends */ double high = 1; /**< its ends */');
  assert.equal(lines[8], '  int a; /**< both of it */ int b; /**< both of it */');
  assert.equal(lines[13], '///       p = a * b');
  assert.equal(lines[15], '/// @param a first');
  assert.equal(lines[16].trim(), '///          and more');
  assert.equal(lines[17], '/// - elsewhere: not a parameter');
  assert.equal(lines[18], '/// @return a number');
  assert.equal(lines[19], '/// @throws sqrtdk::InvalidArgument "empty"');
  assert.equal(lines[20], '/// @source Somebody 2017');
  assert.equal(lines[25], '/// @result into what it is given');
});

test('nothing in a text is a command, but in backticks and quotation marks it is left', () => {
  assert.equal(escaped('a < b @x #y `<z>` "<i>" 5 %'), 'a \\< b \\@x \\#y `<z>` "<i>" 5 \\%');
});
