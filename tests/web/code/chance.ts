// How far apart two measurements of one thing may be: by their standard errors alone, which are known or seen in repetitions.
import { expect } from 'vitest';

/**
 * Standard errors that a difference may have. Where they are known, 1 in 1.7 million is beyond; where they are seen in 20 repetitions,
 * 1 in 12,000 (Student's t). The seeds are fixed.
 */
export const most = 5;

/** What a program's six digits leave open. */
const printedDigits = 1e-5;

export interface Measured {
  value: number;
  standardError: number | null;
}

/**
 * How many standard errors lie between a program's figure and a measured one. NaN where one of them is no number.
 *
 * theirs  the standard error of the program's figure; that of ours where it draws as much. 0 where ours is exact and theirs alone is drawn
 */
export function standardErrorsApart(
  found: number | undefined,
  { value, standardError }: Measured,
  theirs = standardError,
): number {
  if (standardError === null || theirs === null) throw new Error('a figure has no standard error to be judged by');
  const far = Math.max(0, Math.abs((found ?? NaN) - value) - printedDigits * Math.abs(value));
  return far === 0 ? 0 : far / Math.hypot(standardError, theirs);
}

/** A program's figure agrees with a measured one; theirs as above. */
export function expectMeasured(
  found: number | undefined,
  measured: Measured,
  name: string,
  theirs = measured.standardError,
): void {
  const { value, standardError } = measured;
  const said = `${name}: ${String(found)} ± ${String(theirs)}, core ${String(value)} ± ${String(standardError)}`;
  expect(standardErrorsApart(found, measured, theirs), said).toBeLessThanOrEqual(most);
}

/** Mean and standard deviation of repetitions; the deviation is the standard error of one of them. */
export function repeated(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/** A program's figure agrees with one of ours, whose error is seen by making it with other seeds. */
export function expectRepeatable(found: number | undefined, repetitions: readonly number[], name: string): void {
  const { mean, deviation } = repeated(repetitions);
  // Ours is a mean of many, theirs one of them.
  expectMeasured(found, { value: mean, standardError: deviation / Math.sqrt(repetitions.length) }, name, deviation);
}
