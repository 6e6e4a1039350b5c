// In German: prose/formula.
import type { formulaProse as english } from '../../en/prose/formula.ts';

export const formulaProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
