// "|q||k| ≈ dₖ, so divide by dₖ": the cosine between random vectors is small, and falls with dₖ.
import { short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

export const norms: Item = {
  id: 'norms',
  family: 'misconception',
  stream: 25,
  make: ({ core, chance }) => {
    const d = chance.of([256, 64, 1024]);
    const { std } = core.scoreLaw(d);
    const left = core.divisor({ id: 'power', parameter: -0.5 }, d);
    const values = { d: String(d), std: short(std, 4), left: significant(left, 2) };
    return {
      question: say('quiz.norms.question', values),
      answer: choices(chance, 'quiz.norms', ['small', 'unit', 'variance', 'grows'], values),
      formula: `${values.std} / ${values.d} = ${String(left)}`,
      evidence: {
        title: say('quiz.norms.after', values),
        key: say('quiz.norms.afterKey'),
        bars: [
          { name: '|q||k|', value: d, text: values.d, role: 'flat' },
          { name: 'q·k', value: std, text: values.std, role: 'raw' },
          { name: 'q·k/dₖ', value: left, text: values.left, role: 'scaled' },
        ],
      },
      check: {
        body: `
          d = ${values.d}
          q, k = normal(4000, d), normal(4000, d)
          print("std:", float((q * k).sum(1).std()))
          print("left:", float(((q * k).sum(1) / d).std()))
        `,
        figures: { std, left },
      },
    };
  },
};
