// Whatever is refused of a weight file, of a text or of a pass has a reason in words, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { openWeightFile } from '../../../web/core/safetensors.ts';
import { speakOn } from '../../../web/i18n/language.ts';
import { catalogue } from '../../../web/i18n/say.ts';
import { refusalSentence, type Refused } from '../../../web/kit/failures.ts';
import { elements, germanElements } from '../catalogues.ts';

const root = join(import.meta.dirname, '../../..');
const transformer = readdirSync(join(root, 'src/transformer')).map((name) => `src/transformer/${name}`);
const sources = [
  'web/core/safetensors.ts',
  'web/core/gpt2-weights.ts',
  'web/core/gpt2-tokens.ts',
  'web/core/model-service.ts',
  'src/bindings/transformer.cpp',
  ...transformer,
];
const codes = new Set(
  sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...text.matchAll(/(?:refuse\(|code: |tensor\.begin < at \? |: )'([a-z]+(?:-[a-z]+)*)'(?=[,\s]| :)/g),
      ...text.matchAll(/InvalidArgument\("([a-z-]+)"/g),
    ].flatMap(([, code]) => code ?? []);
  }),
);

afterEach(() => {
  speakOn('en');
});

test('every code of these has a reason in both languages', () => {
  expect([...codes]).toEqual(expect.arrayContaining(['gap', 'overlap', 'not-tied', 'ended', 'too-early', 'too-few']));
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
