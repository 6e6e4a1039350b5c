// The numbers of the chapter on gradients as tables for reading and as rows for a file.
import type { RowFigure } from '../../core/chapters-experiments.ts';
import type { SoftmaxJacobian } from '../../core/chapters-gradients.ts';
import type { Csv } from '../../export/csv.ts';
import { short, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { DataTable } from '../laboratory/data-table.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import { factors, type OneRow } from './one-row.ts';
import type { Computed } from './row-sets.ts';
import { ruleNames } from './rows.ts';

const figures = ['peak', 'trace', 'rightKey', 'scoreGradient', 'queryGradient', 'valueGradient'] as const;
const summaries = ['mean', 'median', 'least', 'most'] as const;

/** Wider matrices are left to the file. */
const widest = 12;

/** Mean, median and range of every figure under every rule. */
export function rowsTable({ asked, sets }: Computed): DataTable {
  const name = (figure: RowFigure): string => say(`gradient.figure.${figure}`);
  return {
    caption: say('gradient.table.rows', {
      rows: whole(asked.rows),
      d: whole(asked.d),
      keys: whole(asked.keys),
      seed: asked.seed,
      draw: whole(asked.draw),
    }),
    columns: [say('gradient.column.figure'), ...summaries.map((summary) => say(`gradient.column.${summary}`))],
    rows: figures.flatMap((figure) =>
      ruleNames.map((rule) => [
        `${name(figure)}, ${say(`gradient.rule.${rule}`)}`,
        ...summaries.map((summary) => significant(sets[rule].summary[figure][summary])),
      ]),
    ),
  };
}

/** The Jacobian of the row on show under each rule, and its size as the scores are multiplied. */
export function rowTables({ row, jacobians, sizes }: OneRow): DataTable[] {
  const curves: DataTable = {
    caption: say('gradient.table.factor', { row: whole(row) }),
    columns: [
      say('gradient.column.factor'),
      ...(['trace', 'frobenius', 'peak'] as const).map((name) => say(`gradient.factor.${name}`)),
    ],
    rows: factors.map((factor, index) => [
      short(factor),
      ...[sizes.trace, sizes.frobenius, sizes.peak].map((list) => significant(figureAt(list, index))),
    ]),
  };
  return [...ruleNames.flatMap((rule) => jacobianTable(jacobians[rule], say(`gradient.rule.${rule}`), row)), curves];
}

function jacobianTable({ weights, jacobian }: SoftmaxJacobian, rule: string, row: number): DataTable[] {
  const size = weights.length;
  if (size > widest) return [];
  const places = Array.from({ length: size }, (_, index) => index);
  return [
    {
      caption: say('gradient.table.jacobian', { rule, row: whole(row) }),
      columns: [
        say('gradient.column.weight'),
        say('gradient.column.value'),
        ...places.map((j) => say('gradient.column.score', { j: whole(j + 1) })),
      ],
      rows: places.map((i) => [
        whole(i + 1),
        significant(figureAt(weights, i)),
        ...places.map((j) => significant(figureAt(jacobian, i * size + j))),
      ]),
    },
  ];
}

/** A line for each row with every figure under every rule, unrounded. */
export function gradientCsv({ asked, sets }: Computed, version: string): Csv {
  return {
    parameters: [
      ['draw', asked.draw],
      ['d', asked.d],
      ['keys', asked.keys],
    ],
    seed: asked.seed,
    version,
    columns: ['row', ...ruleNames.flatMap((rule) => figures.map((figure) => `${rule}_${figure}`))],
    rows: Array.from({ length: asked.rows }, (_, index) => [
      index + 1,
      ...ruleNames.flatMap((rule) => figures.map((figure) => figureAt(sets[rule][figure], index))),
    ]),
  };
}
