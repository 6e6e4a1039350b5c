// What <dk-width-sweep> keeps in links: rules, head dimensions, the one learning rate, seeds and the limit of steps.
import { choice, choices } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/number.ts';
import { integers } from '../../schema/lists.ts';
import { parameters } from '../../schema/table.ts';

/** Rules whose steps can be compared over d. */
export const sweptRules = ['none', 'log', 'sqrt', 'linear', 'cosine', 'learned-sqrt', 'additive'];

export const widthSweepParameters = {
  shown: choices(
    {
      name: 'shown',
      key: 'rules',
      initial: ['none', 'log', 'sqrt', 'linear', 'cosine'],
      doc: 'Which rules are trained at every head dimension, with one learning rate for all.',
    },
    sweptRules,
  ),
  dimensions: integers(
    {
      name: 'dimensions',
      key: 'd',
      initial: [4, 16, 64, 256, 1024],
      unit: 'entries of a key',
      doc: 'The head dimensions at which models are trained.',
    },
    { least: 2, most: 1024, entries: 8 },
  ),
  optimizer: choice({ name: 'optimizer', key: 'optimizer', initial: 'sgd', doc: 'What turns gradients into steps.' }, [
    'sgd',
    'adam',
  ]),
  rate: decimal(
    {
      name: 'rate',
      key: 'rate',
      initial: 0.1,
      doc: 'The learning rate, the same for all rules and widths.',
      // Half-decades.
      control: { stops: [1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100] },
    },
    1e-6,
    1000,
  ),
  runs: integer(
    { name: 'runs', key: 'runs', initial: 3, unit: 'runs', doc: 'How many seeds each rule is trained with.' },
    1,
    10,
  ),
  steps: integer(
    { name: 'steps', key: 'steps', initial: 200, unit: 'steps', doc: 'The step at which a run is given up.' },
    10,
    400,
  ),
  gain: decimal(
    {
      name: 'gain',
      key: 'gain',
      initial: 10,
      doc: 'The factor before the cosine, fixed.',
      only: { shown: ['cosine'] },
    },
    0.01,
    1000,
  ),
  seed: { ...parameters.seed, initial: '2017', doc: 'The first seed of the runs; each further run takes the next.' },
} as const;
