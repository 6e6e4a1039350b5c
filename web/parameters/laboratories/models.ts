// What <dk-models> keeps in links.
import { parameters } from '../table.ts';

export const modelsParameters = {
  seed: parameters.seed,
} as const;
