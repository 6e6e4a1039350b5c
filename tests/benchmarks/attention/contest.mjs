// The contest itself, in Node or in a page: each proves its answer, then all are timed in turn. Figures are milliseconds for one call.
import { makeReady, mlMatrix, mostFused, onnx, onnxFused, ours, tfjs } from './contenders.mjs';

const d = 64;

/** [n, calls in a round, rounds] */
const sizes = [
  [128, 40, 7],
  [512, 8, 7],
  [1024, 3, 7],
  [4096, 1, 5],
];

function numbers(n, seed) {
  let state = seed;
  return Float32Array.from({ length: n * d }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 8) / 2 ** 23 - 1) * Math.sqrt(3);
  });
}

/** The output of one query in double, term by term. */
function slowRow({ n, q, k, v }, i, keys = n) {
  const scores = Array.from({ length: keys }, (_, j) => {
    let sum = 0;
    for (let p = 0; p < d; p += 1) sum += q[i * d + p] * k[j * d + p];
    return sum / Math.sqrt(d);
  });
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: d }, (_, c) => weights.reduce((sum, w, j) => sum + w * v[j * d + c], 0) / total);
}

async function prove({ name, run }, given, causal) {
  const output = await run();
  for (const i of [0, 1, 77, given.n - 1]) {
    slowRow(given, i, causal ? i + 1 : given.n).forEach((right, c) => {
      if (!(Math.abs(output[i * d + c] - right) < 1e-5))
        throw new Error(`wrong answer: ${name}, n = ${given.n}, row ${i}`);
    });
  }
}

async function timed({ run }, calls) {
  const start = performance.now();
  for (let call = 0; call < calls; call += 1) await run();
  return (performance.now() - start) / calls;
}

/** For each size: {n, rounds: {contender: [milliseconds a round]}, besideSlow: ours in the rounds of ml-matrix}. `most` leaves out longer ones. */
export async function contest(places, most = Infinity) {
  const module = await makeReady(places);
  const results = [];
  for (const [n, calls, rounds] of sizes.filter(([size]) => size <= most)) {
    const given = { n, d, q: numbers(n, 1), k: numbers(n, 2), v: numbers(n, 3) };
    const causal = { ...ours(module, given, true), name: 'ours, causal' };
    const all = [ours(module, given), causal, await onnx(given), tfjs(given)];
    if (n <= mostFused) all.push(await onnxFused(given));
    const slow = mlMatrix(given);
    for (const contender of [...all, slow]) await prove(contender, given, contender === causal);
    // Engines compile anew what runs often: all sides run for a while before they are timed.
    for (const contender of all) for (let round = 0; round < 3; round += 1) await timed(contender, calls);
    const seen = Object.fromEntries(all.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of all) seen[contender.name].push(await timed(contender, calls));
    }
    // Some hundred times slower: one call in a round, and at the longest size as many rounds as take some minutes.
    seen[slow.name] = [];
    const besideSlow = [];
    for (let round = 0; round < Math.min(rounds, n > 1024 ? 3 : 7); round += 1) {
      besideSlow.push(await timed(all[0], calls));
      seen[slow.name].push(await timed(slow, 1));
    }
    for (const { release } of all) await release?.();
    results.push({ n, rounds: seen, besideSlow });
  }
  return results;
}

/** Bytes of the module's memory after n = 16,384, d = 64: arguments, their copies and the output included. */
export async function memoryOfLong(attention) {
  const module = await makeReady({ attention });
  const n = 16_384;
  const given = { n, d, q: numbers(n, 1), k: numbers(n, 2), v: numbers(n, 3) };
  const { run } = ours(module, given);
  const output = run();
  slowRow(given, n - 1).forEach((right, c) => {
    if (!(Math.abs(output[(n - 1) * d + c] - right) < 1e-5)) throw new Error('wrong answer: n = 16,384');
  });
  return module.HEAPU8.buffer.byteLength;
}
