// Misconceptions about which number the scores are divided by, and where.
import type { CoreClient } from '../../../core/client.ts';
import { fixed, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { byName } from '../../../kit/sweep/rules.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { chosen, misconception, typed } from '../asking.ts';
import { type Rule, rules } from '../item.ts';
import { ruleBars } from '../pictures.ts';

/** Means over the draws, the same for every d, of the opening's first seed: what the reader has seen there. */
function openingPeaks(core: CoreClient, d: number): Record<Rule, number> {
  const { stops, rows } = core.openingAt('1', 0, d);
  return byName(rules, (id) => {
    const row = rows.find(({ rule }) => rule.id === id);
    if (!row) throw new RangeError(`the opening has no rule ${id}`);
    return figureAt(row.meanPeak, stops.length - 1);
  });
}

/** "Why not just dₖ?" */
export const whyNotD = misconception('why-not-d', 11, ({ core, chance }) => {
  const d = chance.of([1024, 256, 512]);
  const peaks = openingPeaks(core, d);
  const values = {
    d,
    ...byName(rules, (rule) => fixed(peaks[rule], 3)),
    left: significant(core.divisor({ id: 'power', parameter: -0.5 }, d)),
  };
  return chosen(chance, 'quiz.whyNotD', {
    values,
    options: ['even', 'same', 'spike', 'unit'],
    evidence: ruleBars(peaks),
    check: {
      body: `
        d = ${values.d}
        scores = (normal(400, 1, d) * normal(400, 8, d)).sum(2)
        for name, divisor in [("none", 1), ("sqrt", math.sqrt(d)), ("linear", d)]:
            print(f"{name}:", sum(peaks(scores / divisor)) / 400)
      `,
      figures: peaks,
    },
  });
});

const d = 64;
const scores = [1, 0.5, 0, -0.5];

/** "Scaling should undo my ×100." */
export const timesHundred = misconception('times-hundred', 12, ({ core, chapters, chance }) => {
  const factor = chance.of([100, 50, 20]);
  const { peak } = chapters.jacobianSizes(scores, [1, factor]);
  const [before, after] = [figureAt(peak, 0), figureAt(peak, 1)];
  const values = {
    scores: scores.map((each) => short(each)).join(', '),
    factor: String(factor),
    before: significant(before),
    after: significant(after),
    root: short(core.divisor({ id: 'sqrt', parameter: 0 }, d)),
  };
  return chosen(chance, 'quiz.times', {
    values,
    options: ['spike', 'undone', 'unseen', 'larger'],
    title: say('quiz.peak.title'),
    evidence: [
      { name: say('quiz.times.bar.before'), value: before, role: 'scaled' },
      { name: say('quiz.times.bar.after', values), value: after, role: 'raw' },
    ],
    check: {
      body: `
        scores = ${JSON.stringify(scores)}
        print("before:", max(softmax(scores)))
        print("after:", max(softmax([${values.factor} * s for s in scores])))
      `,
      figures: { before, after },
    },
  });
});

/** Positions, by d_model. */
const lengths = [1000, 2000, 500] as const;

/** Which dimension is dₖ: of the head, of the model, or the length of the sequence? */
export const whichDimension = misconception('which-dimension', 13, ({ core, chapters, chance }) => {
  // Roots of larger d than the laboratories take are not asked for.
  const most = core.limits().d?.most ?? 0;
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
  const wrong = (d: number): string => short(root(d), 4);
  const values = {
    model: String(dModel),
    heads,
    head: String(dK),
    length: String(length),
    root: short(root(dK), 4),
  };
  return typed('quiz.which', {
    values,
    value: root(dK),
    tolerance: 0.05,
    text: (value) => short(value, 4),
    mistakes: [
      { value: root(dModel), feedback: say('quiz.which.model', { ...values, wrong: wrong(dModel) }) },
      { value: root(length), feedback: say('quiz.which.length', { ...values, wrong: wrong(length) }) },
      { value: root(heads), feedback: say('quiz.which.heads', { ...values, wrong: wrong(heads) }) },
      { value: dK, feedback: say('quiz.which.head', values) },
      { value: dModel, feedback: say('quiz.which.whole', values) },
    ],
    formula: `sqrt(${values.model} / ${values.heads}) ${Number.isInteger(root(dK)) ? '=' : '≈'} ${inFormula(root(dK))}`,
    evidence: [
      { name: say('quiz.which.bar.head', values), value: root(dK), role: 'scaled' },
      { name: say('quiz.which.bar.model', values), value: root(dModel), role: 'other' },
      { name: say('quiz.which.bar.length', values), value: root(length), role: 'other' },
    ],
    check: {
      body: `
        d_model, heads, length = ${values.model}, ${values.heads}, ${values.length}
        print("head:", math.sqrt(d_model // heads))
        print("model:", math.sqrt(d_model))
        print("length:", math.sqrt(length))
      `,
      figures: { head: root(dK), model: root(dModel), length: root(length) },
    },
  });
});

/** dₖ^(−1/4) on q and on k looks like a bug. */
export const fourthRoots = misconception('fourth-roots', 14, ({ core, chance }) => {
  const d = chance.of([64, 128, 256]);
  const quarter = core.divisor({ id: 'power', parameter: 0.25 }, d);
  const root = core.divisor({ id: 'sqrt', parameter: 0 }, d);
  const values = { d, quarter: significant(quarter, 4), root: short(root, 4) };
  return chosen(chance, 'quiz.fourth', {
    values,
    options: ['same', 'twice', 'less', 'cancels'],
    formula: `${inFormula(quarter)} * ${inFormula(quarter)} ≈ ${inFormula(root)}`,
    evidence: [
      { name: say('quiz.fourth.bar.each'), value: quarter, text: values.quarter, role: 'query' },
      { name: say('quiz.fourth.bar.score'), value: root, text: values.root, role: 'scaled' },
      { name: say('quiz.fourth.bar.twice'), value: d, text: String(d), role: 'flat' },
    ],
    check: {
      body: `
        d = ${values.d}
        quarter = d ** 0.25
        print("quarter:", quarter)
        print("root:", quarter * quarter)
      `,
      figures: { quarter, root },
    },
  });
});
