// The numbers of the laboratory of rules as tables for reading and as rows for a file.
import type { PullFigures, SampleFigure } from '../../core/chapters-gradients.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { ExponentialLimits, RuleChoice } from '../../core/types.ts';
import type { Cell, Csv } from '../../kit/export/csv.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { columnName, sweepCsv, sweepTables } from '../../kit/sweep/figures.ts';
import type { Draws } from './sweeps.ts';
import type { View } from '../../kit/sweep/curves.ts';

/** The rules on show as one sweep over what is shown. */
function asked({ rules, open, focus }: View, draws: Draws): SweepRequest {
  return { specification: { ...draws, rules: rules.map(({ choice }) => choice) }, dimensions: open, focus };
}

export function scalingsTables(view: View, draws: Draws, limits: readonly ExponentialLimits[]): DataTable[] {
  return [pullTable(view, draws), ...sweepTables(view.reports, asked(view, draws)), limitsTable(limits, view.keys)];
}

const sizes = ['lowerQuartile', 'median', 'upperQuartile', 'geometricMean', 'mean'] as const;

function pullTable({ open, rules, pulls, keys }: View, { seed }: Draws): DataTable {
  const size = (figure: SampleFigure | null): string =>
    figure ? significant(figure.value) : say('laboratory.notDefined');
  const interval = ({ low, high }: SampleFigure): string =>
    low === null || high === null
      ? say('laboratory.notDefined')
      : say('scalings.pullTable.fromTo', { low: significant(low), high: significant(high) });
  const row = (d: number, name: string, own: PullFigures): string[] => [
    whole(d),
    name,
    whole(own.count),
    ...sizes.flatMap((of) => (of === 'median' ? [size(own.median), interval(own.median)] : [size(own[of])])),
  ];
  return {
    caption: say('scalings.pullTable.caption', { keys: whole(keys), seed }),
    columns: [
      say('sweep.column.d'),
      say('scalings.pullTable.rule'),
      say('scalings.pullTable.rows'),
      ...sizes.flatMap((of) =>
        of === 'median'
          ? [say('scalings.pullTable.median'), say('scalings.pullTable.interval')]
          : [say(`scalings.pullTable.${of}`)],
      ),
    ],
    rows: rules.flatMap(({ choice, name }) =>
      open.flatMap((d) => {
        const own = pulls?.of(choice, d);
        return own ? [row(d, name, own)] : [];
      }),
    ),
  };
}

const columns = ['weightsEven', 'divisorOverflows', 'unitScoreVanishes', 'typicalScoreVanishes'] as const;

function limitsTable(limits: readonly ExponentialLimits[], keys: number): DataTable {
  return {
    caption: say('scalings.limits.tableCaption', { keys: whole(keys) }),
    columns: [
      say('scalings.limits.column.format'),
      ...columns.map((column) => say(`scalings.limits.column.${column}`)),
    ],
    rows: limits.map((each) => [each.format, ...columns.map((column) => whole(each[column]))]),
  };
}

export function scalingsCsv(view: View, draws: Draws, version: string): Csv {
  const { pulls, reports } = view;
  const csv = sweepCsv(reports, asked(view, draws), version);
  const rules = view.rules.map(({ choice }) => choice);
  return {
    ...csv,
    columns: [...csv.columns, ...rules.flatMap((rule) => pullColumns(columnName(rule, rules)))],
    rows: csv.rows.map((row, at) => [...row, ...rules.flatMap((rule) => pullCells(rule, reports[at]?.d, pulls))]),
  };
}

/** Of the pull, times the number of keys: the median with its 95 % interval under the plain name. */
const pullColumns = (rule: string): string[] =>
  ['', '_low', '_high', 'Rows', 'LowerQuartile', 'UpperQuartile', 'GeometricMean', 'Mean'].map(
    (part) => `${rule}_pull${part}`,
  );

function pullCells(rule: RuleChoice, d: number | undefined, pulls: View['pulls']): Cell[] {
  const own = d === undefined ? undefined : pulls?.of(rule, d);
  if (!own) return pullColumns('').map(() => null);
  const { median, lowerQuartile, upperQuartile, geometricMean, mean } = own;
  return [
    median.value,
    median.low,
    median.high,
    own.count,
    lowerQuartile.value,
    upperQuartile.value,
    geometricMean?.value ?? null,
    mean.value,
  ];
}
