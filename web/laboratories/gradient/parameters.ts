// What <dk-gradient> keeps in links.
import { decimal, integer } from '../../schema/parameter.ts';
import { flag } from '../../schema/choice.ts';
import { headDimension, parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** Ten to a factor of ten, as sizes are graded in shops. */
const grades = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];

/** Factors from 0.01 to 100, at which the curves are computed and the slider stops. */
export const factors = [
  ...[0.01, 0.1, 1, 10].flatMap((ten) => grades.map((grade) => Number((ten * grade).toPrecision(3)))),
  100,
];

export const gradientParameters = selection({
  dimension: headDimension(1, 4096, { doc: 'The head dimension of all rows.', stops: powersOfTwo(1, 1024) }),
  keys: integer(2, 512, {
    initial: 64,
    leftOut: 8,
    unit: 'keys',
    doc: 'Keys of each row.',
    control: { stops: [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256, 512] },
    anew: true,
  }),
  rows: integer(1, 512, { initial: 500, unit: 'rows', doc: 'Independent rows that are drawn and measured.' }),
  row: integer(1, 512, { initial: 1, doc: 'The row whose Jacobian is on show.' }),
  factor: decimal(0.01, 100, {
    key: 'f',
    initial: 8,
    doc: 'What the scaled scores of that row are multiplied by.',
    control: { stops: factors },
  }),
  logarithmic: flag({
    key: 'log',
    initial: false,
    doc: 'Whether tr J of many rows has a logarithmic axis.',
    leaves: ['file', 'programs'],
  }),
  causal: flag({
    initial: false,
    doc: 'Whether each row has 1 to n of the keys, as many as its place in a text of n tokens.',
  }),
  draw: integer(0, 1_000_000, { initial: 0, doc: 'Which of the independent sets of rows of this seed.' }),
  seed: parameters.seed,
});
