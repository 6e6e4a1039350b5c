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

  divisors(variant: number): Float64Array {
    return unwrap(this.#bound.divisors(variant));
  }

  wanted(): WantedTensor[] {
    return unwrap(this.#bound.wanted());
  }

  take(name: string, storage: TensorStorage, bytes: Uint8Array): PassProgress {
    return unwrap(this.#bound.take(name, storage, bytes));
  }

  heads(variant: number): HeadColumns {
    return unwrap(this.#bound.heads(variant));
  }

  histograms(variant: number, layer: number, head: number): HeadHistograms {
    return unwrap(this.#bound.histograms(variant, layer, head));
  }

  pattern(variant: number, place: number): Float32Array {
    return unwrap(this.#bound.pattern(variant, place));
  }

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
