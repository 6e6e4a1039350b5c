// The numbers on show as tables for reading and as rows for a file.
import type { Csv } from '../../kit/export/csv.ts';
import { fixed, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { rowOf, type View } from './view.ts';

const counted = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

export function attentionTables({ sizes, steps, unscaled }: View): DataTable[] {
  const { queries, keys, valueDimension } = sizes;
  const pairs = counted(queries).flatMap((query) => counted(keys).map((key) => ({ query, key })));
  return [
    {
      caption: say('attention.pairsCaption', { c: significant(steps.divisor ?? 1, 6) }),
      columns: (['query', 'key', 'raw', 'scaled', 'weight', 'unscaled'] as const).map((name) =>
        say(`attention.column.${name}`),
      ),
      rows: pairs.map(({ query, key }) => {
        const at = (list: Float64Array): number => figureAt(list, query * keys + key);
        const scaled = at(steps.scaledScores);
        return [
          String(query + 1),
          String(key + 1),
          short(at(steps.rawScores)),
          scaled === -Infinity ? '−∞' : short(scaled),
          fixed(at(steps.weights), 4),
          fixed(at(unscaled.weights), 4),
        ];
      }),
    },
    {
      caption: say('attention.outputCaption'),
      columns: [
        say('attention.column.query'),
        ...counted(valueDimension).map((entry) => say('attention.column.entry', { entry: String(entry + 1) })),
      ],
      rows: counted(queries).map((query) => [
        String(query + 1),
        ...[...rowOf(steps.output, query, valueDimension)].map((value) => short(value)),
      ]),
    },
  ];
}

/** Every entry of every matrix, one to a line. */
export function attentionCsv(view: View, version: string): Csv {
  const { q, k, v, rule, causal, sizes, steps, unscaled } = view;
  const lists: readonly [name: string, list: ArrayLike<number>, columns: number][] = [
    ['Q', q.flat(), sizes.dimension],
    ['K', k.flat(), sizes.dimension],
    ['V', v.flat(), sizes.valueDimension],
    ['score', steps.rawScores, sizes.keys],
    ['scaled_score', steps.scaledScores, sizes.keys],
    ['weight', steps.weights, sizes.keys],
    ['weight_undivided', unscaled.weights, sizes.keys],
    ['output', steps.output, sizes.valueDimension],
  ];
  return {
    parameters: [
      ['rule', rule.id],
      ['rule parameter', rule.parameter],
      ['divisor', steps.divisor],
      ['causal', causal ? 'on' : 'off'],
    ],
    seed: null,
    version,
    columns: ['matrix', 'row', 'column', 'value'],
    rows: lists.flatMap(([name, list, columns]) =>
      Array.from(list, (value, index) => [
        name,
        Math.floor(index / columns) + 1,
        (index % columns) + 1,
        value === -Infinity ? '-inf' : value,
      ]),
    ),
  };
}
