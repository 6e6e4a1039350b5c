// What chapters ask for, as the page calls it: each call gives its value or throws CoreRefusal.
import type { AdditiveGradient, AdditiveInput, AdditiveScores } from './chapters-additive.ts';
import type {
  EntryLaw,
  EntryLawRow,
  Initializer,
  Layer,
  LayerInput,
  MeasuredLayer,
  Pairs,
  PairsInput,
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
import type { NumberFormat, OnlineInput, OnlineSoftmax, RoundedSoftmax, Roundings } from './chapters-precision.ts';
import type { NormalLaw, ScoreDensity, ScoreMoments, ScoreProbabilities } from './chapters-score-law.ts';
import type { BandInput, DrawnScores, Fit, FitInput, ScoresInput, VarianceBand } from './chapters-statistics.ts';
import type { ChaptersModule } from './chapters-types.ts';
import { unwrap } from './refusal.ts';
import type { AttentionInput, Digest } from './types.ts';

export class ChaptersClient {
  readonly #module: ChaptersModule;

  constructor(module: ChaptersModule) {
    this.#module = module;
  }

  softmaxSteps(scores: ArrayLike<number>): SoftmaxSteps {
    return unwrap(this.#module.softmaxSteps(scores));
  }

  /** Rows of `keys` scores each, at most 65,536 scores. */
  softmaxRows(scores: ArrayLike<number>, keys: number): SoftmaxRows {
    return unwrap(this.#module.softmaxRows(scores, keys));
  }

  /** At most 256 scores. */
  softmaxJacobian(scores: ArrayLike<number>): SoftmaxJacobian {
    return unwrap(this.#module.softmaxJacobian(scores));
  }

  /** J v: what a change v of the scores does to the weights. */
  jacobianProduct(scores: ArrayLike<number>, v: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.jacobianProduct(scores, v));
  }

  /** vᵀ J: the gradient in the scores, given the gradient v in the weights. */
  productWithJacobian(v: ArrayLike<number>, scores: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.productWithJacobian(v, scores));
  }

  jacobianSizes(scores: ArrayLike<number>, factors: ArrayLike<number>): JacobianSizes {
    return unwrap(this.#module.jacobianSizes(scores, factors));
  }

  /** Sizes at most 128; `outputGradient` is queries × valueDimension. */
  attentionGradient(input: AttentionInput, outputGradient: ArrayLike<number>): AttentionGradient {
    return unwrap(this.#module.attentionGradient(input, outputGradient));
  }

  /** At most 512 temperatures > 0. */
  temperatureResponse(scores: ArrayLike<number>, temperatures: ArrayLike<number>): TemperatureResponse {
    return unwrap(this.#module.temperatureResponse(scores, temperatures));
  }

  additiveScores(input: AdditiveInput): AdditiveScores {
    return unwrap(this.#module.additiveScores(input));
  }

  /** `scoreGradient` is queries × keys. */
  additiveGradient(input: AdditiveInput, scoreGradient: ArrayLike<number>): AdditiveGradient {
    return unwrap(this.#module.additiveGradient(input, scoreGradient));
  }

  formats(): NumberFormat[] {
    return unwrap(this.#module.formats());
  }

  /** At most 4096 values. */
  roundTo(format: string, values: ArrayLike<number>): Roundings {
    return unwrap(this.#module.roundTo(format, values));
  }

  /** At most 256 scores. */
  roundedSoftmax(format: string, form: 'naive' | 'shifted', scores: ArrayLike<number>): RoundedSoftmax {
    return unwrap(this.#module.roundedSoftmax(format, form, scores));
  }

  /** At most 256 scores and 16 columns of values. */
  onlineSoftmax(input: OnlineInput): OnlineSoftmax {
    return unwrap(this.#module.onlineSoftmax(input));
  }

  entryLaws(): EntryLawRow[] {
    return unwrap(this.#module.entryLaws());
  }

  standardMoments(law: EntryLaw): StandardMoments {
    return unwrap(this.#module.standardMoments(law));
  }

  drawPairs(input: PairsInput): Pairs {
    return unwrap(this.#module.drawPairs(input));
  }

  initializers(): Initializer[] {
    return unwrap(this.#module.initializers());
  }

  /** tokens · dK · (3 dModel + tokens) at most 2e7. */
  drawLayer(input: LayerInput, draw: number): Layer {
    return unwrap(this.#module.drawLayer(input, draw));
  }

  /** The same, times the draws. */
  measureLayer(input: LayerInput, draws: number): MeasuredLayer {
    return unwrap(this.#module.measureLayer(input, draws));
  }

  scoreDensity(d: number, x: ArrayLike<number>): ScoreDensity {
    return unwrap(this.#module.scoreDensity(d, x));
  }

  scoreProbabilities(d: number, x: ArrayLike<number>): ScoreProbabilities {
    return unwrap(this.#module.scoreProbabilities(d, x));
  }

  /** Probabilities strictly between 0 and 1. */
  scoreQuantiles(d: number, p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.scoreQuantiles(d, p));
  }

  /** Orders up to 12. */
  scoreMoments(d: number, order: number): ScoreMoments {
    return unwrap(this.#module.scoreMoments(d, order));
  }

  /** Of the standard normal law. */
  normalLaw(z: ArrayLike<number>): NormalLaw {
    return unwrap(this.#module.normalLaw(z));
  }

  normalQuantiles(p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.normalQuantiles(p));
  }

  drawScores(input: ScoresInput): DrawnScores {
    return unwrap(this.#module.drawScores(input));
  }

  /** At most 4096 scores. */
  goodnessOfFit(input: FitInput): Fit {
    return unwrap(this.#module.goodnessOfFit(input));
  }

  varianceBand(input: BandInput): VarianceBand {
    return unwrap(this.#module.varianceBand(input));
  }

  /** At most 4096 numbers in any order, 256 probabilities from 0 to 1. */
  quantiles(sample: ArrayLike<number>, p: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.quantiles(sample, p));
  }

  digests(): Digest[] {
    return unwrap(this.#module.digests());
  }
}
