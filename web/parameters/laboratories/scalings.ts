// What <dk-scalings> keeps in links.
import { parameters } from '../table.ts';

export const scalingsParameters = {
  seed: parameters.seed,
} as const;
