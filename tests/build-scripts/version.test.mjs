// The version is written in three places; they agree.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

test('the core, the npm package and the change log name one version', () => {
  const core = read('CMakeLists.txt').match(/project\(sqrtdk VERSION ([\d.]+)/)[1];
  assert.equal(JSON.parse(read('web/package.json')).version, core);
  assert.equal(read('CHANGELOG.md').match(/^## ([\d.]+)/m)[1], core);
});

test('the lock names no download address', () => {
  assert.doesNotMatch(read('web/package-lock.json'), /"resolved"/);
});
