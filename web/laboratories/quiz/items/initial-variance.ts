// "Layer norm and Xavier give entries of variance 1": it depends on the shape that Xavier is told.
import { significant, short } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const [model, heads, d] = [512, 8, 64];
/** Ways to begin, in the order in which the core lists them for these sizes, by what the options call them. */
const ways = ['fused', 'head', 'packed', 'linear'] as const;

export const initialVariance: Item = {
  id: 'initial-variance',
  family: 'misconception',
  stream: 24,
  make: ({ chapters, chance }) => {
    const rows = chapters
      .initialVariances()
      .filter((each) => each.dModel === model && each.heads === heads && each.dividesScores)
      .slice(0, ways.length);
    const found = rows.map(({ query }) => query);
    const [fused, head, packed, linear] = ways.map((_, place) => short(figureAt(found, place), 3)) as [
      string,
      string,
      string,
      string,
    ];
    const scaled = significant(rows[1]?.scaledScoreStd ?? 0);
    const values = { fused, head, packed, linear, scaled, model: String(model), d: String(d) };
    return {
      question: say('quiz.initial.question', { model: String(model), d: String(d) }),
      answer: choices(chance, 'quiz.initial', ['head', 'fused', 'packed', 'linear'], values, {
        fused,
        head,
        packed,
        linear,
      }),
      evidence: {
        title: say('quiz.initial.after'),
        key: say('quiz.initial.afterKey'),
        bars: ways.map((way, place) => ({
          name: say(`quiz.initial.bar.${way}`),
          value: figureAt(found, place),
          text: values[way],
          role: 'query',
        })),
      },
      check: {
        body: `
          # Inputs of mean square 1: the variance of an entry of q is d_model times that of a weight.
          d_model = ${String(model)}
          for name, inputs, outputs in [("fused", d_model, d_model), ("head", d_model, ${String(d)}), ("packed", d_model, 3 * d_model)]:
              print(f"{name}:", d_model * 2 / (inputs + outputs))
          print("linear:", d_model / (3 * d_model))
        `,
        figures: Object.fromEntries(ways.map((way, place) => [way, figureAt(found, place)])),
      },
    };
  },
};
