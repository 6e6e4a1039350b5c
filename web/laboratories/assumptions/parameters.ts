// What <dk-assumptions> keeps in links: how a layer begins, what is assumed of entries, and what the sweep draws.
import { choice } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/number.ts';
import { integers } from '../../schema/lists.ts';
import { parameters } from '../../schema/table.ts';

/** Ids of the initialisers, in the core's order. */
const initializers = [
  'xavier-fused',
  'xavier-per-head',
  'xavier-packed',
  'linear-default',
  'normal-0.02',
  'normal-1',
  't5',
];

/** Ids of the laws of entries, in the core's order. */
const laws = ['normal', 'uniform', 'rademacher', 'laplace', 'student-t', 'log-normal'];

export const assumptionsParameters = {
  initializer: choice(
    {
      name: 'initializer',
      key: 'first',
      initial: 'xavier-per-head',
      unit: '',
      doc: 'The first weights that are looked at closely.',
    },
    initializers,
  ),
  modelWidth: integer(
    {
      name: 'modelWidth',
      key: 'width',
      initial: 512,
      unit: 'entries of a token',
      doc: 'Entries of a token before it is made a query, a key and a value.',
    },
    8,
    1024,
  ),
  heads: integer(
    { name: 'heads', key: 'heads', initial: 8, unit: 'heads', doc: 'Heads of the layer that has not learned yet.' },
    1,
    128,
  ),
  headDimension: integer(
    {
      name: 'headDimension',
      key: 'head',
      initial: 64,
      unit: 'entries of a key',
      doc: 'The head dimension of the layer that has not learned yet.',
    },
    1,
    128,
  ),
  norm: choice(
    {
      name: 'norm',
      key: 'norm',
      initial: 'layer',
      unit: '',
      doc: 'What is done to a token before its three matrices.',
    },
    ['layer', 'rms', 'none'],
  ),
  cosine: decimal(
    { name: 'cosine', key: 'cos', initial: 0, unit: '', doc: 'The cosine that is expected between two tokens.' },
    0,
    1,
  ),
  law: choice(
    { name: 'law', key: 'law', initial: 'normal', unit: '', doc: 'The law of the entries of q and k.' },
    laws,
  ),
  freedom: decimal(
    { name: 'freedom', key: 'nu', initial: 5, unit: '', doc: 'Degrees of freedom of Student’s law.' },
    2.01,
    1000,
  ),
  shape: decimal(
    { name: 'shape', key: 's', initial: 0.5, unit: '', doc: 'How skewed the log-normal law is.' },
    0.01,
    2,
  ),
  mean: decimal({ name: 'mean', key: 'mu', initial: 0, unit: '', doc: 'The mean of an entry of q or k.' }, -10, 10),
  std: decimal(
    { name: 'std', key: 'sigma', initial: 1, unit: '', doc: 'The standard deviation of an entry of q or k.' },
    0.01,
    10,
  ),
  correlation: decimal(
    {
      name: 'correlation',
      key: 'rho',
      initial: 0.25,
      unit: '',
      doc: 'The correlation between an entry of q and the same entry of k.',
    },
    -1,
    1,
  ),
  focus: parameters.focus,
  keys: integer(
    { name: 'keys', key: 'keys', initial: 8, unit: 'keys', doc: 'Keys that each query is compared with.' },
    2,
    1024,
  ),
  samples: parameters.samples,
  seed: parameters.seed,
  dimensions: integers(
    {
      name: 'dimensions',
      key: 'd',
      initial: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      unit: 'entries of a key',
      doc: 'Head dimensions of the sweep.',
    },
    { least: 1, most: 4096, entries: 64 },
  ),
} as const;
