// Exercise 4: what a temperature does, seen along a sweep of τ and counted in odds.
import { fixed, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { scoresOf } from '../../../kit/scores.ts';
import { pythonList } from '../../../kit/export/code.ts';
import { exercise, pointed, typed } from '../asking.ts';
import { nearestFigure } from '../judging.ts';
import { shareAxis } from '../pictures.ts';

const keys = 8;
const d = 64;
const near = 0.02;
/** τ from 1/16 to 16, ten stops for each doubling. */
const stops = Array.from({ length: 81 }, (_, place) => 2 ** ((place - 40) / 10));
const ticks = [1 / 16, 1 / 4, 1, 4, 16];

export const sweep = exercise('temperature-sweep', 4, ({ core, chapters, chance }) => {
  const drawn = chance.normal(keys + 1, d);
  const rule = { id: 'sqrt', parameter: 0 };
  const { scaledScores: scores } = scoresOf(core, {
    q: drawn.subarray(0, d),
    k: drawn.subarray(d),
    dimension: d,
    rule,
  });
  const found = chapters.temperatureResponse(scores, stops).peak;
  const peakAt = (tau: number): number => figureAt(chapters.temperatureResponse(scores, [tau]).peak, 0);
  const name = say('quiz.sweep.line');
  const points = stops.map((x, place) => {
    const y = figureAt(found, place);
    return { x, y, text: say('quiz.sweep.mark', { tau: significant(x), peak: fixed(y, 3) }) };
  });
  // Where two keys nearly tie, half the weight may need a colder softmax than the picture has.
  const asked = figureAt(found, 0) > 0.55 ? 0.5 : 0.3;
  const { value, accepted } = nearestFigure(points, asked, near);
  const values = { asked: fixed(asked, 2), value: significant(value) };
  const compared = [0.5, 1, 2].map((tau) => ({ tau, peak: peakAt(tau) }));
  return pointed('quiz.sweep', {
    values: { ...values, d, keys },
    answer: {
      label: say('quiz.sweep.label'),
      curves: {
        title: say('quiz.sweep.title'),
        key: say('quiz.drag'),
        label: say('quiz.sweep.picture'),
        x: {
          kind: 'log',
          domain: [1 / 16, 16],
          ticks,
          title: say('quiz.sweep.axis'),
          format: (tau) => (tau < 1 ? `1/${short(1 / tau)}` : short(tau)),
        },
        y: shareAxis,
        lines: [{ name, role: 'scaled', points }],
      },
      stops,
      initial: 1,
      value,
      accepted,
      tolerance: say('quiz.sweep.within', { tolerance: fixed(near, 2) }),
      text: (tau) => significant(tau),
      feedback: (tau, side) =>
        say(`quiz.sweep.${side}`, { ...values, tau: significant(tau), peak: fixed(peakAt(tau), 3) }),
    },
    evidence: compared.map(({ tau, peak }) => ({
      name: say('quiz.sweep.bar', { tau: short(tau) }),
      value: peak,
      text: fixed(peak, 3),
      role: 'scaled',
    })),
    check: {
      body: `
        scaled = ${pythonList([...scores])}
        for tau in [0.5, 1, 2]:
            print(f"peak_{tau}:", max(softmax([s / tau for s in scaled])))
      `,
      figures: Object.fromEntries(compared.map(({ tau, peak }) => [`peak_${String(tau)}`, peak])),
    },
  });
});

/** What the stronger of two keys gets at τ = 1, and its odds doubled, which is the usual mistake. */
const odds = [
  { weight: 0.75, doubled: 6 },
  { weight: 0.8, doubled: 8 },
  { weight: 0.9, doubled: 18 },
] as const;

export const temperatureOdds = exercise('temperature-odds', 5, ({ core, chapters, chance }) => {
  const { weight, doubled } = chance.of(odds);
  const gap = chapters.gainForPeak(2, weight);
  const oddsAt = (tau: number): number => {
    const rule = { id: 'temperature', parameter: tau };
    const { scaledScores: scores } = scoresOf(core, { q: [gap], k: [1, 0], dimension: 1, rule });
    return figureAt(chapters.roundedSoftmax('float64', 'naive', scores).exponentials, 0);
  };
  const [half, one, two] = [oddsAt(0.5), oddsAt(1), oddsAt(2)];
  const values = { one: fixed(one, 0), half: fixed(half, 0) };
  return typed('quiz.odds', {
    values,
    value: half,
    tolerance: 0.05,
    text: (value) => short(value, 4),
    mistakes: [
      { value: doubled, feedback: say('quiz.odds.doubled', { ...values, doubled: String(doubled) }) },
      { value: one, feedback: say('quiz.odds.same', values) },
      { value: two, feedback: say('quiz.odds.root', { ...values, two: fixed(two, 2) }) },
    ],
    formula: `${inFormula(one)}^2 = ${inFormula(half)}`,
    evidence: [
      { tau: 2, value: two },
      { tau: 1, value: one },
      { tau: 0.5, value: half },
    ].map(({ tau, value }) => ({
      name: say('quiz.odds.bar', { tau: short(tau) }),
      value,
      text: say('quiz.odds.toOne', { odds: short(value, 3) }),
      role: 'scaled',
    })),
    check: {
      body: `
        gap = ${String(gap)}
        for tau in [2, 1, 0.5]:
            strong, weak = softmax([gap / tau, 0])
            print(f"odds_{tau}:", strong / weak)
      `,
      figures: { odds_2: two, odds_1: one, 'odds_0.5': half },
    },
  });
});
