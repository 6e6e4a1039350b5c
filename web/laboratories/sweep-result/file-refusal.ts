// What is refused of a file: facts, as the core and the parameters give them; the sentence is the message catalogue's.
import type { Refused } from '../../kit/refusal-sentence.ts';

/**
 * code       the core's own codes, and "not-json", "too-large", "another-run", "not-read"
 * parameter  where it stands in the file, e.g. "file.specification.rules[2].rule"
 */
export class FileRefusal extends Error implements Refused {
  override readonly name = 'FileRefusal';
  readonly code: string;
  readonly parameter: string;
  readonly value: string;
  readonly range: string;

  constructor(code: string, parameter: string, value: string, range: string) {
    super(`${parameter} = ${value}: ${code}; permitted: ${range}`);
    this.code = code;
    this.parameter = parameter;
    this.value = value;
    this.range = range;
  }
}
