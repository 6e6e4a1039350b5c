// dₖ^(−1/4) on q and on k looks like a bug.
import { short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

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
