// What <dk-models> keeps in links: the model, the keys it is measured with, and whether all laboratories were set to a model.
import { choice } from '../../schema/choice.ts';
import { integer } from '../../schema/parameter.ts';
import { parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** The ids of the models; a test compares them with the models themselves. */
const ids = [
  'transformer-base',
  'transformer-big',
  'bert-base',
  'bert-large',
  'gpt-2',
  't5-small',
  't5-base',
  't5-3b',
  't5-11b',
  'gpt-2-xl',
  't5-large',
  'gpt-3-small',
  'gpt-3',
  'swin-v2',
  'gpt-neo-2-7b',
  'gpt-j-6b',
  'crfm-gpt-2-small',
  'palm-540b',
  'mistral-7b',
  'llama-1-7b',
  'llama-2-7b',
  'yarn-llama-2-7b',
  'llama-3-8b',
  'llama-3-70b',
  'llama-3-405b',
  'gemma-1-2b',
  'gemma-1-7b',
  'gemma-2-2b',
  'gemma-2-9b',
  'gemma-2-27b',
  'grok-1',
  'deepseek-v3',
  'granite-3-2b',
  'granite-3-8b',
  'qwen-2-7b',
  'gemma-3-1b',
  'gemma-3-4b',
  'gemma-3-12b',
  'gemma-3-27b',
  'qwen-3-4b',
  'scalable-softmax',
  'kimi-k2',
];

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
