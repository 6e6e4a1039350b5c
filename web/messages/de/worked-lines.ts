// In German: worked-lines.
import type { workedLines as english } from '../en/worked-lines.ts';

export const workedLines: Readonly<Partial<Record<keyof typeof english, string>>> = {};
