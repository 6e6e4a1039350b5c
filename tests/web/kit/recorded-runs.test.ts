// The runs that come with the page are those that the core makes: a sample of them is run again, all of them with --full.
// UPDATE_RUNS=1 runs them all and writes them anew, for when the bits of training change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { inTurn as mapInTurn, rowsOf } from '../../../web/laboratories/rate-map/rows.ts';
import { inTurn as widthsInTurn, linesOf } from '../../../web/laboratories/width-sweep/lines.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { type RecordedEnd, alike, endFrom, recordOf } from '../../../web/kit/training/run-end.ts';
import { rateMapParameters } from '../../../web/laboratories/rate-map/parameters.ts';
import { widthSweepParameters } from '../../../web/laboratories/width-sweep/parameters.ts';
import { training } from '../../bindings/training-core.ts';
import { endAfter } from '../laboratories/runs.ts';

const rules = training.trainingRules();

const widths = initialValues(widthSweepParameters);
const rates = initialValues(rateMapParameters);
const laboratories = [
  {
    tag: 'dk-width-sweep',
    steps: widths.steps,
    plans: widthsInTurn(linesOf(training, rules, widths)),
    count: 75,
    // Head dimensions up to 256 come first, narrow before wide: soon run, and every rule among them.
    sample: [0, 1, 2, 3, 4, 7, 12, 20],
  },
  {
    tag: 'dk-rate-map',
    steps: rates.steps,
    plans: mapInTurn(training, rowsOf(training, rules, rates)),
    count: 126,
    sample: [0, 6, 9, 17, 20, 30, 50],
  },
];

describe.each(laboratories)('$tag', ({ tag, steps, plans, count, sample }) => {
  const file = join(import.meta.dirname, '../../../web/laboratories', tag.slice('dk-'.length), 'recorded.json');
  const recorded = (): RecordedEnd[] => JSON.parse(readFileSync(file, 'utf8')) as RecordedEnd[];

  it.runIf(process.env.UPDATE_RUNS)(
    'is written anew',
    async () => {
      const ends: RecordedEnd[] = [];
      for (const plan of plans) ends.push(recordOf(training, await endAfter(plan, steps)));
      const { code } = await format(file, JSON.stringify(ends), { printWidth: 120 });
      writeFileSync(file, code);
    },
    600_000,
  );

  it('has a record for each run of its start values', () => {
    expect(plans).toHaveLength(count);
    expect(recorded()).toHaveLength(count);
  });

  it('ends each run of a sample as recorded', async () => {
    const chosen = process.env.SQRTDK_FULL === undefined ? sample : plans.map((_, index) => index);
    const ends = recorded();
    for (const index of chosen) {
      const plan = plans[index];
      if (!plan) throw new Error('no such run');
      expect(recordOf(training, await endAfter(plan, steps)), JSON.stringify(plan)).toEqual(ends[index]);
    }
  }, 600_000);

  it('keeps in its records what the laboratory shows, and notices another bit', () => {
    for (const record of recorded()) {
      const end = endFrom(training, record);
      expect(recordOf(training, end)).toEqual(record);
      expect(alike(training, end, endFrom(training, record))).toBe(true);
      const [reached, arrival, last, accuracy, divergedAt] = record;
      const other = endFrom(training, [reached, arrival, last, (accuracy ?? 0) + 2 ** -40, divergedAt]);
      if (last !== null) expect(alike(training, end, other)).toBe(false);
    }
  });

  it('has runs that learn the task and runs that do not', () => {
    const reached = recorded().filter(([step]) => step !== null).length;
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(count);
  });
});
