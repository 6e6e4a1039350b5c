// A parameter that is the id of something which the core knows, e.g. of a worked example; only its form is checked here.
import { ParameterError } from './error.ts';
import { described } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longest = 64;
const identifierRange = 'a-z, 0-9, -';

export function identifier(description: Description<string>): Parameter<string> {
  const { name } = description;
  return {
    ...described(description),
    range: identifierRange,
    bounds: null,
    parse(text) {
      const given = text.trim();
      if (given === '') throw new ParameterError('empty', name, text, identifierRange);
      if (given.length > longest || !form.test(given)) throw new ParameterError('malformed', name, text, identifierRange);
      return given;
    },
    text: (value) => value,
    nearest: () => undefined,
  };
}
