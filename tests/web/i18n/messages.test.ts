// The message catalogue: placeholders are filled, and every sentence that is looked up by a name exists.
import { expect, test } from 'vitest';
import { elements } from '../catalogues.ts';
import { chapterBlocks } from '../lesson/chapter-texts.ts';
import { prose } from '../../../web/i18n/en/prose.ts';
import { fill } from '../../../web/i18n/placeholders.ts';
import { say, sayNamed } from '../../../web/i18n/say.ts';
import { everyLaboratory } from '../schema/every-laboratory.ts';

test('a placeholder gives way to its value, as often as it stands there', () => {
  expect(fill('{d} keys of {d}, {other}', { d: '64' })).toBe('64 keys of 64, {other}');
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
});

test('a key that the core names and the catalogue lacks gives nothing, not a wrong sentence', () => {
  expect(sayNamed('worked.line.no-such-line')).toBeUndefined();
  expect(sayNamed('constructor')).toBeUndefined();
  expect(sayNamed('worked.line.sum')).toBe('sum');
});

test('an error names parameter, value and range', () => {
  const sentence = say('error.sentence', {
    parameter: 'Samples',
    value: '0',
    reason: 'is out of range',
    range: '2 … 9',
  });
  expect(sentence).toBe('Samples: “0” is out of range. Allowed: 2 … 9.');
});

test('no message has stray blanks, dashes for commas, or braces that hold no name', () => {
  const odd = Object.entries({ ...elements, ...prose }).filter(
    ([, text]) =>
      text !== text.trim() || / {2}|—/.test(text) || /[{}]/.test(text.replace(/\{[A-Za-z0-9]+\}|\$[^$]+\$/g, '')),
  );
  expect(odd).toEqual([]);
});

test('no block of a chapter has stray blanks, dashes for commas, or braces that hold no name', () => {
  const odd = Object.values(chapterBlocks)
    .flatMap((blocks) => Object.values(blocks))
    .filter(
      (text) =>
        text !== text.trim() || / {2}|—/.test(text) || /[{}]/.test(text.replace(/\{\{[\w.]+\}\}|\$[^$]+\$/g, '')),
    );
  expect(odd).toEqual([]);
});

test('every parameter of every laboratory has a name', () => {
  for (const [, selection] of everyLaboratory) {
    for (const { name } of Object.values(selection)) expect(sayNamed(`parameter.${name}`)).toBeDefined();
  }
});
