// In German: prose/quiz.
import type { quizProse as english } from '../../en/prose/quiz.ts';

export const quizProse: Readonly<Partial<Record<keyof typeof english, string>>> = {};
