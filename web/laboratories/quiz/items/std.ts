// Exercise 1: how far the score spreads at dₖ = 512.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { fixed, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { exercise, typed } from '../asking.ts';
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
