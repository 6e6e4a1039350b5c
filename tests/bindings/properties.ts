// Arguments of any shape for bound functions, made from good ones: several places exchanged at once, by values of every kind.
import fc from 'fast-check';

import { hostile, places, replaced } from './hostile.ts';

/** Numbers as they can go wrong: any bits, limits of formats and sizes, and tame ones, so that much is accepted. */
const number = fc.oneof(
  fc.double(),
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.integer({ min: -2, max: 70 }),
  fc.constantFrom(0, -0, 1e308, -1e308, 5e-324, 1e-160, 1e160, 709.8, -746, 65504, 65520, 2 ** 32, 2 ** 53, 4096, 4097),
);

/** A list of the same length; of a long one, only a few entries are others. */
function list(given: ArrayLike<unknown>): fc.Arbitrary<unknown> {
  const size = { minLength: given.length, maxLength: given.length };
  if (given.length <= 64) return fc.oneof(fc.array(number, size), fc.float64Array(size), fc.float32Array(size));
  const entry = fc.tuple(fc.nat(given.length - 1), number);
  return fc.array(entry, { minLength: 1, maxLength: 6 }).map((entries) => {
    const copy = Float64Array.from(given as ArrayLike<number>);
    for (const [place, other] of entries) copy[place] = other;
    return copy;
  });
}

const anything = fc.oneof(
  fc.constantFrom(...hostile.map(([, value]) => value)),
  fc.string({ maxLength: 30 }),
  fc.array(number, { maxLength: 12 }),
  fc.anything({
    maxDepth: 2,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
);

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (part === null || part === undefined ? undefined : (part as Record<string, unknown>)[name]),
    value,
  );
}

/** A value for a place: mostly of the kind that belongs there. */
function instead(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'number') return fc.oneof({ weight: 4, arbitrary: number }, { weight: 1, arbitrary: anything });
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const same = list(value as ArrayLike<unknown>);
    return fc.oneof({ weight: 4, arbitrary: same }, { weight: 1, arbitrary: anything });
  }
  return anything;
}

/** Good arguments with one to four places exchanged. */
export function arguments_(given: readonly unknown[]): fc.Arbitrary<unknown[]> {
  const exchange = fc
    .constantFrom(...places(given))
    .chain((path) => instead(at(given, path)).map((value): [string[], unknown] => [path, value]));
  return fc.array(exchange, { minLength: 1, maxLength: 4 }).map((exchanges) =>
    exchanges.reduce<unknown[]>(
      (all, [path, value]) => {
        const parent = at(all, path.slice(0, -1));
        // An earlier exchange may have taken the place away.
        const there = parent !== null && typeof parent === 'object' && !ArrayBuffer.isView(parent);
        return there ? (replaced(all, path, value) as unknown[]) : all;
      },
      [...given],
    ),
  );
}
