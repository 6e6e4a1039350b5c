// What <dk-width-sweep> keeps in links: rules, head dimensions, the one learning rate, seeds and the limit of steps.
import { choice, choices } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { integers } from '../../schema/lists.ts';
import { parameters, selection } from '../../schema/table.ts';

/** Rules whose steps can be compared over d. */
export const sweptRules = ['none', 'log', 'sqrt', 'linear', 'cosine', 'learned-sqrt', 'additive'];

export const widthSweepParameters = selection({
  shown: choices(sweptRules, {
    key: 'rules',
    initial: ['none', 'log', 'sqrt', 'linear', 'cosine'],
    doc: 'Which rules are trained at every head dimension, with one learning rate for all.',
  }),
  dimensions: integers(
    { least: 2, most: 1024, entries: 8 },
    {
      key: 'd',
      initial: [4, 16, 64, 256, 1024],
      unit: 'entries of a key',
      doc: 'The head dimensions at which models are trained.',
    },
  ),
  optimizer: choice(['sgd', 'adam'], { initial: 'sgd', doc: 'What turns gradients into steps.' }),
  rate: decimal(1e-6, 1000, {
    initial: 0.1,
    doc: 'The learning rate, the same for all rules and widths.',
    // Half-decades.
    control: { stops: [1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100] },
    anew: true,
  }),
  runs: integer(1, 10, { initial: 3, unit: 'runs', doc: 'How many seeds each rule is trained with.' }),
  steps: integer(10, 400, { initial: 200, unit: 'steps', doc: 'The step at which a run is given up.' }),
  gain: decimal(0.01, 1000, { initial: 10, doc: 'The factor before the cosine, fixed.', only: { shown: ['cosine'] } }),
  seed: { ...parameters.seed, initial: '2017', doc: 'The first seed of the runs; each further run takes the next.' },
});
