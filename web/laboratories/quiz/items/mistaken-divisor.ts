// What the divisor is taken for: a norm of the vectors, a norm of each row, a hyperparameter, a temperature.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import type { RuleChoice } from '../../../core/types.ts';
import { fixed, listed, percentSignificant, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { chosen, misconception } from '../asking.ts';
import type { Chance } from '../item.ts';

/** "|q||k| ≈ dₖ, so divide by dₖ": the cosine between random vectors is small, and falls with dₖ. */
export const norms = misconception('norms', 25, ({ core, chance }) => {
  const d = chance.of([256, 64, 1024]);
  const { std } = core.scoreLaw(d);
  const left = core.divisor({ id: 'power', parameter: -0.5 }, d);
  const values = { d, std: short(std, 4), left: significant(left, 2) };
  return chosen(chance, 'quiz.norms', {
    values,
    options: ['small', 'unit', 'variance', 'grows'],
    formula: `${values.std} / ${values.d} = ${String(left)}`,
    evidence: [
      { name: '|q||k|', value: d, text: String(d), role: 'flat' },
      { name: 'q·k', value: std, text: values.std, role: 'raw' },
      { name: 'q·k/dₖ', value: left, text: values.left, role: 'scaled' },
    ],
    check: {
      body: `
        d = ${values.d}
        q, k = normal(4000, d), normal(4000, d)
        print("std:", float((q * k).sum(1).std()))
        print("left:", float(((q * k).sum(1) / d).std()))
      `,
      figures: { std, left },
    },
  });
});

/** Few entries, so that lengths differ; a raw score of 12 is 3 after ÷ √16. */
const [d, rows, far] = [16, 3, 12];

/** Draws of which the first is taken whose lengths are not all written alike: about one in 250 has such. */
const draws = 4;

const writtenLength = (length: number): string => short(length, 2);

/** Lengths of the queries of three rows. */
function lengths(chapters: ChaptersClient, chance: Chance): number[] {
  const ofRows = (drawn: Float64Array): number[] =>
    Array.from({ length: rows }, (_, row) => {
      const query = drawn.slice(row * d, (row + 1) * d);
      return chapters.dotProduct(query, query).queryNorm;
    });
  return chance.firstFit({ draws, rows, columns: d }, ofRows, (found) => new Set(found.map(writtenLength)).size > 1);
}

/** "√dₖ normalises each row": it is one number for all rows, and a row spreads as far as its query is long. */
export const eachRow = misconception('each-row', 27, ({ core, chapters, chance }) => {
  const long = lengths(chapters, chance);
  const root = core.divisor({ id: 'sqrt', parameter: 0 }, d);
  const above = figureAt(chapters.scoreProbabilities(d, [far]).upperTail, 0);
  const values = {
    d,
    root: short(root),
    lengths: listed(long.map(writtenLength)),
    above: percentSignificant(above, 2),
  };
  return chosen(chance, 'quiz.each', {
    values,
    options: ['query', 'exactly', 'within', 'sums'],
    evidence: [
      ...long.map((value, row) => ({
        name: say('quiz.each.bar', { row: String(row + 1) }),
        value,
        text: writtenLength(value),
        role: 'query' as const,
      })),
      { name: say('quiz.each.bar.divisor'), value: root, text: values.root, role: 'scaled' },
    ],
    check: {
      body: `
        d = ${values.d}
        lengths = ((normal(20000, d) ** 2).sum(1) ** 0.5).tolist()
        # Given the query, its scores are normal with its length as their standard deviation.
        print("above:", sum(math.erfc(3 * math.sqrt(d) / r / math.sqrt(2)) / 2 for r in lengths) / 20000)
      `,
      figures: { above },
    },
  });
});

const [keys, queries, small, large] = [8, 256, 64, 256];
const tempered = (parameter: number): RuleChoice => ({ id: 'temperature', parameter });
const sqrt: RuleChoice = { id: 'sqrt', parameter: 0 };
/** τ√256 with τ = ½ is 8, the divisor of the smaller heads. */
const kept = tempered(0.5);

function meanPeak(chapters: ChaptersClient, { source }: Chance, d: number, rule: RuleChoice): number {
  return chapters.gradientRows({ ...source, d, keys, rows: queries, rule }).summary.peak.mean;
}

/** "It is a hyperparameter": inside one model the divisor is one constant, and between models it follows the head size. */
export const hyperparameter = misconception('hyperparameter', 28, ({ core, chapters, chance }) => {
  const [before, constant, followed] = [
    meanPeak(chapters, chance, small, sqrt),
    meanPeak(chapters, chance, large, kept),
    meanPeak(chapters, chance, large, sqrt),
  ];
  const root = (d: number): string => fixed(core.divisor(sqrt, d), 0);
  const values = {
    keys,
    rows: String(queries),
    small,
    large,
    root: root(small),
    other: root(large),
    before: fixed(before, 2),
    constant: fixed(constant, 2),
    followed: fixed(followed, 2),
  };
  return chosen(chance, 'quiz.hyper', {
    values,
    options: ['sharper', 'same', 'flatter', 'learned'],
    evidence: [
      { name: `dₖ = ${values.small}, ÷ ${values.root}`, value: before, text: values.before, role: 'scaled' },
      { name: `dₖ = ${values.large}, ÷ ${values.root}`, value: constant, text: values.constant, role: 'raw' },
      { name: `dₖ = ${values.large}, ÷ ${values.other}`, value: followed, text: values.followed, role: 'scaled' },
    ],
    check: {
      body: `
        for d, divisor in [(${values.small}, 8), (${values.large}, 8), (${values.large}, 16)]:
            scores = (normal(400, 1, d) * normal(400, ${values.keys}, d)).sum(2)
            print(f"d{d}_c{divisor}:", sum(peaks(scores / divisor)) / 400)
      `,
      figures: { d64_c8: before, d256_c8: constant, d256_c16: followed },
    },
  });
});

/** Temperature and dₖ taken for the same thing: dₖ comes with vectors that grow, τ is chosen. */
export const temperatureOrD = misconception('temperature-or-d', 20, ({ chapters, chance }) => {
  const [before, dimension, tau] = [
    meanPeak(chapters, chance, small, tempered(1)),
    meanPeak(chapters, chance, large, tempered(1)),
    meanPeak(chapters, chance, small, tempered(2)),
  ];
  const values = {
    keys,
    rows: String(queries),
    before: fixed(before, 2),
    dimension: fixed(dimension, 2),
    tau: fixed(tau, 2),
  };
  return chosen(chance, 'quiz.tau', {
    values,
    options: ['tau', 'dimension', 'both', 'neither'],
    evidence: [
      { name: 'dₖ = 64, τ = 1', value: before, text: values.before, role: 'scaled' },
      { name: 'dₖ = 256, τ = 1', value: dimension, text: values.dimension, role: 'scaled' },
      { name: 'dₖ = 64, τ = 2', value: tau, text: values.tau, role: 'other' },
    ],
    check: {
      body: `
        for d, tau in [(64, 1), (256, 1), (64, 2)]:
            scores = (normal(400, 1, d) * normal(400, ${values.keys}, d)).sum(2)
            print(f"d{d}_tau{tau}:", sum(peaks(scores / (tau * math.sqrt(d)))) / 400)
      `,
      figures: { d64_tau1: before, d256_tau1: dimension, d64_tau2: tau },
    },
  });
});
