// The programs of the chapter on gradients print the figures that it shows: those of the row on show to the digit, those of many
// rows within the error of chance.
import { expect, test } from 'vitest';
import { gradientCode } from '../../../web/laboratories/gradient/program.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { gradientParameters } from '../../../web/laboratories/gradient/parameters.ts';
import { ruleNames, rowsAsked, rowsInput } from '../../../web/laboratories/gradient/rows.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { run } from './python.ts';

const d = 16;
const keys = 8;
const factor = 2.5;
const scores = [0.3, -1.2, 0.8, 2.1, -0.4, 0, 1.7, -2];
const figures = ['pull', 'trace', 'rightKey', 'queryGradient', 'valueGradient'] as const;

const asked = { ...rowsAsked(initialValues(gradientParameters)), d, keys, rows: 500 };

/** Eight sets of 500 rows, from which mean and spread of a set's mean and median are known. */
function expected(
  rule: (typeof ruleNames)[number],
  figure: (typeof figures)[number],
  kind: 'mean' | 'median',
  causal = false,
) {
  const values = Array.from({ length: 8 }, (_, draw) => {
    const set = chapters.gradientRows(rowsInput({ ...asked, seed: '3', draw, causal }, rule));
    return set.summary[figure][kind];
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
  return { mean, spread };
}

test.each(['numpy', 'pytorch'] as const)('a divisor that is off changes the pull: %s', (language) => {
  const text = gradientCode(language, { ...asked, seed: '5', scores, factor });
  const faulty = text.replaceAll('("sqrt", d**0.5)', '("sqrt", d**0.8)');
  expect(faulty).not.toBe(text);
  const { mean, spread } = expected('sqrt', 'pull', 'median');
  const value = run(faulty).figure('sqrt_pull_median');
  expect(Math.abs(value - mean)).toBeGreaterThan(6 * spread);
});

const cases = (['numpy', 'pytorch'] as const).flatMap((language) => [
  { language, causal: false },
  { language, causal: true },
]);

test.each(cases)('$language, causal mask $causal', ({ language, causal }) => {
  const printed = run(gradientCode(language, { ...asked, causal, seed: '5', scores, factor }));
  const sizes = chapters.jacobianSizes(scores, [1, factor]);
  for (const [index, name] of ['one', 'multiplied'].entries()) {
    for (const size of ['trace', 'frobenius', 'peak'] as const) {
      expect(printed.figure(`${name}_${size}`)).toBeCloseTo(sizes[size][index] ?? NaN, 10);
    }
  }
  for (const rule of ruleNames) {
    for (const figure of figures) {
      for (const kind of ['mean', 'median'] as const) {
        const { mean, spread } = expected(rule, figure, kind, causal);
        const value = printed.figure(`${rule}_${figure}_${kind}`);
        expect(Math.abs(value - mean), `${rule} ${figure} ${kind}`).toBeLessThan(6 * spread + 1e-6);
      }
    }
  }
});

test.each(['numpy', 'pytorch'] as const)(
  'whole scores, as before a row is known, are no whole numbers to it: %s',
  (language) => {
    const printed = run(gradientCode(language, { ...asked, rows: 1, seed: '5', scores: [0], factor: 1 }));
    expect([printed.figure('one_peak'), printed.figure('one_trace')]).toEqual([1, 0]);
  },
);
