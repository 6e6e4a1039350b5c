// What <dk-gradient> keeps in links.
import { parameters } from '../table.ts';

export const gradientParameters = {
  seed: parameters.seed,
} as const;
