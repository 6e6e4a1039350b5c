// The programs of the laboratory of rules print the figures that the laboratory shows, within the error of chance.
import { expect, test } from 'vitest';
import type { PullFigures } from '../../../web/core/chapters-gradients.ts';
import type { RuleChoice, SweepSpecification } from '../../../web/core/types.ts';
import { scalingsCode } from '../../../web/kit/sweep/program.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { sweepReport } from '../kit/sweep-report.ts';
import { expectMeasured, expectRepeatable, most, standardErrorsApart } from './chance.ts';
import { run } from './python.ts';

const rules: RuleChoice[] = core
  .scaleRules()
  .map(({ id, parameter }) => ({ id, parameter: id === 'power' ? 0.3 : (parameter?.initial ?? 0) }));
const figures = ['scoreStd', 'peakWeight', 'entropy', 'jacobianTrace', 'jacobianTraceMedian'] as const;
const dimensions = [1, 4, 64];
const setting = { samples: 2000, keys: 8, seed: '7' };

/** The pull of every rule from as many rows, with a band for the median of another sample of that size. */
function pulls(d: number): { rule: RuleChoice; figures: PullFigures }[] {
  const defined = core.scaleRules().flatMap(({ leastDimension }, at) => (d < leastDimension ? [] : [rules[at]]));
  const own = defined.filter((rule) => rule !== undefined);
  const rows = 500;
  const input = { seed: setting.seed, draw: 0, d, keys: setting.keys, rows, rules: own };
  const firsts = Array.from({ length: setting.samples / rows }, (_, block) => block * rows);
  const blocks = firsts.map((first) => chapters.targetPull({ ...input, first }).pulls);
  return own.map((rule, at) => {
    const all = blocks.flatMap((pulled) => [...pulled.subarray(at * rows, (at + 1) * rows)]);
    return { rule, figures: chapters.pullFigures(all) };
  });
}

test.each(['numpy', 'pytorch'] as const)('%s gives every figure of every rule', (language) => {
  const printed = run(scalingsCode(language, { ...setting, dimensions, rules }));
  for (const d of dimensions) {
    for (const { rule, ...own } of sweepReport({ ...setting, rules }, d).rules) {
      for (const name of figures) {
        const [value] = printed.get(`d=${String(d)} ${rule.id}_${name}`) ?? [];
        const measured = own[name];
        if (measured === null) {
          expect(value, `${rule.id} ${name} at ${String(d)}`).toBeUndefined();
          continue;
        }
        // Two samples of one size. The error of a median has the width of its bins in it.
        expectMeasured(value, measured, `${rule.id} ${name} at ${String(d)}`);
      }
    }
    for (const { rule, figures: own } of pulls(d)) {
      for (const [name, { value, low, high }] of [
        ['pull', own.median],
        ['pullMean', own.mean],
      ] as const) {
        const shown = printed.figure(`d=${String(d)} ${rule.id}_${name}`);
        // Two samples of one size: three half widths of the 95 % interval are 4.2 standard errors of their difference.
        // A score of one entry, divided by the lengths, is a sign: the query does not move it, up to rounding.
        const rounding = d === 1 ? 1e-15 : 0;
        const band = (3 * ((high ?? NaN) - (low ?? NaN))) / 2;
        expect(Math.abs(shown - value), `${rule.id} ${name} at ${String(d)}`).toBeLessThan(band + rounding);
      }
    }
  }
});

test('a divisor that is off is refused', () => {
  const sqrt: RuleChoice = { id: 'sqrt', parameter: 0 };
  const program = scalingsCode('numpy', { ...setting, dimensions: [64], rules: [sqrt] });
  const wrong = program.replace('d**-0.5', 'd**-0.4');
  expect(wrong).not.toBe(program);
  const printed = run(wrong);
  const own = sweepReport({ ...setting, rules }, 64).rules.find(({ rule }) => rule.id === 'sqrt');
  for (const name of figures) {
    const measured = own?.[name];
    if (!measured) throw new Error(`the laboratory shows no ${name}`);
    expect(standardErrorsApart(printed.figure(`d=64 sqrt_${name}`), measured), name).toBeGreaterThan(most);
  }
});

test('only the rules on show are in the program', () => {
  const program = scalingsCode('numpy', { ...setting, dimensions, rules: [{ id: 'sqrt', parameter: 0 }] });
  expect(program).toContain('"sqrt"');
  expect(program).not.toContain('"linear"');
});

test.each(['numpy', 'pytorch'] as const)('%s draws entries that are not the usual ones', (language) => {
  const law = { id: 'log-normal', parameter: 0.5, mean: 0.5, std: 2 };
  const entries = { law, correlation: 0.25 };
  const twice = [0.25, 0.5].map((parameter): RuleChoice => ({ id: 'power', parameter }));
  const specification: SweepSpecification = { ...setting, rules: twice, entries };
  const printed = run(scalingsCode(language, { ...setting, dimensions: [16], rules: twice, entries }));
  const { rules: own } = sweepReport(specification, 16);
  // Of a law with such tails the core gives the spread no error; other seeds show it.
  const stds = Array.from(
    { length: 20 },
    (_, other) => sweepReport({ ...specification, seed: String(100 + other) }, 16).std.value,
  );
  expectRepeatable(printed.figure('d=16 std'), stds, 'standard deviation');
  for (const { rule, peakWeight } of own) {
    const name = `d=16 power ${String(rule.parameter)}_peakWeight`;
    if (!peakWeight) throw new Error(`the laboratory shows no ${name}`);
    expectMeasured(printed.figure(name), peakWeight, name);
  }
});
