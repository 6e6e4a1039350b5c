// Softmax of 1024 rows of 1024 scores in tfjs-wasm, one thread; the scores lie in its memory. Prints a line of JSON.
import { readFileSync } from 'node:fs';
import { setThreadsCount } from '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';

const n = 1024;
setThreadsCount(1);
await tf.setBackend('wasm');
const entries = Float32Array.from({ length: n * n }, (_, i) => 4 * Math.sin(i * i));
const scores = tf.tensor2d(entries, [n, n]);

const weights = tf.softmax(scores);
const row = weights.dataSync().subarray(0, n);
weights.dispose();
const most = Math.max(...entries.subarray(0, n));
const total = entries.subarray(0, n).reduce((sum, score) => sum + Math.exp(score - most), 0);
row.forEach((weight, j) => {
  if (!(Math.abs(weight * total - Math.exp(entries[j] - most)) < 1e-5)) throw new Error('wrong answer');
});

const start = performance.now();
const calls = 200;
for (let call = 0; call < calls; call += 1) tf.softmax(scores).dispose();
const nanoseconds = (1e6 * (performance.now() - start)) / calls / n / n;
const { version } = JSON.parse(
  readFileSync(new URL('../node_modules/@tensorflow/tfjs-backend-wasm/package.json', import.meta.url), 'utf8'),
);
console.log(JSON.stringify({ nanoseconds, version: `tfjs-backend-wasm ${version}, 1 thread` }));
