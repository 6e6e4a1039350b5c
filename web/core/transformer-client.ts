// The transformer as scripts call it: each call gives its value or throws CoreRefusal; a pass has to be ended.
import { unwrap } from './refusal.ts';
import type {
  BoundTransformerPass,
  HeadColumns,
  HeadHistograms,
  PassProgress,
  PassRequest,
  TensorShape,
  TensorStorage,
  TextLoss,
  TransformerLimits,
  TransformerModule,
  TransformerSizes,
  WantedTensor,
} from './transformer-types.ts';
import type { Unwrapped } from './unwrapped.ts';

/** A pass through a GPT-2 that is fed tensor by tensor. */
export class TransformerPass implements Omit<Unwrapped<BoundTransformerPass>, 'delete'> {
  readonly #bound: BoundTransformerPass;

  constructor(bound: BoundTransformerPass) {
    this.#bound = bound;
  }

  /** c of a variant in each layer. */
  divisors(variant: number): Float64Array {
    return unwrap(this.#bound.divisors(variant));
  }

  /** Tensors that it waits for now, in any order; none once it is done. */
  wanted(): WantedTensor[] {
    return unwrap(this.#bound.wanted());
  }

  /** Takes the next rows of a tensor; with the last that it waits for, a stage runs for all variants. */
  take(name: string, storage: TensorStorage, bytes: Uint8Array): PassProgress {
    return unwrap(this.#bound.take(name, storage, bytes));
  }

  /** Figures of every head of the layers that have run, layer by layer: an entry for each. */
  heads(variant: number): HeadColumns {
    return unwrap(this.#bound.heads(variant));
  }

  /** Raw scores over √d and divided scores of a head, in bins. */
  histograms(variant: number, layer: number, head: number): HeadHistograms {
    return unwrap(this.#bound.histograms(variant, layer, head));
  }

  /** Weights of a head of `patterns`, by its place there: tokens × tokens, row: query. */
  pattern(variant: number, place: number): Float32Array {
    return unwrap(this.#bound.pattern(variant, place));
  }

  /** What the text cost under a variant, once the pass is done. */
  loss(variant: number): TextLoss {
    return unwrap(this.#bound.loss(variant));
  }

  /** Gives its memory back; nothing may be asked of it afterwards. */
  end(): void {
    this.#bound.delete();
  }
}

export class TransformerClient {
  readonly #module: TransformerModule;

  constructor(module: TransformerModule) {
    this.#module = module;
  }

  transformerLimits(): TransformerLimits {
    return unwrap(this.#module.transformerLimits());
  }

  transformerTensors(sizes: TransformerSizes): TensorShape[][] {
    return unwrap(this.#module.transformerTensors(sizes));
  }

  startPass(request: PassRequest): TransformerPass {
    return new TransformerPass(unwrap(this.#module.startPass(request)));
  }

  jointLoss(losses: readonly ArrayLike<number>[]): TextLoss {
    return unwrap(this.#module.jointLoss(losses));
  }
}
