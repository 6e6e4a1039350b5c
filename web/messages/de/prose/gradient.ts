// In German: prose/gradient.
import type { gradientProse as english } from '../../en/prose/gradient.ts';

export const gradientProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
