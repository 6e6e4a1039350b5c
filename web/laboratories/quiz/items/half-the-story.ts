// "Without √d gradients vanish": whose? The whole gradient of the query is larger; what comes from a key named before is tiny.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';
import { ruleBars } from '../pictures.ts';

const [d, keys, rows] = [64, 64, 256];
const rules = ['none', 'sqrt', 'linear'] as const;
type Figures = Record<(typeof rules)[number], number>;

const named = (figure: (rule: { id: string; parameter: number }, at: number) => number): Figures => {
  const of = (at: number): number => figure({ id: rules[at] ?? '', parameter: 0 }, at);
  return { none: of(0), sqrt: of(1), linear: of(2) };
};

/** Number of keys × the median of the pull. */
function pulls(chapters: ChaptersClient, source: Source): Figures {
  const all = rules.map((id) => ({ id, parameter: 0 }));
  const { pulls: flat } = chapters.targetPull({ ...source, d, keys, first: 0, rows, rules: all });
  return named((_, at) => chapters.pullFigures(flat.subarray(at * rows, (at + 1) * rows)).median.value);
}

type Source = Pick<Parameters<ChaptersClient['targetPull']>[0], 'seed' | 'draw'>;

export const halfTheStory: Item = {
  id: 'half-the-story',
  family: 'misconception',
  stream: 18,
  make: ({ chapters, chance }) => {
    const pull = pulls(chapters, chance.source);
    const whole = named((rule) => {
      const { summary } = chapters.gradientRows({ ...chance.source, d, keys, rows: rows / 2, rule });
      return summary.queryGradient.median;
    });
    const values = {
      d: String(d),
      keys: String(keys),
      none: significant(pull.none, 2),
      sqrt: significant(pull.sqrt, 2),
      linear: significant(pull.linear, 2),
      wholeNone: significant(whole.none, 2),
      wholeSqrt: significant(whole.sqrt, 2),
    };
    return {
      question: say('quiz.half.question', { d: values.d, keys: values.keys }),
      answer: choices(chance, 'quiz.half', ['target', 'whole', 'values', 'none'], values),
      evidence: ruleBars(
        say('quiz.half.after', { d: values.d, keys: values.keys }),
        say('quiz.half.afterKey', { rows: String(rows) }),
        pull,
      ),
      check: {
        body: `
          d = ${values.d}
          q, k = normal(1000, 1, d), normal(1000, ${values.keys}, d)
          for name, divisor in [("sqrt", math.sqrt(d)), ("linear", d)]:
              print(f"{name}:", sorted(pulls(q, k, divisor))[500])
        `,
        figures: { sqrt: pull.sqrt, linear: pull.linear },
      },
    };
  },
};
