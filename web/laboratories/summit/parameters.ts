// What <dk-summit> keeps in links: the divisor that is drawn, and the rows on which it is tried.
import { choice } from '../../schema/choice.ts';
import { integers } from '../../schema/lists.ts';
import { decimal, integer } from '../../schema/number.ts';
import { parameters } from '../../schema/table.ts';

export const summitParameters = {
  rule: choice(
    { name: 'rule', key: 'rule', initial: 'power', unit: '', doc: 'Whether the divisor is a power of d or ln d.' },
    ['power', 'log'],
  ),
  slope: decimal({ name: 'slope', key: 'p', initial: 0.5, unit: '', doc: 'The exponent p in c(d) = a·dᵖ.' }, 0, 2),
  height: decimal(
    { name: 'height', key: 'a', initial: 1, unit: '', doc: 'The factor a in c(d) = a·dᵖ or a·ln d.' },
    0.25,
    4,
  ),
  keys: integer({ name: 'keys', key: 'keys', initial: 64, unit: 'keys', doc: 'Keys of each row.' }, 2, 512),
  target: choice(
    {
      name: 'target',
      key: 'z',
      initial: 'any',
      unit: 'standard deviations',
      doc: 'Where the score of the target key lies among the others; any takes it as it comes.',
    },
    ['any', '-1', '0', '1', '2'],
  ),
  dimensions: integers(
    {
      name: 'dimensions',
      key: 'd',
      initial: [16, 64, 256, 1024],
      unit: 'entries of a key',
      doc: 'The head dimensions that are set on the hill.',
    },
    { least: 2, most: 4096, entries: 6 },
  ),
  seed: parameters.seed,
} as const;
