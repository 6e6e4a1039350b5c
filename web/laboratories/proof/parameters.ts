// What <dk-proof> keeps in links.
import { decimal, integer } from '../../schema/parameter.ts';
import { flag } from '../../schema/choice.ts';
import { numbers } from '../../schema/lists.ts';
import { headDimension, parameters, selection } from '../../schema/table.ts';

/** Values of d that the slider stops at. */
export const dimensionStops = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64] as const;

export const proofParameters = selection({
  seed: parameters.seed,
  draw: integer(0, 1_000_000, {
    initial: 0,
    doc: 'Which of the independent runs of this seed is shown.',
    leaves: ['programs'],
  }),
  dimension: headDimension(1, 64, {
    initial: 8,
    doc: 'The head dimension whose square counts the products.',
    stops: dimensionStops,
  }),
  draws: integer(1, 10_000, {
    initial: 100,
    unit: 'queries and keys',
    doc: 'Pairs of a fresh query and key over which each product is averaged.',
  }),
  theory: flag({
    initial: false,
    doc: 'Whether what theory expects is drawn beside what is measured.',
    leaves: ['file', 'programs'],
  }),
  values: numbers(
    { least: -100, most: 100, entries: 6 },
    {
      initial: [2, 4, 6],
      doc: 'Numbers whose variance is taken before and after division.',
    },
  ),
  divisor: decimal(0.1, 10, {
    key: 'c',
    initial: 2,
    doc: 'What each of these numbers is divided by.',
    control: { stops: [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] },
  }),
  people: integer(2, 4096, {
    initial: 256,
    unit: 'people',
    doc: 'Without effect: the picture that it belonged to is gone. Links and pages that set it still open.',
    control: { own: 'nothing: it has no effect' },
    leaves: ['file', 'programs'],
  }),
});
