// The numbers of the laboratory of rules as tables for reading and as rows for a file.
import type { SweepRequest } from '../../core/sweep.ts';
import type { ExponentialLimits } from '../../core/types.ts';
import type { Csv } from '../../export/csv.ts';
import { whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { DataTable } from '../laboratory/data-table.ts';
import { sweepCsv, sweepTables } from '../sweep/figures.ts';
import type { Draws } from './wanted.ts';
import type { View } from './view.ts';

/** The rules on show as one sweep over what is shown. */
function asked({ rules, open, focus }: View, draws: Draws): SweepRequest {
  return { specification: { ...draws, rules: rules.map(({ choice }) => choice) }, dimensions: open, focus };
}

export function scalingsTables(view: View, draws: Draws, limits: readonly ExponentialLimits[]): DataTable[] {
  return [...sweepTables(view.reports, asked(view, draws)), limitsTable(limits, view.keys)];
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
  return sweepCsv(view.reports, asked(view, draws), version);
}
