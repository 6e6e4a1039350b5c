// What <dk-temperature> keeps in links: the temperature, whether each query has its own, and the vectors that it acts on.
import { decimal, integer } from '../../schema/parameter.ts';
import { flag } from '../../schema/choice.ts';
import { headDimension, keyCounts, parameters, powersOfTwo, selection } from '../../schema/table.ts';

/** Values that can be said in two digits. */
export const sliderTemperatures: readonly number[] = [
  ...[0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  ...[1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10],
];

/** Head dimensions that slider and curve stop at. */
export const dimensionStops: readonly number[] = powersOfTwo(1, 512);

export const temperatureParameters = selection({
  temperature: decimal(0.01, 100, {
    key: 'tau',
    initial: 0.25,
    doc: 'The temperature of the reader’s own pattern, in units of the usual divisor.',
    control: { stops: sliderTemperatures },
  }),
  eachQuery: flag({
    key: 'each',
    initial: false,
    doc: 'Whether each query has its own temperature, its length times τ.',
  }),
  dimension: headDimension(1, 512, { doc: 'The head dimension of the vectors.', stops: dimensionStops }),
  keys: integer(2, 512, { initial: 8, unit: 'keys', doc: 'Keys of each row.', quick: keyCounts }),
  causal: flag({
    initial: false,
    doc: 'Whether the queries stand in a text of the keys, and each has only those up to its place.',
  }),
  query: integer(1, 8, { initial: 5, doc: 'The query that is looked at closely.' }),
  seed: parameters.seed,
  draw: integer(0, 400_000, { initial: 0, doc: 'Which queries and keys of the seed are drawn.' }),
});
