// What <dk-models> keeps in links: the model, the keys it is measured with, and whether all laboratories were set to a model.
import { choice } from '../../schema/choice.ts';
import { integer } from '../../schema/parameter.ts';
import { parameters, powersOfTwo, selection } from '../../schema/table.ts';
import { models } from './models.ts';

const ids = models.map(({ id }) => id);

const nowhere = 'none';

export const modelsParameters = selection({
  model: choice(ids, { initial: 'llama-3-8b', doc: 'The model that is looked at closely.', anew: true }),
  keys: integer(2, 1024, {
    initial: 64,
    unit: 'keys',
    doc: 'Keys that each query is compared with.',
    control: { stops: powersOfTwo(2, 1024) },
    anew: true,
  }),
  samples: integer(100, 10_000, { initial: 1000, unit: 'queries', doc: 'Queries drawn for the figures of the model.' }),
  everywhere: choice([nowhere, ...ids], {
    initial: nowhere,
    doc: 'The model that all laboratories of the page were set to.',
    control: { own: 'a button that takes the model there' },
    leaves: ['file', 'programs'],
  }),
  seed: parameters.seed,
});
