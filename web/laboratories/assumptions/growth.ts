// Mean and standard deviation of the score against d, undivided and after the two divisors. The core divides.
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport } from '../../core/types.ts';
import type { Datum } from '../../figure/line.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { datum, ruleReport } from '../../kit/sweep/report-figures.ts';
import { divided } from './entries.ts';
import type { View } from './view.ts';

export type GrowthRule = 'none' | 'sqrt' | 'linear';

export interface Growth {
  rule: GrowthRule;
  /** −1 where the mean is negative and its opposite is shown, 0 where it is nothing at every d. */
  sign: 1 | -1 | 0;
  mean: { measured: Datum[]; predicted: Datum[] };
  std: { measured: Datum[]; predicted: Datum[] };
}

const rules: readonly GrowthRule[] = ['none', 'sqrt', 'linear'];

export function growths(core: CoreClient, { reports, predicted, one }: View): Growth[] {
  const sign = one.mean > 0 ? 1 : one.mean < 0 ? -1 : 0;
  return rules.map((rule): Growth => {
    const theory = predicted.map(({ d, mean, std }) => {
      const over = { rule, d } as const;
      return {
        mean: { x: d, y: sign === 0 ? null : figureAt(divided(core, [mean], { ...over, sign }), 0) },
        std: { x: d, y: std === null ? null : figureAt(divided(core, [std], { ...over, sign: 1 }), 0) },
      };
    });
    return {
      rule,
      sign,
      mean: {
        measured: sign === 0 ? [] : reports.map((report) => measuredMean(core, report, { rule, sign })),
        predicted: theory.map(({ mean }) => mean),
      },
      std: {
        measured: reports.map((report) =>
          datum(report.d, rule === 'none' ? report.std : ruleReport(report, rule)?.scoreStd),
        ),
        predicted: theory.map(({ std }) => std),
      },
    };
  });
}

function measuredMean(
  core: CoreClient,
  { d, mean: { value, low, high } }: DimensionReport,
  { rule, sign }: { rule: GrowthRule; sign: 1 | -1 },
): Datum {
  const given = low !== null && high !== null;
  const [y = null, ...ends] = divided(core, given ? [value, low, high] : [value], { rule, d, sign });
  // A sign turns the interval round.
  const [from = null, to = null] = sign > 0 ? ends : ends.toReversed();
  return { x: d, y, low: from, high: to };
}
