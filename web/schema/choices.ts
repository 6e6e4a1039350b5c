// A parameter that is a set of a few names, e.g. the rules that a plot shows.
import { ParameterError } from './error.ts';
import { described } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

/** Names separated by commas, each once, in the table's order; "-" is the empty set. */
export function choices(
  description: Description<readonly string[]>,
  names: readonly string[],
): Parameter<readonly string[]> {
  const { name } = description;
  const range = names.join(', ');
  const read = (text: string): string[] => {
    if (text.trim() === '') throw new ParameterError('empty', name, text, range);
    if (text.trim() === '-') return [];
    return text.split(',').map((each) => each.trim());
  };
  return {
    ...described(description),
    range,
    bounds: null,
    parse(text) {
      const given = read(text);
      const unknown = given.find((each) => !names.includes(each));
      if (unknown !== undefined) throw new ParameterError('unknown', name, unknown, range);
      return names.filter((each) => given.includes(each));
    },
    text: (values) => values.join(',') || '-',
    nearest: () => undefined,
  };
}
