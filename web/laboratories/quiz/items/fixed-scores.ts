// "Softmax of larger d is always sharper", shown with fixed scores, which is where it is false.
import { fixed, short } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const dimensions = [1, 16, 64, 1024] as const;

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
