// What chapters ask of draws that a reader watches add up: the part of their client that draws vectors anew for a picture.
import type {
  AdditiveSpread,
  ExperimentsModule,
  GradientRows,
  GradientRowsInput,
  KindFigures,
  MatrixInput,
  SpreadOfList,
  SpreadsModule,
  SquareTerms,
  SquareTermsInput,
  TwoKindsInput,
  TwoKindsModule,
} from './chapters-experiments.ts';
import type {
  BestSpreads,
  DesignedDivisor,
  DesignedDivisorModule,
  DesignedSpreads,
  ExpectedPull,
  LearningStep,
  PullFigures,
  PullHillInput,
  PullRowsInput,
  TargetPull,
  TargetPullInput,
  TargetPullModule,
  TypicalTop,
} from './chapters-gradients.ts';
import type { DotProduct, Walks, WalksInput, WalksModule } from './chapters-walks.ts';
import { unwrap, type Unwrapped } from './refusal.ts';

type Experiments = ExperimentsModule &
  TwoKindsModule &
  TargetPullModule &
  WalksModule &
  DesignedDivisorModule &
  SpreadsModule;

export class ExperimentsClient implements Unwrapped<Experiments> {
  readonly #module: Experiments;

  constructor(module: Experiments) {
    this.#module = module;
  }

  runTwoKinds(input: TwoKindsInput, first: number, networks: number): Float64Array {
    return unwrap(this.#module.runTwoKinds(input, first, networks));
  }

  mergeTwoKinds(earlier: ArrayLike<number>, later: ArrayLike<number>): Float64Array {
    return unwrap(this.#module.mergeTwoKinds(earlier, later));
  }

  twoKindsFigures(sums: ArrayLike<number>): KindFigures[] {
    return unwrap(this.#module.twoKindsFigures(sums));
  }

  squareTerms(input: SquareTermsInput): SquareTerms {
    return unwrap(this.#module.squareTerms(input));
  }

  drawMatrix(input: MatrixInput): Float64Array {
    return unwrap(this.#module.drawMatrix(input));
  }

  gradientRows(input: GradientRowsInput): GradientRows {
    return unwrap(this.#module.gradientRows(input));
  }

  additiveSpread(units: number, factor: number, variance: number): AdditiveSpread {
    return unwrap(this.#module.additiveSpread(units, factor, variance));
  }

  spreadOfList(list: ArrayLike<number>): SpreadOfList {
    return unwrap(this.#module.spreadOfList(list));
  }

  causalPlaces(queries: number, keys: number): Float64Array {
    return unwrap(this.#module.causalPlaces(queries, keys));
  }

  meanCausalWeight(keys: number): number {
    return unwrap(this.#module.meanCausalWeight(keys));
  }

  targetPull(input: TargetPullInput): TargetPull {
    return unwrap(this.#module.targetPull(input));
  }

  pullHill(input: PullHillInput, spreads: ArrayLike<number>): TargetPull {
    return unwrap(this.#module.pullHill(input, spreads));
  }

  learningStep(input: TargetPullInput, rate: number): LearningStep {
    return unwrap(this.#module.learningStep(input, rate));
  }

  expectedPull(keys: number, spreads: ArrayLike<number>, z: number | null): ExpectedPull {
    return unwrap(this.#module.expectedPull(keys, spreads, z));
  }

  bestSpreads(keys: number, z: number): BestSpreads {
    return unwrap(this.#module.bestSpreads(keys, z));
  }

  pullFigures(sample: ArrayLike<number>): PullFigures {
    return unwrap(this.#module.pullFigures(sample));
  }

  /** Running sums of many scores. */
  drawWalks(input: WalksInput): Walks {
    return unwrap(this.#module.drawWalks(input));
  }

  /** One score as a sum and as geometry. */
  dotProduct(q: ArrayLike<number>, k: ArrayLike<number>): DotProduct {
    return unwrap(this.#module.dotProduct(q, k));
  }

  designedSpreads(design: DesignedDivisor, dimensions: ArrayLike<number>): DesignedSpreads {
    return unwrap(this.#module.designedSpreads(design, dimensions));
  }

  exponentThrough(factor: number, d: number, divisor: number): number {
    return unwrap(this.#module.exponentThrough(factor, d, divisor));
  }

  pullRows(input: PullRowsInput, d: number, divisor: number): PullFigures {
    return unwrap(this.#module.pullRows(input, d, divisor));
  }

  typicalTop(keys: number): TypicalTop {
    return unwrap(this.#module.typicalTop(keys));
  }

  typicalPull(keys: number, spreads: ArrayLike<number>, z: number | null): Float64Array {
    return unwrap(this.#module.typicalPull(keys, spreads, z));
  }
}
