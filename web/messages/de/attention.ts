// In German: attention.
import type { attention as english } from '../en/attention.ts';

export const attention: Readonly<Partial<Record<keyof typeof english, string>>> = {};
