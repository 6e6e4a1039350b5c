// A parameter that is one of a few names.
import { ParameterError } from './error.ts';
import { described } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

export function choice(description: Description<string>, names: readonly string[]): Parameter<string> {
  const { name } = description;
  const range = names.join(', ');
  return {
    ...described(description),
    range,
    bounds: null,
    parse(text) {
      const given = text.trim();
      if (given === '') throw new ParameterError('empty', name, text, range);
      if (!names.includes(given)) throw new ParameterError('unknown', name, text, range);
      return given;
    },
    text: (value) => value,
    nearest: () => undefined,
  };
}
