// Which dimension is dₖ: of the head, of the model, or the length of the sequence?
import { short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import type { Item } from '../item.ts';

/** Positions, by d_model. */
const lengths = [1000, 2000, 500] as const;

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
