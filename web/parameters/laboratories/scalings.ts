// What <dk-scalings> keeps in links.
import { choices } from '../choices.ts';
import { decimal } from '../decimal.ts';
import { integer } from '../integer.ts';
import { parameters } from '../table.ts';

/** The ids of all scale rules, in the core's order. */
const rules = [
  'none',
  'sqrt',
  'linear',
  'log',
  'power',
  'constant',
  'fifth-power',
  'exponential',
  'temperature',
  'query-norm',
  'cosine',
  'rms-norm',
  'layer-norm',
  'soft-cap',
  'log-keys',
  'position',
];

export const scalingsParameters = {
  shown: choices(
    {
      name: 'shown',
      key: 'rules',
      initial: ['none', 'sqrt', 'linear', 'log', 'constant', 'fifth-power'],
      unit: '',
      doc: 'Which rules the pictures show.',
    },
    rules,
  ),
  focus: parameters.focus,
  exponent: decimal(
    { name: 'exponent', key: 'p', initial: 0.25, unit: '', doc: 'The exponent p of the rule d^p.' },
    -1,
    5,
  ),
  constant: parameters.constant,
  gain: decimal({ name: 'gain', key: 'g', initial: 10, unit: '', doc: 'The gain g of the cosine rule.' }, 0.01, 1000),
  keys: integer(
    { name: 'keys', key: 'keys', initial: 8, unit: 'keys', doc: 'Keys that each query is compared with.' },
    2,
    1024,
  ),
  samples: parameters.samples,
  seed: parameters.seed,
  dimensions: parameters.dimensions,
} as const;
