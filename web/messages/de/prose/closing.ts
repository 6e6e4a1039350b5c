// In German: prose/closing.
import type { closingProse as english } from '../../en/prose/closing.ts';

export const closingProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
