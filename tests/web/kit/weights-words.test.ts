// Whatever is refused of a weight file, of a text or of a pass has a reason in words, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { openWeightFile } from '../../../web/core/model/safetensors.ts';
import { speakOn, catalogue } from '../../../web/i18n/say.ts';
import { refusalSentence, type Refused } from '../../../web/kit/failures.ts';
import { elements, germanElements } from '../catalogues.ts';

const folder = join(import.meta.dirname, '../../../web/core/model');
/** By which the compiled transformer refuses, as its header says (src/transformer/pass.hpp). */
const ofTheCore = [
  'unexpected',
  'ended',
  'too-early',
  'wrong-size',
  'not-a-number',
  'not-finite',
  'no-divisor',
  'not-a-list',
];
const ofFiles = ['safetensors.ts', 'gpt2-weights.ts', 'gpt2-tokens.ts', 'model-service.ts'].flatMap((name) =>
  [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /(?:refuse\(|code: |tensor\.begin < at \? |(?<!parameter): )'([a-z]+(?:-[a-z]+)*)'(?=[,\s]| :)/g,
    ),
  ].flatMap(([, code]) => code ?? []),
);
const codes = new Set([...ofTheCore, ...ofFiles]);

afterEach(() => {
  speakOn('en');
});

test('every code of these has a reason in both languages', () => {
  expect([...codes]).toEqual(expect.arrayContaining(['gap', 'overlap', 'not-tied', 'missing', 'duplicate', 'too-few']));
  const lacking = (words: Readonly<Record<string, string | undefined>>): string[] =>
    [...codes].filter((code) => words[`error.reason.${code}`] === undefined);
  expect(lacking({ ...elements })).toEqual([]);
  expect(lacking(germanElements)).toEqual([]);
});

test('a refused file is said as a sentence', async () => {
  const refused = await openWeightFile(new Blob([new Uint8Array(4)])).catch((thrown: unknown) => thrown as Refused);
  expect(refusalSentence(refused as Refused)).toBe('File: “4 bytes” is of the wrong size. Allowed: at least 8 bytes.');
  const tied = { code: 'not-tied', parameter: 'lm_head.weight', value: '', range: 'the numbers of wte.weight' };
  expect(refusalSentence(tied)).toBe(
    'lm_head.weight has other numbers than wte.weight, so this is no GPT-2. Allowed: the numbers of wte.weight.',
  );
  speakOn('de');
  await catalogue('de');
  expect(refusalSentence({ ...tied, range: '' })).toBe(
    'lm_head.weight hat andere Zahlen als wte.weight, also ist dies kein GPT-2.',
  );
});
