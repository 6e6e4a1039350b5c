// Plain mathematical text is read as its author meant it.
import { describe, expect, test } from 'vitest';
import { formula } from '../../../web/kit/formula/mathml.ts';
import { type Formula, parseFormula } from '../../../web/kit/formula/parse.ts';
import { drawn } from '../figure/drawn.ts';

/** The tree with every operation in brackets. */
function bracketed(tree: Formula | null): string {
  if (!tree) return 'not understood';
  switch (tree.kind) {
    case 'number':
      return tree.text;
    case 'name':
      return tree.index ? `${tree.text}_${tree.index}` : tree.text;
    case 'operator':
      return `(${bracketed(tree.left)}${tree.sign || '·'}${bracketed(tree.right)})`;
    case 'fraction':
      return `(${bracketed(tree.top)}/${bracketed(tree.bottom)})`;
    case 'power':
      return `(${bracketed(tree.base)}^${bracketed(tree.exponent)})`;
    case 'minus':
      return `-${bracketed(tree.of)}`;
    case 'prefix':
      return `${tree.sign}${bracketed(tree.of)}`;
    case 'root':
      return `√${bracketed(tree.of)}`;
    case 'group':
      return `[${bracketed(tree.of)}]`;
    case 'percent':
      return `${bracketed(tree.of)}%`;
    case 'call':
      return `${tree.name}(${tree.of.map(bracketed).join(',')})`;
  }
}

test.each([
  ['exp(1.75)', 'exp(1.75)'],
  ['5.755 / 13.727', '(5.755/13.727)'],
  ['1 + 2 * 3 - 4', '((1+(2*3))-4)'],
  ['8 / 2 / 2', '((8/2)/2)'],
  ['√64', '√64'],
  ['64^0.25', '(64^0.25)'],
  ['64^-1', '(64^-1)'],
  ['8.5 - -2.1', '(8.5-[-2.1])'],
  ['1.5 d_k', '(1.5·d_k)'],
  ['0.5 ln 0.5', '((0.5·ln)·0.5)'],
  ['s_i (1 - s_i)', '(s_i·[(1-s_i)])'],
  ['2 (4 / 0.5)^2', '(2·([(4/0.5)]^2))'],
  ['5.18e21 * 2', '(5.18e21*2)'],
  ['4.24835425…e−18', '4.24835425…e−18'],
  ['1,202,604 + 22,026', '(1,202,604+22,026)'],
  ['≤ 0.6456…', '≤0.6456…'],
  ['4914.8 + …', '(4914.8+…)'],
  ['86.7%', '86.7%'],
])('%s', (text, expected) => {
  expect(bracketed(parseFormula(text))).toBe(expected);
});

describe('what is not a formula', () => {
  test.each(['', '(', '1 +', ')', 'exp(', '* 3', '1 ) 2'])('"%s" is not understood, and does no harm', (text) => {
    expect(parseFormula(text)).toBeNull();
  });
});

test.each([
  ['0.25 * (1 - 0.25)', 1],
  ['0.0000453937471 * (1 - 0.0000453937471)', 2],
  ['1.75 + 1.25', 1],
  ['1.75 + 1.25 + 1.5', 3],
  ['(36 + 1.2100000) * 1.300000 - 35.9999', 2],
  ['exp(0.0000453937471 - 0.0000453937471)', 1],
])('%s can be broken into %i', (text, parts) => {
  expect(drawn(formula(text) as Parameters<typeof drawn>[0]).match(/<math>/g)).toHaveLength(parts);
});
