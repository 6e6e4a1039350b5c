// The page's table of parameters and the core's limits say the same.
import { expect, test } from 'vitest';

import { varianceParameters as parameters } from '../../web/laboratories/variance/parameters.ts';
import { workedExampleParameters } from '../../web/laboratories/worked-example/parameters.ts';
import { parameters as shared } from '../../web/schema/table.ts';
import { core, examples } from './core.ts';

const limits = core.limits();

test.each([
  ['samples', 'samples'],
  ['keys', 'keys'],
  ['draw', 'draw'],
  ['dimensions', 'd'],
  ['focus', 'd'],
] as const)('%s has the range that the core calls %s', (parameter, limit) => {
  expect(parameters[parameter].bounds).toEqual(limits[limit]);
});

test('so has the dimension that laboratories share', () => {
  expect(shared.dimension.bounds).toEqual(limits.d);
});

/** The rules that the laboratories of the first chapters offer. */
const offered = core.scaleRules().filter(({ spotlight }) => spotlight);

test('the rules are those in the spotlight of the core, and one name for the rule of a source', () => {
  const ids = offered.map(({ id }) => id);
  expect(workedExampleParameters.rule.range.split(', ').sort()).toEqual(['source', ...ids].sort());
  expect(parameters.shown.range.split(', ').sort()).toEqual([...ids].sort());
});

test.each([
  ['power', 'exponent'],
  ['constant', 'constant'],
] as const)('the parameter of the rule %s has its range and first value', (id, name) => {
  const rule = offered.find((each) => each.id === id);
  const { bounds, initial } = parameters[name];
  expect(rule?.parameter).toMatchObject({ ...bounds, initial });
});

test('no other of them has a parameter', () => {
  const withParameter = offered.filter(({ parameter }) => parameter !== null);
  expect(withParameter.map(({ id }) => id).sort()).toEqual(['constant', 'power']);
});

test('a seed has the same bounds on both sides', () => {
  expect(() => core.opening(parameters.seed.parse('18446744073709551615'), 0)).not.toThrow();
  for (const seed of ['18446744073709551616', '-1', '', '1.5', 'seed']) {
    const codes = [() => parameters.seed.parse(seed), () => core.opening(seed, 0)].map((call) => {
      try {
        call();
        return 'accepted';
      } catch (thrown) {
        const { code, range } = thrown as { code: string; range: string };
        return `${code} ${range}`;
      }
    });
    expect(codes[0]).toBe(codes[1]);
  }
});

test('the first example is one that the core knows', () => {
  expect(examples.workedExamples().map(({ id }) => id)).toContain(workedExampleParameters.example.initial);
});

test('the inputs of every example can be kept in a link', () => {
  for (const { inputs } of examples.workedExamples()) {
    expect(workedExampleParameters.inputs.parse(workedExampleParameters.inputs.text(inputs))).toEqual(inputs);
  }
});
