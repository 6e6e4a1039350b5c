// What is wrong with a whole matrix: a refused attribute, or a shape that the keys do not fit.
import type { TemplateResult } from 'lit';
import { errorLine } from '../../kit/field.ts';
import type { Refused } from '../../kit/refusal-sentence.ts';
import { matrixNames, misfits, shapes, sizesOf, type MatrixName, type Matrices } from './sizes.ts';

const size = ([rows, columns]: readonly [number, number]): string => `${String(rows)} × ${String(columns)}`;

/** `error` gives what was refused of a matrix before. */
export function faults(
  given: Matrices,
  error: (name: MatrixName) => Refused | undefined,
): Partial<Record<MatrixName, TemplateResult>> {
  const wrong = misfits(given);
  const wanted = shapes(sizesOf(given));
  const found = matrixNames.flatMap((name) => {
    const shape = [given[name].length, given[name][0]?.length ?? 0] as const;
    const misfit = { code: 'wrong-length', parameter: name, value: size(shape), range: size(wanted[name]) };
    const refused = error(name) ?? (wrong.includes(name) ? misfit : undefined);
    return refused ? [[name, errorLine(`${name}-fault`, refused)] as const] : [];
  });
  return Object.fromEntries(found);
}
