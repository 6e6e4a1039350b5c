// GPT-2's tokens: known numbers, and texts that come back from their pieces, whatever they are made of.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  gpt2Pieces,
  gpt2Tokens,
  longestWord,
  mostCharacters,
  vocabulary,
} from '../../../web/core/model/gpt2-tokens.ts';
import { holdsInTime } from '../../seeds.ts';

// As OpenAI's released encoder gives them.
test.each([
  ['', []],
  ['Hello world', [15496, 995]],
  ['Hello, world!', [15496, 11, 995, 0]],
  ['a', [64]],
  [' ', [220]],
  ['  two  spaces ', [220, 734, 220, 9029, 220]],
  ['\n\n', [628]],
  ["I'll don't", [40, 1183, 836, 470]],
  ['The quick brown fox jumps over the lazy dog.', [464, 2068, 7586, 21831, 18045, 625, 262, 16931, 3290, 13]],
  ['1234567', [10163, 2231, 3134]],
  ['café', [66, 1878, 2634]],
  ['naïve Straße', [2616, 38776, 15195, 39683, 68]],
  ['🙂', [8582, 25081]],
  ['\ufeffa', [171, 119, 123, 64]],
])('%j is %j', async (text, tokens) => {
  expect(await gpt2Tokens(text)).toEqual(tokens);
  expect((await gpt2Pieces(tokens)).join('')).toBe(text);
});

test('a piece is what a token adds to the text; a character of several tokens stands with the last of them', async () => {
  expect(await gpt2Pieces([15496, 995])).toEqual(['Hello', ' world']);
  expect(await gpt2Pieces([8582, 25081])).toEqual(['', '🙂']);
  // A character that does not end is shown as none that there is.
  expect(await gpt2Pieces([15496, 8582])).toEqual(['Hello', '�']);
  expect(await gpt2Pieces([8582, 64])).toEqual(['', '�a']);
  expect(await gpt2Pieces([vocabulary - 1])).toEqual(['<|endoftext|>']);
});

test('what ends a text among others is read as it stands', async () => {
  const tokens = await gpt2Tokens('a<|endoftext|>b');
  expect(tokens).not.toContain(vocabulary - 1);
  expect((await gpt2Pieces(tokens)).join('')).toBe('a<|endoftext|>b');
});

test('any text comes back from its pieces, and each token is one that there is', async () => {
  await holdsInTime(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (text) => {
      const tokens = await gpt2Tokens(text);
      expect(tokens.every((token) => Number.isInteger(token) && token >= 0 && token < vocabulary)).toBe(true);
      const pieces = await gpt2Pieces(tokens);
      expect(pieces).toHaveLength(tokens.length);
      expect(pieces.join('')).toBe(text);
    }),
  );
});

test('a text that is too long and a token that there is not are refused by name', async () => {
  for (const [text, parameter] of [
    ['a '.repeat(mostCharacters / 2 + 1), 'text'],
    ['a'.repeat(longestWord + 1), 'word'],
    [`a${' '.repeat(longestWord + 1)}`, 'word'],
  ] as const)
    await expect(gpt2Tokens(text)).rejects.toMatchObject({ name: 'CoreRefusal', code: 'too-long', parameter });
  expect(await gpt2Tokens('a '.repeat(mostCharacters / 2))).toHaveLength(mostCharacters / 2 + 1);
  expect((await gpt2Pieces(await gpt2Tokens('ä'.repeat(longestWord)))).join('')).toBe('ä'.repeat(longestWord));
  for (const wrong of [vocabulary, -1, 1.5, NaN])
    await expect(gpt2Pieces([0, wrong])).rejects.toMatchObject({ code: 'out-of-range', parameter: 'token 2' });
});
