// The coordinates, products and sums as a table for reading and as rows for a file.
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { angleText } from './plane.ts';
import type { Asked, View } from './view.ts';

export function arrowsTables({ queries, keys, head, plane, d }: View): DataTable[] {
  return [
    {
      caption: say('arrows.table.score'),
      columns: [say('arrows.column.figure'), say('arrows.column.value')],
      rows: [
        [say('arrows.figure.score'), significant(plane.score, 4)],
        [say('arrows.figure.queryNorm'), significant(plane.queryNorm, 4)],
        [say('arrows.figure.keyNorm'), significant(plane.keyNorm, 4)],
        [say('arrows.figure.cosine'), plane.cosine === null ? '–' : fixed(plane.cosine, 4)],
        [say('arrows.figure.angle'), angleText(plane.angle)],
        [say('arrows.figure.shadow'), plane.shadow === null ? '–' : fixed(plane.shadow, 4)],
      ],
    },
    {
      caption: say('arrows.table.products', { d: whole(d), score: fixed(head.score, 4) }),
      columns: [say('arrows.column.index'), 'q', 'k', say('arrows.column.product')],
      rows: Array.from(head.products, (product, place) => [
        whole(place + 1),
        fixed(figureAt(queries, place), 4),
        fixed(figureAt(keys, place), 4),
        fixed(product, 4),
      ]),
    },
  ];
}

/** A row for each coordinate. */
export function arrowsCsv(
  { queries, keys, head, plane }: View,
  { dimension, seed, draw }: Asked,
  version: string,
): Csv {
  return {
    parameters: [
      ['dimension', dimension],
      ['draw', draw],
      ['score_of_arrows', plane.score],
      ['query_norm', plane.queryNorm],
      ['key_norm', plane.keyNorm],
      ['cosine', plane.cosine],
      ['angle', plane.angle],
      ['shadow', plane.shadow],
      ['positive', head.positive],
      ['negative', head.negative],
      ['score', head.score],
    ],
    seed,
    version,
    columns: ['index', 'q', 'k', 'product'],
    rows: Array.from(head.products, (product, place) => [
      place + 1,
      figureAt(queries, place),
      figureAt(keys, place),
      product,
    ]),
  };
}
