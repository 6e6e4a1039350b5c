// What <dk-opening> keeps in links: the draws, the head dimension, and which draw stands out.
import { parameters } from '../../schema/table.ts';

export const openingParameters = {
  seed: parameters.seed,
  dimension: { ...parameters.dimension, control: { own: 'a slider with marks' } },
  draw: parameters.draw,
} as const;
