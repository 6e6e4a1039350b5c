// What <dk-saturation-map> keeps in links: the cursor on the map, what the map shows, and the draws.
import { choice } from '../../schema/choice.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { parameters, selection } from '../../schema/table.ts';

/** What the colour of the map can stand for. */
export const mapFigures = ['peak', 'entropy', 'effectiveKeys'] as const;

/** From 2 to 16,384 in half octaves, as whole numbers allow. */
export const keyStops: readonly number[] = [
  2,
  ...[2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192].flatMap((octave) => [(octave / 2) * 3, octave * 2]),
];

/** Four steps to an octave, in round numbers. */
const grades = [1, 1.2, 1.4, 1.7];

/** From 0.25 to 32. */
export const spreadStops: readonly number[] = [
  ...[0.25, 0.5, 1, 2, 4, 8, 16].flatMap((octave) => grades.map((grade) => Number((octave * grade).toPrecision(4)))),
  32,
];

export const saturationParameters = selection({
  keys: integer(2, 16_384, {
    key: 'n',
    initial: 64,
    unit: 'keys',
    doc: 'The number of keys at the cursor of the map.',
    control: { stops: keyStops },
    anew: true,
  }),
  spread: decimal(0.25, 32, {
    key: 's',
    initial: 8,
    doc: 'The standard deviation of the scores at the cursor of the map.',
    control: { stops: spreadStops },
  }),
  figure: choice(mapFigures, {
    key: 'show',
    initial: 'peak',
    doc: 'What the colour of the map stands for.',
    leaves: ['file', 'programs'],
  }),
  contexts: choice(['own', 'cursor'], {
    key: 'models',
    initial: 'own',
    doc: 'Whether models stand at their own context length or at the number of keys of the cursor.',
    leaves: ['file', 'programs'],
  }),
  row: integer(1, 16_384, { initial: 1, doc: 'The row of draws beside the map.', leaves: ['file', 'programs'] }),
  seed: parameters.seed,
});
