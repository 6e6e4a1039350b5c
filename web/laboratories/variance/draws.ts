// The draws on show at one d, as figures and as a sum: one query and one key component by component, ten of them, a thousand
// scores, or a histogram of more. And what theory says of them, and how well they fit it.
import { type TemplateResult, html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { type Pairs, standardEntries } from '../../core/chapters-entries.ts';
import type { Fit } from '../../core/chapters-experiments.ts';
import type { CoreClient } from '../../core/client.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, ScoreLaw } from '../../core/types.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { type MessageKey, say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula } from '../../kit/formula/mathml.ts';

/** Draws of one seed that the core tells apart; after the last comes the first. */
const drawsOfSeed = 1_000_001;

/** Up to so many components of all scores together they are drawn here, one by one; beyond that by the workers, as a histogram. */
const mostEntries = 1_048_576;
const mostSingle = 1000;

/** Up to so many draws are shown one by one. */
export const few = 10;

export interface DrawsAsked {
  seed: string;
  draw: number;
  d: number;
  count: number;
}

export type Draws = ReturnType<typeof drawsOf>;

/** Whether the scores can be told one by one. */
export function single({ d, count }: Pick<DrawsAsked, 'd' | 'count'>): boolean {
  return count <= mostSingle && count * d <= mostEntries;
}

export function drawsOf(chapters: ChaptersClient, asked: DrawsAsked) {
  const { seed, draw, d, count } = asked;
  const walk = (place: number): Pairs =>
    chapters.drawPairs({ ...standardEntries, seed, draw: (draw + place) % drawsOfSeed, d });
  /** The draws that are shown component by component; the first is the one in focus. */
  const walks = Array.from({ length: count <= few ? count : 1 }, (_, place) => walk(place));
  const beyond = count > few ? 1e-4 : 2e-3;
  const quantiles = chapters.scoreQuantiles(d, [beyond, 1 - beyond]);
  /** Between these nearly all scores lie; the same for every draw at one d, so that draws can be compared. */
  const range = [figureAt(quantiles, 0), figureAt(quantiles, 1)] as const;
  const drawn = (): Float64Array => chapters.drawScores({ ...standardEntries, seed, draw, d, samples: count }).scores;
  const each = (): Float64Array => Float64Array.from(walks, ({ sums }) => figureAt(sums, d - 1));
  /** Where each draw ends; null where they are too many to be told apart. */
  const scores = count <= few ? each() : single(asked) ? drawn() : null;
  return { ...asked, walks, range, scores };
}

/** What the workers are asked for where the scores are too many to be told apart: one key for each query, so all are independent. */
export function manyDraws({ seed, d, count }: DrawsAsked): SweepRequest {
  const specification = { seed, samples: count, keys: 1, rules: [{ id: 'none', parameter: 0 }] };
  return { specification, dimensions: [d], focus: d };
}

/** The report on these draws among those that have come; undefined where it is of other ones. */
export function reportOn(
  asked: DrawsAsked,
  { request, reports }: { request: SweepRequest | undefined; reports: ReadonlyMap<number, DimensionReport> },
): DimensionReport | undefined {
  const own = manyDraws(asked).specification;
  const same = request !== undefined && JSON.stringify(request.specification) === JSON.stringify(own);
  return same ? reports.get(asked.d) : undefined;
}

// The score of the one draw as a sum with its live numbers.

/** Terms that are written out; of more, these, an ellipsis and the last. */
const writtenOut = 3;

export function drawFormula({ q, k, sums }: Pairs): TemplateResult | typeof nothing {
  const d = q.length;
  const number = (list: Float64Array, index: number): string => {
    const text = fixed(figureAt(list, index), 2);
    return text.startsWith('−') ? `(${text})` : text;
  };
  const term = (index: number): string => `${number(q, index)} * ${number(k, index)}`;
  const indices = Array.from(
    { length: Math.min(d, d > writtenOut + 1 ? writtenOut : writtenOut + 1) },
    (_, index) => index,
  );
  const terms = indices.map(term);
  const all = d > writtenOut + 1 ? [...terms, '…', term(d - 1)] : terms;
  // Three formulas, so that a narrow window can break between them and between the terms.
  const sum = formula(all.join(' + '));
  return html`<p class="sum">${formula('q·k')} = ${sum} = ${formula(fixed(figureAt(sums, d - 1), 2))}</p>`;
}

// What theory says of the draws at one d: how far the running sum spreads, and the law of where it ends.

/** Components at which the spread of the running sum is asked for, at most. */
const mostSteps = 64;

/** Points of a density; an even number, so that none is at 0, where that of d = 1 has no end. */
const points = 160;

export type Theory = ReturnType<typeof theoryOf>;

export function theoryOf(
  core: CoreClient,
  chapters: ChaptersClient,
  { d, range: [low, high] }: { d: number; range: readonly [number, number] },
) {
  const stride = Math.max(1, Math.ceil(d / mostSteps));
  const steps = Array.from({ length: Math.floor(d / stride) }, (_, step) => (step + 1) * stride);
  const terms = steps.at(-1) === d ? steps : [...steps, d];
  const scores = Array.from({ length: points }, (_, point) => low + ((point + 0.5) / points) * (high - low));
  const { density, normalDensity } = chapters.scoreDensity(d, scores);
  return {
    /** The standard deviation of the sum of so many products. */
    spread: terms.map((count) => ({ terms: count, std: core.scoreLaw(count).std })),
    densities: scores.map((score, point) => ({
      score,
      exact: figureAt(density, point),
      normal: figureAt(normalDensity, point),
    })),
  };
}

// How well the drawn scores fit their law, in words: the exact one, and the normal law of the same variance.

type Fits = NonNullable<ReturnType<typeof fitsOf>>;

/** Fewer draws than this fit anything. */
const least = 10;

export function fitsOf(chapters: ChaptersClient, { d, scores }: Draws) {
  if (!scores || scores.length < least) return undefined;
  return {
    samples: scores.length,
    exact: chapters.goodnessOfFit({ d, scores, against: 'score' }),
    normal: chapters.goodnessOfFit({ d, scores, against: 'normal' }),
  };
}

/** Below these a p-value speaks against the law, clearly or somewhat. */
const clear = 0.001;
const somewhat = 0.05;

function verdict({ kolmogorovSmirnovP, andersonDarlingP }: Fit): 'fits' | 'doubtful' | 'refuted' {
  const p = Math.min(kolmogorovSmirnovP, andersonDarlingP);
  return p < clear ? 'refuted' : p < somewhat ? 'doubtful' : 'fits';
}

/** "0.81"; what is nearly nothing is not written out. */
const written = (p: number): string => (p < 1e-4 ? say('variance.fit.tiny') : significant(p, 2));

export function fitSentence({ exact, normal, samples }: Fits): string {
  const sentence = (key: 'variance.fit.exact' | 'variance.fit.normal', fit: Fit): string => {
    const words: MessageKey = `variance.fit.${verdict(fit)}`;
    return say(key, {
      ks: written(fit.kolmogorovSmirnovP),
      ad: written(fit.andersonDarlingP),
      verdict: say(words),
    });
  };
  const head = say('variance.fit.head', { count: whole(samples) });
  return `${head} ${sentence('variance.fit.exact', exact)} ${sentence('variance.fit.normal', normal)} ${say('variance.fit.meaning')}`;
}

/** Of draws that are too many for these tests the kurtosis tells: 3 for a normal law, 3 + 6/d for this one. */
export function kurtosisSentence({ kurtosis, samples }: DimensionReport, law: ScoreLaw): string {
  const { value, low, high } = kurtosis;
  const measured =
    low === null || high === null
      ? significant(value)
      : say('variance.kurtosis.band', { value: significant(value), low: significant(low), high: significant(high) });
  return say('variance.kurtosis', { count: whole(samples), measured, exact: significant(law.kurtosis, 4) });
}

/** What can be said of the fit; nothing of a single draw, nor before the workers have drawn. */
export function fitText(
  chapters: ChaptersClient,
  draws: Draws,
  report: DimensionReport | undefined,
  law: ScoreLaw,
): string {
  const fits = fitsOf(chapters, draws);
  if (fits) return fitSentence(fits);
  return report ? kurtosisSentence(report, law) : '';
}
