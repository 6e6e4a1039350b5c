// In German: saturation.
import type { saturation as english } from '../en/saturation.ts';

export const saturation: Readonly<Partial<Record<keyof typeof english, string>>> = {};
