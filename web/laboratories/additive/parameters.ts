// What <dk-additive> keeps in links: the head dimension of the draw on show, the keys of the measurement, and which draw of which seed.
import { integer } from '../../schema/parameter.ts';
import { headDimension, keyCounts, parameters, selection } from '../../schema/table.ts';

/** The largest that one call can draw. */
const mostDimension = 256;

export const additiveParameters = selection({
  dimension: headDimension(1, mostDimension, { doc: 'The head dimension of the draw on show.' }),
  keys: integer(2, 512, {
    initial: 8,
    unit: 'keys',
    doc: 'Keys of each row whose peak weight and tr J are measured over d; the draw on show has eight.',
    quick: keyCounts,
  }),
  seed: parameters.seed,
  draw: integer(0, 140_000, { initial: 0, doc: 'Which vectors of the seed are drawn.', leaves: ['programs'] }),
});
