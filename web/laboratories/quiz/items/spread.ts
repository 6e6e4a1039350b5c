// Misconceptions about how far scores spread: what grows with dₖ, whether it is exactly dₖ, whether dividing bounds it, where it begins.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { percentSignificant, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { choices, options } from '../judging.ts';

/** The head size of those that ask at one. */
const headSize = 64;

/** "The dot product grows with d": its typical size does, its mean stays 0. */
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

function variance(chapters: ChaptersClient, id: string, mean = 0): number {
  const law = { id, parameter: 0, mean, std: 1 };
  return figureAt(chapters.scoreOfEntries(law, law, [headSize]).variance, 0);
}

/** "Variance is always exactly d": it is for every law of mean 0 and variance 1, and not for others. */
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
      question: say('quiz.exactly.question', { d: String(headSize) }),
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
        title: say('quiz.exactly.after', { d: String(headSize) }),
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
          d = ${String(headSize)}
          q, k = ${String(mean)} + normal(40000, d), ${String(mean)} + normal(40000, d)
          print("variance:", float((q * k).sum(1).var()))
        `,
        figures: { variance: found.mean },
      },
    };
  },
};

/** Raw scores that are 1, 2 and 3 after ÷ √64. */
const raw = [8, 16, 24];

/** "It bounds the scores": dividing changes the unit, not the tails. */
export const bounds: Item = {
  id: 'bounds',
  family: 'misconception',
  stream: 17,
  make: ({ chapters, chance }) => {
    const above = chapters.scoreProbabilities(headSize, raw).upperTail;
    const [one, two, three] = [0, 1, 2].map((place) => percentSignificant(figureAt(above, place), 2)) as [
      string,
      string,
      string,
    ];
    const values = { one, two, three };
    return {
      question: say('quiz.bounds.question', { d: String(headSize) }),
      answer: choices(chance, 'quiz.bounds', ['three', 'never', 'two', 'one'], values, { one, two, three }),
      evidence: {
        title: say('quiz.bounds.after', { d: String(headSize) }),
        key: say('quiz.bounds.afterKey'),
        bars: [one, two, three].map((text, place) => ({
          name: say('quiz.bounds.bar', { threshold: String(place + 1) }),
          value: figureAt(above, place),
          text,
          role: 'scaled',
        })),
      },
      check: {
        body: `
          d = ${String(headSize)}
          lengths = ((normal(20000, d) ** 2).sum(1) ** 0.5).tolist()
          # Given the query, its scores are normal with its length as their standard deviation.
          for threshold in [1, 2, 3]:
              raw = threshold * math.sqrt(d)
              print(f"above_{threshold}:", sum(math.erfc(raw / r / math.sqrt(2)) / 2 for r in lengths) / 20000)
        `,
        figures: { above_1: figureAt(above, 0), above_2: figureAt(above, 1), above_3: figureAt(above, 2) },
      },
    };
  },
};

const [model, heads] = [512, 8];
/** Ways to begin, in the order in which the core lists them for these sizes, by what the options call them. */
const ways = ['fused', 'head', 'packed', 'linear'] as const;

/** "Layer norm and Xavier give entries of variance 1": it depends on the shape that Xavier is told. */
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
    const values = { fused, head, packed, linear, scaled, model: String(model), d: String(headSize) };
    return {
      question: say('quiz.initial.question', { model: String(model), d: String(headSize) }),
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
          for name, inputs, outputs in [("fused", d_model, d_model), ("head", d_model, ${String(headSize)}), ("packed", d_model, 3 * d_model)]:
              print(f"{name}:", d_model * 2 / (inputs + outputs))
          print("linear:", d_model / (3 * d_model))
        `,
        figures: Object.fromEntries(ways.map((way, place) => [way, figureAt(found, place)])),
      },
    };
  },
};
