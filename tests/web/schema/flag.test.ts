// A parameter that is on or off.
import { expect, test } from 'vitest';
import { flag } from '../../../web/schema/choice.ts';
import { about } from './about.ts';
import { caught } from './caught.ts';

const theory = flag(about(false));

test('on and off are read as they are written, blanks around them aside', () => {
  expect(theory.parse(theory.text(true))).toBe(true);
  expect(theory.parse(' off ')).toBe(false);
});

test('true, false and its own name are read too, as HTML, R and Python write them', () => {
  expect(['true', 'TRUE', 'head-size', 'Head-Size'].map((text) => theory.parse(text))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['false', 'False', 'OFF'].map((text) => theory.parse(text))).toEqual([false, false, false]);
});

test('anything else is refused by name, value and range, and nothing is near it', () => {
  expect(caught(() => theory.parse('yes'))).toMatchObject({ code: 'unknown', value: 'yes', range: 'on, off' });
  expect(caught(() => theory.parse(''))).toMatchObject({ code: 'empty' });
  expect(theory.nearest('1')).toBeUndefined();
});
