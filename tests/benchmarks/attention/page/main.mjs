// The contest in a page: binaries as files of the page.
import tfjsSimd from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url&no-inline';
import tfjsThreaded from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-threaded-simd.wasm?url&no-inline';
import tfjsPlain from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url&no-inline';
import onnxBinary from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url&no-inline';
import attentionBinary from '../../../../web/core/generated/sqrt-dk-attention.wasm?url&no-inline';
import { contest } from '../contest.mjs';

window.contest = async () =>
  contest({
    attention: await (await fetch(attentionBinary)).arrayBuffer(),
    tfjs: {
      'tfjs-backend-wasm.wasm': tfjsPlain,
      'tfjs-backend-wasm-simd.wasm': tfjsSimd,
      'tfjs-backend-wasm-threaded-simd.wasm': tfjsThreaded,
    },
    onnx: { wasm: new URL(onnxBinary, location.href).href },
  });
