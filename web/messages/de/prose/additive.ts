// In German: prose/additive.
import type { additiveProse as english } from '../../en/prose/additive.ts';

export const additiveProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
