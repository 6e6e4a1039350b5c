// In German: scalings.
import type { scalings as english } from '../en/scalings.ts';

export const scalings: Readonly<Partial<Record<keyof typeof english, string>>> = {};
