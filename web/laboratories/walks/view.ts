// What the picture of walks is drawn from, and what it says: the walks as the core draws them, and what theory says of them.
import type { ChaptersClient, Walks } from '../../core/chapters-client.ts';
import { standardEntries } from '../../core/chapters-entries.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { percent, significant, whole, fixed } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { type walksParameters, walkCount } from './parameters.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';

type WalksAsked = ValuesOf<typeof walksParameters>;

/** Points of the curve beside the histogram; an even number, so that none is at 0, where that of d = 1 has no end. */
const points = 120;

export type View = ReturnType<typeof viewOf>;

export function viewOf(chapters: ChaptersClient, { dimension: d, coins, seed, draw }: WalksAsked) {
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
    /** One standard deviation of the sum after each of `terms`; 0 before the first step. */
    spread: Float64Array.of(0, ...std),
    /** The same at the end: √d. */
    root: figureAt(std, std.length - 1),
    /** Where the ends lie in theory. */
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

// The walks as tables for reading, the bold one and where all end, and as rows for a file.

export function walksTables(view: View): DataTable[] {
  const { d, walks, terms, spread, from, to, counts, below, above } = view;
  const words = { d: whole(d), walks: whole(walks) };
  const bold = walkOf(view, 0);
  const width = (to - from) / counts.length;
  return [
    {
      caption: sayCounted('walks.table.ends', d, words),
      columns: [say('walks.column.from'), say('walks.column.to'), say('walks.column.count')],
      rows: [
        ['−∞', significant(from), whole(below)],
        ...Array.from(counts, (count, bin) => [
          fixed(from + bin * width, 2),
          fixed(from + (bin + 1) * width, 2),
          whole(count),
        ]),
        [significant(to), '∞', whole(above)],
      ],
    },
    {
      caption: say('walks.table.bold'),
      columns: [say('walks.column.terms'), say('walks.column.sum'), say('walks.column.spread')],
      rows: Array.from(terms, (term, place) => [
        whole(term),
        fixed(figureAt(bold, place), 4),
        fixed(figureAt(spread, place), 4),
      ]),
    },
  ];
}

/** A row for each place at which walks are told, a column for each walk. */
export function walksCsv(view: View, { dimension, coins, draw }: WalksAsked): FileFigures {
  const all = Array.from({ length: view.walks }, (_, walk) => walkOf(view, walk));
  return {
    parameters: [
      ['dimension', dimension],
      ['coins', coins ? 'on' : 'off'],
      ['draw', draw],
      ['walks', view.walks],
      ['mean_of_ends', view.mean],
      ['std_of_ends', view.std],
      ['within_root_d', view.within],
      ['farthest', view.farthest],
    ],
    columns: ['terms', 'theory_std', ...all.map((_, walk) => `sum_${String(walk + 1)}`)],
    rows: Array.from(view.terms, (term, place) => [
      term,
      figureAt(view.spread, place),
      ...all.map((sums) => figureAt(sums, place)),
    ]),
  };
}
