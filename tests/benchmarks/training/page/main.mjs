// The contest in a page: binaries as files of the page.
import tfjsSimd from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url&no-inline';
import tfjsThreaded from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-threaded-simd.wasm?url&no-inline';
import tfjsPlain from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url&no-inline';
import trainingBinary from '../../../../web/core/generated/sqrt-dk-training.wasm?url&no-inline';
import { contest } from '../contest.mjs';

window.contest = async () =>
  contest({
    training: await (await fetch(trainingBinary)).arrayBuffer(),
    paths: {
      'tfjs-backend-wasm.wasm': tfjsPlain,
      'tfjs-backend-wasm-simd.wasm': tfjsSimd,
      'tfjs-backend-wasm-threaded-simd.wasm': tfjsThreaded,
    },
  });
