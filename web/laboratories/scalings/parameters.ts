// What <dk-scalings> keeps in links.
import { choices } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { integers } from '../../schema/lists.ts';
import { mostSamples, parameters, keyCounts, powersOfTwo, selection } from '../../schema/table.ts';

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

const grid = powersOfTwo(1, 1024);

/** Where the slider of the exponent stops; the rules for all of them are made ready, so that the line follows the hand. */
export const exponentStops = [-1, -0.5, -0.25, 0, 0.125, 0.25, 0.375, 0.45, 0.5, 0.55, 0.625, 0.75, 1, 2, 3, 5];

/** The same for the constant. */
export const constantStops = [1, 2, 3, 4, 6, 8, 10, 12, 16, 24, 32, 64];

export const scalingsParameters = selection({
  shown: choices(rules, {
    key: 'rules',
    initial: ['none', 'sqrt', 'linear', 'log', 'constant', 'fifth-power'],
    doc: 'Which rules the pictures show.',
  }),
  // The stops are those of the sweep.
  focus: { ...parameters.focus, control: { stops: grid }, leaves: ['file', 'programs'] },
  exponent: decimal(-1, 5, {
    key: 'p',
    initial: 0.25,
    doc: 'The exponent p of the rule d^p.',
    control: { stops: exponentStops },
    anew: true,
  }),
  constant: { ...parameters.constant, control: { stops: constantStops }, anew: true },
  gain: decimal(0.01, 1000, {
    key: 'g',
    initial: 10,
    doc: 'The gain g of the cosine rule.',
    only: { shown: ['cosine'] },
  }),
  keys: integer(2, 1024, {
    initial: 64,
    leftOut: 8,
    unit: 'keys',
    doc: 'Keys that each query is compared with.',
    quick: keyCounts,
  }),
  samples: integer(2, mostSamples, {
    initial: 4096,
    leftOut: 2000,
    unit: 'queries',
    doc: 'Queries drawn for each d, each with fresh keys; for the pull of long vectors and many keys fewer.',
  }),
  seed: parameters.seed,
  dimensions: integers(
    { least: 1, most: 4096, entries: 64 },
    {
      key: 'd',
      initial: grid,
      leftOut: powersOfTwo(1, 4096),
      unit: 'entries of a key',
      doc: 'Head dimensions of the sweep.',
    },
  ),
});
