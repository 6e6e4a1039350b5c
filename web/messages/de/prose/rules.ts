// In German: prose/rules.
import type { rulesProse as english } from '../../en/prose/rules.ts';

export const rulesProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
