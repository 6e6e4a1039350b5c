// One good call of each function of the chapters, from which the tests make bad ones.
import type {
  AdditiveInput,
  BandInput,
  FitInput,
  GradientRowsInput,
  MatrixInput,
  ScoresInput,
  SquareTermsInput,
  TwoKindsInput,
} from '../../web/core/chapters-experiments.ts';
import type { EntryLaw, LayerInput, PairsInput } from '../../web/core/chapters-entries.ts';
import type { OnlineInput } from '../../web/core/chapters-precision.ts';
import type { PullHillInput, TargetPullInput } from '../../web/core/chapters-gradients.ts';
import type { ChaptersModule, WalksInput, NormalRowInput, NormalRowsInput } from '../../web/core/chapters-client.ts';
import { unwrap } from '../../web/core/refusal.ts';
import type { AttentionInput } from '../../web/core/types.ts';
import { boundChapters } from './chapters-core.ts';

export const attention: AttentionInput = {
  queries: 2,
  keys: 2,
  dimension: 2,
  valueDimension: 1,
  q: [1, 0, 0.5, -1],
  k: [1, 1, -1, 2],
  v: [1, -1],
  rule: { id: 'sqrt', parameter: 0 },
  causal: false,
  mask: null,
};

export const additive: AdditiveInput = {
  queries: 1,
  keys: 2,
  queryDimension: 2,
  keyDimension: 1,
  hidden: 2,
  q: [1, -1],
  k: [0.5, 2],
  queryMap: [0.5, 0, 1, 1],
  keyMap: [1, -0.5],
  v: [2, -1],
};

export const law: EntryLaw = { id: 'normal', parameter: 0, mean: 0, std: 1 };

export const pairs: PairsInput = { law, correlation: 0, seed: '1', draw: 0, d: 64 };

export const walks: WalksInput = { seed: '1', draw: 0, d: 64, walks: 20, coins: false };

export const layer: LayerInput = {
  seed: '1',
  dModel: 64,
  heads: 2,
  dK: 32,
  tokens: 8,
  cosine: 0,
  norm: 'layer',
  epsilon: 1e-5,
  initializer: 'xavier-fused',
};

export const online: OnlineInput = {
  format: 'float64',
  scores: [1, 3, 2],
  valueDimension: 2,
  values: [1, 0, 0, 1, 1, 1],
  cut: 1,
};

export const scores: ScoresInput = { law, correlation: 0, seed: '1', draw: 0, d: 16, samples: 400 };

export const fit: FitInput = { d: 16, scores: [-4, 0, 3, 5], against: 'score' };

export const band: BandInput = { law, d: 1, variance: 1, samples: 1000 };

export const twoKinds: TwoKindsInput = { seed: '1', d: 8, queries: 3, keys: 4 };

export const squares: SquareTermsInput = { seed: '1', draw: 0, d: 3, samples: 100 };

export const matrix: MatrixInput = { seed: '1', draw: 0, rows: 3, columns: 5 };

export const gradientRows: GradientRowsInput = {
  seed: '1',
  draw: 0,
  d: 16,
  keys: 4,
  rows: 5,
  rule: { id: 'sqrt', parameter: 0 },
};

/** Rows of a hill: spreads take the place of rules. */
export const pullHill: PullHillInput = { seed: '1', draw: 0, d: 16, keys: 4, rows: 5, first: 0 };

export const targetPull: TargetPullInput = {
  ...pullHill,
  rules: [
    { id: 'sqrt', parameter: 0 },
    { id: 'temperature', parameter: 2 },
  ],
};

export const normalRows: NormalRowsInput = { seed: '1', keys: 64, rows: 20 };

export const normalRow: NormalRowInput = { seed: '1', row: 3, keys: 64, spread: 8, shown: 12 };

/** Sums of two networks: what the module itself gives. */
const sums = unwrap(boundChapters.runTwoKinds(twoKinds, 0, 2));

/** Arguments of a good call, by function. */
export const goodChapters: { [Name in keyof ChaptersModule]: Parameters<ChaptersModule[Name]> } = {
  softmaxSteps: [[1, 2, 3]],
  softmaxRows: [[1, 2, 3, 4], 2],
  softmaxJacobian: [[1, 2, 3]],
  jacobianProduct: [
    [1, 2, 3],
    [1, 0, 0],
  ],
  productWithJacobian: [
    [1, 0, 0],
    [1, 2, 3],
  ],
  jacobianSizes: [
    [1, 2, 3],
    [0.5, 1, 2],
  ],
  attentionGradient: [attention, [1, 1]],
  temperatureResponse: [
    [1, 2, 3],
    [0.5, 1],
  ],
  additiveScores: [additive],
  additiveGradient: [additive, [1, -1]],
  formats: [],
  roundTo: ['float16', [0.1, 1]],
  roundedSoftmax: ['float16', 'shifted', [1, 2, 3]],
  onlineSoftmax: [online],
  overflowProbabilities: ['float16', { id: 'none', parameter: 0 }, [4, 64]],
  entryLaws: [],
  standardMoments: [law],
  drawPairs: [pairs],
  drawWalks: [walks],
  dotProduct: [
    [3, 4],
    [4, -2],
  ],
  initializers: [],
  drawLayer: [layer, 0],
  measureLayer: [layer, 3],
  predictLayer: [layer],
  initialVariances: [],
  scoreOfEntries: [law, law, [1, 64]],
  correlatedScore: [law, 0.5, [1, 64]],
  correlatedScoreLaw: [0.5, 16, [0, 8]],
  cosineLaw: [16, [0, 0.5]],
  cosineQuantiles: [16, [0.5, 0.975]],
  cosineAttention: [64, [1, 10]],
  gainForPeak: [64, 0.9],
  softmaxOfTwo: [[0, 1, 10]],
  expectedSoftmax: [8, [0.5, 4]],
  flatSoftmax: [8, [0, 0.5]],
  sharpSoftmax: [8, [3, 10]],
  collapseSpreads: [[8, 1024]],
  logCollapseKeys: [[1, 8]],
  spreadPhase: [1024, [0, 2]],
  frozenPhase: [1024, [5, 8]],
  measureSpreads: [normalRows, [1, 8]],
  normalRow: [normalRow],
  scoreDensity: [16, [0, 1]],
  scoreProbabilities: [16, [0, 1]],
  scoreQuantiles: [16, [0.25, 0.975]],
  scoreMoments: [16, 4],
  distanceToNormal: [[1, 64]],
  normalLaw: [[0, 1]],
  normalQuantiles: [[0.025]],
  drawScores: [scores],
  goodnessOfFit: [fit],
  varianceBand: [band],
  quantiles: [
    [3, 1, 2],
    [0.5, 1],
  ],
  spreadOfList: [[2, 4, 6]],
  additiveSpread: [64, 1, 2],
  samplesForScoreVariance: [0.01, [1, 64]],
  standardErrorOfVariance: [1000, [1, 64]],
  runTwoKinds: [twoKinds, 0, 2],
  mergeTwoKinds: [sums, sums],
  twoKindsFigures: [sums],
  squareTerms: [squares],
  drawMatrix: [matrix],
  gradientRows: [{ ...gradientRows, first: 1, causal: true }],
  causalPlaces: [8, 64],
  meanCausalWeight: [64],
  targetPull: [{ ...targetPull, z: 1, causal: true }],
  pullHill: [{ ...pullHill, z: 1, causal: true }, [0.5, 1, 2]],
  learningStep: [{ ...targetPull, z: 1, causal: true }, 0.5],
  designedSpreads: [{ factor: 1, exponent: 0.5, logarithmic: false }, [16, 64]],
  exponentThrough: [1, 64, 8],
  pullRows: [{ seed: '1', keys: 8, rows: 50, z: 1 }, 64, 8],
  typicalPull: [8, [0.5, 1], 0],
  typicalTop: [8, 0],
  expectedPull: [64, [0.5, 1, 2], 1],
  bestSpreads: [64, 0],
  pullFigures: [[0.5, 1, 0.25, 2]],
};
