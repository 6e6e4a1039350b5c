// Files of results for tests: the one that the native program has written, and changed copies of it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const smallPath = resolve(import.meta.dirname, '../../reference/sweep_results/small.json');

export interface Written {
  format: unknown;
  version: unknown;
  core: unknown;
  specification: Record<string, unknown> & { rules: Record<string, unknown>[]; dimensions: unknown[] };
  fingerprint: unknown;
  dimensions: {
    d: unknown;
    chunks: unknown;
    summary: unknown[];
    report: Record<string, unknown> & { std: { value: number }; rules: Record<string, { value: number } | null>[] };
  }[];
}

export const smallText = readFileSync(smallPath, 'utf8');

/** A copy of the file with a change. JSON.stringify loses the sign of −0 only, and no number of this file has it. */
export function changed(change: (file: Written) => void): string {
  const file = JSON.parse(smallText) as Written;
  change(file);
  return JSON.stringify(file);
}

/** The number with its last bit turned over. */
export function nextBit(value: number): number {
  const bits = new BigInt64Array(new Float64Array([value]).buffer);
  return new Float64Array(BigInt64Array.from(bits, (each) => each ^ 1n).buffer)[0] ?? value;
}
