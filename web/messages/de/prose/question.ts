// In German: prose/question.
import type { questionProse as english } from '../../en/prose/question.ts';

export const questionProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
