// "Softmax with cross-entropy never saturates, so why here?": attention has no logarithm that would take softmax back.
import { fixed, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

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
