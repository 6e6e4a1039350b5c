// In German: gradient.
import type { gradient as english } from '../en/gradient.ts';

export const gradient: Readonly<Partial<Record<keyof typeof english, string>>> = {};
