// Parameters as attributes of an element. What is refused is an error, never bent into range.
import { type Parameter, ParameterError, type Selection, type ValuesOf } from './parameter.ts';

/** Anything with attributes; an Element is one. */
export interface Attributed {
  getAttribute(name: string): string | null;
}

/** The value of an attribute: the parameter's first value where it is absent; `theory` alone is on. Throws ParameterError. */
export function fromAttribute<T>(parameter: Parameter<T>, text: string | null): T {
  if (text === '' && parameter.blank !== undefined) return parameter.blank;
  return text === null ? parameter.initial : parameter.parse(text);
}

/** The values of all attributes; one that is refused keeps the parameter's first value and adds its error. */
export function readAttributes<S extends Selection>(
  element: Attributed,
  selection: S,
): { values: ValuesOf<S>; errors: ParameterError[] } {
  const errors: ParameterError[] = [];
  const values = Object.fromEntries(
    Object.entries(selection).map(([name, parameter]) => {
      try {
        return [name, fromAttribute(parameter, element.getAttribute(parameter.attribute))];
      } catch (thrown) {
        if (!(thrown instanceof ParameterError)) throw thrown;
        errors.push(thrown);
        return [name, parameter.initial];
      }
    }),
  );
  return { values: values as ValuesOf<S>, errors };
}
