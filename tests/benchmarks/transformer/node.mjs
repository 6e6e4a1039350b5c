// A pass of 64 tokens through GPT-2 small with random weights, under Node, beside the rate of the product kernel alone. Usage: node.mjs [VARIANTS…]
// Proves its answer, then prints a line of JSON: seconds, tokens per second and floating-point operations per second, stage by stage.
import { readFile } from 'node:fs/promises';
import createAttention from '../../../web/core/generated/sqrt-dk-attention.js';
import createTransformer from '../../../web/core/generated/sqrt-dk-transformer.js';

const sizes = { layers: 12, heads: 12, width: 768, vocabulary: 50_257, context: 1024 };
const length = 64;
const binary = (name) => readFile(new URL(`../../../web/core/generated/${name}.wasm`, import.meta.url));
/** Of the processor, so that what else runs does not count. */
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const value = (answer) => {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** Floats of deviation 0.02, as GPT-2 begins, in one stretch that all tensors take slices of. */
const stretch = new Float32Array((1 << 22) + 4096);
let state = 1;
for (let i = 0; i < stretch.length; i += 1) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  stretch[i] = ((state >>> 8) / 2 ** 23 - 1) * 0.02 * Math.sqrt(3);
}
const ones = new Float32Array(sizes.width).fill(1);

function bytesOf({ name, columns, taken }, rows) {
  const floats = /ln_\w*\.weight$/.test(name)
    ? ones
    : stretch.subarray((taken * 31) % 4096, ((taken * 31) % 4096) + rows * columns);
  return new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
}

/** One pass; what each kind of stage took. */
function pass(module, variants) {
  const tokens = Array.from({ length }, (_, i) => (i * 7919) % sizes.vocabulary);
  const rules = Array.from({ length: variants }, (_, i) => ({
    id: 'temperature',
    parameter: 2 ** (i - (variants >> 1)),
  }));
  const bound = value(
    module.startPass({ sizes, tokens, variants: rules.map((rule) => ({ rule, layer: null })), patterns: [] }),
  );
  const took = { embed: 0, blocks: 0, readOut: 0 };
  for (let stages = 0; ;) {
    const [wanted] = value(bound.wanted());
    if (!wanted) break;
    const rows = Math.min(wanted.rows - wanted.taken, Math.floor((1 << 22) / wanted.columns));
    const bytes = bytesOf(wanted, rows);
    const begun = seconds();
    ({ stages } = value(bound.take(wanted.name, 'F32', bytes)));
    const kind = wanted.name.startsWith('h.')
      ? 'blocks'
      : stages < 1 || wanted.name === 'wpe.weight'
        ? 'embed'
        : 'readOut';
    took[kind] += seconds() - begun;
  }
  const { bits } = value(bound.loss(0));
  // Weights of deviation 0.02 tell tokens hardly apart.
  if (!(Math.abs(bits - Math.log2(sizes.vocabulary)) < 1)) throw new Error(`wrong answer: ${bits} bits`);
  bound.delete();
  return took;
}

/** Operations per second of fused attention at n = 1024, d = 64, which is the product kernel and little else. */
function kernelRate(module) {
  const [n, d] = [1024, 64];
  const [q, k, v] = [0, 1, 2].map((at) => stretch.slice(at * n * d, (at + 1) * n * d));
  const call = () =>
    value(
      module.fusedAttention({
        queries: n,
        keys: n,
        dimension: d,
        valueDimension: d,
        q,
        k,
        v,
        divisor: 8,
        causal: false,
        weights: false,
      }),
    );
  call();
  let best = Infinity;
  for (let round = 0; round < 15; round += 1) {
    const begun = seconds();
    call();
    best = Math.min(best, seconds() - begun);
  }
  return (4 * n * n * d) / best;
}

const attention = await createAttention({ wasmBinary: await binary('sqrt-dk-attention') });
const transformer = await createTransformer({ wasmBinary: await binary('sqrt-dk-transformer') });
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 7];
const results = counts.map((variants) => {
  const took = [pass(transformer, variants), pass(transformer, variants)].reduce((a, b) =>
    a.blocks + a.readOut < b.blocks + b.readOut ? a : b,
  );
  const rows = variants * length;
  const work = {
    blocks: sizes.layers * rows * (24 * sizes.width ** 2 + 4 * length * sizes.width),
    readOut: 2 * rows * sizes.width * sizes.vocabulary,
  };
  const all = took.embed + took.blocks + took.readOut;
  return {
    variants,
    seconds: all,
    tokensPerSecond: rows / all,
    gflops: (work.blocks + work.readOut) / all / 1e9,
    blocks: { seconds: took.blocks, gflops: work.blocks / took.blocks / 1e9 },
    readOut: { seconds: took.readOut, gflops: work.readOut / took.readOut / 1e9 },
    embedSeconds: took.embed,
  };
});
console.log(JSON.stringify({ results, kernelGflops: kernelRate(attention) / 1e9, version: `node ${process.version}` }));
