// What <dk-quiz> keeps in links.
import { parameters } from '../table.ts';

export const quizParameters = {
  seed: parameters.seed,
} as const;
