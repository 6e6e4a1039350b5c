// What <dk-proof> keeps in links.
import { parameters } from '../table.ts';

export const proofParameters = {
  seed: parameters.seed,
} as const;
