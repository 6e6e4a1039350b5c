// In German: prose/assumptions.
import type { assumptionsProse as english } from '../../en/prose/assumptions.ts';

export const assumptionsProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
