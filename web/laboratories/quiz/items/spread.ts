// How far scores spread: exercise 1, at dₖ = 512; and misconceptions: what grows with dₖ, whether it is exactly dₖ, whether dividing bounds it,
// where it begins.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { fixed, percentSignificant, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { chosen, exercise, misconception, typed } from '../asking.ts';
import type { Curves, Line } from '../item.ts';

/** Head dimensions asked for, each with an axis on which its scores are seen. */
const asked = [
  { d: 512, most: 80 },
  { d: 128, most: 40 },
  { d: 256, most: 60 },
  { d: 1024, most: 100 },
  { d: 2048, most: 160 },
] as const;
const known = 64;
const steps = 80;

function density(chapters: ChaptersClient, d: number, most: number, role: Line['role']): Line {
  const name = say('quiz.std.line', { d: String(d) });
  const x = Array.from({ length: 2 * steps + 1 }, (_, place) => ((place - steps) * most) / steps);
  const heights = chapters.scoreDensity(d, x).density;
  return {
    name,
    role,
    points: x.map((each, place) => {
      const y = figureAt(heights, place);
      return { x: each, y, text: say('quiz.std.mark', { name, x: short(each), density: significant(y, 2) }) };
    }),
  };
}

function picture(lines: Line[], most: number, key: string): Curves {
  return {
    title: say('quiz.std.title'),
    key,
    label: say('quiz.std.picture'),
    x: {
      domain: [-most, most],
      ticks: [-most, -most / 2, 0, most / 2, most],
      title: say('quiz.std.axis'),
      format: short,
    },
    y: { domain: [0, 0.055], ticks: [], format: short },
    lines,
  };
}

export const std = exercise('std', 1, ({ core, chapters, chance }) => {
  const { d, most } = chance.of(asked);
  const law = core.scoreLaw(d);
  const knownStd = core.scoreLaw(known).std;
  const values = { d: String(d), std: fixed(law.std, 2), known: fixed(knownStd, 0) };
  const logarithm = core.divisor({ id: 'log', parameter: 0 }, d);
  const inverse = core.divisor({ id: 'power', parameter: -0.5 }, d);
  const before = density(chapters, known, most, 'other');
  return typed('quiz.std', {
    values,
    shown: picture([before], most, say('quiz.std.key')),
    value: law.std,
    tolerance: 0.05,
    text: (value) => significant(value, 4),
    mistakes: [
      { value: law.variance, feedback: say('quiz.std.variance', values) },
      { value: 1, feedback: say('quiz.std.scaled', values) },
      { value: inverse, feedback: say('quiz.std.inverse', { ...values, inverse: significant(inverse) }) },
      { value: logarithm, feedback: say('quiz.std.logarithm', { ...values, logarithm: fixed(logarithm, 2) }) },
      { value: knownStd, feedback: say('quiz.std.known', values) },
    ],
    formula: `sqrt(${values.d}) ≈ ${inFormula(law.std)}`,
    evidence: picture([before, density(chapters, d, most, 'raw')], most, say('quiz.std.after', values)),
    check: {
      body: `
        d = ${values.d}
        q, k = normal(4000, d), normal(4000, d)
        print("std:", float((q * k).sum(1).std()))
        print("root:", math.sqrt(d))
      `,
      figures: { std: law.std, root: law.std },
    },
  });
});

/** The head size of those that ask at one. */
const headSize = 64;

/** "The dot product grows with d": its typical size does, its mean stays 0. */
export const whatGrows = misconception('what-grows', 22, ({ core, chapters, chance }) => {
  const d = chance.of([64, 256, 1024]);
  const { mean, std } = core.scoreLaw(d);
  const { meanAbsolute: size } = chapters.scoreMoments(d, 2);
  const values = { d, mean: short(mean), std: short(std, 4), size: significant(size) };
  return chosen(chance, 'quiz.grows', {
    values,
    options: ['spread', 'mean', 'linear', 'nothing'],
    evidence: [
      { name: say('quiz.grows.bar.mean'), value: mean, text: values.mean, role: 'raw' },
      { name: say('quiz.grows.bar.size'), value: size, role: 'raw' },
      { name: say('quiz.grows.bar.std'), value: std, text: values.std, role: 'raw' },
    ],
    check: {
      body: `
        d = ${values.d}
        s = (normal(4000, d) * normal(4000, d)).sum(1)
        print("size:", float(abs(s).mean()))
        print("std:", float(s.std()))
      `,
      figures: { size, std },
    },
  });
});

function variance(chapters: ChaptersClient, id: string, mean = 0): number {
  const law = { id, parameter: 0, mean, std: 1 };
  return figureAt(chapters.scoreOfEntries(law, law, [headSize]).variance, 0);
}

/** "Variance is always exactly d": it is for every law of mean 0 and variance 1, and not for others. */
export const exactlyD = misconception('exactly-d', 16, ({ chapters, chance }) => {
  const mean = chance.of([0.5, 0.25, 1]);
  const found = {
    mean: variance(chapters, 'normal', mean),
    uniform: variance(chapters, 'uniform'),
    signs: variance(chapters, 'rademacher'),
    laplace: variance(chapters, 'laplace'),
  };
  const values = {
    d: String(headSize),
    mean: short(mean),
    variance: short(found.mean, 4),
    uniform: short(found.uniform, 4),
    signs: short(found.signs, 4),
    laplace: short(found.laplace, 4),
  };
  return chosen(chance, 'quiz.exactly', {
    values,
    options: ['mean', 'uniform', 'signs', 'laplace'],
    evidence: [
      ...(['uniform', 'signs', 'laplace'] as const).map((each) => ({
        name: say(`quiz.exactly.bar.${each}`),
        value: found[each],
        role: 'other' as const,
      })),
      { name: say('quiz.exactly.bar.mean', values), value: found.mean, role: 'raw' },
    ],
    check: {
      body: `
        d = ${values.d}
        q, k = ${String(mean)} + normal(40000, d), ${String(mean)} + normal(40000, d)
        print("variance:", float((q * k).sum(1).var()))
      `,
      figures: { variance: found.mean },
    },
  });
});

/** Raw scores that are 1, 2 and 3 after ÷ √64. */
const raw = [8, 16, 24];

/** "It bounds the scores": dividing changes the unit, not the tails. */
export const bounds = misconception('bounds', 17, ({ chapters, chance }) => {
  const above = chapters.scoreProbabilities(headSize, raw).upperTail;
  const share = (place: number): string => percentSignificant(figureAt(above, place), 2);
  const shares = { one: share(0), two: share(1), three: share(2) };
  const values = { ...shares, d: String(headSize) };
  return chosen(chance, 'quiz.bounds', {
    values,
    options: ['three', 'never', 'two', 'one'],
    names: shares,
    evidence: raw.map((_, place) => ({
      name: say('quiz.bounds.bar', { threshold: String(place + 1) }),
      value: figureAt(above, place),
      text: share(place),
      role: 'scaled',
    })),
    check: {
      body: `
        d = ${values.d}
        lengths = ((normal(20000, d) ** 2).sum(1) ** 0.5).tolist()
        # Given the query, its scores are normal with its length as their standard deviation.
        for threshold in [1, 2, 3]:
            raw = threshold * math.sqrt(d)
            print(f"above_{threshold}:", sum(math.erfc(raw / r / math.sqrt(2)) / 2 for r in lengths) / 20000)
      `,
      figures: Object.fromEntries(raw.map((_, place) => [`above_${String(place + 1)}`, figureAt(above, place)])),
    },
  });
});

const [model, heads] = [512, 8];
/** Ways to begin, in the order in which the core lists them for these sizes, by what the options call them. */
const ways = ['fused', 'head', 'packed', 'linear'] as const;

/** "Layer norm and Xavier give entries of variance 1": it depends on the shape that Xavier is told. */
export const initialVariance = misconception('initial-variance', 24, ({ chapters, chance }) => {
  const rows = chapters
    .initialVariances()
    .filter((each) => each.dModel === model && each.heads === heads && each.dividesScores);
  const found = rows.slice(0, ways.length).map(({ query }) => query);
  const text = (place: number): string => short(figureAt(found, place), 3);
  const variances = { fused: text(0), head: text(1), packed: text(2), linear: text(3) };
  const scaled = significant(rows[1]?.scaledScoreStd ?? 0);
  const values = { ...variances, scaled, model, d: String(headSize) };
  return chosen(chance, 'quiz.initial', {
    values,
    options: ['head', 'fused', 'packed', 'linear'],
    names: variances,
    evidence: ways.map((way, place) => ({
      name: say(`quiz.initial.bar.${way}`),
      value: figureAt(found, place),
      text: variances[way],
      role: 'query',
    })),
    check: {
      body: `
        # Inputs of mean square 1: the variance of an entry of q is d_model times that of a weight.
        d_model = ${values.model}
        for name, inputs, outputs in [("fused", d_model, d_model), ("head", d_model, ${values.d}), ("packed", d_model, 3 * d_model)]:
            print(f"{name}:", d_model * 2 / (inputs + outputs))
        print("linear:", d_model / (3 * d_model))
      `,
      figures: Object.fromEntries(ways.map((way, place) => [way, figureAt(found, place)])),
    },
  });
});
