// In German: softmax.
import type { softmax as english } from '../en/softmax.ts';

export const softmax: Readonly<Partial<Record<keyof typeof english, string>>> = {};
