// What every answer of the core must be: a value without NaN, or a refusal with its facts.
import { expect } from 'vitest';

import type { Answer } from '../../web/core/types.ts';

/** Scaled scores alone, where masked. */
const masked = /^\.scaledScores$/;

/** Paths of all numbers in a value that are NaN, or infinite where `infinite` does not match the path. */
export function unreal(value: unknown, infinite = masked, path = ''): string[] {
  const real = (x: number): boolean => Number.isFinite(x) || (!Number.isNaN(x) && infinite.test(path));
  if (typeof value === 'number') return real(value) ? [] : [`${path} = ${String(value)}`];
  if (value === null || typeof value !== 'object') return [];
  if (!ArrayBuffer.isView(value))
    return Object.entries(value).flatMap(([name, part]) => unreal(part, infinite, `${path}.${name}`));
  return Array.from(value as Float64Array).every(real) ? [] : [`${path} holds NaN or ∞`];
}

/** Fails unless the call gives an answer of that kind; it must never throw. */
export function expectAnswer(call: () => Answer<unknown>, infinite = masked): Answer<unknown> {
  const answer = call();
  if ('error' in answer) {
    const { code, parameter, value, range } = answer.error;
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(code).not.toBe('internal');
    expect(parameter).not.toBe('');
    expect(typeof value).toBe('string');
    expect(range).not.toBe('');
  } else {
    expect(answer.value).toBeDefined();
    expect(unreal(answer.value, infinite)).toEqual([]);
  }
  return answer;
}
