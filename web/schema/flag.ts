// A parameter that is on or off, e.g. whether theory is drawn beside what is measured.
import { ParameterError } from './error.ts';
import { described } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

const onOff = 'on, off';

export function flag(description: Description<boolean>): Parameter<boolean> {
  return {
    ...described(description),
    range: onOff,
    bounds: null,
    blank: true,
    parse(text) {
      const given = text.trim();
      if (given === 'on' || given === 'off') return given === 'on';
      throw new ParameterError(given === '' ? 'empty' : 'unknown', description.name, text, onOff);
    },
    text: (value) => (value ? 'on' : 'off'),
    nearest: () => undefined,
  };
}
