// Formulas for the ear.
import { expect, test } from 'vitest';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { spoken } from '../../../web/kit/formula/spoken.ts';

function said(text: string): string {
  const tree = parseFormula(text);
  if (!tree) throw new Error(`not understood: ${text}`);
  return spoken(tree);
}

test.each([
  ['14 / √64', '14 over square root of 64'],
  ['exp(1.75) / 13.727', 'e to the power of 1.75 over 13.727'],
  ['d_k^2 - d_k', 'd sub k squared minus d sub k'],
  ['2^5', '2 to the power of 5'],
  ['(1 + 2) / 3 = 1', '1 plus 2 over 3, end of fraction equals 1'],
  ['8.5 − −2.1', '8.5 minus open bracket minus 2.1 close bracket'],
  ['0.5 * 1.2 ≈ 0.6', '0.5 times 1.2 is about 0.6'],
  ['√(1 + 1)', 'square root of 1 plus 1, end of root'],
  ['Var(x)', 'Var of x'],
  ['1.5 d_k', '1.5 d sub k'],
])('%s is said as “%s”', (text, words) => {
  expect(said(text)).toBe(words);
});
