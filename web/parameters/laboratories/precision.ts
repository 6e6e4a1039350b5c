// What <dk-precision> keeps in links.
import { parameters } from '../table.ts';

export const precisionParameters = {
  seed: parameters.seed,
} as const;
