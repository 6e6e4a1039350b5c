// What the picture of walks is drawn from, and what it says: the walks as the core draws them, and what theory says of them.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { standardEntries } from '../../core/chapters-entries.ts';
import type { Walks } from '../../core/chapters-walks.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type walksParameters, walkCount } from './parameters.ts';

export type WalksAsked = ValuesOf<typeof walksParameters>;

/** Points of the curve beside the histogram; an even number, so that none is at 0, where that of d = 1 has no end. */
const points = 120;

export interface View extends Walks {
  d: number;
  coins: boolean;
  walks: number;
  /** One standard deviation of the sum after each of `terms`; 0 before the first step. */
  spread: Float64Array;
  /** The same at the end: √d. */
  root: number;
  /** Where the ends lie in theory. */
  density: { score: number; density: number }[];
}

export function viewOf(chapters: ChaptersClient, { dimension: d, coins, seed, draw }: WalksAsked): View {
  const drawn = chapters.drawWalks({ seed, draw, d, walks: walkCount, coins });
  const law = coins ? { ...standardEntries.law, id: 'rademacher' } : standardEntries.law;
  const { std } = chapters.scoreOfEntries(law, law, drawn.terms.subarray(1));
  const { from, to } = drawn;
  const scores = Array.from({ length: points }, (_, point) => from + ((point + 0.5) / points) * (to - from));
  // Sums of coins are whole numbers; their curve is the bell that they approach.
  const { density, normalDensity } = chapters.scoreDensity(d, scores);
  return {
    ...drawn,
    d,
    coins,
    walks: walkCount,
    spread: Float64Array.of(0, ...std),
    root: figureAt(std, std.length - 1),
    density: scores.map((score, point) => ({ score, density: figureAt(coins ? normalDensity : density, point) })),
  };
}

/** The sums of one walk, after each of `terms`. */
export function walkOf({ sums, terms }: Pick<Walks, 'sums' | 'terms'>, walk: number): Float64Array {
  return sums.subarray(walk * terms.length, (walk + 1) * terms.length);
}

/** The last sum of each walk. */
export function endsOf({ sums, terms }: Pick<Walks, 'sums' | 'terms'>): Float64Array {
  return sums.filter((_, place) => (place + 1) % terms.length === 0);
}

// What the walks on show say, in two short sentences: how far they spread, and how little that is.

/** √d: "8", "11.3". */
export const rootText = (root: number): string => (Number.isInteger(root) ? whole(root) : significant(root, 3));

/** Below so many steps √d is not far below d. */
const few = 8;

export function sentence({ d, coins, walks, std, root, within, farthest }: View): string {
  const words = {
    d: whole(d),
    walks: whole(walks),
    std: significant(std, 2),
    root: rootText(root),
    share: percent(within / walks),
    farthest: significant(farthest, 2),
  };
  const spread = say(d < few ? 'walks.live.few' : 'walks.live', words);
  return coins ? `${spread} ${say('walks.live.coins')}` : spread;
}
