// In German: prose/page.
import type { pageProse as english } from '../../en/prose/page.ts';

export const pageProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
