// What <dk-variance> keeps in links: the draws, the grid, and what is shown of them.
import { parameters, powersOfTwo } from '../../schema/table.ts';

export const varianceParameters = {
  seed: parameters.seed,
  samples: parameters.samples,
  keys: parameters.keys,
  dimensions: parameters.dimensions,
  // The stops are those that the sweep begins with.
  focus: { ...parameters.focus, control: { stops: powersOfTwo(1, 4096) }, anew: true },
  draw: { ...parameters.draw, doc: 'Which draw of the seed is shown component by component.', leaves: ['programs'] },
  draws: { ...parameters.draws, control: 'buttons' },
  theory: { ...parameters.theory, leaves: ['programs'] },
  shown: { ...parameters.shown, leaves: ['file'] },
  exponent: { ...parameters.exponent, only: { shown: ['power'] } },
  constant: { ...parameters.constant, only: { shown: ['constant'] } },
} as const;
