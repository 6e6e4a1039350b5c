// A refusal by the core as a real Error. It carries facts; the sentence a reader sees is the message catalogue's.
import type { Answer, Refusal } from './types.ts';

/** Thrown where the core refuses a value: which parameter, what was given, what is permitted. */
export class CoreRefusal extends Error implements Refusal {
  override readonly name = 'CoreRefusal';
  /** What kind of refusal, e.g. "out-of-range". */
  readonly code: string;
  /** What is refused. */
  readonly parameter: string;
  /** As it was given. */
  readonly value: string;
  /** What would have been accepted. */
  readonly range: string;

  constructor({ code, parameter, value, range }: Refusal) {
    super(`${parameter} = ${value}: ${code}; permitted: ${range}`);
    this.code = code;
    this.parameter = parameter;
    this.value = value;
    this.range = range;
  }
}

/** The value of an answer; throws CoreRefusal if the core refused. */
export function unwrap<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new CoreRefusal(answer.error);
  return answer.value;
}
