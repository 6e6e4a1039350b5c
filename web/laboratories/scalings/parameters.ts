// What <dk-scalings> keeps in links.
import { choices } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/number.ts';
import { integers } from '../../schema/lists.ts';
import { mostSamples, parameters } from '../../schema/table.ts';

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
    { name: 'keys', key: 'keys', initial: 64, leftOut: 8, unit: 'keys', doc: 'Keys that each query is compared with.' },
    2,
    1024,
  ),
  samples: integer(
    {
      name: 'samples',
      key: 'samples',
      initial: 4096,
      leftOut: 2000,
      unit: 'queries',
      doc: 'Queries drawn for each d, each with fresh keys; for the pull of long vectors and many keys fewer.',
    },
    2,
    mostSamples,
  ),
  seed: parameters.seed,
  dimensions: integers(
    {
      name: 'dimensions',
      key: 'd',
      initial: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      leftOut: parameters.dimensions.initial,
      unit: 'entries of a key',
      doc: 'Head dimensions of the sweep.',
    },
    { least: 1, most: 4096, entries: 64 },
  ),
} as const;
