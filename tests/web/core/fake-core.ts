// A stand-in for the compiled core: summaries whose merge notices any change of order or number.
import type { CoreModule, DimensionReport, Estimate, SweepSpecification } from '../../../web/core/types.ts';

export const chunkSize = 256;

const estimate = (value: number): Estimate => ({ value, standardError: 0, low: value, high: value });

function report(d: number, summary: Float64Array): DimensionReport {
  const figure = estimate(summary[1] ?? 0);
  return {
    d,
    samples: summary[0] ?? 0,
    mean: figure,
    variance: figure,
    std: figure,
    skewness: figure,
    kurtosis: figure,
    noBand: null,
    predicted: { mean: 0, variance: d, std: null, kurtosis: null },
    histogram: { from: 0, to: 1, counts: new Float64Array(1), below: 0, above: 0 },
    rules: [],
  };
}

/** Only the functions of the sweep; d = 13 is refused, and d = 666 makes the core break down. */
export function fakeCore(): CoreModule {
  const core: Partial<CoreModule> = {
    sweepChunks: (samples) => ({ value: Math.ceil(samples / chunkSize) }),
    sweepChunk({ seed }: SweepSpecification, d, chunk) {
      if (d === 666) throw new Error('unreachable');
      if (d === 13) return { error: { code: 'out-of-range', parameter: 'd', value: '13', range: 'not 13' } };
      return { value: Float64Array.of(chunkSize, Number(seed) + d / (chunk + 3), chunk) };
    },
    mergeSummaries(earlier, later) {
      if ((later[2] ?? 0) !== (earlier[2] ?? 0) + 1) throw new Error('chunks out of order');
      const [n = 0, a = 0] = earlier;
      const [m = 0, b = 0, chunk = 0] = later;
      return { value: Float64Array.of(n + m, (a * 1.25 + b) / 3, chunk) };
    },
    sweepReport: (_, d, summary) => ({ value: report(d, summary) }),
  };
  return core as CoreModule;
}
