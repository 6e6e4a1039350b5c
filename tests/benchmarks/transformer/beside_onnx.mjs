// A pass of 64 tokens through GPT-2 small beside onnxruntime-web with the same random weights, one thread each, under Node. Usage: beside_onnx.mjs FOLDER
// FOLDER holds what tests/reference/transformer/export_gpt2.py writes. Both answers are compared before anything is timed. Reading weights is left out on
// both sides, and so is bringing them into the module, where they are laid out for products: but for the table of the read-out, which is used as it comes, only
// the row with which a stage runs counts. `whole` has that copying, which onnxruntime-web has done before. Prints a line of JSON: seconds of the processor of each, in turn, so that what else runs does not count.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import * as ort from 'onnxruntime-web/wasm';
import createTransformer from '../../../web/core/generated/sqrt-dk-transformer.js';

const folder = process.argv[2];
const sizes = { layers: 12, heads: 12, width: 768, vocabulary: 50_257, context: 1024 };
const tokens = Array.from({ length: 64 }, (_, i) => (i * 7919) % sizes.vocabulary);
const slice = 1 << 22;
const rounds = 4;

const value = (answer) => {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const file = openSync(join(folder, 'model.safetensors'));
const bytesAt = (begin, length) => {
  const bytes = new Uint8Array(length);
  if (readSync(file, bytes, 0, length, begin) !== length) throw new Error('the file is too short');
  return bytes;
};
const headerLength = Number(new DataView(bytesAt(0, 8).buffer).getBigUint64(0, true));
const header = JSON.parse(new TextDecoder().decode(bytesAt(8, headerLength)));

const module = await createTransformer({
  wasmBinary: readFileSync(new URL('../../../web/core/generated/sqrt-dk-transformer.wasm', import.meta.url)),
});

/** Mean loss in nats, and the seconds that the pass took without its reading, or with what brings the weights into the module. */
function ours() {
  const variants = [{ rule: { id: 'sqrt' }, layer: null }];
  const pass = value(module.startPass({ sizes, tokens, variants, patterns: [] }));
  let [seconds, whole, stages] = [0, 0, 0];
  for (;;) {
    const [wanted, ...others] = value(pass.wanted());
    if (!wanted) break;
    const { name, rows, columns, taken } = wanted;
    const readsOut = stages > sizes.layers + 1;
    const left = rows - taken;
    const runs = others.length === 0 && left === 1;
    // The last row of a stage's last tensor comes alone.
    const most = others.length === 0 && !readsOut ? Math.max(1, left - 1) : left;
    const next = Math.min(most, Math.floor(slice / (4 * columns)));
    const begin = 8 + headerLength + header[name].data_offsets[0] + 4 * taken * columns;
    const bytes = bytesAt(begin, 4 * next * columns);
    const begun = processorSeconds();
    ({ stages } = value(pass.take(name, 'F32', bytes)));
    const took = processorSeconds() - begun;
    whole += took;
    if (runs || readsOut) seconds += took;
  }
  const { nats } = value(pass.loss(0));
  pass.delete();
  return { nats, seconds, whole };
}

ort.env.wasm.numThreads = 1;
const session = await ort.InferenceSession.create(readFileSync(join(folder, 'gpt2.onnx')), {
  executionProviders: ['wasm'],
});

/** The same; it gives logits, of which the loss is made outside of the time. */
async function theirs() {
  const feeds = { tokens: new ort.Tensor('int64', BigInt64Array.from(tokens, BigInt), [tokens.length]) };
  const begun = processorSeconds();
  const { logits } = await session.run(feeds);
  const seconds = processorSeconds() - begun;
  const losses = tokens.slice(1).map((next, place) => {
    const row = logits.data.subarray(place * sizes.vocabulary, (place + 1) * sizes.vocabulary);
    const most = row.reduce((a, b) => Math.max(a, b));
    return most + Math.log(row.reduce((sum, logit) => sum + Math.exp(logit - most), 0)) - row[next];
  });
  return { nats: losses.reduce((sum, loss) => sum + loss, 0) / losses.length, seconds };
}

const times = [];
for (let round = 0; round <= rounds; round += 1) {
  const [own, other] = [ours(), await theirs()];
  if (!(Math.abs(own.nats - other.nats) < 1e-4)) throw new Error(`wrong answer: ${own.nats} and ${other.nats} nats`);
  // The first round compiles.
  if (round > 0) times.push({ ours: own.seconds, whole: own.whole, theirs: other.seconds });
}
closeSync(file);
console.log(JSON.stringify({ times, version: `onnxruntime-web ${ort.env.versions.web}, node ${process.version}` }));
