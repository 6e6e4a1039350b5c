// What crosses the boundary to the transformer, and the transformer as scripts call it. The only import of its generated glue.
import createTransformer from '../generated/sqrt-dk-transformer.js';
import type { Answer, Answers, Range, RuleInput } from '../types.ts';
import { unwrap, unwrapped } from '../refusal.ts';
import { instantiate } from '../compile.ts';

/** Sizes of a GPT-2. GPT-2 small: 12 layers, 12 heads, width 768, 50,257 tokens, context 1024. */
export interface TransformerSizes {
  layers: number;
  /** Of each layer; they divide the width. */
  heads: number;
  width: number;
  vocabulary: number;
  context: number;
}

/** How the scores of a variant are divided; the model was trained with √d. */
export interface PassVariant {
  /** One that divides by a function of d: "temperature" with the parameter f is the factor f, c = f √d. */
  rule: RuleInput;
  /** The one layer, from 0, that the rule is for, while the others keep √d; null: all of them. */
  layer: number | null;
}

/** A head, both counted from 0. */
export interface HeadPlace {
  layer: number;
  head: number;
}

export interface PassRequest {
  sizes: TransformerSizes;
  /** 2 … context tokens, by their numbers. */
  tokens: ArrayLike<number>;
  /** 1 … 16; all are computed in the one pass. */
  variants: readonly PassVariant[];
  /** Heads whose weights are kept. */
  patterns: readonly HeadPlace[];
}

/** Which numbers of a request may be how large; `states` is variants · tokens · width, `weights` variants · patterns · tokens². */
export type TransformerLimits = Record<
  | 'layers'
  | 'heads'
  | 'width'
  | 'vocabulary'
  | 'context'
  | 'tokens'
  | 'variants'
  | 'states'
  | 'weights'
  /** Of one call of take. */
  | 'bytes',
  Range
>;

/** Rows of columns numbers each; a vector is one row. Maps are inputs × outputs. */
export interface TensorShape {
  /** As in GPT-2's published files, without the prefix "transformer.". */
  name: string;
  rows: number;
  columns: number;
}

export interface WantedTensor extends TensorShape {
  /** Rows that have been taken. */
  taken: number;
}

/** How a file stores a number. */
export type TensorStorage = 'F32' | 'F16' | 'BF16';

export interface PassProgress {
  /** Stages that are done, and how many there are: the text is embedded, each block runs, a last LayerNorm, the loss. */
  stages: number;
  of: number;
  done: boolean;
}

/** Figures of every head of the layers that have run, layer by layer: an entry for each. */
export interface HeadColumns {
  /** Causal scores. */
  count: Float64Array;
  /** Mean and standard deviation of the raw scores q·k; of the divided ones, over the divisor. */
  mean: Float64Array;
  std: Float64Array;
  /** Standard deviation of q·k within a row, which is all of it that softmax sees. */
  rowStd: Float64Array;
  /** Share of |q·k| > 2√d. */
  beyond: Float64Array;
  /** Largest weight of a row, and entropy of a row in nats, the mean over all rows. */
  peak: Float64Array;
  entropy: Float64Array;
}

export interface ScoreHistogram {
  counts: Float64Array;
  /** Scores beyond either end. */
  below: number;
  above: number;
}

export interface HeadHistograms {
  /** Ends of all bins. */
  from: number;
  to: number;
  /** Of q·k / √d. */
  inRootD: ScoreHistogram;
  /** Of q·k / c. */
  divided: ScoreHistogram;
}

/** Cross-entropy of the next token, the mean over the text's tokens but the first. */
export interface TextLoss {
  nats: number;
  bits: number;
  /** In nats, of the second token, the third, … */
  tokens: Float64Array;
}

export interface PassCalls {
  /** c of a variant in each layer. */
  divisors(variant: number): Float64Array;
  /** Tensors that it waits for now, in any order; none once it is done. */
  wanted(): WantedTensor[];
  /** Takes the next rows of a tensor; with the last that it waits for, a stage runs for all variants. */
  take(name: string, storage: TensorStorage, bytes: Uint8Array): PassProgress;
  /** Figures of every head of the layers that have run, layer by layer: an entry for each. */
  heads(variant: number): HeadColumns;
  /** Raw scores over √d and divided scores of a head, in bins. */
  histograms(variant: number, layer: number, head: number): HeadHistograms;
  /** Weights of a head of `patterns`, by its place there: tokens × tokens, row: query. */
  pattern(variant: number, place: number): Float32Array;
  /** What the text cost under a variant, once the pass is done. */
  loss(variant: number): TextLoss;
}

/** A pass through a GPT-2 that is fed tensor by tensor. */
export interface TransformerPass extends PassCalls {
  /** Gives its memory back; nothing may be asked of it afterwards. */
  end(): void;
}

/** A pass, which stays in the module until it is deleted. */
export interface BoundTransformerPass extends Answers<PassCalls> {
  delete(): void;
}

export interface TransformerCalls {
  transformerLimits(): TransformerLimits;
  /** Tensors of each stage, in the order in which a pass needs them. */
  transformerTensors(sizes: TransformerSizes): TensorShape[][];
  /** The mean over all predicted tokens of several texts, from the losses of their tokens in nats; one text alone keeps its bits. */
  jointLoss(losses: readonly ArrayLike<number>[]): TextLoss;
}

export interface TransformerModule extends Answers<TransformerCalls> {
  startPass(request: PassRequest): Answer<BoundTransformerPass>;
}

/** Each call gives its value or throws CoreRefusal; a pass has to be ended. */
export interface TransformerClient extends TransformerCalls {
  startPass(request: PassRequest): TransformerPass;
}

export const transformerClient = (module: TransformerModule): TransformerClient =>
  unwrapped<TransformerCalls, Pick<TransformerClient, 'startPass'>>(module, {
    startPass(request) {
      const pass = unwrap(module.startPass(request));
      return unwrapped<PassCalls, Pick<TransformerPass, 'end'>>(pass, {
        end() {
          pass.delete();
        },
      });
    },
  });

/** Rejects CoreUnavailable "not-started". */
export function instantiateTransformer(compiled: WebAssembly.Module): Promise<TransformerModule> {
  return instantiate(createTransformer, compiled);
}
