// "Why not just dₖ?"
import { fixed, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Item } from '../item.ts';
import { openingFigures } from '../measured.ts';
import { choices } from '../judging.ts';
import { ruleBars } from '../pictures.ts';

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
