// What <dk-softmax> keeps in links.
import { parameters } from '../table.ts';

export const softmaxParameters = {
  seed: parameters.seed,
} as const;
