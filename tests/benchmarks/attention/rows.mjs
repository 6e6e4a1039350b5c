// Attention and softmax beside their peers, as rows of the table.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRounds, median, ratios } from '../rounds.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const oneThread = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
const version = (name) => {
  const manifest = readFileSync(path(`../node_modules/${name}/package.json`), 'utf8');
  return `${name} ${JSON.parse(manifest).version}, 1 thread`;
};
const peers = {
  'onnxruntime-web': { version: version('onnxruntime-web'), least: 1.35 },
  'onnxruntime-web, fused': { version: `${version('onnxruntime-web')}, MultiHeadAttention`, least: 1.35 },
  'tfjs-backend-wasm': { version: version('@tensorflow/tfjs-backend-wasm'), least: 4 },
  'ml-matrix': { version: version('ml-matrix') },
};
const milliseconds = (figures) => `${median(figures).toPrecision(3)} ms`;
const spread = (each) =>
  `${median(each).toFixed(2)} × (${Math.min(...each).toFixed(2)} … ${Math.max(...each).toFixed(2)})`;

/** WebAssembly beside WebAssembly, in one process and one page. */
function engines(add, script) {
  const [run] = inRounds([{ name: script, command: ['node', path(script)] }], 1);
  const [{ results, version: engine, memory }] = run.results;
  for (const { n, rounds, besideSlow } of results) {
    const { ours: usual } = rounds;
    for (const [name, { version: peer, least }] of Object.entries(peers)) {
      const times = rounds[name];
      if (!times) {
        add({
          work: `attention, n = ${n}, d = 64, ${engine}, 1 thread`,
          ours: milliseconds(usual),
          peer: `${peer}: “Integer overflow”`,
          figure: '',
          aim: '',
          holds: true,
        });
        continue;
      }
      const ours = name === 'ml-matrix' ? besideSlow : usual;
      const each = times.map((time, round) => time / ours[round]);
      const aim = least === undefined ? '' : `≥ ${least} ×`;
      add({
        work: `attention, n = ${n}, d = 64, ${engine}, 1 thread`,
        ours: milliseconds(ours),
        peer: `${milliseconds(times)}, ${peer}`,
        figure: spread(each),
        aim,
        holds: least === undefined || median(each) >= least,
      });
    }
    const most = { 1024: 0.65, 4096: 0.56 }[n];
    const share = rounds['ours, causal'].map((time, round) => time / usual[round]);
    add({
      work: `the same with a causal mask, n = ${n}, ${engine}`,
      ours: milliseconds(rounds['ours, causal']),
      peer: `${milliseconds(usual)}, all keys`,
      figure: spread(share),
      aim: most === undefined ? '' : `≤ ${most} ×`,
      holds: most === undefined || median(share) <= most,
    });
  }
  if (memory === undefined) return;
  const megabytes = memory / 2 ** 20;
  add({
    work: `memory of the module after n = 16,384, d = 64, ${engine}`,
    ours: `${megabytes.toFixed(0)} MB`,
    peer: '',
    figure: '',
    aim: '< 64 MB',
    holds: megabytes < 64,
  });
}

/** Native programs, and our WebAssembly beside our own native build. */
function native(add, n, calls) {
  const size = [`${n}`, `${calls}`];
  const [wasm, own, numpy, torch] = inRounds(
    [
      {
        name: 'WebAssembly',
        command: ['node', path('../../../build/wasm/tests/benchmarks/fused_attention.js'), ...size],
      },
      { name: 'native', command: [path('../../../build/clang/tests/benchmarks/fused_attention'), ...size] },
      { name: 'NumPy', command: ['/usr/bin/python3', path('numpy_attention.py'), ...size], environment: oneThread },
      { name: 'PyTorch', command: ['/usr/bin/python3', path('torch_attention.py'), ...size], environment: oneThread },
    ],
    5,
  );
  const time = ({ results }) => milliseconds(results.map(({ milliseconds: each }) => each));
  const compare = (ours, peer, least, label) => {
    const { median: middle, least: low, most } = ratios(peer, ours, 'milliseconds');
    add({
      work: `attention, n = ${n}, d = 64, ${label}, 1 thread`,
      ours: time(ours),
      peer: `${time(peer)}, ${peer.version === 'sqrt-dk' ? 'our native build, clang++ -O3 -msse4.2' : peer.version}`,
      figure: `${middle.toFixed(2)} × (${low.toFixed(2)} … ${most.toFixed(2)})`,
      aim: least === null ? '' : `≥ ${least} ×`,
      holds: least === null || middle >= least,
    });
  };
  compare(wasm, own, 0.8, 'WebAssembly in Node');
  compare(own, numpy, null, 'native, 128-bit vectors');
  compare(own, torch, null, 'native, 128-bit vectors');
}

function softmax(add) {
  const [ours, tfjs] = inRounds(
    [
      { name: 'WebAssembly', command: ['node', path('../../../build/wasm/tests/benchmarks/float_softmax.js')] },
      { name: 'tfjs', command: ['node', path('tfjs_softmax.mjs')] },
    ],
    7,
  );
  const { median: middle, least, most } = ratios(tfjs, ours, 'nanoseconds');
  const rate = ({ results }) => `${median(results.map(({ nanoseconds }) => nanoseconds)).toFixed(2)} ns an element`;
  add({
    work: 'softmax of 1024 rows of 1024 floats, WebAssembly in Node, 1 thread',
    ours: rate(ours),
    peer: `${rate(tfjs)}, ${tfjs.version}`,
    figure: `${middle.toFixed(2)} × (${least.toFixed(2)} … ${most.toFixed(2)})`,
    aim: '≥ 0.9 ×',
    holds: middle >= 0.9,
  });
}

export function attentionRows(add) {
  engines(add, 'node.mjs');
  engines(add, 'chromium.mjs');
  for (const [n, calls] of [
    [128, 4000],
    [512, 40],
    [1024, 10],
    [4096, 1],
  ]) {
    native(add, n, calls);
  }
  softmax(add);
}
