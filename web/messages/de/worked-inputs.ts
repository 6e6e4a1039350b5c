// In German: worked-inputs.
import type { workedInputs as english } from '../en/worked-inputs.ts';

export const workedInputs: Readonly<Partial<Record<keyof typeof english, string>>> = {};
