// In German: opening.
import type { opening as english } from '../en/opening.ts';

export const opening: Readonly<Partial<Record<keyof typeof english, string>>> = {};
