// "√dₖ normalises each row": it is one number for all rows, and a row spreads as far as its query is long.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { listed, percentSignificant, short } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Chance } from '../attempts.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

/** Few entries, so that lengths differ; a raw score of 12 is 3 after ÷ √16. */
const [d, rows, far] = [16, 3, 12];

/** Lengths of the queries of three rows. */
function lengths(chapters: ChaptersClient, chance: Chance): number[] {
  const drawn = chance.normal(rows, d);
  return Array.from({ length: rows }, (_, row) => {
    const query = drawn.slice(row * d, (row + 1) * d);
    return chapters.dotProduct(query, query).queryNorm;
  });
}

export const eachRow: Item = {
  id: 'each-row',
  family: 'misconception',
  stream: 27,
  make: ({ core, chapters, chance }) => {
    const long = lengths(chapters, chance);
    const root = core.divisor({ id: 'sqrt', parameter: 0 }, d);
    const above = figureAt(chapters.scoreProbabilities(d, [far]).upperTail, 0);
    const values = {
      d: String(d),
      root: short(root),
      lengths: listed(long.map((each) => short(each, 2))),
      above: percentSignificant(above, 2),
    };
    return {
      question: say('quiz.each.question', values),
      answer: choices(chance, 'quiz.each', ['query', 'exactly', 'within', 'sums'], values),
      evidence: {
        title: say('quiz.each.after', values),
        key: say('quiz.each.afterKey'),
        bars: [
          ...long.map((value, row) => ({
            name: say('quiz.each.bar', { row: String(row + 1) }),
            value,
            text: short(value, 2),
            role: 'query' as const,
          })),
          { name: say('quiz.each.bar.divisor'), value: root, text: values.root, role: 'scaled' as const },
        ],
      },
      check: {
        body: `
          d = ${values.d}
          lengths = ((normal(20000, d) ** 2).sum(1) ** 0.5).tolist()
          # Given the query, its scores are normal with its length as their standard deviation.
          print("above:", sum(math.erfc(3 * math.sqrt(d) / r / math.sqrt(2)) / 2 for r in lengths) / 20000)
        `,
        figures: { above },
      },
    };
  },
};
