// Numbers in German: written with a decimal comma, understood as readers of either language type them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { spoken } from '../../../web/kit/formula/spoken.ts';
import { Settings } from '../../../web/kit/settings.ts';
import { speak, speakOn } from '../../../web/i18n/say.ts';
import {
  fixed,
  listed,
  localized,
  percent,
  short,
  significant,
  typedList,
  whole,
  understood,
} from '../../../web/i18n/numbers.ts';
import { everyLaboratory } from '../schema/every-laboratory.ts';

beforeEach(() => {
  speakOn('de');
});
afterEach(() => {
  speakOn('en');
});

test.each([
  [() => short(4096), '4\u202f096'],
  [() => whole(1_000_000), '1\u202f000\u202f000'],
  [() => fixed(0.8, 2), '0,80'],
  [() => significant(-12.34), '−12,3'],
  [() => significant(3.4e-6, 2), '3,4\u00a0×\u00a010⁻⁶'],
  [() => percent(0.867, 1), '86,7\u00a0%'],
  [() => percent(0.0009), '<\u00a01\u00a0%'],
  [() => listed(['a', 'b', 'c']), 'a, b und c'],
  [() => localized('0.001 … 1e6'), '0,001 … 1e6'],
  // Numbers of papers, sections and versions are names, not quantities.
  [() => localized('arXiv 1706.03762, § 3.2.1'), 'arXiv 1706.03762, § 3.2.1'],
  [
    () => localized('arXiv:1706.03762 and https://arxiv.org/abs/1706.03762'),
    'arXiv:1706.03762 and https://arxiv.org/abs/1706.03762',
  ],
  [() => localized('Abschnitt 3.2, section 5.3, NumPy 1.24.2'), 'Abschnitt 3.2, section 5.3, NumPy 1.24.2'],
  [() => localized('doi 10.1093/imanum/draa038'), 'doi 10.1093/imanum/draa038'],
  [() => localized('1.8739/√192 = 0.1352, -2.5'), '1,8739/√192 = 0,1352, -2,5'],
  [() => typedList(['1.75', '2']), '1,75; 2'],
])('a number is written in German: %#', (write, expected) => {
  expect(write()).toBe(expected);
});

test('words and numbers of one sentence are in one language, also when another element has spoken in between', () => {
  expect(speak('en', () => speak('de', () => short(0.5)) + ' ' + short(0.5))).toBe('0,5 0.5');
});

test('every parameter is shown as its own control understands it, and links keep their points', () => {
  for (const [, selection] of everyLaboratory) {
    for (const [name, parameter] of Object.entries(selection)) {
      const settings = new Settings(selection);
      const shown = settings.text(name);
      expect(parameter.text(parameter.parse(shown)), `${name}: ${shown}`).toBe(parameter.text(parameter.initial));
    }
  }
});

test('a list of one number with a decimal comma is shown so that it stays one', () => {
  const scores = everyLaboratory.flatMap(([, selection]) => Object.values(selection)).find((p) => p.name === 'scores');
  expect(scores?.textWithComma?.([0.5])).toBe('0,5;');
  expect(scores?.parse('0,5;')).toEqual([0.5]);
  expect(scores?.textWithComma?.([0.5, 1, 2])).toBe('0,5; 1; 2');
  expect(scores?.text([0.5, 1, 2])).toBe('0.5,1,2');
});

describe('what is said of a text with two readings', () => {
  test.each([
    ['14,10,12', true, 'Read as 3 numbers'],
    ['0,5', true, 'Read as 2 numbers'],
    ['1.234', false, 'Read as the decimal number 1,234'],
  ])('in German of "%s"', (text, list, said) => {
    expect(understood(text, list)).toContain(said);
  });

  test.each([
    ['0,5; 1; 2', true],
    ['0,5 1 2', true],
    ['1,234', false],
    ['0.125', false],
    ['14; 10', true],
  ])('nothing of "%s"', (text, list) => {
    expect(understood(text, list)).toBeUndefined();
  });

  test('in English a list is doubtful only where it looks like a decimal comma', () => {
    speakOn('en');
    expect(understood('14,10,12', true)).toBeUndefined();
    expect(understood('0,5', true)).toContain('Read as 2 numbers');
    expect(understood('1,234', false)).toContain('Read as the decimal number 1.234');
    expect(understood('1.234', false)).toBeUndefined();
  });
});

test.each([
  ['exp(1.75) / 13.727', 'e to the power of 1,75 over 13,727'],
  ['exp(1,75) / 13,727', 'e to the power of 1,75 over 13,727'],
  ['4\u202f096 · 2', '4\u202f096 times 2'],
  ['max(1.5, 2)', 'max of 1,5, 2'],
])('a formula with numbers of either kind is heard with commas: %s', (text, expected) => {
  const tree = parseFormula(text);
  expect(tree && spoken(tree)).toBe(expected);
});
