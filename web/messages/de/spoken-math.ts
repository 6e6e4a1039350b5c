// In German: spoken-math.
import type { spokenMath as english } from '../en/spoken-math.ts';

export const spokenMath: Readonly<Partial<Record<keyof typeof english, string>>> = {};
