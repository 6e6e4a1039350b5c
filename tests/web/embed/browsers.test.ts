// docs/browsers.md: its least versions are the largest of its tables, and no module stores or sends but those it names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const manual = readFileSync(join(import.meta.dirname, '../../../docs/browsers.md'), 'utf8');
const modules = import.meta.glob<string>(
  '../../../web/{core,embed,figure,i18n,kit,laboratories,lesson,packaging,schema}/**/*.ts',
  { eager: true, query: '?raw', import: 'default' },
);

const web = join(import.meta.dirname, '../../../web');
const sheets = ['kit', 'laboratories', 'styles'].flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(web, folder, name), 'utf8')),
);

/** What Chrome 111 and Safari 16.4 do not know of style sheets, and no build makes into what they know; each by the name that the manual gives it. */
const newer: Record<string, RegExp> = {
  scripting: /\(scripting\b/,
  '::details-content': /::details-content/,
  '@view-transition': /@view-transition/,
  'text-wrap': /text-wrap/,
  'float: inline-start': /(?:float|clear):\s*inline-/,
  subgrid: /subgrid/,
  'light-dark()': /light-dark\(/,
  'colours from others': /\((?:from)\s/,
  '@starting-style': /@starting-style/,
  '@scope': /@scope\b/,
  anchors: /(?<!text-)anchor(?:-name|-scope)?[:(]|position-(?:anchor|area)/,
  'field-sizing': /field-sizing/,
  'interpolate-size': /interpolate-size|calc-size\(/,
  'round()': /:[^;]*\b(?:round|mod|rem|pow|sqrt)\(/,
  ':dir()': /:dir\(/,
  ':state()': /:state\(/,
  ':user-valid': /:user-(?:in)?valid/,
  ':open': /:open\b/,
  'scroll-driven animations': /animation-timeline|scroll-timeline/,
};

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

test('what style sheets ask for is known to the least versions, or the manual says what is lost', () => {
  const lost = manual.slice(manual.indexOf('Newer features'), manual.indexOf('## What is stored'));
  const asked = Object.entries(newer).filter(([, sign]) => sheets.some((text) => sign.test(text)));
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.map(([name]) => name).filter((name) => !lost.includes(`\`${name}`))).toEqual([]);
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
