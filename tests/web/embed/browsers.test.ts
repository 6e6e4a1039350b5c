// docs/browsers.md: its least versions are the largest of its tables, and no module stores or sends but those it names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const manual = readFileSync(join(import.meta.dirname, '../../../docs/browsers.md'), 'utf8');
const modules = import.meta.glob<string>(
  '../../../web/{core,embed,figure,i18n,kit,laboratories,lesson,packaging,schema}/**/*.ts',
  { eager: true, query: '?raw', import: 'default' },
);

/** Modules that hold a sign, comments left out. */
function withSign(sign: RegExp): string[] {
  return Object.entries(modules)
    .filter(([, text]) => sign.test(text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')))
    .map(([path]) => path.replace(/.*\/web\//, ''))
    .sort();
}

test('the least versions are the largest of their columns', () => {
  const table = manual.slice(manual.indexOf('| feature | what for |'), manual.indexOf('Newer features'));
  const rows = table.split('\n').slice(2).filter(Boolean);
  const least = [3, 4, 5].map((column) => Math.max(...rows.map((row) => Number(row.split('|')[column]))));
  expect(rows.length).toBeGreaterThan(8);
  expect(manual).toContain(
    `Chrome and Edge ${String(least[0])}, Firefox ${String(least[1])}, Safari ${String(least[2])}.`,
  );
});

test('two modules store something, under the names that the manual gives', () => {
  expect(withSign(/localStorage|sessionStorage|indexedDB|document\.cookie|\bcaches\.|serviceWorker/)).toEqual([
    'laboratories/quiz/keeper.ts',
    'lesson/guess-switch.ts',
  ]);
  expect(modules['../../../web/laboratories/quiz/keeper.ts']).toContain('sqrt-dk.quiz.');
  expect(modules['../../../web/lesson/guess-switch.ts']).toContain("'sqrt-dk.guess'");
  for (const name of ['sqrt-dk.quiz.', 'sqrt-dk.guess']) expect(manual).toContain(name);
});

test('nothing is sent: what is fetched is binaries, and only the frame posts, its height', () => {
  expect(withSign(/sendBeacon|XMLHttpRequest|WebSocket|EventSource|\bfetch\((?!\))/)).toEqual(
    withSign(/\bfetch\((?:address|url)\b/),
  );
  expect(withSign(/\bparent\.postMessage\(/)).toEqual(['embed/messages.ts']);
});

test('only modules of the lesson’s own pages touch the address', () => {
  const own = /^(?:lesson|embed)\/|^(?:laboratories\/quiz\/worksheet|kit\/page\/(?:address|page-address))\.ts$/;
  expect(withSign(/\b(?:location|history)\.(?!\.)/).filter((path) => !own.test(path))).toEqual([]);
  expect(withSign(/\blocation\./)).not.toContain('kit/page/address.ts');
});
