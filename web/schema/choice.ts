// Parameters that are names: one of a few, a set of a few, on or off, and ids which the core knows.
import { type Description, type Parameter, ParameterError, described, isOn, off } from './parameter.ts';

export function choice<const Name extends string>(
  names: readonly Name[],
  description: Description<NoInfer<Name>>,
): Parameter<Name> {
  const range = names.join(', ');
  return {
    ...described(description),
    range,
    names,
    parse(text) {
      const given = text.trim();
      if (given === '') throw new ParameterError('empty', this.name, text, range);
      const known = names.find((each) => each === given);
      if (known === undefined) throw new ParameterError('unknown', this.name, text, range);
      return known;
    },
  };
}

// A parameter that is a set of a few names, e.g. the rules that a plot shows.

/** Names separated by commas or blanks, or as Python and JSON write a list of them; each once, in the table's order. "-" is the empty set. */
export function choices(
  names: readonly string[],
  description: Description<readonly string[]>,
): Parameter<readonly string[]> {
  const range = names.join(', ');
  const read = (name: string, text: string): string[] => {
    if (text.trim() === '-') return [];
    const given = text.split(/[\s,[\]"']+/).filter((each) => each !== '');
    if (given.length === 0) throw new ParameterError('empty', name, text, range);
    return given;
  };
  return {
    ...described(description),
    range,
    names,
    parse(text) {
      const given = read(this.name, text);
      const unknown = given.find((each) => !names.includes(each));
      if (unknown !== undefined) throw new ParameterError('unknown', this.name, unknown, range);
      return names.filter((each) => given.includes(each));
    },
    text: (values) => values.join(',') || '-',
  };
}

// A parameter that is on or off, e.g. whether theory is drawn beside what is measured.

const onOff = 'on, off';

export function flag(description: Description<boolean>): Parameter<boolean> {
  return {
    ...described(description),
    range: onOff,
    blank: true,
    parse(text) {
      const given = text.trim();
      if (given === '') throw new ParameterError('empty', this.name, text, onOff);
      if (off.test(given)) return false;
      if (isOn(given, this.attribute)) return true;
      throw new ParameterError('unknown', this.name, text, onOff);
    },
    text: (value) => (value ? 'on' : 'off'),
  };
}

// A parameter that is the id of something which the core knows, e.g. of a worked example; only its form is checked here.

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longest = 64;
const identifierRange = 'a-z, 0-9, -';

export function identifier(description: Description<string>): Parameter<string> {
  return {
    ...described(description),
    range: identifierRange,
    parse(text) {
      const given = text.trim();
      if (given === '') throw new ParameterError('empty', this.name, text, identifierRange);
      if (given.length > longest || !form.test(given))
        throw new ParameterError('malformed', this.name, text, identifierRange);
      return given;
    },
  };
}
