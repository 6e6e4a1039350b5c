// The message catalogue: placeholders are filled, and every sentence that is looked up by a name exists.
import { expect, test } from 'vitest';
import { elements, englishModules } from '../catalogues.ts';
import { chapterBlocks } from '../lesson/chapter-texts.ts';
import { prose } from '../../../web/lesson/pages/words.en.ts';
import { fill, sayNamed } from '../../../web/i18n/say.ts';
import { noteSentence, refusalSentence } from '../../../web/kit/failures.ts';
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

test('an error names value and range, and its parameter where no label stands beside it', () => {
  const refused = { code: 'out-of-range', parameter: 'samples', value: '0', range: '-2 … 9' };
  expect(refusalSentence(refused)).toBe('Samples: “0” is out of range. Allowed: −2 to 9.');
  expect(refusalSentence(refused, false)).toBe('“0” is out of range. Allowed: −2 to 9.');
  const empty = { ...refused, code: 'empty', value: '' };
  expect(refusalSentence(empty)).toBe('Samples is empty. Allowed: −2 to 9.');
  expect(refusalSentence(empty, false)).toBe('Enter a value. Allowed: −2 to 9.');
});

test('names and forms that are permitted stay as they are', () => {
  const refused = (range: string): string =>
    refusalSentence({ code: 'unknown', parameter: 'samples', value: 'x', range }, false);
  expect(refused('xavier-fused, normal-0.02')).toBe('“x” is not known. Allowed: xavier-fused, normal-0.02.');
  expect(refused('{…}')).toBe('“x” is not known. Allowed: {…}.');
});

test('a value of a link that is none is said with the name of its parameter', () => {
  const note = { code: 'malformed', parameter: 'samples', value: 'abc', used: '64', range: '1 … 4096' } as const;
  expect(noteSentence(note)).toBe('“abc” is not a valid Samples. Allowed: 1 to 4096; showing 64.');
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
  for (const [laboratory, selection] of everyLaboratory) {
    for (const { name } of Object.values(selection))
      expect(sayNamed(`parameter.${name}`), `parameter.${name} in the words of ${laboratory}`).toBeDefined();
  }
});

test('what two modules of words name is said alike in both', () => {
  const said = new Map<string, readonly [module: string, text: string]>();
  for (const [module, words] of Object.entries(englishModules))
    for (const [key, text] of Object.entries(words)) {
      const [other, before] = said.get(key) ?? [module, text];
      expect(text, `${key} in ${module} and in ${other}: a parameter that is called otherwise needs another name`).toBe(
        before,
      );
      said.set(key, [module, text]);
    }
});
