// The module of the chapters: what crosses the boundary to it, plain values in, plain values and typed arrays out, and an instance of it,
// which the page loads on approach. The only import of its generated glue.
import createChapters from './generated/sqrt-dk-chapters.js';
import type {
  AdditiveModule,
  ExperimentsModule,
  SpreadsModule,
  StatisticsModule,
  TwoKindsModule,
} from './chapters-experiments.ts';
import type { AssumptionsModule, EntriesModule, ScoreLawModule } from './chapters-entries.ts';
import type { DesignedDivisorModule, GradientsModule, TargetPullModule } from './chapters-gradients.ts';
import type { PrecisionModule } from './chapters-precision.ts';
import type { SaturationModule } from './chapters-saturation.ts';
import type { WalksModule } from './chapters-walks.ts';
import { instantiate } from './compile.ts';

/** What chapters ask for beyond the first load, a module of its own that is loaded on approach. Each subject has its file. */
export interface ChaptersModule
  extends
    GradientsModule,
    AdditiveModule,
    PrecisionModule,
    EntriesModule,
    AssumptionsModule,
    SaturationModule,
    ScoreLawModule,
    StatisticsModule,
    TargetPullModule,
    DesignedDivisorModule,
    TwoKindsModule,
    ExperimentsModule,
    SpreadsModule,
    WalksModule {}

/** Rejects CoreUnavailable "not-started". */
export function instantiateChapters(compiled: WebAssembly.Module): Promise<ChaptersModule> {
  return instantiate(createChapters, compiled);
}
