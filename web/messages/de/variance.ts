// In German: variance.
import type { variance as english } from '../en/variance.ts';

export const variance: Readonly<Partial<Record<keyof typeof english, string>>> = {};
