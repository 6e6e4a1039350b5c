// What <dk-saturation-map> keeps in links.
import { parameters } from '../table.ts';

export const saturationParameters = {
  seed: parameters.seed,
} as const;
