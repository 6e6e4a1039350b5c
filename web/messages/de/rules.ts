// In German: rules.
import type { rules as english } from '../en/rules.ts';

export const rules: Readonly<Partial<Record<keyof typeof english, string>>> = {};
