// What <dk-walks> keeps in links: how long the walks are, what their steps are made of, and which draws they are.
import { flag } from '../../schema/choice.ts';
import { integer } from '../../schema/parameter.ts';
import { parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** Walks of one picture, and the longest: the core tells of them in one call. */
export const walkCount = 200;
const mostSteps = 1024;

export const walksParameters = selection({
  dimension: integer(1, mostSteps, {
    key: 'd',
    initial: 64,
    unit: 'steps',
    doc: 'The head dimension: how many products a score adds.',
    // Two steps of the slider double the spread.
    control: { stops: powersOfTwo(1, mostSteps) },
  }),
  coins: flag({ initial: false, doc: 'Whether entries of q and k are −1 or 1, as coins fall, instead of N(0, 1).' }),
  seed: parameters.seed,
  draw: {
    ...parameters.draw,
    doc: 'Which draw of the seed the first eight walks are, the bold one first; the others follow.',
    leaves: ['programs'],
  },
});
