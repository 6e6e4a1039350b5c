// The numbers on show as tables for reading and as rows for a file.
import type { InitialVariance } from '../../core/chapters-entries.ts';
import type { Figure } from '../../core/types.ts';
import type { Cell, Csv } from '../../kit/export/csv.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { ruleReport } from '../../kit/sweep/figures.ts';
import { initializerName, measuredFigure, predictedFigure, type LayerFigure, type LayerRow } from './layers.ts';
import type { View } from './view.ts';

const layerFigures = ['query', 'key', 'value', 'score', 'row'] as const satisfies readonly LayerFigure[];

/** "1.78, measured 1.75 ± 0.03". */
function both(predicted: string, measured: Figure | null | undefined): string {
  if (!measured) return predicted;
  const { value, standardError } = measured;
  const found =
    standardError === null
      ? significant(value)
      : say('laboratory.plusMinus', { value: significant(value), error: significant(standardError, 2) });
  return say('assumptions.cell', { predicted, measured: found });
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
      row.name,
      row.initializer.formula,
      ...layerFigures.map((figure) => both(significant(predictedFigure(row, figure)), measuredFigure(row, figure))),
    ]),
  };
}

/** Ways to begin at the sizes of those who use them. */
export function publishedTable(published: readonly InitialVariance[]): DataTable {
  return {
    caption: say('assumptions.table.published'),
    columns: (['who', 'first', 'width', 'heads', 'head', 'query', 'std', 'softmax', 'source'] as const).map((name) =>
      say(`assumptions.column.${name}`),
    ),
    rows: published.map((each) => [
      each.name,
      initializerName(each.initializer),
      whole(each.dModel),
      whole(each.heads),
      whole(each.dK),
      significant(each.query),
      significant(each.scoreStd),
      significant(each.dividesScores ? each.scaledScoreStd : each.scoreStd),
      each.source,
    ]),
  };
}

export function entriesTable({ predicted, reports, usual }: View): DataTable {
  return {
    caption: say('assumptions.table.entries'),
    columns: (['d', 'mean', 'variance', 'assumed', 'scaled', 'peak', 'usual'] as const).map((name) =>
      say(`assumptions.column.${name}`),
    ),
    rows: predicted.map(({ d, mean, variance }) => {
      const report = reports.find((each) => each.d === d);
      const other = usual.find((each) => each.d === d);
      const own = report && ruleReport(report, 'sqrt');
      const assumedPeak = other && ruleReport(other, 'sqrt')?.peakWeight;
      const none = say('laboratory.notDefined');
      return [
        whole(d),
        both(significant(mean), report?.mean),
        both(variance === null ? none : significant(variance), report?.variance),
        whole(d),
        own?.scoreStd ? significant(own.scoreStd.value) : none,
        own?.peakWeight ? significant(own.peakWeight.value) : none,
        assumedPeak ? significant(assumedPeak.value) : none,
      ];
    }),
  };
}

const cells = (predicted: number | null, measured: Figure | null | undefined): Cell[] => [
  predicted,
  measured?.value ?? null,
  measured?.standardError ?? null,
  measured?.low ?? null,
  measured?.high ?? null,
];

/** One figure to a line: of layers by their first weights, of entries by d. */
export function assumptionsCsv(
  rows: readonly LayerRow[],
  { predicted, reports, usual }: View,
  about: Pick<Csv, 'parameters' | 'seed' | 'version'>,
): Csv {
  return {
    ...about,
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
      ...predicted.flatMap(({ d, mean, variance }): Cell[][] => {
        const report = reports.find((each) => each.d === d);
        const own = report && ruleReport(report, 'sqrt');
        const other = usual.find((each) => each.d === d);
        return [
          ['entries', null, d, 'mean', ...cells(mean, report?.mean)],
          ['entries', null, d, 'variance', ...cells(variance, report?.variance)],
          ['entries', null, d, 'std_over_sqrt_d', ...cells(null, own?.scoreStd)],
          ['entries', null, d, 'peak_weight', ...cells(null, own?.peakWeight)],
          ['as assumed', null, d, 'peak_weight', ...cells(null, other && ruleReport(other, 'sqrt')?.peakWeight)],
        ];
      }),
    ],
  };
}
