// A parameter that is a text of the reader's own. Apart from the other kinds, which the first screen has.
import { type Description, type Parameter, ParameterError, described, rangeText } from './parameter.ts';

/** Half of a character of two code units is no text, and no address can hold it. */
const half = /\p{Surrogate}/u;

/** Any text with something in it, of so many characters at most. */
export function words(most: number, description: Description<string>): Parameter<string> {
  const range = rangeText(1, most);
  return {
    ...described({ unit: 'characters', ...description }),
    range,
    parse(text) {
      if (text.trim() === '') throw new ParameterError('empty', this.name, text, range);
      if (text.length > most) throw new ParameterError('too-long', this.name, text, range);
      if (half.test(text)) throw new ParameterError('malformed', this.name, text, range);
      return text;
    },
  };
}
