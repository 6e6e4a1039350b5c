// In German: precision.
import type { precision as english } from '../en/precision.ts';

export const precision: Readonly<Partial<Record<keyof typeof english, string>>> = {};
