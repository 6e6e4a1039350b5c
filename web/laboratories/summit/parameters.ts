// What <dk-summit> keeps in links: the divisor that is drawn, and the rows on which it is tried.
import { choice } from '../../schema/choice.ts';
import { integers } from '../../schema/lists.ts';
import { decimal, integer } from '../../schema/parameter.ts';
import { parameters, evenly, keyCounts, selection } from '../../schema/table.ts';

/** Hundredths, of which those of the known divisors are the ends and the middle. */
export const slopeStops = evenly(0, 1, 100);
/** Ten to a factor of two or so, 1 among them. */
export const heightStops = [
  0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.3, 1.4, 1.5,
  1.6, 1.8, 2, 2.2, 2.5, 2.8, 3.2, 3.6, 4,
];

export const summitParameters = selection({
  rule: choice(['power', 'log'], {
    initial: 'power',
    doc: 'Whether the divisor is a power of d or ln d.',
    control: { own: 'the divisors that are known' },
  }),
  slope: decimal(0, 2, {
    key: 'p',
    initial: 0.5,
    doc: 'The exponent p in c(d) = a·dᵖ.',
    control: { stops: slopeStops },
  }),
  height: decimal(0.25, 4, {
    key: 'a',
    initial: 1,
    doc: 'The factor a in c(d) = a·dᵖ or a·ln d.',
    control: { stops: heightStops },
  }),
  keys: integer(2, 512, { initial: 64, unit: 'keys', doc: 'Keys of each row.', quick: keyCounts }),
  target: choice(['any', '-1', '0', '1', '2'], {
    key: 'z',
    initial: 'any',
    unit: 'standard deviations',
    doc: 'Where the score of the target key lies among the others; any takes it as it comes.',
  }),
  dimensions: integers(
    { least: 2, most: 4096, entries: 6 },
    {
      key: 'd',
      initial: [16, 64, 256, 1024],
      unit: 'entries of a key',
      doc: 'The head dimensions that are set on the hill.',
    },
  ),
  seed: parameters.seed,
});
