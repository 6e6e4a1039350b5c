// The module of the transformer in Node, started as a page starts it; a model so small that a pass takes microseconds, and good calls.
import { readFile } from 'node:fs/promises';
import {
  instantiateTransformer,
  transformerClient,
  type TransformerPass,
  type BoundTransformerPass,
  type PassRequest,
  type TensorShape,
  type TensorStorage,
  type TransformerModule,
  type TransformerSizes,
} from '../../web/core/model/transformer-client.ts';

const binary = await readFile(new URL('../../web/core/generated/sqrt-dk-transformer.wasm', import.meta.url));

/** The bound functions as they are. */
export const boundTransformer = await instantiateTransformer(await WebAssembly.compile(binary));

/** The same as scripts call them. */
export const transformer = transformerClient(boundTransformer);

export const tinySizes: TransformerSizes = { layers: 2, heads: 2, width: 8, vocabulary: 11, context: 6 };

export const tinyRequest: PassRequest = {
  sizes: tinySizes,
  tokens: [3, 1, 4, 1, 5],
  variants: [
    { rule: { id: 'sqrt' }, layer: null },
    { rule: { id: 'temperature', parameter: 2 }, layer: null },
    { rule: { id: 'none' }, layer: 1 },
  ],
  patterns: [{ layer: 1, head: 0 }],
};

/** Numbers as the bytes of a file. Bits of a float are those of a bfloat16 with sixteen more. */
export function bytesOf(storage: TensorStorage, numbers: readonly number[]): Uint8Array {
  const floats = new Uint32Array(Float32Array.from(numbers).buffer);
  if (storage === 'F32') return new Uint8Array(floats.buffer);
  const half = (bits: number): number =>
    (bits & 0x7fffffff) === 0 ? bits >>> 16 : ((bits >>> 16) & 0x8000) | (((bits >>> 13) & 0x3ffff) - (112 << 10));
  return new Uint8Array(Uint16Array.from(floats, storage === 'BF16' ? (bits) => bits >>> 16 : half).buffer);
}

/** Small multiples of 1/8, which every storage holds; gains are about 1. */
export function numbersOf({ name, rows, columns }: TensorShape): number[] {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const gain = /ln_\w*\.weight$/.test(name) ? 1 : 0;
  return Array.from({ length: rows * columns }, (_, i) => gain + (((seed + i * 7919 + i * i * 31) % 17) - 8) / 8);
}

/** Feeds a pass until it is done, so many rows at a time. */
export function fed(
  pass: TransformerPass,
  storage: TensorStorage = 'F32',
  numbers: (tensor: TensorShape) => number[] = numbersOf,
  rows = Infinity,
): TransformerPass {
  for (;;) {
    const [tensor] = pass.wanted();
    if (!tensor) return pass;
    const slice = numbers(tensor).slice(tensor.taken * tensor.columns, (tensor.taken + rows) * tensor.columns);
    pass.take(tensor.name, storage, bytesOf(storage, slice));
  }
}

export const goodTransformer: {
  [Name in keyof Omit<TransformerModule, 'startPass'>]: Parameters<TransformerModule[Name]>;
} = {
  transformerLimits: [],
  transformerTensors: [tinySizes],
  jointLoss: [[Float64Array.of(2, 0.5, 1.25), Float64Array.of(3)]],
};

export const goodPass: {
  [Name in keyof Omit<BoundTransformerPass, 'delete' | 'take'>]: Parameters<BoundTransformerPass[Name]>;
} = {
  divisors: [1],
  wanted: [],
  heads: [2],
  histograms: [1, 1, 0],
  pattern: [2, 0],
  loss: [0],
};

/** A pass that is done, as it is bound. */
export function boundPass(): BoundTransformerPass {
  const answer = boundTransformer.startPass(tinyRequest);
  if ('error' in answer) throw new Error('refused');
  const pass = answer.value;
  for (;;) {
    const wanted = pass.wanted();
    const [tensor] = 'value' in wanted ? wanted.value : [];
    if (!tensor) return pass;
    pass.take(tensor.name, 'F32', bytesOf('F32', numbersOf(tensor)));
  }
}
