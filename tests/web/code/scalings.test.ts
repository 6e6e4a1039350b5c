// The programs of the laboratory of rules print the figures that the laboratory shows, within the error of chance.
import { expect, test } from 'vitest';
import type { RuleChoice, SweepSpecification } from '../../../web/core/types.ts';
import { scalingsCode } from '../../../web/elements/dk-scalings/code.ts';
import { bound, core } from '../../bindings/core.ts';
import { sweepReport } from '../elements/sweep-report.ts';
import { run } from './python.ts';

const rules: RuleChoice[] = core
  .scaleRules()
  .map(({ id, parameter }) => ({ id, parameter: id === 'power' ? 0.3 : (parameter?.initial ?? 0) }));
const figures = ['scoreStd', 'peakWeight', 'entropy', 'jacobianTrace', 'jacobianTraceMedian'] as const;
const dimensions = [1, 4, 64];
const setting = { samples: 3000, keys: 8, seed: '7' };

function report(d: number): ReturnType<typeof core.sweepReport> {
  const specification: SweepSpecification = { ...setting, rules };
  const chunks = Array.from({ length: core.sweepChunks(setting.samples) }, (_, chunk) => {
    const answer = bound.sweepChunk(specification, d, chunk);
    if ('error' in answer) throw new Error(answer.error.code);
    return answer.value;
  });
  return core.sweepReport(
    specification,
    d,
    chunks.reduce((earlier, later) => core.mergeSummaries(earlier, later)),
  );
}

test.each(['numpy', 'pytorch'] as const)('%s gives every figure of every rule', (language) => {
  const printed = run(scalingsCode(language, { ...setting, dimensions, rules }));
  for (const d of dimensions) {
    for (const { rule, ...own } of report(d).rules) {
      for (const name of figures) {
        const [value] = printed.get(`d=${String(d)} ${rule.id}_${name}`) ?? [];
        const measured = own[name];
        if (measured === null) {
          expect(value, `${rule.id} ${name} at ${String(d)}`).toBeUndefined();
          continue;
        }
        // Two samples of one size, and the width of a bin where it is a median.
        const error = 6 * (measured.standardError ?? 0) + 0.01 * Math.abs(measured.value) + 1e-9;
        expect(Math.abs((value ?? NaN) - measured.value), `${rule.id} ${name} at ${String(d)}`).toBeLessThan(error);
      }
    }
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
  const { std, rules: own } = sweepReport(specification, 16);
  expect(printed.get('d=16 std')?.[0] ?? NaN).toBeCloseTo(std.value, -1);
  for (const { rule, peakWeight } of own) {
    const [value = NaN] = printed.get(`d=16 power ${String(rule.parameter)}_peakWeight`) ?? [];
    expect(Math.abs(value - (peakWeight?.value ?? 0))).toBeLessThan(6 * (peakWeight?.standardError ?? 0));
  }
});
