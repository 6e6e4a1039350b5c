// In German: guess.
import type { guess as english } from '../en/guess.ts';

export const guess: Readonly<Partial<Record<keyof typeof english, string>>> = {};
