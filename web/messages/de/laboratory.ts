// In German: laboratory.
import type { laboratory as english } from '../en/laboratory.ts';

export const laboratory: Readonly<Partial<Record<keyof typeof english, string>>> = {};
