// What <dk-temperature> keeps in links: the temperature, whether each query has its own, and the vectors that it acts on.
import { decimal, integer } from '../../schema/number.ts';
import { flag } from '../../schema/choice.ts';
import { parameters } from '../../schema/table.ts';

export const temperatureParameters = {
  temperature: decimal(
    {
      name: 'temperature',
      key: 'tau',
      initial: 0.25,
      unit: '',
      doc: 'The temperature of the reader’s own pattern, in units of the usual divisor.',
    },
    0.01,
    100,
  ),
  eachQuery: flag({
    name: 'eachQuery',
    key: 'each',
    initial: false,
    unit: '',
    doc: 'Whether each query has its own temperature, its length times τ.',
  }),
  dimension: integer(
    { name: 'dimension', key: 'd', initial: 64, unit: 'entries of a key', doc: 'The head dimension of the vectors.' },
    1,
    512,
  ),
  keys: integer({ name: 'keys', key: 'keys', initial: 8, unit: 'keys', doc: 'Keys of each row.' }, 2, 512),
  query: integer(
    { name: 'query', key: 'query', initial: 5, unit: '', doc: 'The query that is looked at closely.' },
    1,
    8,
  ),
  seed: parameters.seed,
  draw: integer(
    { name: 'draw', key: 'draw', initial: 0, unit: '', doc: 'Which queries and keys of the seed are drawn.' },
    0,
    400_000,
  ),
} as const;
