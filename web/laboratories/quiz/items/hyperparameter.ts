// "It is a hyperparameter": inside one model the divisor is one constant, and between models it follows the head size.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { fixed } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { RuleChoice } from '../../../core/types.ts';
import type { Chance } from '../attempts.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const [keys, rows, small, large] = [8, 256, 64, 256];
const sqrt: RuleChoice = { id: 'sqrt', parameter: 0 };
/** τ√256 with τ = ½ is 8, the divisor of the smaller heads. */
const kept: RuleChoice = { id: 'temperature', parameter: 0.5 };

function meanPeak(chapters: ChaptersClient, { source }: Chance, d: number, rule: RuleChoice): number {
  return chapters.gradientRows({ ...source, d, keys, rows, rule }).summary.peak.mean;
}

export const hyperparameter: Item = {
  id: 'hyperparameter',
  family: 'misconception',
  stream: 28,
  make: ({ core, chapters, chance }) => {
    const [before, constant, followed] = [
      meanPeak(chapters, chance, small, sqrt),
      meanPeak(chapters, chance, large, kept),
      meanPeak(chapters, chance, large, sqrt),
    ];
    const root = (d: number): string => fixed(core.divisor(sqrt, d), 0);
    const values = {
      keys: String(keys),
      small: String(small),
      large: String(large),
      root: root(small),
      other: root(large),
      before: fixed(before, 2),
      constant: fixed(constant, 2),
      followed: fixed(followed, 2),
    };
    return {
      question: say('quiz.hyper.question', values),
      answer: choices(chance, 'quiz.hyper', ['sharper', 'same', 'flatter', 'learned'], values),
      evidence: {
        title: say('quiz.hyper.after', values),
        key: say('quiz.hyper.afterKey', { rows: String(rows) }),
        bars: [
          { name: `dₖ = ${values.small}, ÷ ${values.root}`, value: before, text: values.before, role: 'scaled' },
          { name: `dₖ = ${values.large}, ÷ ${values.root}`, value: constant, text: values.constant, role: 'raw' },
          { name: `dₖ = ${values.large}, ÷ ${values.other}`, value: followed, text: values.followed, role: 'scaled' },
        ],
      },
      check: {
        body: `
          for d, divisor in [(${values.small}, 8), (${values.large}, 8), (${values.large}, 16)]:
              scores = (normal(400, 1, d) * normal(400, ${values.keys}, d)).sum(2)
              print(f"d{d}_c{divisor}:", sum(peaks(scores / divisor)) / 400)
        `,
        figures: { d64_c8: before, d256_c8: constant, d256_c16: followed },
      },
    };
  },
};
