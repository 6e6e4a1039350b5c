// What crosses the boundary to the module of the chapters: plain values in, plain values and typed arrays out. No logic.
import type { AdditiveModule } from './chapters-additive.ts';
import type { AssumptionsModule } from './chapters-assumptions.ts';
import type { EntriesModule } from './chapters-entries.ts';
import type { ExperimentsModule } from './chapters-experiments.ts';
import type { GradientsModule } from './chapters-gradients.ts';
import type { PrecisionModule } from './chapters-precision.ts';
import type { SaturationModule } from './chapters-saturation.ts';
import type { ScoreLawModule } from './chapters-score-law.ts';
import type { StatisticsModule } from './chapters-statistics.ts';
import type { TargetPullModule } from './chapters-target-pull.ts';
import type { TwoKindsModule } from './chapters-two-kinds.ts';

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
    TwoKindsModule,
    ExperimentsModule {}
