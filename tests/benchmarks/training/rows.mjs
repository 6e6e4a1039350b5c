// Steps of training beside their peers, as rows of the table. As a program it prints the rows alone.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRounds, median, ratios } from '../rounds.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const oneThread = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
const milliseconds = (figures) => `${median(figures).toPrecision(3)} ms`;
const spread = (middle, least, most) => `${middle.toFixed(2)} × (${least.toFixed(2)} … ${most.toFixed(2)})`;
const least = { tfjs: 3, torch: { 4: 1, 16: 1, 64: 1, 256: 0.6 } };

/** WebAssembly beside WebAssembly, in one process and one page. */
function engines(add, script) {
  const [run] = inRounds([{ name: script, command: ['node', path(script)] }], 1);
  const [{ results, version: engine }] = run.results;
  const manifest = readFileSync(path('../node_modules/@tensorflow/tfjs-backend-wasm/package.json'), 'utf8');
  for (const { d, rounds } of results) {
    const theirs = rounds['tfjs-backend-wasm'];
    const each = theirs.map((time, round) => time / rounds.ours[round]);
    add({
      work: `a step of training, d = ${d}, ${engine}, 1 thread`,
      ours: milliseconds(rounds.ours),
      peer: `${milliseconds(theirs)}, @tensorflow/tfjs-backend-wasm ${JSON.parse(manifest).version}, 1 thread`,
      figure: spread(median(each), Math.min(...each), Math.max(...each)),
      aim: `≥ ${least.tfjs} ×`,
      holds: median(each) >= least.tfjs,
    });
  }
}

/** WebAssembly under Node beside a native program. */
function native(add, d) {
  mkdirSync(path('../../../build/bench-torch'), { recursive: true });
  const given = [`${d}`, path(`../../../build/bench-torch/${d}.f32`)];
  const [ours, torch] = inRounds(
    [
      { name: 'WebAssembly', command: ['node', path('beside_torch.mjs'), ...given] },
      { name: 'PyTorch', command: ['/usr/bin/python3', path('torch_training.py'), ...given], environment: oneThread },
    ],
    5,
  );
  const aim = least.torch[d];
  const { median: middle, least: low, most } = ratios(torch, ours, 'milliseconds');
  const time = ({ results }) => milliseconds(results.map(({ milliseconds: each }) => each));
  add({
    work: `a step of training, d = ${d}, WebAssembly in Node, 1 thread`,
    ours: time(ours),
    peer: `${time(torch)}, ${torch.version}`,
    figure: spread(middle, low, most),
    aim: aim === undefined ? '' : `≥ ${aim} ×`,
    holds: aim === undefined || middle >= aim,
  });
}

export function trainingRows(add) {
  engines(add, 'node.mjs');
  engines(add, 'chromium.mjs');
  for (const d of [4, 16, 64, 256, 1024]) native(add, d);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  trainingRows(({ work, ours, peer, figure, aim, holds }) => {
    const verdict = aim === '' ? '' : holds ? 'reached' : 'MISSED';
    console.log(`| ${[work, ours, peer, figure, aim, verdict].join(' | ')} |`);
  });
}
