// A program that draws what the file was drawn from, by a generator of its own: the same laws, other bits.
import type { CodeLanguage } from '../../kit/code.ts';
import { scalingsCode } from '../../kit/sweep/program.ts';
import type { Result } from './result.ts';
import { isUsual } from './view.ts';

export function resultCode(language: CodeLanguage, { specification, dimensions }: Result): string {
  const { seed, samples, keys, rules, entries } = specification;
  const asked = { dimensions: dimensions.map(({ d }) => d), samples, keys, seed, rules };
  return scalingsCode(language, entries && !isUsual(entries) ? { ...asked, entries } : asked);
}
