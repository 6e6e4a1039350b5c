// What <dk-rate-map> keeps in links: rules, head dimension, optimiser, how close the learning rates lie, steps and seeds.
import { choice, choices } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { headDimension, parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** Rules that have a row of the map. */
export const mappedRules = ['none', 'log', 'sqrt', 'linear', 'fifth-power', 'cosine', 'learned-none', 'additive'];

export const rateMapParameters = selection({
  shown: choices(mappedRules, {
    key: 'rules',
    initial: ['none', 'log', 'sqrt', 'linear', 'cosine', 'additive'],
    doc: 'Which rules are trained, each with every learning rate of the map.',
  }),
  dimension: headDimension(2, 1024, { doc: 'The head dimension of all models.', stops: powersOfTwo(4, 1024) }),
  optimizer: choice(['sgd', 'adam'], { initial: 'sgd', doc: 'What turns gradients into steps.' }),
  rates: choice(['decades', 'halves'], {
    initial: 'decades',
    doc: 'How close the learning rates of the map lie.',
    leaves: ['programs'],
  }),
  runs: integer(1, 10, { initial: 3, unit: 'runs', doc: 'How many seeds each cell is trained with.' }),
  steps: integer(10, 400, { initial: 200, unit: 'steps', doc: 'Steps of training in each run.' }),
  gain: decimal(0.01, 1000, { initial: 10, doc: 'The factor before the cosine, fixed.', only: { shown: ['cosine'] } }),
  seed: { ...parameters.seed, initial: '2017', doc: 'The first seed of the runs; each further run takes the next.' },
});
