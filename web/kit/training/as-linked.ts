// Whether settings are others than those that everybody starts with, e.g. from a link or from a page's author.
import type { Selection, ValuesOf } from '../../schema/parameter.ts';

export function asLinked<S extends Selection>(selection: S, values: ValuesOf<S>): boolean {
  return Object.entries(selection).some(
    ([name, parameter]) => parameter.text(values[name]) !== parameter.text(parameter.initial),
  );
}
