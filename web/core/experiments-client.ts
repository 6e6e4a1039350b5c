// What chapters ask of draws that a reader watches add up: the part of their client that draws vectors anew for a picture.
import type {
  ExperimentsModule,
  GradientRows,
  GradientRowsInput,
  MatrixInput,
  SquareTerms,
  SquareTermsInput,
} from './chapters-experiments.ts';
import type { KindFigures, TwoKindsInput, TwoKindsModule } from './chapters-two-kinds.ts';
import { unwrap } from './refusal.ts';
import type { Unwrapped } from './unwrapped.ts';

export class ExperimentsClient implements Unwrapped<ExperimentsModule & TwoKindsModule> {
  readonly #module: ExperimentsModule & TwoKindsModule;

  constructor(module: ExperimentsModule & TwoKindsModule) {
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
}
