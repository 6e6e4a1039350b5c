// "It bounds the scores": dividing changes the unit, not the tails.
import { percentSignificant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

/** Raw scores that are 1, 2 and 3 after ÷ √64. */
const [d, raw] = [64, [8, 16, 24]];

export const bounds: Item = {
  id: 'bounds',
  family: 'misconception',
  stream: 17,
  make: ({ chapters, chance }) => {
    const above = chapters.scoreProbabilities(d, raw).upperTail;
    const [one, two, three] = [0, 1, 2].map((place) => percentSignificant(figureAt(above, place), 2)) as [
      string,
      string,
      string,
    ];
    const values = { one, two, three };
    return {
      question: say('quiz.bounds.question', { d: String(d) }),
      answer: choices(chance, 'quiz.bounds', ['three', 'never', 'two', 'one'], values, { one, two, three }),
      evidence: {
        title: say('quiz.bounds.after', { d: String(d) }),
        key: say('quiz.bounds.afterKey'),
        bars: [one, two, three].map((text, place) => ({
          name: say('quiz.bounds.bar', { threshold: String(place + 1) }),
          value: figureAt(above, place),
          text,
          role: 'scaled',
        })),
      },
      check: {
        body: `
          d = ${String(d)}
          lengths = ((normal(20000, d) ** 2).sum(1) ** 0.5).tolist()
          # Given the query, its scores are normal with its length as their standard deviation.
          for threshold in [1, 2, 3]:
              raw = threshold * math.sqrt(d)
              print(f"above_{threshold}:", sum(math.erfc(raw / r / math.sqrt(2)) / 2 for r in lengths) / 20000)
        `,
        figures: { above_1: figureAt(above, 0), above_2: figureAt(above, 1), above_3: figureAt(above, 2) },
      },
    };
  },
};
