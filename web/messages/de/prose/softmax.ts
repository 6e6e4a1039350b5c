// In German: prose/softmax.
import type { softmaxProse as english } from '../../en/prose/softmax.ts';

export const softmaxProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
