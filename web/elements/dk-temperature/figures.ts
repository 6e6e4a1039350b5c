// The numbers on show as tables for reading and as rows for a file.
import type { Csv } from '../../export/csv.ts';
import { fixed, short, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { DataTable } from '../laboratory/data-table.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import type { DimensionLines } from './dimensions.ts';
import type { Figures } from './shown.ts';
import { count, rowOf, type Pattern } from './view.ts';

const places = Array.from({ length: count }, (_, place) => place);

const named = (pattern: Pattern): string => say('temperature.column.at', { temperature: short(pattern.temperature) });

export function temperatureTables({
  patterns,
  raw,
  lengths,
  query,
  fixed: fixedLine,
  fresh,
}: Figures & Pick<DimensionLines, 'fresh'>): DataTable[] {
  const queryName = String(query + 1);
  return [
    {
      caption: say('temperature.table.queries'),
      columns: [
        say('temperature.column.query'),
        say('temperature.column.length'),
        ...patterns.map((pattern) => say('temperature.column.peak', { at: named(pattern) })),
        ...patterns.map((pattern) => say('temperature.column.entropy', { at: named(pattern) })),
      ],
      rows: places.map((row) => [
        String(row + 1),
        significant(figureAt(lengths, row)),
        ...patterns.map(({ rows }) => fixed(figureAt(rows.peak, row), 3)),
        ...patterns.map(({ rows }) => fixed(figureAt(rows.entropy, row), 3)),
      ]),
    },
    {
      caption: say('temperature.table.keys', { query: queryName }),
      columns: [
        say('temperature.column.key'),
        say('temperature.column.raw'),
        ...patterns.map((pattern) => say('temperature.column.weight', { at: named(pattern) })),
      ],
      rows: places.map((key) => [
        String(key + 1),
        significant(figureAt(rowOf(raw, query), key)),
        ...patterns.map(({ weights }) => fixed(figureAt(rowOf(weights, query), key), 4)),
      ]),
    },
    {
      caption: say('temperature.table.dimensions'),
      columns: [
        say('temperature.column.d'),
        say('temperature.dimension.none'),
        say('temperature.dimension.sqrt'),
        say('temperature.dimension.fixed'),
      ],
      rows: fixedLine.map(({ d, peak }) => {
        const drawn = fresh.find((each) => each.d === d);
        return [whole(d), drawn ? fixed(drawn.none, 3) : '', drawn ? fixed(drawn.sqrt, 3) : '', fixed(peak, 3)];
      }),
    },
  ];
}

/** Every weight at every temperature, one to a line. */
export function temperatureCsv(
  { patterns, raw, lengths }: Figures,
  about: Pick<Csv, 'parameters' | 'seed' | 'version'>,
): Csv {
  return {
    ...about,
    columns: ['temperature', 'query', 'key', 'raw_score', 'query_length', 'scaled_score', 'weight'],
    rows: patterns.flatMap(({ temperature, scaled, weights }) =>
      Array.from(weights, (weight, index) => {
        const query = Math.floor(index / count);
        return [
          temperature,
          query + 1,
          (index % count) + 1,
          figureAt(raw, index),
          figureAt(lengths, query),
          figureAt(scaled, index),
          weight,
        ];
      }),
    ),
  };
}
