// In German: quiz.
import type { quiz as english } from '../en/quiz.ts';

export const quiz: Readonly<Partial<Record<keyof typeof english, string>>> = {};
