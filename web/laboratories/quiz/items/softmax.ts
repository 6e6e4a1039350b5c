// Misconceptions about softmax itself: which axis a row is, and what becomes of scores that are fixed, raised or compared with a classifier's.
import { fixed, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { pythonList } from '../../../kit/code.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import type { Item } from '../item.ts';
import { choices, options } from '../judging.ts';

const [queries, keys, d] = [2, 3, 4];

/** Query and key axes swapped: a matrix of weights has a row for each query. */
export const axes: Item = {
  id: 'axes',
  family: 'misconception',
  stream: 15,
  make: ({ core, chance }) => {
    const drawn = chance.normal(queries + keys, d);
    const rule = { id: 'sqrt', parameter: 0 };
    const { weights, scaledScores } = core.attention({
      queries,
      keys,
      dimension: d,
      valueDimension: 1,
      q: drawn.subarray(0, queries * d),
      k: drawn.subarray(queries * d),
      v: new Float64Array(keys),
      rule,
      causal: false,
      mask: null,
    });
    const at = (row: number, column: number): number => figureAt(weights, row * keys + column);
    const text = (row: number, column: number): string => fixed(at(row, column), 3);
    const second = Array.from({ length: keys }, (_, key) => key);
    const values = { right: text(1, 0) };
    return {
      question: say('quiz.axes.question'),
      shown: {
        caption: say('quiz.axes.caption'),
        columns: [say('quiz.axes.head'), ...second.map((key) => say('quiz.axes.column', { column: String(key + 1) }))],
        rows: [0, 1].map((row) => [
          say('quiz.axes.row', { row: String(row + 1) }),
          ...second.map((key) => text(row, key)),
        ]),
      },
      answer: options(
        chance,
        { right: [text(1, 0), say('quiz.axes.right', values)] },
        {
          swapped: [text(0, 1), say('quiz.axes.swapped', { ...values, wrong: text(0, 1) })],
          row: [text(0, 0), say('quiz.axes.otherRow', { ...values, wrong: text(0, 0) })],
          column: [text(1, 1), say('quiz.axes.otherColumn', { ...values, wrong: text(1, 1) })],
        },
      ),
      evidence: {
        title: say('quiz.axes.after'),
        key: say('quiz.axes.afterKey'),
        bars: second.map((key) => ({
          name: say('quiz.axes.bar', { key: String(key + 1) }),
          value: at(1, key),
          text: significant(at(1, key)),
          role: 'scaled',
        })),
      },
      check: {
        body: `
          scores = ${pythonList([0, 1].map((row) => [...scaledScores.subarray(row * keys, (row + 1) * keys)]))}
          for number, weight in enumerate(softmax(scores[1]), 1):
              print(f"key_{number}:", weight)
        `,
        figures: Object.fromEntries(second.map((key) => [`key_${String(key + 1)}`, at(1, key)])),
      },
    };
  },
};

const dimensions = [1, 16, 64, 1024] as const;

/** "Softmax of larger d is always sharper", shown with fixed scores, which is where it is false. */
export const fixedScores: Item = {
  id: 'fixed-scores',
  family: 'misconception',
  stream: 21,
  make: ({ core, chapters, chance }) => {
    const scores = chance.of([
      [4, 2, 1, 0],
      [5, 3, 0, 0],
      [6, 2, 2, 1],
    ]);
    const divisors = dimensions.map((d) => core.divisor({ id: 'sqrt', parameter: 0 }, d));
    const { peak } = chapters.temperatureResponse(scores, divisors);
    const [first, last] = [figureAt(peak, 0), figureAt(peak, dimensions.length - 1)];
    const values = { first: fixed(first, 3), last: fixed(last, 3), most: '1,024' };
    return {
      question: say('quiz.fixed.question', { scores: scores.map((each) => short(each)).join(', ') }),
      answer: choices(chance, 'quiz.fixed', ['flatter', 'sharper', 'same'], values),
      evidence: {
        title: say('quiz.peak.title'),
        key: say('quiz.fixed.afterKey'),
        bars: dimensions.map((d, place) => ({
          name: say('quiz.atD', { d: String(d) }),
          value: figureAt(peak, place),
          text: fixed(figureAt(peak, place), 3),
          role: 'scaled',
        })),
      },
      check: {
        body: `
          for d in ${JSON.stringify(dimensions)}:
              print(f"d{d}:", max(softmax([s / math.sqrt(d) for s in ${JSON.stringify(scores)}])))
        `,
        figures: Object.fromEntries(dimensions.map((d, place) => [`d${String(d)}`, figureAt(peak, place)])),
      },
    };
  },
};

const rows = [
  { scores: [2, 1, 0], raised: [102, 101, 100] },
  { scores: [1.5, 1, 0], raised: [101.5, 101, 100] },
  { scores: [3, 1, 0.5], raised: [103, 101, 100.5] },
] as const;

/** Large scores are not sharp ones: softmax sees differences only. */
export const shift: Item = {
  id: 'shift',
  family: 'misconception',
  stream: 23,
  make: ({ chapters, chance }) => {
    const { scores, raised } = chance.of(rows);
    const [before, after] = [chapters.softmaxSteps(scores).peak, chapters.softmaxSteps(raised).peak];
    const limit = chapters.formats().find(({ id }) => id === 'float32')?.expOverflowsAbove ?? 0;
    const values = { before: fixed(before, 3), after: fixed(after, 3), limit: fixed(limit, 1) };
    return {
      question: say('quiz.shift.question', { scores: scores.map((each) => short(each)).join(', ') }),
      answer: choices(chance, 'quiz.shift', ['none', 'spike', 'flatter', 'overflow'], values),
      evidence: {
        title: say('quiz.peak.title'),
        key: say('quiz.shift.afterKey'),
        bars: [
          { name: scores.map((each) => short(each)).join(', '), value: before, text: values.before, role: 'scaled' },
          { name: raised.map((each) => short(each)).join(', '), value: after, text: values.after, role: 'scaled' },
        ],
      },
      check: {
        body: `
          print("before:", max(softmax(${JSON.stringify(scores)})))
          print("after:", max(softmax(${JSON.stringify(raised)})))
        `,
        figures: { before, after },
      },
    };
  },
};

/** "Softmax with cross-entropy never saturates, so why here?": attention has no logarithm that would take softmax back. */
export const crossEntropy: Item = {
  id: 'cross-entropy',
  family: 'misconception',
  stream: 26,
  make: ({ chapters, chance }) => {
    const gap = chance.of([8, 6, 10]);
    // Of two keys: 1 minus the weight of the second is the weight of the first.
    const { jacobian, weights } = chapters.softmaxJacobian([gap, 0]);
    const [first, second, slope] = [figureAt(weights, 0), figureAt(weights, 1), figureAt(jacobian, 3)];
    const values = {
      gap: String(gap),
      first: fixed(first, 5),
      second: significant(second, 2),
      slope: significant(slope, 2),
    };
    return {
      question: say('quiz.cross.question', values),
      answer: choices(chance, 'quiz.cross', ['tiny', 'same', 'zero', 'larger'], values),
      formula: `${inFormula(second)} * ${inFormula(first)} ≈ ${inFormula(slope)}`,
      evidence: {
        title: say('quiz.cross.after'),
        key: say('quiz.cross.afterKey', values),
        bars: [
          { name: say('quiz.cross.bar.classifier'), value: first, text: values.first, role: 'other' },
          { name: say('quiz.cross.bar.attention'), value: slope, text: values.slope, role: 'raw' },
        ],
      },
      check: {
        body: `
          p = softmax([${values.gap}, 0])[1]
          print("classifier:", 1 - p)
          print("attention:", p * (1 - p))
        `,
        figures: { classifier: first, attention: slope },
      },
    };
  },
};
