// In German: worked-remarks.
import type { workedRemarks as english } from '../en/worked-remarks.ts';

export const workedRemarks: Readonly<Partial<Record<keyof typeof english, string>>> = {};
