// In German: additive.
import type { additive as english } from '../en/additive.ts';

export const additive: Readonly<Partial<Record<keyof typeof english, string>>> = {};
