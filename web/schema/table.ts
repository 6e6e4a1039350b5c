// Parameters by name: how the table of a laboratory names them, and where sliders stop; and the table of those that laboratories have in
// common, with the worked examples' and the variance laboratory's own. No drawing.
import { choice, choices, flag, identifier } from './choice.ts';
import { drawn, mostDimension } from './drawn.ts';
import { figures, integers } from './lists.ts';
import { type Selection, described, decimal, integer } from './parameter.ts';

/** What is named already, as those that laboratories share, keeps its name. */
export function selection<const S extends Selection>(table: S): S {
  const named = Object.entries(table).map(([name, each]) => [
    name,
    each.name === '' ? { ...each, ...described({ ...each, name, key: each.key || name }) } : each,
  ]);
  return Object.fromEntries(named) as S;
}

// Where sliders stop, and which values have a button of their own.

/** Powers of two from one to another, which sliders of sizes stop at. */
export function powersOfTwo(from: number, to: number): number[] {
  return from > to ? [] : [from, ...powersOfTwo(2 * from, to)];
}

/** How many keys a row has: a toy, a passage, a page. Each is a button beside the field for others. */
export const keyCounts = [8, 64, 512] as const;

/** Values from one whole number to another, so many to a unit. */
export function evenly(from: number, to: number, perUnit: number): number[] {
  return Array.from({ length: (to - from) * perUnit + 1 }, (_, place) => (from * perUnit + place) / perUnit);
}

/** From one power of two to another, four to a doubling, written to three digits. */
export function quarterDoublings(from: number, to: number): number[] {
  return evenly(from, to, 4).map((power) => Number((2 ** power).toPrecision(3)));
}

/** A head dimension with a slider, which stops at powers of two where nothing else is said. Another one draws or trains anew. */
export function headDimension(
  least: number,
  most: number,
  { initial = 64, doc, stops = powersOfTwo(least, most) }: { initial?: number; doc: string; stops?: readonly number[] },
): Parameter<number> {
  return integer(least, most, { key: 'd', initial, unit: 'entries of a key', doc, control: { stops }, anew: true });
}

// The table. Its ranges are those of the core; a test at the boundary compares them.

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
