// In German: worked.
import type { worked as english } from '../en/worked.ts';

export const worked: Readonly<Partial<Record<keyof typeof english, string>>> = {};
