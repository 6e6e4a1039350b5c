// Whoever computes softmax(Q Kᵀ / √d) V here, each made ready for one size: a name, and a function that gives the output.
import * as tf from '@tensorflow/tfjs-core';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { Matrix } from 'ml-matrix';
import * as ort from 'onnxruntime-web/wasm';
import createAttention from '../../../web/core/generated/sqrt-dk-attention.js';
import { attentionModel, fusedModel } from './onnx_model.mjs';

/** Where binaries lie, unless the packages find them: {attention, tfjs: {file: address}, onnx}. */
export async function makeReady({ attention, tfjs, onnx }) {
  ort.env.wasm.numThreads = 1;
  if (onnx) ort.env.wasm.wasmPaths = onnx;
  if (tfjs) setWasmPaths(tfjs);
  setThreadsCount(1);
  await tf.setBackend('wasm');
  return createAttention({ wasmBinary: attention });
}

const unwrap = ({ value, error }) => {
  if (error) throw new Error(JSON.stringify(error));
  return value;
};

/** Ours; `causal` for the masked form. */
export function ours(module, { n, d, q, k, v }, causal = false) {
  const input = { queries: n, keys: n, dimension: d, valueDimension: d, q, k, v, divisor: Math.sqrt(d), causal };
  return { name: 'ours', run: () => unwrap(module.fusedAttention({ ...input, weights: false })).output };
}

export async function onnx({ n, d, q, k, v }) {
  const session = await ort.InferenceSession.create(attentionModel(n, d), { executionProviders: ['wasm'] });
  const kt = new Float32Array(n * d);
  for (let i = 0; i < n; i += 1) for (let p = 0; p < d; p += 1) kt[p * n + i] = k[i * d + p];
  const feeds = {
    q: new ort.Tensor('float32', q, [n, d]),
    kt: new ort.Tensor('float32', kt, [d, n]),
    v: new ort.Tensor('float32', v, [n, d]),
  };
  return {
    name: 'onnxruntime-web',
    run: async () => (await session.run(feeds)).output.data,
    release: () => session.release(),
  };
}

/** Beyond so many tokens the fused operator ends with “Integer overflow”: it counts its buffers in 32 bits. */
export const mostFused = 1024;

/** The same engine with its fused operator; n to mostFused. */
export async function onnxFused({ n, d, q, k, v }) {
  const session = await ort.InferenceSession.create(fusedModel(n, d), { executionProviders: ['wasm'] });
  const tensor = (entries) => new ort.Tensor('float32', entries, [1, n, d]);
  const feeds = { q: tensor(q), k: tensor(k), v: tensor(v) };
  return {
    name: 'onnxruntime-web, fused',
    run: async () => (await session.run(feeds)).output.data,
    release: () => session.release(),
  };
}

export function tfjs({ n, d, q, k, v }) {
  const [tq, tk, tv] = [q, k, v].map((entries) => tf.tensor2d(entries, [n, d]));
  const attend = () => tf.matMul(tf.softmax(tf.mul(tf.matMul(tq, tk, false, true), 1 / Math.sqrt(d))), tv);
  return {
    name: 'tfjs-backend-wasm',
    run: () => {
      const output = tf.tidy(attend);
      const entries = output.dataSync();
      output.dispose();
      return entries;
    },
    release: () => tf.dispose([tq, tk, tv]),
  };
}

export function mlMatrix({ n, d, q, k, v }) {
  const matrix = (entries) => new Matrix(Array.from({ length: n }, (_, i) => entries.slice(i * d, (i + 1) * d)));
  const [mq, mk, mv] = [q, k, v].map(matrix);
  return {
    name: 'ml-matrix',
    run: () => {
      const weights = mq.mmul(mk.transpose()).div(Math.sqrt(d));
      for (let i = 0; i < n; i += 1) {
        const row = weights.getRow(i);
        let most = -Infinity;
        for (const score of row) most = Math.max(most, score);
        let sum = 0;
        for (let j = 0; j < n; j += 1) sum += row[j] = Math.exp(row[j] - most);
        for (let j = 0; j < n; j += 1) row[j] /= sum;
        weights.setRow(i, row);
      }
      return Float32Array.from(weights.mmul(mv).to1DArray());
    },
  };
}
