// docs/accessibility.md: every criterion of WCAG 2.2 A and AA once, and every test that it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..');
const report = readFileSync(join(tests, '../../docs/accessibility.md'), 'utf8');
const rows = report.split('\n').filter((line) => /^\| \d/.test(line));

/** Levels A and AA, from W3C's list; 4.1.1 is obsolete. */
const criteria =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
   2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
   3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(/\s+/);

test('every criterion stands in the report, each once', () => {
  expect(rows.map((row) => /[\d.]+/.exec(row)?.[0])).toEqual(criteria);
  for (const row of rows) expect(row).toMatch(/\| (?:A|AA) \| (?:supported|not used|in part) \|/);
});

test('every test that the report names is there', () => {
  const named = [...report.matchAll(/`([\w/.-]+\.(?:spec|test)\.ts)` › "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(25);
  const gone = named.filter(([, file = '', name = '']) => {
    const path = join(tests, file);
    return !existsSync(path) || !names(readFileSync(path, 'utf8')).some((each) => each.includes(name));
  });
  expect(gone.map(([all]) => all)).toEqual([]);
});

/** What the tests of a file are called, as it stands there. */
function names(text: string): string[] {
  return [...text.matchAll(/\b(?:test|base)(?:\.each\([^]*?\))?\(\s*(['`])([^]*?)\1/g)].map(([, , name = '']) => name);
}
