// The chapter on gradients without a browser: one row, many rows, and what is said of them.
import { describe, expect, test } from 'vitest';
import { gradientCsv, rowsTable, rowTables } from '../../../web/elements/dk-gradient/figures.ts';
import { knownRows } from '../../../web/elements/dk-gradient/known-rows.ts';
import { fullEntry } from '../../../web/elements/dk-gradient/map-picture.ts';
import { factors, multipliedRow, oneRow, scoresOf } from '../../../web/elements/dk-gradient/one-row.ts';
import { outcome, question } from '../../../web/elements/dk-gradient/question.ts';
import type { Computed } from '../../../web/elements/dk-gradient/row-sets.ts';
import { mostWork, permittedRows, ruleNames, rowsUnder, type RowSets } from '../../../web/elements/dk-gradient/rows.ts';
import { rowSentence, rowsSentence } from '../../../web/elements/dk-gradient/sentence.ts';
import { furtherFigures, stripsOf, stripsWords } from '../../../web/elements/dk-gradient/strip-pictures.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

function computed(d: number, keys = 8, rows = 500): Computed {
  const asked = { seed: '1', draw: 0, d, keys, rows };
  const sets = Object.fromEntries(ruleNames.map((rule) => [rule, rowsUnder(chapters, asked, rule)])) as RowSets;
  return { asked, sets };
}

const usual = computed(64);

describe('many rows', () => {
  const { none, sqrt, linear } = usual.sets;

  test('without a divisor the typical row has far less than the mean; with one they lie close together', () => {
    const { mean, median } = none.summary.trace;
    expect(median).toBeLessThan(mean / 2);
    expect(Math.abs(sqrt.summary.trace.median - sqrt.summary.trace.mean)).toBeLessThan(0.05);
    expect(linear.summary.trace.median).toBeGreaterThan(sqrt.summary.trace.median);
  });

  test('the gradient that reaches the query is larger without a divisor on the mean', () => {
    expect(none.summary.queryGradient.mean).toBeGreaterThan(2 * sqrt.summary.queryGradient.mean);
    expect(linear.summary.queryGradient.mean).toBeLessThan(sqrt.summary.queryGradient.mean / 4);
  });

  test('the path of the values does not vanish', () => {
    for (const rule of ruleNames) {
      expect(usual.sets[rule].summary.valueGradient.least).toBeGreaterThanOrEqual(8 ** -0.5 - 1e-12);
    }
  });

  test('the right key has 1/n on the mean under every rule, and next to nothing on the typical row', () => {
    for (const rule of ruleNames) {
      expect(Math.abs(usual.sets[rule].summary.rightKey.mean - 1 / 8)).toBeLessThan(0.04);
    }
    expect(none.summary.rightKey.median).toBeLessThan(1e-3);
  });

  test('as d grows the median falls faster than the mean', () => {
    const far = computed(512).sets.none.summary.trace;
    const near = none.summary.trace;
    expect(near.median / far.median).toBeGreaterThan(20 * (near.mean / far.mean));
  });

  test('fewer rows are the first of more', () => {
    const few = computed(64, 8, 10).sets.none;
    expect([...few.trace]).toEqual([...none.trace.subarray(0, 10)]);
  });

  test('no more rows are asked for than the core draws at once', () => {
    for (const keys of [2, 8, 64]) {
      for (const d of [1, 64, 1000, 4096]) {
        const rows = permittedRows({ rows: 512, keys, d });
        expect(rows * keys * d).toBeLessThanOrEqual(mostWork);
        expect(rows).toBeGreaterThanOrEqual(1);
      }
    }
    expect(() => rowsUnder(chapters, { seed: '1', draw: 0, d: 4096, keys: 64, rows: 8 }, 'none')).not.toThrow();
  });

  test('the typical row is the one nearest to the median, the lucky one has the most', () => {
    const { typicalRow, luckyRow } = knownRows(usual.sets);
    expect(none.trace[typicalRow - 1]).toBeCloseTo(none.summary.trace.median, 2);
    expect(none.trace[luckyRow - 1]).toBe(none.summary.trace.most);
  });
});

describe('one row', () => {
  const row = oneRow(chapters, usual.sets, 3, 8);

  test('has the weights and the trace that it has among the many', () => {
    for (const rule of ruleNames) {
      expect(row.jacobians[rule].trace).toBeCloseTo(usual.sets[rule].trace[2] ?? NaN, 12);
      expect(row.jacobians[rule].weights[0]).toBeCloseTo(usual.sets[rule].rightKey[2] ?? NaN, 12);
    }
  });

  test('multiplied by √d after ÷ √d it is the row without scaling', () => {
    const scores = scoresOf(usual.sets, 3, 8);
    const back = multipliedRow(core, chapters, { scores, factor: 8 });
    expect(back.trace).toBeCloseTo(row.jacobians.none.trace, 10);
    expect([...back.weights].map((weight) => weight.toFixed(10))).toEqual(
      [...row.jacobians.none.weights].map((weight) => weight.toFixed(10)),
    );
  });

  test('the curves hold a figure for each factor, the trace only falls, and the norm does not', () => {
    const { trace, frobenius } = row.sizes;
    expect(trace).toHaveLength(factors.length);
    expect([...trace].every((value, index) => index === 0 || value <= (trace[index - 1] ?? 0) + 1e-12)).toBe(true);
    expect(Math.max(...frobenius)).toBeGreaterThan((frobenius[0] ?? 0) + 0.01);
    expect([factors[0], factors[20], factors.at(-1)]).toEqual([0.01, 1, 100]);
    expect(factors).toContain(8);
  });

  test('maps side by side have one measure', () => {
    expect(fullEntry(Object.values(row.jacobians))).toBe(0.25);
    const wide = oneRow(chapters, computed(4, 64, 3).sets, 1, 64);
    expect(fullEntry([wide.jacobians.sqrt])).toBe(Math.max(...wide.jacobians.sqrt.jacobian));
  });

  test('tables hold its Jacobian as long as it can be read, and the curves', () => {
    const tables = rowTables(row);
    expect(tables).toHaveLength(4);
    expect(tables[0]?.rows).toHaveLength(8);
    expect(rowTables(oneRow(chapters, computed(4, 64, 3).sets, 1, 64))).toHaveLength(1);
  });
});

test('the sentence sets mean against typical row, and at small d says that every divisor leaves a gradient', () => {
  expect(rowsSentence(usual)).toMatch(/0\.19 on the mean, but only 0\.070 on the typical row/);
  expect(rowsSentence(computed(4))).toContain('every divisor leaves a gradient');
  const one = computed(64, 8, 1);
  expect(rowSentence(one, oneRow(chapters, one.sets, 1, 8))).toMatch(
    /^Row 1 at dₖ = 64: tr J is 0\.78 after .* And without/,
  );
});

test('the words of the pictures tell mean and typical row, and that the query’s gradient is larger without a divisor', () => {
  expect(stripsWords(usual, 'queryGradient').key).toContain('larger without a divisor: 1.0 against 0.34');
  expect(stripsWords(computed(1), 'queryGradient').key).not.toContain('larger');
  expect(stripsWords(usual, 'rightKey').key).toContain('× 10⁻⁵');
  expect(stripsWords(usual, 'trace').label).toContain('Arrow keys go from row to row');
});

test('every strip has a mark for each row, with its exact text', () => {
  for (const figure of ['trace', ...furtherFigures] as const) {
    const { series } = stripsOf(core, usual, { figure, width: 900, logarithmic: false });
    expect(series.map((marks) => marks.length)).toEqual([500, 500, 500]);
    for (const { x, text } of series[0] ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(900);
      expect(text).toMatch(/^no scaling, row \d+: .* \d/);
    }
  }
});

test('on a logarithmic axis rows beyond it stand at its edge', () => {
  const { series, frame } = stripsOf(core, computed(1024), { figure: 'trace', width: 900, logarithmic: true });
  const xs = (series[0] ?? []).map(({ x }) => x);
  expect(Math.min(...xs)).toBeGreaterThan(frame.left);
  expect(Math.max(...xs)).toBeLessThan(frame.right);
});

test('the answer to the question is the median of many rows, and the mean is told with it', () => {
  const { value, text, why } = outcome(chapters);
  expect(value).toBe(usual.sets.none.summary.trace.median);
  expect(text).toContain('0.070');
  expect(why).toContain('0.19');
  const { answer } = question();
  expect(answer.kind === 'number' && answer.stops.includes(answer.initial)).toBe(true);
});

test('table and file hold every figure under every rule', () => {
  expect(rowsTable(usual).rows).toHaveLength(18);
  const file = gradientCsv(usual, '0');
  expect(file.rows).toHaveLength(500);
  expect(file.columns).toHaveLength(19);
  expect(file.columns).toContain('none_queryGradient');
});
