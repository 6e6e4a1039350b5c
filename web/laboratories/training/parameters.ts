// What <dk-training> keeps in links: the rules side by side, the sizes of the model, how it is trained, and the draws.
import { choice, choices, flag } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { headDimension, parameters, selection } from '../../schema/table.ts';

/** The rules that the core trains. */
const rules = [
  'none',
  'log',
  'sqrt',
  'linear',
  'fifth-power',
  'cosine',
  'learned-sqrt',
  'learned-none',
  'learned-cosine',
  'additive',
];

/** The weights whose gradients the picture can look at. */
export const gradientParts = ['query', 'key', 'value'] as const;

export const trainingParameters = selection({
  shown: choices(rules, {
    key: 'rules',
    initial: ['none', 'sqrt', 'linear'],
    doc: 'Which rules are trained side by side, from the same weights and on the same batches.',
  }),
  dimension: headDimension(1, 1024, { initial: 256, doc: 'The head dimension of the model.' }),
  keys: integer(2, 32, {
    key: 'n',
    initial: 16,
    unit: 'keys',
    doc: 'The keys of an example, one of which is asked for.',
  }),
  optimizer: choice(['sgd', 'adam'], { initial: 'sgd', doc: 'What turns gradients into steps.' }),
  rate: decimal(1e-6, 1000, {
    initial: 0.1,
    doc: 'The learning rate, the same for all rules.',
    // Half-decades.
    control: { stops: [1e-6, 1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000] },
    anew: true,
  }),
  runs: integer(1, 10, { initial: 3, unit: 'runs', doc: 'How many seeds each rule is trained with.' }),
  steps: integer(1, 2000, { initial: 200, unit: 'steps', doc: 'Steps of training, each on a fresh batch.' }),
  modelWidth: integer(8, 512, {
    key: 'width',
    initial: 128,
    unit: 'entries of an embedding',
    doc: 'The width of the model, which symbols are embedded in.',
  }),
  gain: decimal(0.01, 1000, {
    initial: 10,
    doc: 'The gain of the cosine, or what it learns from.',
    only: { shown: ['cosine', 'learned-cosine'] },
  }),
  trainValues: flag({ key: 'values', initial: false, doc: 'Whether the value weights learn too.' }),
  smallStart: flag({
    key: 'small',
    initial: false,
    doc: 'Whether query and key weights start smaller, each by the fourth root of the head dimension.',
  }),
  part: choice(gradientParts, {
    initial: 'query',
    doc: 'Which weights the picture of gradients looks at.',
    leaves: ['file', 'programs'],
  }),
  seed: { ...parameters.seed, initial: '2017', doc: 'The first seed of the runs; each further run takes the next.' },
});
