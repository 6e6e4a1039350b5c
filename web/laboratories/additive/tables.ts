// The numbers of the pictures as tables for reading and as rows for a file.
import type { KindFigures } from '../../core/chapters-experiments.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Bound, Measured } from './measurement.ts';
import type { SweptFigure } from './pictures.ts';
import { keys, kinds, type DrawView } from './view.ts';

const names = (): string[] => kinds.map((kind) => say(`additive.kind.${kind}`));

export function drawTable({ kinds: all, d }: DrawView): DataTable {
  return {
    caption: say('additive.table.draw', { d: String(d) }),
    columns: [
      say('additive.column.key'),
      ...names().map((name) => say('additive.column.score', { name })),
      ...names().map((name) => say('additive.column.weight', { name })),
    ],
    rows: Array.from({ length: keys }, (_, key) => [
      String(key + 1),
      ...all.map(({ scores }) => significant(figureAt(scores, key))),
      ...all.map(({ steps }) => fixed(figureAt(steps.weights, key), 4)),
    ]),
  };
}

const swept = ['scoreStd', 'peakWeight', 'jacobianTrace'] as const satisfies readonly SweptFigure[];

/** What is measured: spreads among eight keys, the rest among as many as asked for. */
export interface Sweep {
  spreads: readonly Measured[];
  rows: readonly Measured[];
  keys: number;
}

export function sweepTables({ spreads, rows, keys: asked }: Sweep, bounds: readonly Bound[]): DataTable[] {
  return swept.map((figure) => ({
    caption: say('additive.table.sweep', {
      figure: say(`additive.${figure}.title`),
      keys: whole(figure === 'scoreStd' ? keys : asked),
    }),
    columns: [say('additive.column.d'), ...names(), ...(figure === 'scoreStd' ? [say('additive.bound.name')] : [])],
    rows: (figure === 'scoreStd' ? spreads : rows).map(({ d, figures }) => {
      const limit = bounds.find((bound) => bound.d === d)?.limit;
      return [
        whole(d),
        ...kinds.map((kind) => estimateText(figures, kind, figure)),
        ...(figure === 'scoreStd' ? [limit === undefined ? '' : significant(limit)] : []),
      ];
    }),
  }));
}

function estimateText(figures: readonly KindFigures[], kind: string, figure: SweptFigure): string {
  const found = figures.find((each) => each.kind === kind)?.[figure];
  if (!found) return '';
  const { value, standardError } = found;
  const error = standardError === null ? '—' : significant(standardError, 2);
  return say('laboratory.plusMinus', { value: significant(value), error });
}

const columns = [
  ...['d', 'kind', 'key', 'score', 'weight', 'bound'],
  ...['score_std', 'score_std_error', 'peak_weight', 'peak_weight_error', 'jacobian_trace', 'jacobian_trace_error'],
  'keys',
];

/** The draw first, then what was measured at each d, among eight keys and among those asked for; what a row does not have is empty. */
export function additiveCsv(
  { kinds: all, d }: DrawView,
  { spreads, rows, keys: asked }: Sweep,
  about: Pick<Csv, 'parameters' | 'seed' | 'version'>,
): Csv {
  return {
    ...about,
    columns,
    rows: [
      ...all.flatMap(({ kind, scores, steps, limit }) =>
        Array.from(scores, (score, key) => [
          ...[d, kind, key + 1, score, figureAt(steps.weights, key), limit],
          ...Array<null>(6).fill(null),
          keys,
        ]),
      ),
      ...measuredRows(spreads, keys),
      ...(asked === keys ? [] : measuredRows(rows, asked)),
    ],
  };
}

function measuredRows(measured: readonly Measured[], among: number): Csv['rows'] {
  return measured.flatMap(({ d, figures }) =>
    figures.map(({ kind, scoreStd, peakWeight, jacobianTrace }) => [
      ...[d, kind, null, null, null, null],
      ...[scoreStd, peakWeight, jacobianTrace].flatMap(({ value, standardError }) => [value, standardError]),
      among,
    ]),
  );
}
