// Parameters by name: how the table of a laboratory names them, and where sliders stop; and the table of those that laboratories have in
// common. No drawing.
import { drawn, mostDimension } from './drawn.ts';
import { type Parameter, type Selection, described, decimal, integer } from './parameter.ts';

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

export const parameters = selection({
  ...drawn,
  samples: integer(2, mostSamples, {
    initial: 2000,
    unit: 'queries',
    doc: 'Queries drawn for each d, each with fresh keys.',
  }),
  focus: integer(1, mostDimension, {
    initial: 64,
    unit: 'entries of a key',
    doc: 'The head dimension that is looked at closely.',
  }),
  exponent: decimal(-1, 5, { key: 'p', initial: 0.5, doc: 'The exponent p of the rule d^p.' }),
  constant: decimal(0.001, 1e6, { key: 'c', initial: 8, doc: 'The divisor c of the constant rule.' }),
});
