// The walks as tables for reading, the bold one and where all end, and as rows for a file.
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type View, type WalksAsked, walkOf } from './view.ts';

export function walksTables(view: View): DataTable[] {
  const { d, walks, terms, spread, from, to, counts, below, above } = view;
  const words = { d: whole(d), walks: whole(walks) };
  const bold = walkOf(view, 0);
  const width = (to - from) / counts.length;
  return [
    {
      caption: say('walks.table.ends', words),
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
export function walksCsv(view: View, { dimension, coins, seed, draw }: WalksAsked, version: string): Csv {
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
    seed,
    version,
    columns: ['terms', 'theory_std', ...all.map((_, walk) => `sum_${String(walk + 1)}`)],
    rows: Array.from(view.terms, (term, place) => [
      term,
      figureAt(view.spread, place),
      ...all.map((sums) => figureAt(sums, place)),
    ]),
  };
}
