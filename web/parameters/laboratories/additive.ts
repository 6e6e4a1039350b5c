// What <dk-additive> keeps in links.
import { parameters } from '../table.ts';

export const additiveParameters = {
  seed: parameters.seed,
} as const;
