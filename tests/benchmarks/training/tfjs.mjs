// The task's steps in tfjs-wasm, one thread: one-hot products instead of gather, whose gradient has no kernel there.
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs';

/** paths: {file: address} of the binaries, unless the package finds them. */
export async function startTfjs(paths) {
  if (paths) setWasmPaths(paths);
  setThreadsCount(1);
  await tf.setBackend('wasm');
  if (!(await tf.env().getAsync('WASM_HAS_SIMD_SUPPORT'))) throw new Error('tfjs-wasm runs without SIMD here');
}

// Asked for floats at once, this backend writes whole numbers where floats should be.
const oneHot = (indices, depth) => tf.cast(tf.oneHot(indices, depth), 'float32');

/** Tensors of one batch, made before any timing. */
function examples({ symbols: M, keys, classes, batch }, { symbols, classes: values, asked }) {
  const query = Array.from(asked, (place, i) => symbols[i * keys + place]);
  const right = Array.from(asked, (place, i) => values[i * keys + place]);
  return {
    query: oneHot(tf.tensor1d(query, 'int32'), M),
    keys: oneHot(tf.tensor2d(Array.from(symbols), [batch, keys], 'int32'), M),
    values: oneHot(tf.tensor2d(Array.from(values), [batch, keys], 'int32'), classes),
    right: oneHot(tf.tensor1d(right, 'int32'), classes),
  };
}

/**
 * task     {settings, start, batches} of task.mjs
 * returns  {name, run: () => losses of all steps, release}
 */
export function tfjs({ settings, start, batches }) {
  const { symbols: M, modelDimension, d, batch, rate } = settings;
  const embeddings = tf.tensor2d(Float32Array.from(start.embeddings), [M, modelDimension]);
  const maps = ['queryMap', 'keyMap'].map((name) => tf.tensor2d(Float32Array.from(start[name]), [modelDimension, d]));
  const given = batches.map((each) => examples(settings, each));
  const factor = 1 / Math.sqrt(d);
  const loss = ({ query, keys, values, right }, queryMap, keyMap) => {
    const q = tf.matMul(embeddings, queryMap);
    const k = tf.matMul(embeddings, keyMap);
    const table = tf.mul(tf.matMul(q, k, false, true), factor);
    const rows = tf.matMul(query, table);
    const scores = tf.squeeze(tf.matMul(keys, tf.expandDims(rows, 2)), [2]);
    const weights = tf.softmax(scores);
    const pooled = tf.squeeze(tf.matMul(tf.expandDims(weights, 1), values), [1]);
    return tf.mul(tf.sum(tf.mul(tf.logSoftmax(tf.mul(pooled, 4)), right)), -1 / batch);
  };
  const slopes = (each) => tf.valueAndGrads((queryMap, keyMap) => loss(each, queryMap, keyMap));
  return {
    name: 'tfjs-backend-wasm',
    run: () => {
      // Quicker than tf.train.sgd, which does the same.
      const weights = maps.map((map) => tf.variable(map));
      const losses = given.map((each) =>
        tf.tidy(() => {
          const { value, grads } = slopes(each)(weights);
          weights.forEach((weight, i) => weight.assign(tf.sub(weight, tf.mul(grads[i], rate))));
          return value.dataSync()[0];
        }),
      );
      tf.dispose(weights);
      return losses;
    },
    release: () => {
      tf.dispose([embeddings, maps, given]);
    },
  };
}
