// Temperature and dₖ taken for the same thing: dₖ comes with vectors that grow, τ is chosen.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { fixed } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Chance } from '../attempts.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const [keys, rows] = [8, 256];

function meanPeak(chapters: ChaptersClient, { source }: Chance, d: number, tau: number): number {
  const rule = { id: 'temperature', parameter: tau };
  return chapters.gradientRows({ ...source, d, keys, rows, rule }).summary.peak.mean;
}

export const temperatureOrD: Item = {
  id: 'temperature-or-d',
  family: 'misconception',
  stream: 20,
  make: ({ chapters, chance }) => {
    const [before, dimension, tau] = [
      meanPeak(chapters, chance, 64, 1),
      meanPeak(chapters, chance, 256, 1),
      meanPeak(chapters, chance, 64, 2),
    ];
    const values = { before: fixed(before, 2), dimension: fixed(dimension, 2), tau: fixed(tau, 2) };
    return {
      question: say('quiz.tau.question', { keys: String(keys) }),
      answer: choices(chance, 'quiz.tau', ['tau', 'dimension', 'both', 'neither'], values),
      evidence: {
        title: say('quiz.tau.after'),
        key: say('quiz.tau.afterKey', { rows: String(rows), keys: String(keys) }),
        bars: [
          { name: 'dₖ = 64, τ = 1', value: before, text: values.before, role: 'scaled' },
          { name: 'dₖ = 256, τ = 1', value: dimension, text: values.dimension, role: 'scaled' },
          { name: 'dₖ = 64, τ = 2', value: tau, text: values.tau, role: 'other' },
        ],
      },
      check: {
        body: `
          for d, tau in [(64, 1), (256, 1), (64, 2)]:
              scores = (normal(400, 1, d) * normal(400, ${String(keys)}, d)).sum(2)
              print(f"d{d}_tau{tau}:", sum(peaks(scores / (tau * math.sqrt(d)))) / 400)
        `,
        figures: { d64_tau1: before, d256_tau1: dimension, d64_tau2: tau },
      },
    };
  },
};
