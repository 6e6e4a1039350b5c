// The numbers on show as tables for reading, as rows for a file, and in words.
import type { FileFigures } from '../../kit/export/csv.ts';
import { fixed, short, significant, percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, tableOf } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { rowOf, type View, inputOf } from './view.ts';
import type { CoreClient } from '../../core/client.ts';
import { type Outcome, type Question, oneOf } from '../../kit/guess/question.ts';
import { movePoint } from './entries.ts';
import { places } from './matrix.ts';
import type { Step } from './parameters.ts';

export function attentionTables({ sizes, steps, unscaled }: View): DataTable[] {
  const { queries, keys, valueDimension } = sizes;
  const pairs = places(queries).flatMap((query) => places(keys).map((key) => ({ query, key })));
  return [
    tableOf(say('attention.pairsCaption', { c: significant(steps.divisor ?? 1, 6) }), 'attention.column', pairs, {
      query: ({ query }) => String(query + 1),
      key: ({ key }) => String(key + 1),
      raw: (_, pair) => short(figureAt(steps.rawScores, pair)),
      scaled: (_, pair) => (steps.scaledScores[pair] === -Infinity ? '−∞' : short(figureAt(steps.scaledScores, pair))),
      weight: (_, pair) => fixed(figureAt(steps.weights, pair), 4),
      unscaled: (_, pair) => fixed(figureAt(unscaled.weights, pair), 4),
    }),
    {
      caption: say('attention.outputCaption'),
      columns: [
        say('attention.column.query'),
        ...places(valueDimension).map((entry) => say('attention.column.entry', { entry: String(entry + 1) })),
      ],
      rows: places(queries).map((query) => [
        String(query + 1),
        ...[...rowOf(steps.output, query, valueDimension)].map((value) => short(value)),
      ]),
    },
  ];
}

/** Every entry of every matrix, one to a line. */
export function attentionCsv(view: View): FileFigures {
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
    // Entries that were drawn count as typed.
    seed: null,
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

/** What a step does. */
export function says({ sizes, steps, rule, causal }: View, step: Step): string {
  if (step === 'scaled') {
    if (rule.id === 'none') return say('attention.says.undivided');
    return say('attention.says.scaled', { c: short(steps.divisor ?? 1, 4), d: String(sizes.dimension) });
  }
  if (step === 'mask') return say(causal ? 'attention.says.masked' : 'attention.says.open');
  return say(`attention.says.${step}`);
}

/** The place of the largest figure; the first of equals. */
const strongest = (weights: Float64Array): number => weights.indexOf(Math.max(...weights));

export function sentence({ sizes, steps, unscaled, rule }: View, row: number): string {
  const weights = rowOf(steps.weights, row, sizes.keys);
  const key = strongest(weights);
  const words = { query: String(row + 1), key: String(key + 1), weight: percent(figureAt(weights, key), 1) };
  // Weights round to 1 beside keys that are seen too.
  const seen = rowOf(steps.scaledScores, row, sizes.keys).filter((score) => score !== -Infinity);
  if (seen.length === 1) return say('attention.liveOnly', words);
  if (rule.id === 'none') return say('attention.liveUndivided', words);
  return say('attention.live', {
    ...words,
    c: short(steps.divisor ?? 1, 4),
    raw: percent(figureAt(rowOf(unscaled.weights, row, sizes.keys), key), 1),
  });
}

// The question of the laboratory: does the divisor undo large entries? The core answers it for the matrices on show.

export function question(): Question {
  return {
    text: say('attention.ask'),
    answer: oneOf(['nothing', 'sharper', 'tenfold'], (value) => say(`attention.ask.${value}`)),
  };
}

/** Of the query that is looked at. */
export function outcome(core: CoreClient, view: View, row: number): Outcome {
  const { keys } = view.sizes;
  const q = view.q.map((entries) => entries.map((entry) => movePoint(entry, 1)));
  const after = rowOf(core.attention(inputOf({ ...view, q })).weights, row, keys);
  const before = rowOf(view.steps.weights, row, keys);
  const key = strongest(after);
  return {
    value: 'sharper',
    text: say('attention.ask.result', {
      query: String(row + 1),
      key: String(key + 1),
      before: percent(figureAt(before, key), 1),
      after: percent(figureAt(after, key), 1),
    }),
    why: say('attention.ask.why'),
  };
}
