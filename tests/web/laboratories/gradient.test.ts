// The chapter on gradients without a browser: one row, many rows, and what is said of them.
import { describe, expect, test } from 'vitest';
import {
  gradientCsv,
  pullsTable,
  rowsTable,
  rowTables,
  outcome,
  pullsSentence,
  question,
  questionAsked,
  rowSentence,
} from '../../../web/laboratories/gradient/figures.ts';
import {
  type Computed,
  type RowSets,
  knownRows,
  mostPulls,
  mostWork,
  pullsAsked,
  permittedPulls,
  permittedRows,
  rowsAsked,
  rowsInput,
  ruleNames,
  type Pulls,
} from '../../../web/laboratories/gradient/rows.ts';
import { fullEntry } from '../../../web/laboratories/gradient/pictures.ts';
import { mostShown, multipliedRow, oneRow, rowJacobian, scoresOf } from '../../../web/laboratories/gradient/one-row.ts';
import { factors, gradientParameters } from '../../../web/laboratories/gradient/parameters.ts';
import { furtherFigures, stripsOf, stripsWords } from '../../../web/laboratories/gradient/strip-pictures.ts';
import { mostPullWork } from '../../../web/core/chapters-gradients.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { initialValues } from '../../../web/kit/settings.ts';

/** What is asked at the start values. */
const first = rowsAsked(initialValues(gradientParameters));

function computed(d: number, keys = 8, rows = 500): Computed {
  const asked = { ...first, d, keys, rows };
  const sets = Object.fromEntries(
    ruleNames.map((rule) => [rule, chapters.gradientRows(rowsInput(asked, rule))]),
  ) as RowSets;
  return { asked, sets };
}

const usual = computed(64);

/** The pulls as the page measures them, in blocks. */
function pullsOf(d: number, keys: number, rows = permittedPulls({ d, keys })): Pulls {
  const asked = { ...pullsAsked(first), d, keys };
  const rules = ruleNames.map((id) => ({ id, parameter: 0 }));
  const block = Math.floor(mostPullWork / (keys * (d + 128) * (rules.length + 4)));
  const lists = rules.map(() => new Float64Array(rows));
  for (let first = 0; first < rows; first += block) {
    const some = Math.min(block, rows - first);
    const { pulls } = chapters.targetPull({ ...asked, rules, first, rows: some });
    lists.forEach((list, rule) => {
      list.set(pulls.subarray(rule * some, (rule + 1) * some), first);
    });
  }
  const figures = ruleNames.map((rule, place) => [rule, chapters.pullFigures(lists[place] ?? [])] as const);
  return { asked: { ...asked, rows }, figures: Object.fromEntries(figures) as Pulls['figures'] };
}

const told = pullsOf(64, 64);

describe('many rows', () => {
  const { none, sqrt, linear } = usual.sets;

  test('without a divisor the typical row has far less than the mean; with one they lie close together', () => {
    const { mean, median } = none.summary.trace;
    expect(median).toBeLessThan(mean / 2);
    expect(Math.abs(sqrt.summary.trace.median - sqrt.summary.trace.mean)).toBeLessThan(0.05);
    expect(linear.summary.trace.median).toBeGreaterThan(sqrt.summary.trace.median);
  });

  test('the whole gradient in the query is larger without a divisor on average', () => {
    expect(none.summary.queryGradient.mean).toBeGreaterThan(2 * sqrt.summary.queryGradient.mean);
    expect(linear.summary.queryGradient.mean).toBeLessThan(sqrt.summary.queryGradient.mean / 4);
  });

  test('values learn under every divisor', () => {
    for (const rule of ruleNames) {
      expect(usual.sets[rule].summary.valueGradient.least).toBeGreaterThanOrEqual(8 ** -0.5 - 1e-12);
    }
  });

  test('the target has 1/n on average under every rule, and next to nothing on the typical row', () => {
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
    for (const d of [4, 4096]) {
      const asked = { d, keys: 512 };
      const rows = permittedRows({ ...asked, rows: 512 });
      expect(() => chapters.gradientRows(rowsInput({ ...first, ...asked, rows }, 'none'))).not.toThrow();
    }
  });

  test('pulls are measured on 4,096 rows at 8, 64 and 512 keys where d is usual, on fewer where it is large', () => {
    for (const keys of [8, 64, 512]) expect(permittedPulls({ keys, d: 64 })).toBe(mostPulls);
    expect(permittedPulls({ keys: 64, d: 1024 })).toBe(mostPulls);
    expect(permittedPulls({ keys: 512, d: 4096 })).toBe(128);
  });

  test('the typical row is the one nearest to the median, the lucky one has the most', () => {
    const { typicalRow, luckyRow } = knownRows(usual.sets);
    expect(none.pull[typicalRow - 1]).toBeCloseTo(none.summary.pull.median, 4);
    expect(none.pull[luckyRow - 1]).toBe(none.summary.pull.most);
  });
});

describe('one row', () => {
  const row = oneRow(chapters, usual.sets, 3);

  test('has the weights and the trace that it has among the many', () => {
    for (const rule of ruleNames) {
      expect(row.jacobians[rule].trace).toBeCloseTo(usual.sets[rule].trace[2] ?? NaN, 12);
      expect(row.jacobians[rule].weights[0]).toBeCloseTo(usual.sets[rule].rightKey[2] ?? NaN, 12);
    }
  });

  test('multiplied by √d after ÷ √d it is the row without scaling', () => {
    const scores = scoresOf(usual.sets, 3);
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

  test('among many keys the strongest are shown: the part of the whole Jacobian that is theirs, in the same order under every rule', () => {
    const { sets } = computed(16, 64, 2);
    const scores = scoresOf(sets, 2);
    const whole = chapters.softmaxJacobian(scores);
    const part = rowJacobian(chapters, scores);
    expect(part.shown).toHaveLength(mostShown);
    expect(part.trace).toBeCloseTo(whole.trace, 14);
    const weights = [...whole.weights].sort((a, b) => b - a).slice(0, mostShown);
    expect([...part.weights]).toEqual(weights);
    part.shown.forEach((i, line) => {
      part.shown.forEach((j, column) => {
        expect(part.jacobian[line * mostShown + column]).toBeCloseTo(whole.jacobian[i * 64 + j] ?? NaN, 15);
      });
    });
    const { jacobians } = oneRow(chapters, sets, 2);
    for (const rule of ruleNames) expect(jacobians[rule].shown).toEqual(part.shown);
    expect(() => oneRow(chapters, computed(64, 512, 1).sets, 1)).not.toThrow();
  });

  test('maps side by side have one measure', () => {
    expect(fullEntry(Object.values(row.jacobians))).toBe(0.25);
    const wide = oneRow(chapters, computed(4, 64, 3).sets, 1);
    expect(fullEntry([wide.jacobians.sqrt])).toBe(Math.max(...wide.jacobians.sqrt.jacobian));
  });

  test('tables hold its Jacobian, or the part that is shown, and the curves', () => {
    const tables = rowTables(row);
    expect(tables).toHaveLength(4);
    expect(tables[0]?.rows).toHaveLength(8);
    const many = rowTables(oneRow(chapters, computed(4, 64, 3).sets, 1));
    expect(many[0]?.rows).toHaveLength(mostShown);
    expect(many[0]?.caption).toContain('the 12 strongest of 64 keys');
  });
});

describe('the target’s pull', () => {
  const median = ({ figures }: Pulls, rule: (typeof ruleNames)[number]): number => figures[rule].median.value;

  test('is hardest with ÷ √d at 8, 64 and 512 keys', () => {
    for (const keys of [8, 64, 512]) {
      const sentence = pullsSentence(pullsOf(64, keys, 1024));
      expect(sentence).toMatch(
        new RegExp(`^1,024 rows at dₖ = 64 with ${String(keys)} keys: the target’s typical pull is`),
      );
      expect(sentence).toMatch(/Of the three, ÷ √dₖ pulls hardest\.$/);
    }
  });

  test('is said to be hardest without a divisor where it is, and undecided where rows cannot tell', () => {
    expect(pullsSentence(pullsOf(3, 8))).toContain('Of the three, no scaling pulls hardest.');
    expect(pullsSentence(pullsOf(1, 64))).toContain('All three are the same here.');
    expect(pullsSentence(pullsOf(2, 64, 16))).toContain('cannot tell');
  });

  test('without a divisor is next to nothing on the typical row, and larger than with one on average', () => {
    expect(median(told, 'none')).toBeLessThan(1e-5);
    expect(told.figures.none.mean.value).toBeGreaterThan(told.figures.sqrt.mean.value);
    const words = stripsWords(computed(64, 64), 'pull', told);
    expect(words.key).toContain('the typical row, the median of 4,096.');
    expect(stripsWords(computed(64, 64), 'pull').key).toContain('Measuring');
  });

  test('stands with its interval in a table, and in the file', () => {
    const table = pullsTable(told);
    expect(table.rows).toHaveLength(3);
    expect(table.rows.every((cells) => cells.length === table.columns.length)).toBe(true);
    expect(new Map(gradientCsv(usual, told).parameters).get('none_pull_median')).toBe(median(told, 'none'));
  });
});

test('one row says its tr J under two divisors and asks for the third', () => {
  const one = computed(64, 8, 1);
  expect(rowSentence(one, oneRow(chapters, one.sets, 1))).toMatch(
    /^Row 1 at dₖ = 64: tr J, the sensitivity .* And without/,
  );
});

test('the words of the pictures say of which figure the gradient in the query is larger, whatever the keys', () => {
  expect(stripsWords(computed(64, 64), 'queryGradient').key).toContain('Its median is larger without a divisor: 0.8');
  expect(stripsWords(computed(64, 512, 64), 'queryGradient').key).toContain('Its median is larger without');
  expect(stripsWords(usual, 'queryGradient').key).toContain('Its mean is larger without: 1.0 against 0.34');
  expect(stripsWords(computed(1), 'queryGradient').key).not.toContain('larger');
  expect(stripsWords(usual, 'rightKey').key).toContain('×\u00a010⁻⁵');
  expect(stripsWords(usual, 'trace').label).toMatch(/÷ dₖ \S+ and \S+\.$/);
});

test('every strip has a mark for each row, with its exact text', () => {
  for (const figure of ['pull', ...furtherFigures] as const) {
    const { series } = stripsOf({ core, chapters }, usual, { figure, width: 900, logarithmic: false });
    expect(series.map((marks) => marks.length)).toEqual([500, 500, 500]);
    for (const { x, text } of series[0] ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(900);
      expect(text).toMatch(/^no scaling, row \d+: .* \d/);
    }
  }
});

test('on a logarithmic axis rows beyond it stand at its edge', () => {
  const { series, frame } = stripsOf({ core, chapters }, computed(1024), {
    figure: 'trace',
    width: 900,
    logarithmic: true,
  });
  const xs = (series[0] ?? []).map(({ x }) => x);
  expect(Math.min(...xs)).toBeGreaterThan(frame.left);
  expect(Math.max(...xs)).toBeLessThan(frame.right);
});

test('the answer to the question is the median of many pulls, and the mean is told with it', () => {
  expect(told.asked).toMatchObject(questionAsked);
  const { value, text, why } = outcome(told);
  expect(value).toBe(told.figures.none.median.value);
  expect(text).toContain('×\u00a010⁻⁶');
  expect(why).toContain('The mean is 3.');
  const { answer, text: asked } = question();
  expect(answer.kind === 'number' && answer.stops.includes(answer.initial)).toBe(true);
  expect(asked).toContain(`about ${told.figures.sqrt.median.value.toFixed(1)}.`);
});

test('table and file hold every figure under every rule', () => {
  expect(rowsTable(usual).rows).toHaveLength(21);
  const file = gradientCsv(usual, undefined);
  expect(file.rows).toHaveLength(500);
  expect(file.columns).toHaveLength(22);
  expect(file.columns).toContain('none_pull');
});
