// What chapters ask for, as the page calls it: each call gives its value or throws CoreRefusal.
import type {
  AdditiveGradient,
  AdditiveInput,
  AdditiveScores,
  BandInput,
  DrawnScores,
  Fit,
  FitInput,
  SamplesForVariance,
  ScoresInput,
  VarianceBand,
} from './chapters-experiments.ts';
import type {
  CorrelatedScore,
  CorrelatedScoreLaw,
  CosineAttention,
  CosineLaw,
  DistanceToNormal,
  EntryLaw,
  EntryLawRow,
  InitialVariance,
  Initializer,
  Layer,
  LayerInput,
  MeasuredLayer,
  NormalLaw,
  Pairs,
  PairsInput,
  PredictedLayer,
  ScoreDensity,
  ScoreMoments,
  ScoreOfEntries,
  ScoreProbabilities,
  StandardMoments,
} from './chapters-entries.ts';
import type {
  AttentionGradient,
  JacobianSizes,
  SoftmaxJacobian,
  SoftmaxRows,
  SoftmaxSteps,
  TemperatureResponse,
} from './chapters-gradients.ts';
import type {
  NumberFormat,
  OnlineInput,
  OnlineSoftmax,
  OverflowProbabilities,
  RoundedSoftmax,
  Roundings,
} from './chapters-precision.ts';
import type {
  FlatSoftmax,
  FrozenPhase,
  MeasuredSpreads,
  NormalRow,
  NormalRowInput,
  NormalRowsInput,
  SharpSoftmax,
  SpreadPhase,
  TwoKeys,
} from './chapters-saturation.ts';
import type { ChaptersModule } from './chapters-module.ts';
import { ExperimentsClient } from './experiments-client.ts';
import { unwrap, type Unwrapped } from './refusal.ts';
import type { AttentionInput, RuleChoice } from './types.ts';

export class ChaptersClient extends ExperimentsClient implements Unwrapped<ChaptersModule> {
  readonly #module: ChaptersModule;

  constructor(module: ChaptersModule) {
    super(module);
    this.#module = module;
  }

  softmaxSteps(scores: ArrayLike<number>): SoftmaxSteps {
    return unwrap(this.#module.softmaxSteps(scores));
  }

  softmaxRows(scores: ArrayLike<number>, keys: number): SoftmaxRows {
    return unwrap(this.#module.softmaxRows(scores, keys));
  }

  softmaxJacobian(scores: ArrayLike<number>): SoftmaxJacobian {
    return unwrap(this.#module.softmaxJacobian(scores));
  }

  jacobianProduct(scores: ArrayLike<number>, v: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.jacobianProduct(scores, v));
  }

  productWithJacobian(v: ArrayLike<number>, scores: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.productWithJacobian(v, scores));
  }

  jacobianSizes(scores: ArrayLike<number>, factors: ArrayLike<number>): JacobianSizes {
    return unwrap(this.#module.jacobianSizes(scores, factors));
  }

  attentionGradient(input: AttentionInput, outputGradient: ArrayLike<number>): AttentionGradient {
    return unwrap(this.#module.attentionGradient(input, outputGradient));
  }

  temperatureResponse(scores: ArrayLike<number>, temperatures: ArrayLike<number>): TemperatureResponse {
    return unwrap(this.#module.temperatureResponse(scores, temperatures));
  }

  /** vᵀ tanh(W₁ q + W₂ k) of every pair. */
  additiveScores(input: AdditiveInput): AdditiveScores {
    return unwrap(this.#module.additiveScores(input));
  }

  additiveGradient(input: AdditiveInput, scoreGradient: ArrayLike<number>): AdditiveGradient {
    return unwrap(this.#module.additiveGradient(input, scoreGradient));
  }

  /** float16, bfloat16, float32 and float64. */
  formats(): NumberFormat[] {
    return unwrap(this.#module.formats());
  }

  roundTo(format: string, values: ArrayLike<number>): Roundings {
    return unwrap(this.#module.roundTo(format, values));
  }

  roundedSoftmax(format: string, form: 'naive' | 'shifted', scores: ArrayLike<number>): RoundedSoftmax {
    return unwrap(this.#module.roundedSoftmax(format, form, scores));
  }

  onlineSoftmax(input: OnlineInput): OnlineSoftmax {
    return unwrap(this.#module.onlineSoftmax(input));
  }

  overflowProbabilities(format: string, rule: RuleChoice, d: ArrayLike<number>): OverflowProbabilities {
    return unwrap(this.#module.overflowProbabilities(format, rule, d));
  }

  /** The distributions that entries may follow. */
  entryLaws(): EntryLawRow[] {
    return unwrap(this.#module.entryLaws());
  }

  standardMoments(law: EntryLaw): StandardMoments {
    return unwrap(this.#module.standardMoments(law));
  }

  drawPairs(input: PairsInput): Pairs {
    return unwrap(this.#module.drawPairs(input));
  }

  /** How published models draw their first weights. */
  initializers(): Initializer[] {
    return unwrap(this.#module.initializers());
  }

  drawLayer(input: LayerInput, draw: number): Layer {
    return unwrap(this.#module.drawLayer(input, draw));
  }

  measureLayer(input: LayerInput, draws: number): MeasuredLayer {
    return unwrap(this.#module.measureLayer(input, draws));
  }

  predictLayer(input: LayerInput): PredictedLayer {
    return unwrap(this.#module.predictLayer(input));
  }

  initialVariances(): InitialVariance[] {
    return unwrap(this.#module.initialVariances());
  }

  scoreOfEntries(q: EntryLaw, k: EntryLaw, d: ArrayLike<number>): ScoreOfEntries {
    return unwrap(this.#module.scoreOfEntries(q, k, d));
  }

  correlatedScore(law: EntryLaw, correlation: number, d: ArrayLike<number>): CorrelatedScore {
    return unwrap(this.#module.correlatedScore(law, correlation, d));
  }

  correlatedScoreLaw(correlation: number, d: number, x: ArrayLike<number>): CorrelatedScoreLaw {
    return unwrap(this.#module.correlatedScoreLaw(correlation, d, x));
  }

  cosineLaw(d: number, x: ArrayLike<number>): CosineLaw {
    return unwrap(this.#module.cosineLaw(d, x));
  }

  /** x with P(C ≤ x) = p for the cosine C of two random vectors. */
  cosineQuantiles(d: number, p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.cosineQuantiles(d, p));
  }

  cosineAttention(keys: number, gains: ArrayLike<number>): CosineAttention {
    return unwrap(this.#module.cosineAttention(keys, gains));
  }

  gainForPeak(keys: number, weight: number): number {
    return unwrap(this.#module.gainForPeak(keys, weight));
  }

  softmaxOfTwo(spreads: ArrayLike<number>): TwoKeys {
    return unwrap(this.#module.softmaxOfTwo(spreads));
  }

  flatSoftmax(keys: number, spreads: ArrayLike<number>): FlatSoftmax {
    return unwrap(this.#module.flatSoftmax(keys, spreads));
  }

  sharpSoftmax(keys: number, spreads: ArrayLike<number>): SharpSoftmax {
    return unwrap(this.#module.sharpSoftmax(keys, spreads));
  }

  collapseSpreads(keys: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.collapseSpreads(keys));
  }

  logCollapseKeys(spreads: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.logCollapseKeys(spreads));
  }

  spreadPhase(keys: number, spreads: ArrayLike<number>): SpreadPhase {
    return unwrap(this.#module.spreadPhase(keys, spreads));
  }

  frozenPhase(keys: number, spreads: ArrayLike<number>): FrozenPhase {
    return unwrap(this.#module.frozenPhase(keys, spreads));
  }

  measureSpreads(input: NormalRowsInput, spreads: ArrayLike<number>): MeasuredSpreads {
    return unwrap(this.#module.measureSpreads(input, spreads));
  }

  /** One of the rows behind measureSpreads, its largest weights first. */
  normalRow(input: NormalRowInput): NormalRow {
    return unwrap(this.#module.normalRow(input));
  }

  /** The density of q·k and of the normal distribution with its variance, at each x. */
  scoreDensity(d: number, x: ArrayLike<number>): ScoreDensity {
    return unwrap(this.#module.scoreDensity(d, x));
  }

  /** The distribution of q·k at each x. */
  scoreProbabilities(d: number, x: ArrayLike<number>): ScoreProbabilities {
    return unwrap(this.#module.scoreProbabilities(d, x));
  }

  scoreQuantiles(d: number, p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.scoreQuantiles(d, p));
  }

  scoreMoments(d: number, order: number): ScoreMoments {
    return unwrap(this.#module.scoreMoments(d, order));
  }

  distanceToNormal(d: ArrayLike<number>): DistanceToNormal {
    return unwrap(this.#module.distanceToNormal(d));
  }

  normalLaw(z: ArrayLike<number>): NormalLaw {
    return unwrap(this.#module.normalLaw(z));
  }

  /** z with Φ(z) = p. */
  normalQuantiles(p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.normalQuantiles(p));
  }

  drawScores(input: ScoresInput): DrawnScores {
    return unwrap(this.#module.drawScores(input));
  }

  goodnessOfFit(input: FitInput): Fit {
    return unwrap(this.#module.goodnessOfFit(input));
  }

  varianceBand(input: BandInput): VarianceBand {
    return unwrap(this.#module.varianceBand(input));
  }

  quantiles(sample: ArrayLike<number>, p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.quantiles(sample, p));
  }

  samplesForScoreVariance(relativeError: number, d: ArrayLike<number>): SamplesForVariance {
    return unwrap(this.#module.samplesForScoreVariance(relativeError, d));
  }

  standardErrorOfVariance(samples: number, d: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.standardErrorOfVariance(samples, d));
  }
}
