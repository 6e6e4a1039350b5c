// In German: assumptions.
import type { assumptions as english } from '../en/assumptions.ts';

export const assumptions: Readonly<Partial<Record<keyof typeof english, string>>> = {};
