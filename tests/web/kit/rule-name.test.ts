// How rules are named: every rule of the core, with and without its parameter's value.
import { expect, test } from 'vitest';
import { ruleName } from '../../../web/kit/sweep/rules.ts';
import { scalingsParameters } from '../../../web/laboratories/scalings/parameters.ts';
import { core } from '../../bindings/core.ts';

const rules = core.scaleRules();

test.each(rules)('$id has a name of its own', ({ id }) => {
  const name = ruleName({ id, parameter: null });
  expect(name).not.toBe(id);
  expect(rules.filter((other) => ruleName({ id: other.id, parameter: null }) === name)).toHaveLength(1);
});

test.each(rules.filter(({ parameter }) => parameter !== null))('$id shows the value of its parameter', ({ id }) => {
  expect(ruleName({ id, parameter: 0.375 })).toContain('0.375');
});

test.each(rules.filter(({ parameter }) => parameter === null))('$id has no value to show', ({ id }) => {
  expect(ruleName({ id, parameter: 0.375 })).toBe(ruleName({ id, parameter: null }));
});

test('the laboratory of rules offers each of them, in the core’s order', () => {
  const { shown } = scalingsParameters;
  const ids = rules.map(({ id }) => id);
  expect(shown.parse(ids.join(','))).toEqual(ids);
  expect(shown.range).toBe(ids.join(', '));
});

test.each([
  ['exponent', 'power'],
  ['constant', 'constant'],
  ['gain', 'cosine'],
] as const)('the range of %s is that of the rule %s', (name, id) => {
  const rule = rules.find((each) => each.id === id);
  expect(scalingsParameters[name].bounds).toEqual({ least: rule?.parameter?.least, most: rule?.parameter?.most });
});
