// What the pictures of one row are drawn from: every step of softmax, as set and as multiplied and shifted, all from the core.
import { type TemplateResult, html } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { scoresOfQuery } from '../../kit/scores.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { softmaxParameters } from './parameters.ts';

/** Softmax of one row, step by step. */
export type Row = ReturnType<typeof rowOf>;

export type RowView = ReturnType<typeof rowView>;

/** `nudge`: the number of a key, which the row may not have. */
type RowSettings = Omit<ValuesOf<typeof softmaxParameters>, 'lead'>;

/** Added to a score that is nudged. */
const nudgeBy = 0.5;

/** What is known of the scores as set, whatever they are multiplied by. */
export function givenOf(chapters: ChaptersClient, scores: readonly number[]) {
  // Equal ones stay in their order.
  const order = scores.map((_, place) => place).sort((a, b) => figureAt(scores, b) - figureAt(scores, a));
  const [strongest = 0, next = null] = order;
  return {
    /** The scores as set. */
    given: rowOf(chapters, Float64Array.from(scores)),
    /** The weight that each key has where all scores are equal. */
    equalShare: figureAt(chapters.softmaxSteps(scores.map(() => 0)).weights, 0),
    /** Places of the two largest scores as set; `next` is null where there is one key. */
    strongest,
    next,
  };
}

export function rowView(
  core: CoreClient,
  chapters: ChaptersClient,
  settings: RowSettings,
  given = givenOf(chapters, settings.scores),
) {
  const { scores, factor, shift, nudge } = settings;
  /** The same multiplied and shifted: what softmax sees. */
  const seen = rowOf(chapters, changed(core, { ...settings, nudge: 0 }));
  /** A nudge of ½ to one of the scores that softmax sees. */
  const nudged =
    nudge === 0 || nudge > scores.length
      ? undefined
      : { place: nudge - 1, weights: chapters.softmaxSteps(changed(core, settings)).weights };
  return { ...given, factor, shift, seen, nudged };
}

/**
 * factor · score + shift for each, and the nudge for one: what the query (factor, shift, ½) gives with the keys (score, 1, 0), and
 * (score, 1, 1) for the one that is nudged.
 */
function changed(core: CoreClient, { scores, factor, shift, nudge }: RowSettings): Float64Array {
  const keys = scores.flatMap((score, place) => [score, 1, place === nudge - 1 ? 1 : 0]);
  return scoresOfQuery(core, [factor, shift, nudgeBy], keys).rawScores;
}

/** In float64 the rounded forms are the plain ones: the shifted form gives the differences, the naive one e to their opposites. */
function rowOf(chapters: ChaptersClient, scores: Float64Array) {
  /** score − maximum */
  const { differences } = chapters.roundedSoftmax('float64', 'shifted', scores);
  const gaps = differences.map((difference) => -difference);
  /** Of the strongest key against each: e^(maximum − score); ∞ where a double cannot hold it. */
  const { exponentials: odds } = chapters.roundedSoftmax('float64', 'naive', gaps);
  return { ...chapters.softmaxSteps(scores), scores, differences, odds };
}

// Four figures of the row on show: peak weight, entropy, effective number of keys, trace of the Jacobian.

export function facts({ seen }: RowView): TemplateResult {
  const keys = whole(seen.weights.length);
  const all: [name: string, value: string, unit: string][] = [
    [say('softmax.fact.peak'), fixed(seen.peak, 3), ''],
    [say('softmax.fact.effective'), fixed(seen.effectiveKeys, 2), say('softmax.fact.ofKeys', { keys })],
    [say('softmax.fact.entropy'), significant(seen.entropy, 3), say('softmax.fact.nats')],
    [say('softmax.fact.trace'), significant(seen.jacobianTrace, 3), ''],
  ];
  return html`<dl class="facts">
    ${all.map(
      ([name, value, unit]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value} <small>${unit}</small></dd>
        </div>`,
    )}
  </dl>`;
}

// How the numbers of a row are written: in formulas, on handles, in tables.

/** Odds "to 1"; beyond what a double holds they are said to be so. */
export function oddsText(odds: number): string {
  if (!Number.isFinite(odds)) return say('softmax.oddsBeyond');
  return odds < 10 ? short(odds, 3) : significant(odds, 3);
}

/** A score as it is set or seen. */
export function scoreText(score: number): string {
  // Minus zero is zero.
  return short(score + 0, 4);
}
