// Errors: a refusal by the core as facts, whose sentence is the message catalogue's, a core that cannot run here at all, and lists of a wrong
// length. And answers as the values that they hold.
import type { Answer, Answers, Refusal } from './types.ts';

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

/** Refuses a value as the core does. */
export function refuse(code: string, parameter: string, value: string, range: string): never {
  throw new CoreRefusal({ code, parameter, value, range });
}

/** The value of an answer; throws CoreRefusal if the core refused. */
export function unwrap<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new CoreRefusal(answer.error);
  return answer.value;
}

// The core cannot run here at all: an error about the browser or the host, never about a value.

/**
 * no-webassembly  the browser has none, or a policy forbids it
 * no-simd         the browser has WebAssembly without the 128-bit operations that every module uses (docs/browsers.md)
 * not-fetched     the file could not be read
 * not-started     the file was read and would not compile, or a worker would not start with it
 */
export type UnavailableCode = 'no-webassembly' | 'no-simd' | 'not-fetched' | 'not-started';

/** Thrown where the core cannot be started; `detail` is what the browser said. */
export class CoreUnavailable extends Error {
  override readonly name = 'CoreUnavailable';
  readonly code: UnavailableCode;
  /** What the browser said. */
  readonly detail: string;

  constructor(code: UnavailableCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** What anything thrown says of itself. */
export function detailOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}

/** What is fetched. Rejects CoreUnavailable "not-fetched" where that rejects. */
export async function orNotFetched<T>(fetching: () => Promise<T>): Promise<T> {
  try {
    return await fetching();
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
}

// A module's functions as the page calls them: each gives its value or throws CoreRefusal.

type Bound = Readonly<Record<string | symbol, (...given: unknown[]) => Answer<unknown>>>;

/** The calls of what is bound, each giving its value instead of an answer; those in `own` stand in place of them or beside them. */
export function unwrapped<Calls extends object, Own extends object = object>(
  bound: Answers<Calls>,
  own?: Own & Partial<Calls>,
): Calls & Own {
  const functions = bound as Bound;
  const made: Record<string | symbol, unknown> = { ...own };
  // What is not bound has to stay undefined: a promise asks for `then`.
  const get = (_: object, name: string | symbol): unknown =>
    (made[name] ??= functions[name] && ((...given: unknown[]) => unwrap(functions[name]!(...given))));
  const has = (_: object, name: string | symbol): boolean => name in made || name in functions;
  return new Proxy(made, { get, has }) as Calls & Own;
}

// Sizes of arrays that cross the boundary: wrong ones going in are refused, wrong ones coming out are a defect of the core.

/** Throws CoreRefusal "wrong-length" unless the array has so many entries. */
export function requireSize(parameter: string, array: ArrayLike<unknown>, size: number): void {
  if (array.length !== size) refuse('wrong-length', parameter, String(array.length), String(size));
}

/** The array, which has so many entries if the core keeps its word. */
export function promised(name: string, array: Float64Array, size: number): Float64Array {
  if (array.length === size) return array;
  throw new Error(`the core gave ${String(array.length)} entries of ${name} where ${String(size)} belong`);
}

/** The same of arrays of one value, by their names. */
export function withSizes<Name extends string, Value extends Readonly<Record<Name, Float64Array>>>(
  value: Value,
  sizes: Readonly<Record<Name, number>>,
): Value {
  for (const name of Object.keys(sizes) as Name[]) promised(name, value[name], sizes[name]);
  return value;
}
