// Three ways in which a larger dₖ can be meant: fresh vectors undivided, fresh vectors divided, and the same scores divided.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, Opening } from '../../core/types.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { dimensionStops } from './temperatures.ts';

/** A peak weight for each stop of d. */
export interface DimensionLines {
  fresh: readonly { d: number; none: number; sqrt: number }[];
  fixed: readonly { d: number; peak: number }[];
}

/** Means over the draws of the opening, at the stops that it shares with this laboratory. */
export function freshPeaks({ stops, rows }: Opening): DimensionLines['fresh'] {
  const peaks = (id: string): Float64Array | undefined => rows.find(({ rule }) => rule.id === id)?.meanPeak;
  const [none, sqrt] = [peaks('none'), peaks('sqrt')];
  if (!none || !sqrt) return [];
  return dimensionStops.flatMap((d) => {
    const stop = stops.indexOf(d);
    return stop < 0 ? [] : [{ d, none: figureAt(none, stop), sqrt: figureAt(sqrt, stop) }];
  });
}

/** The same of a sweep under no scaling and ÷ √d, in this order. */
export function sweptPeaks(reports: readonly DimensionReport[]): DimensionLines['fresh'] {
  return reports.flatMap(({ d, rules }) => {
    const [none, sqrt] = rules.map(({ peakWeight }) => peakWeight?.value);
    return none === undefined || sqrt === undefined ? [] : [{ d, none, sqrt }];
  });
}

/** One row of raw scores, kept as they are while the divisor √d grows. */
export function fixedPeaks(core: CoreClient, chapters: ChaptersClient, raw: Float64Array): DimensionLines['fixed'] {
  const roots = dimensionStops.map((d) => core.divisor({ id: 'sqrt', parameter: 0 }, d));
  const { peak } = chapters.temperatureResponse(raw, roots);
  return dimensionStops.map((d, stop) => ({ d, peak: figureAt(peak, stop) }));
}
