// The parameters of a laboratory, each with the name under which it stands in the table; and how each is set by hand. No drawing.
import { type Parameter, type Selection, described } from './parameter.ts';

/** What is named already, as those that laboratories share, keeps its name. */
export function selection<const S extends Selection>(table: S): S {
  const named = Object.entries(table).map(([name, each]) => [
    name,
    each.name === '' ? { ...each, ...described({ ...each, name, key: each.key || name }) } : each,
  ]);
  return Object.fromEntries(named) as S;
}

/** A control by the form that it has: `list` is a wide field, `boxes` are a check box for each name of a set. */
type ControlKind = 'slider' | 'field' | 'list' | 'menu' | 'boxes' | 'check' | 'buttons' | 'own';

type Described = Pick<Parameter<unknown>, 'control' | 'names' | 'initial'>;

export function controlOf({ control, names, initial }: Described): ControlKind {
  if (control === 'buttons' || control === 'menu') return control;
  if (control) return 'stops' in control ? 'slider' : 'own';
  if (names) return Array.isArray(initial) ? 'boxes' : 'menu';
  if (typeof initial === 'boolean') return 'check';
  return Array.isArray(initial) ? 'list' : 'field';
}

/** Whether it has a control while the others have these values. */
export function isSet(
  { only = {} }: Pick<Parameter<unknown>, 'only'>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(only).every(([name, wanted]) =>
    [values[name]].flat().some((value) => wanted.includes(String(value))),
  );
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
