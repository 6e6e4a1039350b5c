// What <dk-attention> keeps in links.
import { parameters } from '../table.ts';

export const attentionParameters = {
  seed: parameters.seed,
} as const;
