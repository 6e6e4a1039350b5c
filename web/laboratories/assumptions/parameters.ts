// What <dk-assumptions> keeps in links: how a layer begins, what is assumed of entries, and what the sweep draws.
import { choice } from '../../schema/choice.ts';
import { integers } from '../../schema/lists.ts';
import { parameters, selection } from '../../schema/table.ts';
import { type ValuesOf, decimal, integer } from '../../schema/parameter.ts';

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

/** Ids of the distributions of entries, in the core's order. */
const laws = ['normal', 'uniform', 'rademacher', 'laplace', 'student-t', 'log-normal'];

export const assumptionsParameters = selection({
  initializer: choice(initializers, {
    key: 'first',
    initial: 'xavier-per-head',
    doc: 'The initialisation that is looked at closely.',
    control: { own: 'lines of the two pictures of layers' },
    leaves: ['programs'],
  }),
  modelWidth: integer(8, 1024, {
    key: 'width',
    initial: 512,
    unit: 'entries of a token',
    doc: 'Entries of a token before it is made a query, a key and a value.',
    control: { stops: [64, 128, 256, 384, 512, 640, 768, 896, 1024] },
    anew: true,
  }),
  heads: integer(1, 128, {
    initial: 8,
    unit: 'heads',
    doc: 'Heads of the layer that has not learned yet.',
    control: { stops: [1, 2, 4, 6, 8, 12, 16, 32] },
    anew: true,
  }),
  headDimension: integer(1, 128, {
    key: 'head',
    initial: 64,
    unit: 'entries of a key',
    doc: 'The head dimension of the layer that has not learned yet.',
    control: { stops: [8, 16, 32, 48, 64, 80, 96, 128] },
    anew: true,
  }),
  norm: choice(['layer', 'rms', 'none'], {
    initial: 'layer',
    doc: 'What is done to a token before its three matrices.',
  }),
  cosine: decimal(0, 1, {
    key: 'cos',
    initial: 0,
    doc: 'The cosine that is expected between two tokens.',
    control: { stops: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] },
    anew: true,
  }),
  law: choice(laws, { initial: 'normal', doc: 'The distribution of the entries of q and k.' }),
  freedom: decimal(2.01, 1000, {
    key: 'nu',
    initial: 5,
    doc: 'Degrees of freedom of Student’s distribution.',
    control: { stops: [2.1, 2.5, 3, 4, 5, 6, 8, 12, 20, 50, 100] },
    only: { law: ['student-t'] },
  }),
  shape: decimal(0.01, 2, {
    key: 's',
    initial: 0.5,
    doc: 'How skewed the log-normal distribution is.',
    control: { stops: [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5] },
    only: { law: ['log-normal'] },
  }),
  mean: decimal(-10, 10, {
    key: 'mu',
    initial: 0,
    doc: 'The mean of an entry of q or k.',
    control: { stops: [-2, -1.5, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.5, 2] },
    anew: true,
  }),
  std: decimal(0.01, 10, {
    key: 'sigma',
    initial: 1,
    doc: 'The standard deviation of an entry of q or k.',
    control: { stops: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] },
    anew: true,
  }),
  correlation: decimal(-1, 1, {
    key: 'rho',
    initial: 0.25,
    doc: 'The correlation between an entry of q and the same entry of k.',
    control: { stops: [-1, -0.8, -0.6, -0.4, -0.25, -0.1, 0, 0.1, 0.25, 0.4, 0.6, 0.8, 1] },
    anew: true,
  }),
  focus: parameters.focus,
  keys: integer(2, 1024, { initial: 8, unit: 'keys', doc: 'Keys that each query is compared with.' }),
  samples: parameters.samples,
  seed: parameters.seed,
  dimensions: integers(
    { least: 1, most: 4096, entries: 64 },
    {
      key: 'd',
      initial: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      unit: 'entries of a key',
      doc: 'Head dimensions of the sweep.',
    },
  ),
});

type Values = ValuesOf<typeof assumptionsParameters>;

export type LayerSettings = Pick<Values, 'seed' | 'modelWidth' | 'heads' | 'headDimension' | 'norm' | 'cosine'>;
export type EntrySettings = Pick<Values, 'law' | 'freedom' | 'shape' | 'mean' | 'std' | 'correlation'>;
export type DrawSettings = Pick<Values, 'seed' | 'samples' | 'keys' | 'dimensions' | 'focus'>;
