// What <dk-opening> keeps in links: the draws, the head dimension, and which draw stands out.
import { drawn } from '../../schema/drawn.ts';

export const openingParameters = {
  seed: drawn.seed,
  dimension: { ...drawn.dimension, control: { own: 'a slider with marks' } },
  draw: { ...drawn.draw, leaves: ['programs'] },
} as const;
