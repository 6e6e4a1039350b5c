// The scale rules at the boundary: what they need, their divisors, and the limits of e^(πd).
import { expect, test } from 'vitest';

import { allRules, bound, core } from './core.ts';
import { attention } from './requests.ts';

const rules = core.scaleRules();

test('are sixteen, each with its own name, formula and reference', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(16);
  for (const { formula, reference, leastDimension } of rules) {
    expect(formula).not.toBe('');
    expect(reference).not.toBe('');
    expect(leastDimension).toBeGreaterThanOrEqual(1);
  }
});

test('say what they need: a divisor of d needs nothing else', () => {
  const needs = (id: string): string[] =>
    Object.entries(rules.find((rule) => rule.id === id)?.needs ?? {}).flatMap(([name, needed]) =>
      needed ? [name] : [],
    );
  for (const { id, divides } of rules) if (divides) expect(needs(id)).toEqual([]);
  expect(needs('query-norm')).toEqual(['queryNorm']);
  expect(needs('cosine')).toEqual(['queryNorm', 'keyNorm']);
  expect(needs('layer-norm')).toEqual(['queryNorm', 'keyNorm', 'means']);
  expect(needs('log-keys')).toEqual(['keys']);
  expect(needs('position')).toEqual(['position']);
  expect(needs('soft-cap')).toEqual([]);
});

test('have a divisor, or say that they have none', () => {
  const four = { d: 4 };
  for (const choice of allRules) {
    const { divides } = rules.find(({ id }) => id === choice.id) ?? {};
    const answer = bound.divisor(choice, four.d);
    if (divides) expect(answer).toHaveProperty('value');
    else expect(answer).toMatchObject({ error: { code: 'no-divisor', parameter: 'rule', value: choice.id } });
  }
  expect(core.divisor({ id: 'fifth-power', parameter: 0 }, 64)).toBe(2 ** 30);
  expect(core.divisor({ id: 'temperature', parameter: 0.5 }, 64)).toBe(4);
});

test('give e^(πd) as a logarithm where it overflows', () => {
  const exponential = { id: 'exponential', parameter: 0 };
  expect(core.divisor(exponential, 225)).toBeGreaterThan(9e306);
  expect(bound.divisor(exponential, 226)).toMatchObject({ error: { code: 'overflow', parameter: 'divisor' } });
  expect(core.logDivisor(exponential, 226)).toBeCloseTo(709.99994, 5);
});

test('know where e^(πd) leaves each format', () => {
  expect(core.exponentialLimits(8)).toEqual([
    { format: 'float16', weightsEven: 4, unitScoreVanishes: 6, typicalScoreVanishes: 6, divisorOverflows: 4 },
    { format: 'bfloat16', weightsEven: 3, unitScoreVanishes: 30, typicalScoreVanishes: 31, divisorOverflows: 29 },
    { format: 'float32', weightsEven: 7, unitScoreVanishes: 34, typicalScoreVanishes: 34, divisorOverflows: 29 },
    { format: 'float64', weightsEven: 13, unitScoreVanishes: 238, typicalScoreVanishes: 239, divisorOverflows: 226 },
  ]);
});

test.each(allRules)('scale attention by $id', (rule) => {
  const steps = core.attention({ ...attention, rule });
  expect(steps.divisor === null).toBe(!rules.find(({ id }) => id === rule.id)?.divides);
  const [first = 0, second = 0] = steps.weights;
  expect(first + second).toBeCloseTo(1, 14);
});
