// The numbers of the pictures as tables for reading, as rows for a file, and in words.
import type { KindFigures, ScoreKind } from '../../core/chapters-experiments.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { fixed, significant, whole, percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Bound, type Measured, networks, stops, stopsAmong } from './measurement.ts';
import { type SweptFigure, dataOf, estimateOf } from './pictures.ts';
import { keys, kinds, type DrawView, keys as eight, kindOf } from './view.ts';
import { extentOf } from '../../figure/xy.ts';
import { type Outcome, type Question, oneOf } from '../../kit/guess/question.ts';

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

function estimateText(figures: readonly KindFigures[], kind: ScoreKind, figure: SweptFigure): string {
  const found = estimateOf(figures, kind, figure);
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
  parameters: FileFigures['parameters'],
): FileFigures {
  return {
    parameters,
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

function measuredRows(measured: readonly Measured[], among: number): FileFigures['rows'] {
  return measured.flatMap(({ d, figures }) =>
    figures.map(({ kind, scoreStd, peakWeight, jacobianTrace }) => [
      ...[d, kind, null, null, null, null],
      ...[scoreStd, peakWeight, jacobianTrace].flatMap(({ value, standardError }) => [value, standardError]),
      among,
    ]),
  );
}

export function sentence(view: DrawView): string {
  const additive = kindOf(view, 'additive');
  const peak = (kind: Parameters<typeof kindOf>[1]): string => percent(kindOf(view, kind).steps.peak);
  const [, largest] = extentOf(Array.from(additive.scores, (score) => Math.abs(score))) ?? [0, 0];
  return say('additive.live', {
    d: String(view.d),
    limit: significant(additive.limit ?? NaN),
    largest: significant(largest),
    dot: peak('dot'),
    sqrt: peak('dot-sqrt'),
    additive: peak('additive'),
    scaled: peak('additive-scaled'),
  });
}

/** What was measured, and with how many keys. */
export function done(keys: number): string {
  const last = stopsAmong(keys).at(-1) ?? 1;
  return [
    say('additive.done', { networks: whole(networks), stops: whole(stops.length) }),
    ...(keys === eight ? [] : [say('additive.doneAmong', { keys: whole(keys) })]),
    ...(last !== stops.at(-1) ? [say('additive.doneEarlier', { d: whole(last) })] : []),
  ].join(' ');
}

/** Spreads at the largest dₖ of eight keys, peak weights at the largest of the keys asked for. */
export function told({ spreads, rows, keys }: Sweep): string {
  const [widest, last] = [spreads.at(-1), rows.at(-1)];
  if (!widest || !last) return '';
  const figure = ({ figures }: Measured, kind: ScoreKind, name: 'scoreStd' | 'peakWeight'): string => {
    const found = estimateOf(figures, kind, name);
    return found ? significant(found.value, 2) : '';
  };
  const words = {
    d: whole(widest.d),
    dot: figure(widest, 'dot', 'scoreStd'),
    sqrt: figure(widest, 'dot-sqrt', 'scoreStd'),
    additive: figure(widest, 'additive', 'scoreStd'),
    scaled: figure(widest, 'additive-scaled', 'scoreStd'),
    dotPeak: figure(last, 'dot', 'peakWeight'),
    additivePeak: figure(last, 'additive', 'peakWeight'),
    scaledPeak: figure(last, 'additive-scaled', 'peakWeight'),
  };
  return keys === eight
    ? say('additive.told', words)
    : say('additive.toldMany', {
        ...words,
        keys: whole(keys),
        at: whole(last.d),
        sqrtPeak: figure(last, 'dot-sqrt', 'peakWeight'),
      });
}

// The question of this laboratory: what a bound says of how large scores become. The measurement answers it.

const [few, many] = [4, 1024];

export function question(): Question {
  return {
    text: say('additive.question'),
    answer: oneOf(['same', 'log', 'root', 'linear'], (value) => say(`additive.question.${value}`)),
  };
}

/** Known once all networks have been measured. */
export function outcome(measured: readonly Measured[], complete: boolean): Outcome | undefined {
  const at = (kind: 'additive' | 'additive-scaled', d: number): string | undefined => {
    const value = dataOf(measured, kind, 'scoreStd').find(({ x }) => x === d)?.y;
    return typeof value === 'number' ? significant(value, 2) : undefined;
  };
  const [before, after, scaled] = [at('additive', few), at('additive', many), at('additive-scaled', many)];
  if (!complete || before === undefined || after === undefined || scaled === undefined) return undefined;
  return {
    value: 'root',
    text: say('additive.outcome', { before, after }),
    why: say('additive.why', { scaled, networks: String(networks) }),
  };
}
