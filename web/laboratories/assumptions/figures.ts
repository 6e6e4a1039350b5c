// The numbers on show as tables for reading, as rows for a file, and in words.
import type { InitialVariance } from '../../core/chapters-entries.ts';
import type { Estimate } from '../../core/types.ts';
import type { Cell, FileFigures } from '../../kit/export/csv.ts';
import { significant, whole, percent, short } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { type DataTable, tableOf } from '../../kit/data-table.ts';
import { figureCells, written } from '../../kit/sweep/figures.ts';
import { ruleReport } from '../../kit/sweep/focus-picture.ts';
import {
  initializerName,
  measuredFigure,
  predictedFigure,
  type LayerFigure,
  type LayerRow,
  layerInput,
} from './layers.ts';
import type { View } from './view.ts';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { type Outcome, type Question, oneOf } from '../../kit/guess/question.ts';
import type { Predicted } from './entries.ts';
import type { EntrySettings, LayerSettings } from './parameters.ts';

const layerFigures = ['query', 'key', 'value', 'score', 'row'] as const satisfies readonly LayerFigure[];

/** "1.78, measured 1.75 ± 0.03". */
function both(predicted: string, measured: Estimate | null | undefined): string {
  return measured ? say('assumptions.cell', { predicted, measured: written(measured) }) : predicted;
}

export function layerTable(rows: readonly LayerRow[]): DataTable {
  return {
    caption: say('assumptions.table.layers'),
    columns: [
      say('assumptions.column.first'),
      say('assumptions.column.weight'),
      ...layerFigures.map((figure) => say(`assumptions.figure.${figure}`)),
    ],
    rows: rows.map((row) => [
      initializerName(row.id),
      row.initializer.formula,
      ...layerFigures.map((figure) => both(significant(predictedFigure(row, figure)), measuredFigure(row, figure))),
    ]),
  };
}

/** Ways to begin at the sizes of those who use them. */
export function publishedTable(published: readonly InitialVariance[]): DataTable {
  return tableOf(say('assumptions.table.published'), 'assumptions.column', published, {
    who: ({ name }) => name,
    first: ({ initializer }) => initializerName(initializer),
    width: ({ dModel }) => whole(dModel),
    heads: ({ heads }) => whole(heads),
    head: ({ dK }) => whole(dK),
    query: ({ query }) => significant(query),
    std: ({ scoreStd }) => significant(scoreStd),
    softmax: ({ dividesScores, scaledScoreStd, scoreStd }) => significant(dividesScores ? scaledScoreStd : scoreStd),
    source: ({ source }) => source,
  });
}

/** What is measured at one d: of the reader's entries, after ÷ √d, and of entries as they are assumed. */
function measuredAt({ reports, usual }: View, d: number) {
  const [report, other] = [reports, usual].map((all) => all.find((each) => each.d === d));
  const [own, assumed] = [report, other].map((each) => each && ruleReport(each, 'sqrt'));
  return { report, own, assumedPeak: assumed?.peakWeight };
}

export function entriesTable(view: View): DataTable {
  const none = say('laboratory.notDefined');
  const size = (figure: Estimate | null | undefined): string => (figure ? significant(figure.value) : none);
  const rows = view.predicted.map((predicted) => ({ ...predicted, ...measuredAt(view, predicted.d) }));
  return tableOf(say('assumptions.table.entries'), 'assumptions.column', rows, {
    d: ({ d }) => whole(d),
    mean: ({ mean, report }) => both(significant(mean), report?.mean),
    variance: ({ variance, report }) => both(variance === null ? none : significant(variance), report?.variance),
    assumed: ({ d }) => whole(d),
    scaled: ({ own }) => size(own?.scoreStd),
    peak: ({ own }) => size(own?.peakWeight),
    usual: ({ assumedPeak }) => size(assumedPeak),
  });
}

const cells = (predicted: number | null, measured: Estimate | null | undefined): Cell[] => [
  predicted,
  ...figureCells(measured),
];

/** One figure to a line: of layers by their first weights, of entries by d. */
export function assumptionsCsv(
  rows: readonly LayerRow[],
  view: View,
  parameters: FileFigures['parameters'],
): FileFigures {
  return {
    parameters,
    columns: ['of', 'first_weights', 'd', 'figure', 'predicted', 'measured', 'standard_error', 'low', 'high'],
    rows: [
      ...rows.flatMap((row) =>
        layerFigures.map((figure): Cell[] => [
          'layer',
          row.id,
          null,
          figure,
          ...cells(predictedFigure(row, figure), measuredFigure(row, figure)),
        ]),
      ),
      ...view.predicted.flatMap(({ d, mean, variance }): Cell[][] => {
        const { report, own, assumedPeak } = measuredAt(view, d);
        return [
          ['entries', null, d, 'mean', ...cells(mean, report?.mean)],
          ['entries', null, d, 'variance', ...cells(variance, report?.variance)],
          ['entries', null, d, 'std_over_sqrt_d', ...cells(null, own?.scoreStd)],
          ['entries', null, d, 'peak_weight', ...cells(null, own?.peakWeight)],
          ['as assumed', null, d, 'peak_weight', ...cells(null, assumedPeak)],
        ];
      }),
    ],
  };
}

export function layerSentence(row: LayerRow): string {
  const measured = measuredFigure(row, 'score');
  const words = {
    name: initializerName(row.id),
    query: significant(row.predicted.query),
    score: significant(predictedFigure(row, 'score')),
  };
  if (!measured) return say('assumptions.live.layer', words);
  return say('assumptions.live.layerMeasured', { ...words, measured: significant(measured.value) });
}

export function entrySentence({ near, nearUsual, nearPredicted, keys }: View, focus: number): string {
  const d = whole(focus);
  if (!near || !nearPredicted) return say('assumptions.live.waiting', { d });
  const { mean, variance } = nearPredicted;
  const scores = say('assumptions.live.entries', {
    d,
    mean: significant(near.mean.value),
    meanPredicted: significant(mean),
    variance: significant(near.variance.value),
    variancePredicted: variance === null ? say('assumptions.live.none') : significant(variance),
  });
  const [own, usual] = [near, nearUsual].map((report) => report && ruleReport(report, 'sqrt')?.peakWeight);
  if (!own || !usual) return scores;
  const words = { keys: whole(keys), peak: percent(own.value), usual: percent(usual.value) };
  return `${scores} ${say('assumptions.live.peak', words)}`;
}

// The question of the laboratory: what layer norm and Xavier's rule make of a query. The core answers it.

/** The sizes that the question names. */
const asked: LayerSettings = { seed: '1', modelWidth: 512, heads: 8, headDimension: 64, norm: 'layer', cosine: 0 };

export function question(): Question {
  return {
    text: say('assumptions.ask'),
    answer: oneOf(['one', 'half', 'more', 'all'], (value) => say(`assumptions.ask.${value}`)),
  };
}

export function outcome(chapters: ChaptersClient): Outcome {
  const variance = (id: string): string => significant(chapters.predictLayer(layerInput(asked, id)).query);
  return {
    value: 'all',
    text: say('assumptions.ask.result', {
      fused: variance('xavier-fused'),
      packed: variance('xavier-packed'),
      perHead: variance('xavier-per-head'),
    }),
    why: say('assumptions.ask.why'),
  };
}

// A slider's value and what it does, for those who hear it.

export type SlidName = Exclude<keyof (EntrySettings & LayerSettings), 'law' | 'seed' | 'norm'>;

interface Consequence {
  /** The first weights that are looked at; undefined while nothing may be told of them. */
  row: LayerRow | undefined;
  predicted: Predicted | undefined;
}

export function consequence(name: SlidName, value: number, { row, predicted }: Consequence): string {
  const variance = predicted?.variance ?? null;
  const words = {
    value: short(value),
    name: row ? initializerName(row.id) : say('assumptions.firstWeights'),
    score: row ? significant(predictedFigure(row, 'score')) : say('assumptions.untold'),
    d: predicted ? whole(predicted.d) : '',
    mean: predicted ? significant(predicted.mean) : '',
    variance: variance === null ? say('assumptions.live.none') : significant(variance),
  };
  return name === 'heads' ? sayCounted('assumptions.headsText', value, words) : say(`assumptions.${name}Text`, words);
}
