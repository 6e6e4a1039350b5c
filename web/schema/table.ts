// Parameters that laboratories have in common, and the worked examples' and the variance laboratory's own.
// Its ranges are those of the core; a test at the boundary compares them.
import { choice, choices, flag, identifier } from './choice.ts';
import { drawn, mostDimension } from './drawn.ts';
import { decimal, integer } from './number.ts';
import { figures, integers } from './lists.ts';
import { selection } from './selection.ts';

export const mostSamples = 1_000_000;
const mostKeys = 1024;

/** The ids of the scale rules, and the name that stands for the rule of an example's source. */
const rules = ['none', 'sqrt', 'linear', 'log', 'power', 'constant'];
const ownRule = 'source';

export const parameters = selection({
  ...drawn,
  samples: integer(2, mostSamples, {
    initial: 2000,
    unit: 'queries',
    doc: 'Queries drawn for each d, each with fresh keys.',
  }),
  keys: integer(1, mostKeys, { initial: 8, unit: 'keys', doc: 'Keys that each query is compared with.' }),
  dimensions: integers(
    { least: 1, most: mostDimension, entries: 64 },
    {
      key: 'd',
      initial: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096],
      unit: 'entries of a key',
      doc: 'Head dimensions of the sweep.',
    },
  ),
  focus: integer(1, mostDimension, {
    initial: 64,
    unit: 'entries of a key',
    doc: 'The head dimension that is looked at closely.',
  }),
  draws: choice(['1', '10', '1000', '100000'], {
    key: 'n',
    initial: '10',
    unit: 'scores',
    doc: 'How many draws at the d in focus are shown.',
  }),
  theory: flag({ initial: false, doc: 'Whether what theory says is drawn beside what is measured.' }),
  example: identifier({ key: 'id', initial: 'large-dimension-dk-64-scaled', doc: 'The worked example on show.' }),
  inputs: figures(
    { lists: 16, entries: 64 },
    {
      initial: [],
      doc: 'Figures in place of those that the example starts from; none keeps its own.',
    },
  ),
  printed: figures(
    { lists: 256, entries: 1 },
    {
      initial: [],
      doc: "The reader's own printed figures, one list for each line of the calculation.",
    },
  ),
  rule: choice([ownRule, ...rules], {
    initial: ownRule,
    doc: 'What the scores are divided by; "source" is what the source of the example divides by.',
  }),
  shown: choices(rules, {
    key: 'rules',
    initial: ['none', 'sqrt', 'linear', 'log'],
    doc: 'Which rules the picture of the peak weight shows.',
  }),
  exponent: decimal(-1, 5, { key: 'p', initial: 0.5, doc: 'The exponent p of the rule d^p.' }),
  constant: decimal(0.001, 1e6, { key: 'c', initial: 8, doc: 'The divisor c of the constant rule.' }),
});
