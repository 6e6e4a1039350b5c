// What a link says for the whole page: there and back, beside the states of laboratories, and unharmed by anything.
import { expect, test } from 'vitest';
import { classFragment, readClass, readState, writeState } from '../../../web/schema/url.ts';
import { openingParameters } from '../../../web/laboratories/opening/parameters.ts';

test('a seed, the wish to guess first and hidden answers come back from their link', () => {
  for (const guessFirst of [true, false])
    for (const answersHidden of [true, false])
      for (const seed of ['0', '7', '18446744073709551615'])
        expect(readClass(classFragment({ seed, guessFirst, answersHidden }))).toEqual({
          seed,
          guessFirst,
          answersHidden,
          notes: [],
        });
});

test('without them, or in a link of another version, there is neither', () => {
  for (const fragment of ['', '#softmax', '#v=1&opening.seed=3', '#v=2&seed=7&answers=hidden', '#seed=7'])
    expect(readClass(fragment)).toEqual({ seed: undefined, guessFirst: false, answersHidden: false, notes: [] });
});

test('what is no seed is left out with a note, what is too large is clamped', () => {
  expect(readClass('#v=1&seed=abc')).toMatchObject({ seed: undefined, notes: [{ code: 'malformed' }] });
  expect(readClass('#v=1&seed=1e5')).toMatchObject({ seed: undefined });
  expect(readClass('#v=1&seed=%ff')).toMatchObject({ seed: undefined });
  expect(readClass('#v=1&seed=18446744073709551616')).toMatchObject({
    seed: '18446744073709551615',
    notes: [{ code: 'clamped' }],
  });
});

test('the states of laboratories are written beside them, and read past them', () => {
  const selection = openingParameters;
  const { values } = readState('#v=1&seed=7&opening.d=4', 'opening', selection);
  expect(values.dimension).toBe(4);
  const written = writeState('#v=1&seed=7&answers=hidden', 'opening', selection, values);
  expect(written).toBe('#v=1&seed=7&answers=hidden&opening.d=4');
});
