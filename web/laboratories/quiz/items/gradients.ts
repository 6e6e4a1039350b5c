// Misconceptions about gradients: whose vanish, and who gets them.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { byName } from '../../../kit/sweep/rules.ts';
import { chosen, misconception } from '../asking.ts';
import { type Chance, type Rule, rules } from '../item.ts';
import { ruleBars } from '../pictures.ts';

const [d, keys, rows] = [64, 64, 256];

/** Number of keys × the median of the pull. */
function pulls(chapters: ChaptersClient, { source }: Chance): Record<Rule, number> {
  const all = rules.map((id) => ({ id, parameter: 0 }));
  const { pulls: flat } = chapters.targetPull({ ...source, d, keys, first: 0, rows, rules: all });
  return byName(rules, (id) => {
    const from = rules.indexOf(id) * rows;
    return chapters.pullFigures(flat.subarray(from, from + rows)).median.value;
  });
}

/** "Without √d gradients vanish": whose? The whole gradient of the query is larger; what comes from a key named before is tiny. */
export const halfTheStory = misconception('half-the-story', 18, ({ chapters, chance }) => {
  const pull = pulls(chapters, chance);
  const whole = byName(rules, (id) => {
    const rule = { id, parameter: 0 };
    const { summary } = chapters.gradientRows({ ...chance.source, d, keys, rows: rows / 2, rule });
    return summary.queryGradient.median;
  });
  const values = {
    d,
    keys,
    rows,
    ...byName(rules, (rule) => significant(pull[rule], 2)),
    wholeNone: significant(whole.none, 2),
    wholeSqrt: significant(whole.sqrt, 2),
  };
  return chosen(chance, 'quiz.half', {
    values,
    options: ['target', 'whole', 'values', 'none'],
    evidence: ruleBars(pull),
    check: {
      body: `
        d = ${values.d}
        q, k = normal(1000, 1, d), normal(1000, ${values.keys}, d)
        for name, divisor in [("sqrt", math.sqrt(d)), ("linear", d)]:
            print(f"{name}:", sorted(pulls(q, k, divisor))[500])
      `,
      figures: { sqrt: pull.sqrt, linear: pull.linear },
    },
  });
});

/** "Learning stops": with few keys a saturated row gives the scores next to no gradient, and the values get nearly all of it. */
export const valuePath = misconception('value-path', 19, ({ chapters, chance }) => {
  const [d, keys, rows] = [512, 8, 128];
  const { summary } = chapters.gradientRows({ ...chance.source, d, keys, rows, rule: { id: 'none', parameter: 0 } });
  const [score, value] = [summary.scoreGradient.median, summary.valueGradient.median];
  const values = { d, keys, rows, score: significant(score, 2), value: significant(value) };
  return chosen(chance, 'quiz.path', {
    values,
    options: ['values', 'nothing', 'scores', 'all'],
    evidence: [
      { name: say('quiz.path.bar.values'), value, role: 'value' },
      { name: say('quiz.path.bar.scores'), value: score, text: values.score, role: 'raw' },
    ],
    check: {
      body: `
        d = ${values.d}
        scores = (normal(400, 1, d) * normal(400, ${values.keys}, d)).sum(2)
        print("values:", math.sqrt(1 - sorted(traces(scores))[200]))
      `,
      figures: { values: value },
    },
  });
});
