// The sweep's numbers as tables for reading and as rows for a file.
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, Estimate, RuleChoice } from '../../core/types.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import type { DataTable } from '../data-table.ts';
import type { Cell, FileFigures } from '../export/csv.ts';
import { ruleReport } from './focus-picture.ts';
import { ruleName } from './rules.ts';

const scoreFigures = ['mean', 'variance', 'std', 'skewness', 'kurtosis'] as const;
const ruleFigures = [
  'scoreStd',
  'peakWeight',
  'entropy',
  'effectiveKeys',
  'jacobianTrace',
  'jacobianTraceMedian',
] as const;

/** "7.96 ± 0.05": the value with its standard error. */
export function written(estimate: Estimate | null | undefined): string {
  if (!estimate) return say('laboratory.notDefined');
  const { value, standardError: error } = estimate;
  if (error === null) return significant(value);
  return say('laboratory.plusMinus', { value: significant(value), error: significant(error, 2) });
}

/** Whether all is drawn that was asked for; not so of a sweep under way, nor of one that was cancelled. */
function complete(reports: readonly DimensionReport[], { specification, dimensions }: SweepRequest): boolean {
  const drawn = new Map(reports.map(({ d, samples }) => [d, samples]));
  return dimensions.every((d) => drawn.get(d) === specification.samples);
}

export function sweepTables(reports: readonly DimensionReport[], request: SweepRequest): DataTable[] {
  const { seed, samples, keys, rules } = request.specification;
  const whether = complete(reports, request);
  const words = { seed, samples: whole(samples), keys: whole(keys) };
  const scores: DataTable = {
    caption: sayCounted(whether ? 'sweep.tableCaption' : 'sweep.tableIncomplete', keys, words),
    columns: [
      say('sweep.column.d'),
      ...(whether ? [] : [say('sweep.column.samples')]),
      ...scoreFigures.map((name) => say(`sweep.column.${name}`)),
    ],
    rows: reports.map((report) => [
      whole(report.d),
      ...(whether ? [] : [whole(report.samples)]),
      ...scoreFigures.map((name) => written(report[name])),
    ]),
  };
  const byRule = rules.map(({ id, parameter }): DataTable => ({
    caption: say('sweep.ruleTableCaption', { rule: ruleName({ id, parameter }) }),
    columns: [
      say('sweep.column.d'),
      say('sweep.column.divisor'),
      ...ruleFigures.map((name) => say(`sweep.column.${name}`)),
    ],
    rows: reports.map((report) => {
      const own = ruleReport(report, { id, parameter });
      const divisor = own?.divisor ?? null;
      return [
        whole(report.d),
        divisor === null ? say('laboratory.notDefined') : significant(divisor),
        ...ruleFigures.map((name) => written(own?.[name])),
      ];
    }),
  }));
  return [scores, ...byRule];
}

const parts = ['value', 'standardError', 'low', 'high'] as const;
/** A figure in a row of a file, with its standard error and the ends of its interval. */
export const figureCells = (estimate: Estimate | null | undefined): Cell[] =>
  parts.map((part) => estimate?.[part] ?? null);
const named = (name: string): string[] => parts.map((part) => (part === 'value' ? name : `${name}_${part}`));

/** The name of a rule, with its parameter where another rule has the same name. */
export function columnName({ id, parameter }: RuleChoice, rules: readonly RuleChoice[]): string {
  const alone = rules.filter((rule) => rule.id === id).length === 1;
  return alone ? id : `${id}_${String(parameter)}`;
}

/** How many samples the figures are of; where not all are drawn, how many were asked for, and that more would have come. */
function samplesOf(reports: readonly DimensionReport[], request: SweepRequest): FileFigures['parameters'] {
  const { samples } = request.specification;
  if (complete(reports, request)) return [['samples', samples]];
  const drawn = reports.map((report) => report.samples).sort((a, b) => a - b);
  const [least = 0, most = least] = [drawn[0], drawn.at(-1)];
  return [
    ['samples asked for', samples],
    ['samples drawn', least === most ? least : `${String(least)} to ${String(most)}`],
    ['complete', 'no'],
  ];
}

export function sweepCsv(reports: readonly DimensionReport[], request: SweepRequest): FileFigures {
  const { seed, keys, rules } = request.specification;
  const columns = rules.flatMap((rule) => {
    const own = columnName(rule, rules);
    return [`${own}_divisor`, ...ruleFigures.flatMap((name) => named(`${own}_${name}`))];
  });
  return {
    parameters: [
      ...samplesOf(reports, request),
      ['keys', keys],
      ...rules.map((rule) => [`rule ${columnName(rule, rules)}`, rule.parameter] as const),
    ],
    seed,
    columns: ['d', 'samples', ...scoreFigures.flatMap(named), ...columns],
    rows: reports.map((report) => [
      report.d,
      report.samples,
      ...scoreFigures.flatMap((name) => figureCells(report[name])),
      ...rules.flatMap((rule) => {
        const own = ruleReport(report, rule);
        return [own?.divisor ?? null, ...ruleFigures.flatMap((name) => figureCells(own?.[name]))];
      }),
    ]),
  };
}
