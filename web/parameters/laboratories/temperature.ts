// What <dk-temperature> keeps in links.
import { parameters } from '../table.ts';

export const temperatureParameters = {
  seed: parameters.seed,
} as const;
