// What <dk-attention> keeps in links: its three matrices, which carry their sizes, the rule, the mask, the step and the cell looked at.
import { type Description, type Parameter, integer } from '../../schema/parameter.ts';
import { choice, flag } from '../../schema/choice.ts';
import {
  type MatrixBounds,
  type Rows,
  matrix,
  mostEntries,
  startKeys,
  startQueries,
  startValues,
} from '../../schema/matrix.ts';
import { parameters, selection } from '../../schema/table.ts';

export const bounds: MatrixBounds = { least: -1000, most: 1000, rows: mostEntries, columns: mostEntries };

/** After the last draw of a seed comes the first. */
export const mostDraws = 300_000;

const place = (description: Description<number>): Parameter<number> => integer(1, mostEntries, description);

function start(rows: Rows, count: number, columns: number): Rows {
  return rows.slice(0, count).map((row) => row.slice(0, columns));
}

// Four different sizes, so that none can be taken for another.
const [queries, keys, dimension, valueDimension] = [3, 5, 4, 2];

const cells = { own: 'the cells of the matrix' };
const looked = { own: 'any cell that is computed' };

/** The steps of the calculation, and the matrices that it fills in. */
export const steps = ['scores', 'scaled', 'mask', 'softmax', 'output', 'all'] as const;
export const computedNames = ['scores', 'scaled', 'weights', 'output'] as const;

export type Step = (typeof steps)[number];
export type ComputedName = (typeof computedNames)[number];

export type PartName = ComputedName | 'q' | 'k' | 'v';

export const attentionParameters = selection({
  q: matrix(bounds, {
    initial: start(startQueries, queries, dimension),
    doc: 'The queries, one to a row; columns are the entries of the head dimension.',
    control: cells,
  }),
  k: matrix(bounds, {
    initial: start(startKeys, keys, dimension),
    doc: 'The keys, one to a row, each as long as a query.',
    control: cells,
  }),
  v: matrix(bounds, {
    initial: start(startValues, keys, valueDimension),
    doc: 'The values, one to a row and as many as keys.',
    control: cells,
  }),
  rule: choice(['none', 'sqrt', 'linear', 'log', 'power', 'constant'], {
    initial: 'sqrt',
    doc: 'What the scores are divided by.',
  }),
  exponent: { ...parameters.exponent, only: { rule: ['power'] } },
  constant: { ...parameters.constant, only: { rule: ['constant'] } },
  causal: flag({ initial: false, doc: 'Whether query i sees the keys 1 to i alone.' }),
  step: choice(steps, {
    initial: 'all',
    doc: 'How far the calculation has gone.',
    control: { own: 'the bar of steps' },
    leaves: ['file', 'programs'],
  }),
  picked: choice(computedNames, {
    key: 'cell',
    initial: 'scores',
    doc: 'The matrix whose cell is worked out in full.',
    control: looked,
    leaves: ['file', 'programs'],
  }),
  row: place({
    name: 'row',
    initial: 2,
    doc: 'The row of the cell that is worked out.',
    control: looked,
    leaves: ['file', 'programs'],
  }),
  column: place({
    name: 'column',
    initial: 4,
    doc: 'The column of the cell that is worked out.',
    control: looked,
    leaves: ['file', 'programs'],
  }),
  seed: { ...parameters.seed, leaves: ['file', 'programs'] },
  draw: integer(0, mostDraws, {
    initial: 0,
    doc: 'How many times random entries were drawn from the seed.',
    control: { own: 'the button of random entries' },
    leaves: ['file', 'programs'],
  }),
});
