// "Variance is always exactly d": it is for every law of mean 0 and variance 1, and not for others.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { options } from '../judging.ts';

const d = 64;

function variance(chapters: ChaptersClient, id: string, mean = 0): number {
  const law = { id, parameter: 0, mean, std: 1 };
  return figureAt(chapters.scoreOfEntries(law, law, [d]).variance, 0);
}

export const exactlyD: Item = {
  id: 'exactly-d',
  family: 'misconception',
  stream: 16,
  make: ({ chapters, chance }) => {
    const mean = chance.of([0.5, 0.25, 1]);
    const found = {
      mean: variance(chapters, 'normal', mean),
      uniform: variance(chapters, 'uniform'),
      signs: variance(chapters, 'rademacher'),
      laplace: variance(chapters, 'laplace'),
    };
    const text = (value: number): string => short(value, 4);
    const shifted = { mean: short(mean), variance: text(found.mean) };
    return {
      question: say('quiz.exactly.question', { d: String(d) }),
      answer: options(
        chance,
        { mean: [say('quiz.exactly.mean', { mean: shifted.mean }), say('quiz.exactly.mean.feedback', shifted)] },
        {
          uniform: [
            say('quiz.exactly.uniform'),
            say('quiz.exactly.uniform.feedback', { variance: text(found.uniform) }),
          ],
          signs: [say('quiz.exactly.signs'), say('quiz.exactly.signs.feedback', { variance: text(found.signs) })],
          laplace: [
            say('quiz.exactly.laplace'),
            say('quiz.exactly.laplace.feedback', { variance: text(found.laplace) }),
          ],
        },
      ),
      evidence: {
        title: say('quiz.exactly.after', { d: String(d) }),
        key: say('quiz.exactly.afterKey'),
        bars: (['uniform', 'signs', 'laplace', 'mean'] as const).map((each) => ({
          name:
            each === 'mean' ? say('quiz.exactly.bar.mean', { mean: shifted.mean }) : say(`quiz.exactly.bar.${each}`),
          value: found[each],
          text: significant(found[each]),
          role: each === 'mean' ? 'raw' : 'other',
        })),
      },
      check: {
        body: `
          d = ${String(d)}
          q, k = ${String(mean)} + normal(40000, d), ${String(mean)} + normal(40000, d)
          print("variance:", float((q * k).sum(1).var()))
        `,
        figures: { variance: found.mean },
      },
    };
  },
};
