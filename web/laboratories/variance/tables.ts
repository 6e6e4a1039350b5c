// The draws on show as tables: the terms of the one draw, and where the others end.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { fixed, percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Draws } from './draws.ts';

/** Terms that a table shows; nobody reads thousands. */
const mostTerms = 128;

export function termsTable({ d, draw, seed, walks: [first] }: Draws): DataTable[] {
  if (!first) return [];
  const shown = Math.min(d, mostTerms);
  const words = { d: whole(d), draw: whole(draw), seed, shown: whole(shown) };
  return [
    {
      caption: say(shown < d ? 'variance.table.someTerms' : 'variance.table.terms', words),
      columns: (['index', 'q', 'k', 'product', 'sum'] as const).map((name) => say(`variance.column.${name}`)),
      rows: Array.from({ length: shown }, (_, index) => [
        whole(index + 1),
        ...[first.q, first.k, first.products, first.sums].map((list) => fixed(figureAt(list, index), 4)),
      ]),
    },
  ];
}

/** The file of the sweep, which says of the draws on show what they are: pictures carry it too. */
export function withDraws(
  file: Csv,
  { focus, draw, draws, theory }: { focus: number; draw: number; draws: string; theory: boolean },
): Csv {
  const shown: Csv['parameters'] = [
    ['focus', focus],
    ['draw', draw],
    ['draws', draws],
    ['theory', theory ? 'on' : 'off'],
  ];
  return { ...file, parameters: [...file.parameters, ...shown] };
}

/** Shares of the scores that lie below what the table shows. */
const shares = [0, 0.025, 0.16, 0.5, 0.84, 0.975, 1];

export function endsTable(
  chapters: ChaptersClient,
  { d, count, scores }: Draws,
  report: DimensionReport | undefined,
): DataTable[] {
  const words = { d: whole(d), count: whole(count) };
  if (scores && scores.length > 1) {
    const found = chapters.quantiles(scores, shares);
    return [
      {
        caption: say('variance.table.scores', words),
        columns: [say('variance.column.share'), say('variance.column.score')],
        rows: shares.map((share, index) => [percent(share, 1), fixed(figureAt(found, index), 3)]),
      },
    ];
  }
  if (!report) return [];
  const { from, to, counts, below, above } = report.histogram;
  const width = (to - from) / counts.length;
  return [
    {
      caption: say('variance.table.histogram', words),
      columns: (['from', 'to', 'count'] as const).map((name) => say(`variance.column.${name}`)),
      rows: [
        ['', significant(from), whole(below)],
        ...Array.from(counts, (each, bin) => [
          significant(from + bin * width),
          significant(from + (bin + 1) * width),
          whole(each),
        ]),
        [significant(to), '', whole(above)],
      ],
    },
  ];
}
