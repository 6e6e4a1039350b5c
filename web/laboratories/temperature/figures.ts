// The numbers on show as tables for reading, as rows for a file, and in words.
import type { FileFigures } from '../../kit/export/csv.ts';
import { fixed, short, significant, whole, percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { DimensionLines } from './dimensions.ts';
import type { Figures } from './shown.ts';
import { queriesInFull, queryPlaces, rowOf, seenOf, type Pattern } from './view.ts';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { type Outcome, type Question, oneOf } from '../../kit/guess/question.ts';

const named = (pattern: Pattern): string => say('temperature.column.at', { temperature: short(pattern.temperature) });

export function temperatureTables(figures: Figures & Pick<DimensionLines, 'fresh'>): DataTable[] {
  const { patterns, raw, lengths, keys, seen, columns, query, fixed: fixedLine, fresh } = figures;
  const has = figureAt(seen, query);
  const listed = columns.filter((key) => key < has);
  const words = { query: String(query + 1), keys: whole(has), shown: whole(listed.length) };
  const causal = queryPlaces.some((row) => figureAt(seen, row) < keys);
  return [
    {
      caption: say('temperature.table.queries'),
      columns: [
        say('temperature.column.query'),
        ...(causal ? [say('temperature.column.keys')] : []),
        say('temperature.column.length'),
        ...patterns.map((pattern) => say('temperature.column.peak', { at: named(pattern) })),
        ...patterns.map((pattern) => say('temperature.column.entropy', { at: named(pattern) })),
      ],
      rows: queryPlaces.map((row) => [
        String(row + 1),
        ...(causal ? [whole(figureAt(seen, row))] : []),
        significant(figureAt(lengths, row)),
        ...patterns.map(({ rows }) => fixed(figureAt(rows.peak, row), 3)),
        ...patterns.map(({ rows }) => fixed(figureAt(rows.entropy, row), 3)),
      ]),
    },
    {
      caption: say(listed.length === has ? 'temperature.table.keys' : 'temperature.table.strongest', words),
      columns: [
        say('temperature.column.key'),
        say('temperature.column.raw'),
        ...patterns.map((pattern) => say('temperature.column.weight', { at: named(pattern) })),
      ],
      rows: listed.map((key) => [
        String(key + 1),
        significant(figureAt(rowOf(raw, query), key)),
        ...patterns.map(({ weights }) => fixed(figureAt(rowOf(weights, query), key), 4)),
      ]),
    },
    // A single key has the same weight at every dₖ, and no picture of it.
    ...(has === 1 ? [] : [dimensionsTable(words.keys, fixedLine, fresh)]),
  ];
}

function dimensionsTable(keys: string, fixedLine: Figures['fixed'], fresh: DimensionLines['fresh']): DataTable {
  return {
    caption: say('temperature.table.dimensions', { keys }),
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
  };
}

/** Every weight at every temperature, one to a line: of all queries, or with many keys of the one that is looked at. Masked keys are left out. */
export function temperatureCsv(
  { patterns, raw, lengths, keys, seen, query: looked }: Figures,
  parameters: FileFigures['parameters'],
): FileFigures {
  const queries = queriesInFull(keys, looked);
  return {
    parameters,
    columns: ['temperature', 'query', 'key', 'raw_score', 'query_length', 'scaled_score', 'weight'],
    rows: patterns.flatMap(({ temperature, scaled, weights }) =>
      queries.flatMap((query) => {
        const [rawRow, scaledRow] = [rowOf(raw, query), rowOf(scaled, query)];
        return Array.from(seenOf(weights, query, seen), (weight, key) => [
          temperature,
          query + 1,
          key + 1,
          figureAt(rawRow, key),
          figureAt(lengths, query),
          figureAt(scaledRow, key),
          weight,
        ]);
      }),
    ),
  };
}

export function sentence({ usual, own, query, d, eachQuery, lengths }: Figures): string {
  const peak = (pattern: Pattern): string => percent(figureAt(pattern.rows.peak, query));
  const entropy = (pattern: Pattern): string => significant(figureAt(pattern.rows.entropy, query), 2);
  const words = {
    query: String(query + 1),
    temperature: short(own.temperature),
    peak: peak(own),
    usualPeak: peak(usual),
    entropy: entropy(own),
    usualEntropy: entropy(usual),
    d: String(d),
  };
  const isUsual = own.temperature === usual.temperature;
  if (!eachQuery) return say(isUsual ? 'temperature.liveUsual' : 'temperature.live', words);
  const length = significant(figureAt(lengths, query), 3);
  return say(isUsual ? 'temperature.liveEachUsual' : 'temperature.liveEach', { ...words, length });
}

// The question of the laboratory: what half the temperature does to the odds of two keys. The core answers it.

/** Scores of which one key gets twice the weight of the other: ln 2 and 0. */
const twiceTheWeight = [0.6931471805599453, 0] as const;

export function question(): Question {
  return {
    text: say('temperature.ask'),
    answer: oneOf(['same', 'root', 'square', 'others'], (value) => say(`temperature.ask.${value}`)),
  };
}

export function outcome(chapters: ChaptersClient): Outcome {
  const { weights } = chapters.temperatureResponse(twiceTheWeight, [1, 0.5]);
  const share = (place: number): string => percent(figureAt(weights, place));
  const words = { before: share(0), beforeOther: share(1), after: share(2), afterOther: share(3) };
  return {
    value: 'square',
    text: say('temperature.ask.result', words),
    why: say('temperature.ask.why'),
  };
}
