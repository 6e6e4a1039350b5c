// "The dot product grows with d": its typical size does, its mean stays 0.
import { short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

export const whatGrows: Item = {
  id: 'what-grows',
  family: 'misconception',
  stream: 22,
  make: ({ core, chapters, chance }) => {
    const d = chance.of([64, 256, 1024]);
    const { mean, std } = core.scoreLaw(d);
    const { meanAbsolute: size } = chapters.scoreMoments(d, 2);
    const values = { d: String(d), mean: short(mean), std: short(std, 4), size: significant(size) };
    return {
      question: say('quiz.grows.question'),
      answer: choices(chance, 'quiz.grows', ['spread', 'mean', 'linear', 'nothing'], values),
      evidence: {
        title: say('quiz.grows.after', { d: values.d }),
        key: say('quiz.grows.afterKey'),
        bars: [
          { name: say('quiz.grows.bar.mean'), value: mean, text: values.mean, role: 'raw' },
          { name: say('quiz.grows.bar.size'), value: size, text: values.size, role: 'raw' },
          { name: say('quiz.grows.bar.std'), value: std, text: values.std, role: 'raw' },
        ],
      },
      check: {
        body: `
          d = ${values.d}
          s = (normal(4000, d) * normal(4000, d)).sum(1)
          print("size:", float(abs(s).mean()))
          print("std:", float(s.std()))
        `,
        figures: { size, std },
      },
    };
  },
};
