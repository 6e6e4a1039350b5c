// A weight file of a GPT-2 of any size with random weights, written part by part: it is never held whole.
import { open } from 'node:fs/promises';

export interface Gpt2Sizes {
  layers: number;
  width: number;
  vocabulary: number;
  context: number;
}

/** GPT-2 small, with 12 heads of a layer. */
export const small: Gpt2Sizes = { layers: 12, width: 768, vocabulary: 50_257, context: 1024 };

/** Floats of deviation 0.02, as GPT-2 begins; all tensors take them from here. */
function drawn(): Float32Array {
  let state = 1;
  return Float32Array.from({ length: 1 << 20 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state >>> 8) / 2 ** 23 - 1) * 0.02 * Math.sqrt(3);
  });
}

/** Tensors by name, masks of attention too, which published files hold. */
function shapes({ layers, width, vocabulary, context }: Gpt2Sizes): Map<string, number[]> {
  const tensors = new Map([
    ['wte.weight', [vocabulary, width]],
    ['wpe.weight', [context, width]],
    ['ln_f.weight', [width]],
    ['ln_f.bias', [width]],
  ]);
  const mapped = [
    ['attn.c_attn', width, 3 * width],
    ['attn.c_proj', width, width],
    ['mlp.c_fc', width, 4 * width],
    ['mlp.c_proj', 4 * width, width],
  ] as const;
  for (let layer = 0; layer < layers; layer += 1) {
    const block = `h.${String(layer)}`;
    tensors.set(`${block}.attn.bias`, [1, 1, context, context]);
    for (const norm of ['ln_1', 'ln_2'])
      for (const part of ['weight', 'bias']) tensors.set(`${block}.${norm}.${part}`, [width]);
    for (const [name, inputs, outputs] of mapped) {
      tensors.set(`${block}.${name}.weight`, [inputs, outputs]);
      tensors.set(`${block}.${name}.bias`, [outputs]);
    }
  }
  return tensors;
}

/** Writes it, and returns its length in bytes. */
export async function writeGpt2(path: string, sizes: Gpt2Sizes): Promise<number> {
  const tensors = shapes(sizes);
  const numbers = drawn();
  const ones = new Float32Array(numbers.length).fill(1);
  const count = (shape: readonly number[]): number => shape.reduce((product, size) => product * size);
  let at = 0;
  const header: Record<string, object> = {};
  for (const [name, shape] of tensors) {
    const data_offsets = [at, (at += 4 * count(shape))];
    header[name] = { dtype: 'F32', shape, data_offsets };
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const file = await open(path, 'w');
  await file.write(new Uint8Array(BigUint64Array.of(BigInt(text.length)).buffer));
  await file.write(text);
  for (const [name, shape] of tensors) {
    const { buffer } = /ln_\w+\.weight$/.test(name) ? ones : numbers;
    for (let left = 4 * count(shape); left > 0; left -= buffer.byteLength)
      await file.write(new Uint8Array(buffer, 0, Math.min(left, buffer.byteLength)));
  }
  await file.close();
  return 8 + text.length + at;
}
