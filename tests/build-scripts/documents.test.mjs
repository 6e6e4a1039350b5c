// The documents name only files that are there.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
// Names with a star, and those of a laboratory that a reader is to add, are patterns.
const isPattern = (path) => /[*…]|dk-name|\/name\./.test(path);

for (const document of documents)
  test(`${document} names no file that does not exist`, () => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...text.matchAll(/`(?:\.\/)?((?:src|web|tests|build-scripts|docs)\/[^` ]*)`/g)].map(
      ([, path]) => path,
    );
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path]) => join(dirname(document), path));
    const built = /^web\/dist/;
    const missing = [...named, ...linked].filter(
      (path) => !isPattern(path) && !built.test(path) && !existsSync(join(root, path)),
    );
    assert.deepEqual(missing, []);
  });
