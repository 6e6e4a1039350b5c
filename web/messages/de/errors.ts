// In German: errors.
import type { errors as english } from '../en/errors.ts';

export const errors: Readonly<Partial<Record<keyof typeof english, string>>> = {};
