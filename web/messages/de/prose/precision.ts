// In German: prose/precision.
import type { precisionProse as english } from '../../en/prose/precision.ts';

export const precisionProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
