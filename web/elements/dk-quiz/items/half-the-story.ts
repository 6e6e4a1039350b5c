// "√d is needed because gradients vanish": half the story, since dividing by d gives larger ones still.
import { significant } from '../../../messages/numbers.ts';
import { say } from '../../../messages/say.ts';
import type { Item } from '../item.ts';
import { openingFigures } from '../opening-figures.ts';
import { options } from '../options.ts';
import { ruleBars } from '../rule-bars.ts';

export const halfTheStory: Item = {
  id: 'half-the-story',
  family: 'misconception',
  stream: 18,
  make: ({ core, chance }) => {
    const d = chance.of([64, 256, 1024]);
    const { none, sqrt, linear } = openingFigures(core, d);
    const values = {
      d: String(d),
      none: significant(none.trace, 2),
      sqrt: significant(sqrt.trace),
      linear: significant(linear.trace),
      peak: significant(linear.peak),
    };
    return {
      question: say('quiz.half.question', { d: values.d }),
      answer: options(
        chance,
        { linear: ['÷ dₖ', say('quiz.half.linear.feedback', values)] },
        {
          sqrt: ['÷ √dₖ', say('quiz.half.sqrt.feedback', values)],
          none: [say('quiz.half.none'), say('quiz.half.none.feedback', values)],
        },
      ),
      evidence: ruleBars(say('quiz.half.after', { d: values.d }), say('quiz.half.afterKey'), {
        none: none.trace,
        sqrt: sqrt.trace,
        linear: linear.trace,
      }),
      check: {
        body: `
          d = ${values.d}
          scores = (normal(400, 1, d) * normal(400, 8, d)).sum(2)
          for name, divisor in [("sqrt", math.sqrt(d)), ("linear", d)]:
              print(f"{name}:", sorted(traces(scores / divisor))[200])
        `,
        figures: { sqrt: sqrt.trace, linear: linear.trace },
        chance: 0.2,
      },
    };
  },
};
