// Hostile values, and where in the arguments of a good call they can be put.
import type { Answer } from '../../web/core/types.ts';

export type Bound = (...given: unknown[]) => Answer<unknown>;

export const hostile: [string, unknown][] = [
  ['NaN', NaN],
  ['∞', Infinity],
  ['-∞', -Infinity],
  ['-1', -1],
  ['0', 0],
  ['0.5', 0.5],
  ['1e9', 1e9],
  ['1e300', 1e300],
  ['2^53', 2 ** 53],
  ['"x"', 'x'],
  ['""', ''],
  ['"64"', '64'],
  ['"18446744073709551616"', '18446744073709551616'],
  ['a long text', '9'.repeat(100_000)],
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['1n', 1n],
  ['a symbol', Symbol('d')],
  ['a function', () => 64],
  ['{}', {}],
  ['[]', []],
  ['[[]]', [[]]],
  ['[NaN]', [NaN]],
  ['["x"]', ['x']],
  ['[undefined]', [undefined]],
  ['a sparse list', new Array(7)],
  ['a list of a million', new Array(1_000_000).fill(0)],
  ['an empty array of doubles', new Float64Array(0)],
  ['one double', Float64Array.of(1)],
  ['doubles with NaN', Float64Array.of(1, NaN, 3)],
  ['a million doubles', new Float64Array(1_000_000)],
  ['floats', Float32Array.of(1, 2, 3)],
  ['big integers', BigInt64Array.of(1n, 2n)],
  ['a data view', new DataView(new ArrayBuffer(8))],
  ['{ length: 3 }', { length: 3 }],
  ['{ length: 1e9 }', { length: 1e9 }],
  ['{ id: "cube" }', { id: 'cube', parameter: 0 }],
];

/** The arguments with the property at a path replaced; "1.seed" is the property seed of the second argument. */
export function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return by;
  const part = replaced((value as Record<string, unknown>)[first], rest, by);
  if (Array.isArray(value)) return value.map((old: unknown, i) => (String(i) === first ? part : old));
  return { ...(value as object), [first]: part };
}

/** Every place in the arguments that can be replaced: numbers of arrays are one place, not each its own. */
export function places(value: unknown, path: readonly string[] = []): string[][] {
  const here = path.length > 0 ? [[...path]] : [];
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return here;
  const parts = Object.entries(value).slice(0, path.length === 0 ? 9 : 12);
  return [...here, ...parts.flatMap(([name, part]) => places(part, [...path, name]))];
}

/** Name, function and good arguments of each. */
export function calls(of: object, arguments_: object): [string, Bound, unknown[]][] {
  return Object.entries(arguments_ as Record<string, unknown[]>).map(([name, given]) => [
    name,
    (...values) => (of as Record<string, Bound>)[name]?.(...values) ?? { value: undefined },
    given,
  ]);
}
