// What <dk-assumptions> keeps in links.
import { parameters } from '../table.ts';

export const assumptionsParameters = {
  seed: parameters.seed,
} as const;
