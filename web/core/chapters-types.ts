// What crosses the boundary to the module of the chapters: plain values in, plain values and typed arrays out. No logic.
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
