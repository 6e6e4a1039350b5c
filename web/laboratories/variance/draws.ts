// The draws on show at one d, as figures and as a sum: one query and one key component by component, ten of them, a thousand
// scores, or a histogram of more.
import { type TemplateResult, html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { type Pairs, standardEntries } from '../../core/chapters-entries.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport } from '../../core/types.ts';
import { fixed } from '../../i18n/numbers.ts';
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

export interface Draws extends DrawsAsked {
  /** The draws that are shown component by component; the first is the one in focus. */
  walks: readonly Pairs[];
  /** Where each draw ends; null where they are too many to be told apart. */
  scores: Float64Array | null;
  /** Between these nearly all scores lie; the same for every draw at one d, so that draws can be compared. */
  range: readonly [number, number];
}

/** Whether the scores can be told one by one. */
export function single({ d, count }: Pick<DrawsAsked, 'd' | 'count'>): boolean {
  return count <= mostSingle && count * d <= mostEntries;
}

export function drawsOf(chapters: ChaptersClient, asked: DrawsAsked): Draws {
  const { seed, draw, d, count } = asked;
  const walk = (place: number): Pairs =>
    chapters.drawPairs({ ...standardEntries, seed, draw: (draw + place) % drawsOfSeed, d });
  const walks = Array.from({ length: count <= few ? count : 1 }, (_, place) => walk(place));
  const beyond = count > few ? 1e-4 : 2e-3;
  const quantiles = chapters.scoreQuantiles(d, [beyond, 1 - beyond]);
  const range = [figureAt(quantiles, 0), figureAt(quantiles, 1)] as const;
  if (count <= few)
    return { ...asked, walks, range, scores: Float64Array.from(walks, ({ sums }) => figureAt(sums, d - 1)) };
  const scores = single(asked)
    ? chapters.drawScores({ ...standardEntries, seed, draw, d, samples: count }).scores
    : null;
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
const written = 3;

export function drawFormula({ q, k, sums }: Pairs): TemplateResult | typeof nothing {
  const d = q.length;
  const number = (list: Float64Array, index: number): string => {
    const text = fixed(figureAt(list, index), 2);
    return text.startsWith('−') ? `(${text})` : text;
  };
  const term = (index: number): string => `${number(q, index)} * ${number(k, index)}`;
  const indices = Array.from({ length: Math.min(d, d > written + 1 ? written : written + 1) }, (_, index) => index);
  const terms = indices.map(term);
  const all = d > written + 1 ? [...terms, '…', term(d - 1)] : terms;
  // Three formulas, so that a narrow window can break between them and between the terms.
  const sum = formula(all.join(' + '));
  return html`<p class="sum">${formula('q·k')} = ${sum} = ${formula(fixed(figureAt(sums, d - 1), 2))}</p>`;
}
