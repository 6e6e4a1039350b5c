// In German: prose/models.
import type { modelsProse as english } from '../../en/prose/models.ts';

export const modelsProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
