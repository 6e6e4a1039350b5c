// What is refused of a typed text: facts under the core's own codes; the sentence is the message catalogue's.

/**
 * The codes are those of the core, so that one sentence serves both.
 *
 * ambiguous  a separator of thousands to one reader, a decimal sign to another
 * too-many   more entries than a list may have
 * unknown    not one of the choices
 * malformed  not of the form that the parameter has
 * repeated   a name that stands there twice
 */
export type ParameterCode =
  | 'empty'
  | 'not-a-number'
  | 'not-finite'
  | 'not-an-integer'
  | 'ambiguous'
  | 'out-of-range'
  | 'not-a-seed'
  | 'too-many'
  | 'unknown'
  | 'malformed'
  | 'repeated';

/** Characters of a refused text that are repeated to the reader. */
const shownCharacters = 60;

/** The text, cut where it is too long to be shown. */
export function shown(text: string): string {
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters)}…`;
}

/** A text that a parameter refuses. */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  readonly code: ParameterCode;
  readonly parameter: string;
  /** As it was given, cut if very long. */
  readonly value: string;
  /** What is permitted, e.g. "1 … 4096". */
  readonly range: string;

  constructor(code: ParameterCode, parameter: string, value: string, range: string) {
    super(`${parameter} = ${shown(value)}: ${code}; permitted: ${range}`);
    this.code = code;
    this.parameter = parameter;
    this.value = shown(value);
    this.range = range;
  }
}
