// What <dk-gradient> keeps in links.
import { decimal, integer } from '../../schema/number.ts';
import { flag } from '../../schema/choice.ts';
import { parameters } from '../../schema/table.ts';

export const gradientParameters = {
  dimension: integer(
    {
      name: 'dimension',
      key: 'd',
      initial: 64,
      unit: 'entries of a key',
      doc: 'The head dimension of all rows.',
    },
    1,
    4096,
  ),
  keys: integer({ name: 'keys', key: 'keys', initial: 64, leftOut: 8, unit: 'keys', doc: 'Keys of each row.' }, 2, 512),
  rows: integer(
    { name: 'rows', key: 'rows', initial: 500, unit: 'rows', doc: 'Independent rows that are drawn and measured.' },
    1,
    512,
  ),
  row: integer({ name: 'row', key: 'row', initial: 1, unit: '', doc: 'The row whose Jacobian is on show.' }, 1, 512),
  factor: decimal(
    { name: 'factor', key: 'f', initial: 8, unit: '', doc: 'What the scaled scores of that row are multiplied by.' },
    0.01,
    100,
  ),
  logarithmic: flag({
    name: 'logarithmic',
    key: 'log',
    initial: false,
    unit: '',
    doc: 'Whether tr J of many rows has a logarithmic axis.',
  }),
  draw: integer(
    { name: 'draw', key: 'draw', initial: 0, unit: '', doc: 'Which of the independent sets of rows of this seed.' },
    0,
    1_000_000,
  ),
  seed: parameters.seed,
} as const;
