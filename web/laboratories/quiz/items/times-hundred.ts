// "Scaling should undo my ×100."
import { significant, short } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const d = 64;
const scores = [1, 0.5, 0, -0.5];

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
