// Sizes of arrays that cross the boundary: wrong ones going in are refused, wrong ones coming out are a defect of the core.
import { CoreRefusal } from './refusal.ts';

/** Throws CoreRefusal "wrong-length" unless the array has so many entries. */
export function requireSize(parameter: string, array: ArrayLike<unknown>, size: number): void {
  if (array.length === size) return;
  throw new CoreRefusal({
    code: 'wrong-length',
    parameter,
    value: String(array.length),
    range: String(size),
  });
}

/** The array, which has so many entries if the core keeps its word. */
export function promised(name: string, array: Float64Array, size: number): Float64Array {
  if (array.length === size) return array;
  throw new Error(`the core gave ${String(array.length)} entries of ${name} where ${String(size)} belong`);
}
