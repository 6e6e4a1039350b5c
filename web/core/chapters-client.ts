// What chapters ask for beyond the first load: plain values in, plain values and typed arrays out. Each subject has its file.
import type {
  AdditiveCalls,
  ExperimentCalls,
  SpreadCalls,
  StatisticsCalls,
  TwoKindsCalls,
} from './chapters-experiments.ts';
import type { AssumptionCalls, EntryCalls, ScoreLawCalls } from './chapters-entries.ts';
import type { DesignedDivisorCalls, GradientCalls, TargetPullCalls } from './chapters-gradients.ts';
import type { PrecisionCalls } from './chapters-precision.ts';
import type { SaturationCalls } from './chapters-saturation.ts';
import type { WalkCalls } from './chapters-walks.ts';

/** As the page calls them: each gives its value or throws CoreRefusal. */
export interface ChaptersClient
  extends
    GradientCalls,
    AdditiveCalls,
    PrecisionCalls,
    EntryCalls,
    AssumptionCalls,
    SaturationCalls,
    ScoreLawCalls,
    StatisticsCalls,
    TargetPullCalls,
    DesignedDivisorCalls,
    TwoKindsCalls,
    ExperimentCalls,
    SpreadCalls,
    WalkCalls {}
