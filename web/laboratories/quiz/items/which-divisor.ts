// Misconceptions about which number the scores are divided by, and where.
import { fixed, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';
import { openingFigures } from '../measured.ts';
import { ruleBars } from '../pictures.ts';

/** "Why not just dₖ?" */
export const whyNotD: Item = {
  id: 'why-not-d',
  family: 'misconception',
  stream: 11,
  make: ({ core, chance }) => {
    const d = chance.of([1024, 256, 512]);
    const { none, sqrt, linear } = openingFigures(core, d);
    const left = core.divisor({ id: 'power', parameter: -0.5 }, d);
    const values = {
      d: String(d),
      none: fixed(none.peak, 3),
      sqrt: fixed(sqrt.peak, 3),
      linear: fixed(linear.peak, 3),
      left: significant(left),
    };
    return {
      question: say('quiz.whyNotD.question'),
      answer: choices(chance, 'quiz.whyNotD', ['even', 'same', 'spike', 'unit'], values),
      evidence: ruleBars(say('quiz.peaks.title', { d: values.d }), say('quiz.peaks.key'), {
        none: none.peak,
        sqrt: sqrt.peak,
        linear: linear.peak,
      }),
      check: {
        body: `
          d = ${values.d}
          scores = (normal(400, 1, d) * normal(400, 8, d)).sum(2)
          for name, divisor in [("none", 1), ("sqrt", math.sqrt(d)), ("linear", d)]:
              print(f"{name}:", sum(peaks(scores / divisor)) / 400)
        `,
        figures: { none: none.peak, sqrt: sqrt.peak, linear: linear.peak },
      },
    };
  },
};

const d = 64;
const scores = [1, 0.5, 0, -0.5];

/** "Scaling should undo my ×100." */
export const timesHundred: Item = {
  id: 'times-hundred',
  family: 'misconception',
  stream: 12,
  make: ({ core, chapters, chance }) => {
    const factor = chance.of([100, 50, 20]);
    const { peak } = chapters.jacobianSizes(scores, [1, factor]);
    const [before, after] = [figureAt(peak, 0), figureAt(peak, 1)];
    const values = {
      factor: String(factor),
      before: significant(before),
      after: significant(after),
      root: short(core.divisor({ id: 'sqrt', parameter: 0 }, d)),
    };
    return {
      question: say('quiz.times.question', {
        factor: values.factor,
        scores: scores.map((each) => short(each)).join(', '),
      }),
      answer: choices(chance, 'quiz.times', ['spike', 'undone', 'unseen', 'larger'], values),
      evidence: {
        title: say('quiz.peak.title'),
        key: say('quiz.times.key'),
        bars: [
          { name: say('quiz.times.before'), value: before, text: values.before, role: 'scaled' },
          { name: say('quiz.times.after', { factor: values.factor }), value: after, text: values.after, role: 'raw' },
        ],
      },
      check: {
        body: `
          scores = ${JSON.stringify(scores)}
          print("before:", max(softmax(scores)))
          print("after:", max(softmax([${values.factor} * s for s in scores])))
        `,
        figures: { before, after },
      },
    };
  },
};

/** Positions, by d_model. */
const lengths = [1000, 2000, 500] as const;

/** Which dimension is dₖ: of the head, of the model, or the length of the sequence? */
export const whichDimension: Item = {
  id: 'which-dimension',
  family: 'misconception',
  stream: 13,
  make: ({ core, chapters, chance }) => {
    // Roots of larger d than the laboratories take are not asked for.
    const { d: limits } = core.limits();
    const most = limits?.most ?? 0;
    const sizes = new Map(
      chapters
        .initialVariances()
        .flatMap((each) => (each.dividesScores && each.dModel <= most ? [[each.dModel, each] as const] : [])),
    );
    const [first, ...others] = sizes.values();
    if (!first) throw new RangeError('no sizes');
    const { dModel, heads, dK } = chance.of([first, ...others]);
    const length = chance.of(lengths);
    const root = (d: number): number => core.divisor({ id: 'sqrt', parameter: 0 }, d);
    const values = {
      model: String(dModel),
      heads: String(heads),
      head: String(dK),
      length: String(length),
      root: short(root(dK), 4),
    };
    return {
      question: say('quiz.which.question', { model: values.model, heads: values.heads, length: values.length }),
      answer: {
        kind: 'number',
        label: say('quiz.which.label'),
        value: root(dK),
        tolerance: 0.05,
        text: (value) => short(value, 4),
        right: say('quiz.which.right', values),
        mistakes: [
          { value: root(dModel), feedback: say('quiz.which.model', { ...values, wrong: short(root(dModel), 4) }) },
          { value: root(length), feedback: say('quiz.which.length', { ...values, wrong: short(root(length), 4) }) },
          { value: root(heads), feedback: say('quiz.which.heads', { ...values, wrong: short(root(heads), 4) }) },
          { value: dK, feedback: say('quiz.which.head', values) },
          { value: dModel, feedback: say('quiz.which.whole', values) },
        ],
        below: say('quiz.which.below', values),
        above: say('quiz.which.above', values),
      },
      formula: `sqrt(${values.model} / ${values.heads}) ${Number.isInteger(root(dK)) ? '=' : '≈'} ${inFormula(root(dK))}`,
      evidence: {
        title: say('quiz.which.after'),
        key: say('quiz.which.afterKey'),
        bars: [
          { name: say('quiz.which.bar.head', { head: values.head }), value: root(dK), role: 'scaled' as const },
          { name: say('quiz.which.bar.model', { model: values.model }), value: root(dModel), role: 'other' as const },
          {
            name: say('quiz.which.bar.length', { length: values.length }),
            value: root(length),
            role: 'other' as const,
          },
        ].map((bar) => ({ ...bar, text: significant(bar.value) })),
      },
      check: {
        body: `
          d_model, heads, length = ${values.model}, ${values.heads}, ${values.length}
          print("head:", math.sqrt(d_model // heads))
          print("model:", math.sqrt(d_model))
          print("length:", math.sqrt(length))
        `,
        figures: { head: root(dK), model: root(dModel), length: root(length) },
      },
    };
  },
};

/** dₖ^(−1/4) on q and on k looks like a bug. */
export const fourthRoots: Item = {
  id: 'fourth-roots',
  family: 'misconception',
  stream: 14,
  make: ({ core, chance }) => {
    const d = chance.of([64, 128, 256]);
    const quarter = core.divisor({ id: 'power', parameter: 0.25 }, d);
    const root = core.divisor({ id: 'sqrt', parameter: 0 }, d);
    const values = { d: String(d), quarter: significant(quarter, 4), root: short(root, 4) };
    return {
      question: say('quiz.fourth.question', { d: values.d }),
      answer: choices(chance, 'quiz.fourth', ['same', 'twice', 'less', 'cancels'], values),
      formula: `${inFormula(quarter)} * ${inFormula(quarter)} ≈ ${inFormula(root)}`,
      evidence: {
        title: say('quiz.fourth.after', { d: values.d }),
        key: say('quiz.fourth.afterKey'),
        bars: [
          { name: say('quiz.fourth.bar.each'), value: quarter, text: values.quarter, role: 'query' },
          { name: say('quiz.fourth.bar.score'), value: root, text: values.root, role: 'scaled' },
          { name: say('quiz.fourth.bar.twice'), value: d, text: values.d, role: 'flat' },
        ],
      },
      check: {
        body: `
          d = ${values.d}
          quarter = d ** 0.25
          print("quarter:", quarter)
          print("root:", quarter * quarter)
        `,
        figures: { quarter, root },
      },
    };
  },
};
