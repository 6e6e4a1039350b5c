// The manual for teachers has a section for every laboratory, and the links of lesson plans lead to chapters that are there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const manual = read('docs/model.md');
const sections = manual.split(/^## /m).slice(1);
const elements = readdirSync(join(root, 'web/laboratories')).map((name) => `dk-${name}`);

for (const element of elements)
  test(`${element} has its section: what it simulates, what is exact, what is simplified, where numbers come from`, () => {
    const section = sections.find((each) => each.startsWith(`${element}\n`)) ?? '';
    for (const part of ['**Simulates**', '**Exact**', '**Simplified**', '**Numbers from**'])
      assert.ok(section.includes(part), `web/laboratories/${element.slice(3)}/README.md: ${part} is missing`);
  });

test('lesson plans lead to chapters that are there', () => {
  const ids = readdirSync(join(root, 'web/lesson/chapters')).map((name) => name.split('.')[0]);
  const led = [...read('docs/lessons.md').matchAll(/`#([a-z]+)[`&]/g)].map(([, id]) => id);
  assert.ok(led.length > 8);
  for (const id of led) assert.ok(id === 'chapter' || ids.includes(id), id);
});
