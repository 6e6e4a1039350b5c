// How a reader sets a parameter by hand: as its kind is set, or as the schema says. No drawing.
import type { Parameter } from './parameter.ts';

/**
 * What the schema says where a parameter is not set as its kind is.
 *
 * stops    a slider that stops at these values, rising, with a field beside it
 * buttons  each value a button, where a choice would have a menu; those of a number are given when they are drawn
 * menu     a menu, where a number would have a field; its entries are given when it is drawn
 * own      something that the laboratory draws itself: what that is
 */
export type Control = { readonly stops: readonly number[] } | { readonly own: string } | 'buttons' | 'menu';

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
