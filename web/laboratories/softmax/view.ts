// What the pictures of one row are drawn from: every step of softmax, as set and as multiplied and shifted, all from the core.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SoftmaxSteps } from '../../core/chapters-gradients.ts';
import type { CoreClient } from '../../core/client.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Softmax of one row, step by step. */
export interface Row extends SoftmaxSteps {
  scores: Float64Array;
  /** score − maximum */
  differences: Float64Array;
  /** Of the strongest key against each: e^(maximum − score); ∞ where a double cannot hold it. */
  odds: Float64Array;
}

export interface RowView {
  factor: number;
  shift: number;
  /** The scores as set. */
  given: Row;
  /** The same multiplied and shifted: what softmax sees. */
  seen: Row;
  /** The weight that each key has where all scores are equal. */
  equalShare: number;
  /** Places of the two largest scores as set; `next` is null where there is one key. */
  strongest: number;
  next: number | null;
}

export interface RowSettings {
  scores: readonly number[];
  factor: number;
  shift: number;
}

/** What is known of the scores as set, whatever they are multiplied by. */
export type Given = Pick<RowView, 'given' | 'equalShare' | 'strongest' | 'next'>;

export function givenOf(chapters: ChaptersClient, scores: readonly number[]): Given {
  const [strongest = 0, next = null] = descending(scores);
  return {
    given: rowOf(chapters, Float64Array.from(scores)),
    equalShare: figureAt(chapters.softmaxSteps(scores.map(() => 0)).weights, 0),
    strongest,
    next,
  };
}

export function rowView(
  core: CoreClient,
  chapters: ChaptersClient,
  settings: RowSettings,
  { given, equalShare, strongest, next }: Given = givenOf(chapters, settings.scores),
): RowView {
  const { factor, shift } = settings;
  return { factor, shift, given, seen: rowOf(chapters, changed(core, settings)), equalShare, strongest, next };
}

/** Places by score, the largest first; equal ones in their order. */
function descending(scores: readonly number[]): number[] {
  return scores.map((_, place) => place).sort((a, b) => figureAt(scores, b) - figureAt(scores, a));
}

/** factor · score + shift for each: what the query (factor, shift) gives with the keys (score, 1). */
function changed(core: CoreClient, { scores, factor, shift }: RowSettings): Float64Array {
  return core.attention({
    queries: 1,
    keys: scores.length,
    dimension: 2,
    valueDimension: 1,
    q: [factor, shift],
    k: scores.flatMap((score) => [score, 1]),
    v: scores.map(() => 0),
    rule: { id: 'none', parameter: 0 },
    causal: false,
    mask: null,
  }).rawScores;
}

/** In float64 the rounded forms are the plain ones: the shifted form gives the differences, the naive one e to their opposites. */
function rowOf(chapters: ChaptersClient, scores: Float64Array): Row {
  const { differences } = chapters.roundedSoftmax('float64', 'shifted', scores);
  const gaps = differences.map((difference) => -difference);
  const { exponentials: odds } = chapters.roundedSoftmax('float64', 'naive', gaps);
  return { ...chapters.softmaxSteps(scores), scores, differences, odds };
}
