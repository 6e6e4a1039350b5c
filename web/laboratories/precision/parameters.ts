// What <dk-precision> keeps in links: the reader's scores and their factor, the format and the key looked at, d, and how far a listing is fixed.
import { quarterDoublings, selection } from '../../schema/table.ts';
import { choice } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { numbers } from '../../schema/lists.ts';

/** Ids of the core's formats, the narrowest first. */
export const formatIds = ['float16', 'bfloat16', 'float32', 'float64'] as const;

/** Keys of one row. */
export const mostScores = 12;

/** Head dimensions of the curves of the chance of an overflow; the slider stops at them. */
export const chanceStops: readonly number[] = [
  ...[1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096],
];

export const precisionParameters = selection({
  scores: numbers(
    { least: -100_000, most: 100_000, entries: mostScores },
    { initial: [10, 12, 9, 14, 11], doc: 'The scores of one row, one for each key.' },
  ),
  factor: decimal(0, 1000, {
    key: 'times',
    initial: 1,
    doc: 'What all scores are multiplied by before softmax.',
    control: { stops: quarterDoublings(-3, 6) },
  }),
  format: choice(formatIds, {
    initial: 'float16',
    doc: 'The number format whose steps are shown.',
    leaves: ['file', 'programs'],
  }),
  step: integer(1, mostScores, {
    key: 'seen',
    initial: 2,
    unit: 'keys',
    doc: 'How many keys softmax in one pass has seen.',
    control: { own: 'a button back and one on' },
    leaves: ['file', 'programs'],
  }),
  dimension: integer(1, 4096, {
    key: 'd',
    initial: 64,
    unit: 'entries of a key',
    doc: 'The head dimension of random scores.',
    control: { stops: chanceStops },
  }),
  stage: integer(1, 7, {
    initial: 1,
    doc: 'How far the printed listing has been fixed.',
    control: { own: 'the stages above the listing' },
    leaves: ['file', 'programs'],
  }),
});
