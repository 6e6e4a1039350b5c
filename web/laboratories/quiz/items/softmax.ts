// Misconceptions about softmax itself: which axis a row is, and what becomes of scores that are fixed, raised or compared with a classifier's.
import type { CoreClient } from '../../../core/client.ts';
import { fixed, short, significant, whole } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { pythonList } from '../../../kit/export/code.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { scoresOf } from '../../../kit/scores.ts';
import { chosen, misconception } from '../asking.ts';

const [queries, keys, d] = [2, 3, 4];

/** Draws of which the first is taken whose answers are written differently: about one in 150 has two alike. */
const draws = 8;

/** The weights of one draw, and the four to choose from. */
function tableOf(core: CoreClient, drawn: Float64Array) {
  const [q, k] = [drawn.subarray(0, queries * d), drawn.subarray(queries * d)];
  const { weights, scaledScores } = scoresOf(core, { q, k, dimension: d, rule: { id: 'sqrt', parameter: 0 } });
  const at = (row: number, column: number): number => figureAt(weights, row * keys + column);
  const text = (row: number, column: number): string => fixed(at(row, column), 3);
  const entries = { right: text(1, 0), swapped: text(0, 1), row: text(0, 0), column: text(1, 1) };
  return { at, text, entries, scaledScores };
}

/** Query and key axes swapped: a matrix of weights has a row for each query. */
export const axes = misconception('axes', 15, ({ core, chance }) => {
  const { at, text, entries, scaledScores } = chance.firstFit(
    { draws, rows: queries + keys, columns: d },
    (drawn) => tableOf(core, drawn),
    (table) => new Set(Object.values(table.entries)).size === 4,
  );
  const columns = Array.from({ length: keys }, (_, key) => key);
  return chosen(chance, 'quiz.axes', {
    values: entries,
    shown: {
      caption: say('quiz.axes.caption'),
      columns: [say('quiz.axes.head'), ...columns.map((key) => say('quiz.axes.column', { column: String(key + 1) }))],
      rows: [0, 1].map((row) => [
        say('quiz.axes.row', { row: String(row + 1) }),
        ...columns.map((key) => text(row, key)),
      ]),
    },
    options: ['right', 'swapped', 'row', 'column'],
    names: entries,
    evidence: columns.map((key) => ({
      name: say('quiz.axes.bar', { key: String(key + 1) }),
      value: at(1, key),
      role: 'scaled',
    })),
    check: {
      body: `
        scores = ${pythonList([0, 1].map((row) => [...scaledScores.subarray(row * keys, (row + 1) * keys)]))}
        for number, weight in enumerate(softmax(scores[1]), 1):
            print(f"key_{number}:", weight)
      `,
      figures: Object.fromEntries(columns.map((key) => [`key_${String(key + 1)}`, at(1, key)])),
    },
  });
});

const written = (scores: readonly number[]): string => scores.map((each) => short(each)).join(', ');

const dimensions = [1, 16, 64, 1024] as const;

/** "Softmax of larger d is always sharper", shown with fixed scores, which is where it is false. */
export const fixedScores = misconception('fixed-scores', 21, ({ core, chapters, chance }) => {
  const scores = chance.of([
    [4, 2, 1, 0],
    [5, 3, 0, 0],
    [6, 2, 2, 1],
  ]);
  const divisors = dimensions.map((d) => core.divisor({ id: 'sqrt', parameter: 0 }, d));
  const { peak } = chapters.temperatureResponse(scores, divisors);
  const peaks = dimensions.map((d, place) => ({ d, value: figureAt(peak, place) }));
  const [first, last] = [figureAt(peak, 0), figureAt(peak, dimensions.length - 1)];
  return chosen(chance, 'quiz.fixed', {
    values: {
      scores: written(scores),
      first: fixed(first, 3),
      last: fixed(last, 3),
      most: whole(Math.max(...dimensions)),
    },
    options: ['flatter', 'sharper', 'same'],
    title: say('quiz.peak.title'),
    evidence: peaks.map(({ d, value }) => ({
      name: say('quiz.atD', { d: String(d) }),
      value,
      text: fixed(value, 3),
      role: 'scaled',
    })),
    check: {
      body: `
        for d in ${JSON.stringify(dimensions)}:
            print(f"d{d}:", max(softmax([s / math.sqrt(d) for s in ${JSON.stringify(scores)}])))
      `,
      figures: Object.fromEntries(peaks.map(({ d, value }) => [`d${d}`, value])),
    },
  });
});

const rows = [
  { scores: [2, 1, 0], raised: [102, 101, 100] },
  { scores: [1.5, 1, 0], raised: [101.5, 101, 100] },
  { scores: [3, 1, 0.5], raised: [103, 101, 100.5] },
] as const;

/** Large scores are not sharp ones: softmax sees differences only. */
export const shift = misconception('shift', 23, ({ chapters, chance }) => {
  const { scores, raised } = chance.of(rows);
  const [before, after] = [chapters.softmaxSteps(scores).peak, chapters.softmaxSteps(raised).peak];
  const limit = chapters.formats().find(({ id }) => id === 'float32')?.expOverflowsAbove ?? 0;
  const values = { scores: written(scores), before: fixed(before, 3), after: fixed(after, 3), limit: fixed(limit, 1) };
  return chosen(chance, 'quiz.shift', {
    values,
    options: ['none', 'spike', 'flatter', 'overflow'],
    title: say('quiz.peak.title'),
    evidence: [
      { name: values.scores, value: before, text: values.before, role: 'scaled' },
      { name: written(raised), value: after, text: values.after, role: 'scaled' },
    ],
    check: {
      body: `
        print("before:", max(softmax(${JSON.stringify(scores)})))
        print("after:", max(softmax(${JSON.stringify(raised)})))
      `,
      figures: { before, after },
    },
  });
});

/** "Softmax with cross-entropy never saturates, so why here?": attention has no logarithm that would take softmax back. */
export const crossEntropy = misconception('cross-entropy', 26, ({ chapters, chance }) => {
  const gap = chance.of([8, 6, 10]);
  // Of two keys: 1 minus the weight of the second is the weight of the first.
  const { jacobian, weights } = chapters.softmaxJacobian([gap, 0]);
  const [first, second, slope] = [figureAt(weights, 0), figureAt(weights, 1), figureAt(jacobian, 3)];
  const values = { gap, first: fixed(first, 5), second: significant(second, 2), slope: significant(slope, 2) };
  return chosen(chance, 'quiz.cross', {
    values,
    options: ['tiny', 'same', 'zero', 'larger'],
    formula: `${inFormula(second)} * ${inFormula(first)} ≈ ${inFormula(slope)}`,
    evidence: [
      { name: say('quiz.cross.bar.classifier'), value: first, text: values.first, role: 'other' },
      { name: say('quiz.cross.bar.attention'), value: slope, text: values.slope, role: 'raw' },
    ],
    check: {
      body: `
        p = softmax([${values.gap}, 0])[1]
        print("classifier:", 1 - p)
        print("attention:", p * (1 - p))
      `,
      figures: { classifier: first, attention: slope },
    },
  });
});
