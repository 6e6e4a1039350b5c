// "Learning stops": with few keys a saturated row gives the scores next to no gradient, and the values get nearly all of it.
import { significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const [d, keys, rows] = [512, 8, 128];

export const valuePath: Item = {
  id: 'value-path',
  family: 'misconception',
  stream: 19,
  make: ({ chapters, chance }) => {
    const { summary } = chapters.gradientRows({ ...chance.source, d, keys, rows, rule: { id: 'none', parameter: 0 } });
    const [score, value] = [summary.scoreGradient.median, summary.valueGradient.median];
    const values = { score: significant(score, 2), value: significant(value) };
    return {
      question: say('quiz.path.question', { d: String(d), keys: String(keys) }),
      answer: choices(chance, 'quiz.path', ['values', 'nothing', 'scores', 'all'], values),
      evidence: {
        title: say('quiz.path.after'),
        key: say('quiz.path.afterKey', { rows: String(rows) }),
        bars: [
          { name: say('quiz.path.bar.values'), value, text: values.value, role: 'value' },
          { name: say('quiz.path.bar.scores'), value: score, text: values.score, role: 'raw' },
        ],
      },
      check: {
        body: `
          d = ${String(d)}
          scores = (normal(400, 1, d) * normal(400, ${String(keys)}, d)).sum(2)
          print("values:", math.sqrt(1 - sorted(traces(scores))[200]))
        `,
        figures: { values: value },
      },
    };
  },
};
