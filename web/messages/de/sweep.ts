// In German: sweep.
import type { sweep as english } from '../en/sweep.ts';

export const sweep: Readonly<Partial<Record<keyof typeof english, string>>> = {};
