// What <dk-variance> keeps in links: the draws, the grid, and what is shown of them.
import { parameters } from '../../schema/table.ts';

export const varianceParameters = {
  seed: parameters.seed,
  samples: parameters.samples,
  keys: parameters.keys,
  dimensions: parameters.dimensions,
  focus: parameters.focus,
  draw: { ...parameters.draw, doc: 'Which draw of the seed is shown component by component.' },
  draws: parameters.draws,
  theory: parameters.theory,
  shown: parameters.shown,
  exponent: parameters.exponent,
  constant: parameters.constant,
} as const;
