// Every benchmark in one run: ratios against peers measured in turn, and the times that the page promises.
// A figure below its aim is printed as such; timings never fail a test.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { inRounds, median, ratios } from './rounds.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const oneThread = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
const rows = [];

function add(work, ours, peer, figure, aim, holds) {
  rows.push({ work, ours, peer, figure, aim, verdict: holds ? 'reached' : 'MISSED' });
}

function parsed(script) {
  const { status, stdout, stderr } = spawnSync('node', [path(script)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function compareDraws(d) {
  const [wasm, native, numpy, ziggurat] = inRounds(
    [
      {
        name: 'WebAssembly',
        command: ['node', path('../../build/wasm/tests/benchmarks/draw_and_reduce.js'), `${d}`, '1'],
      },
      { name: 'native', command: [path('../../build/release/tests/benchmarks/draw_and_reduce'), `${d}`, '1'] },
      { name: 'NumPy', command: ['/usr/bin/python3', path('numpy_draws.py'), `${d}`, '1'], environment: oneThread },
      { name: 'ziggurat', command: ['node', path('ziggurat_draws.mjs'), '1'] },
    ],
    5,
  );
  const rate = ({ results }) => `${median(results.map(({ millionsPerSecond }) => millionsPerSecond)).toFixed(0)} M/s`;
  for (const [ours, peer, aim] of [
    [wasm, numpy, 4],
    [wasm, ziggurat, 5],
    [native, numpy, null],
  ]) {
    const { median: middle, least, most } = ratios(ours, peer, 'millionsPerSecond');
    const figure = `${middle.toFixed(2)} × (${least.toFixed(2)} … ${most.toFixed(2)})`;
    const work = `draw and reduce q·k, d = ${d}, ${ours.name}, 1 thread`;
    add(
      work,
      rate(ours),
      `${rate(peer)}, ${peer.version}`,
      figure,
      aim === null ? '' : `≥ ${aim} ×`,
      aim === null || middle >= aim,
    );
  }
}

compareDraws(64);
compareDraws(1024);

const [sweep] = inRounds([{ name: 'sweep', command: ['node', path('sweep_time.mjs')] }], 3);
const seconds = median(sweep.results.map((result) => result.seconds));
add(
  `sweep of 13 d to 4096, 10,000 × 8 keys, ${sweep.results[0].rules} rules, 1 thread`,
  `${seconds.toFixed(2)} s`,
  sweep.version,
  '',
  '< 3 s',
  seconds < 3,
);

const workers = parsed('workers.mjs');
add(
  'two workers against one',
  `${workers.two.toFixed(0)} ms`,
  `${workers.one.toFixed(0)} ms, ${workers.version}`,
  `${workers.ratio.toFixed(2)} × (least ${workers.least.toFixed(2)})`,
  '≥ 1.8 ×',
  workers.ratio >= 1.8,
);

const page = parsed('page.mjs');
add(
  'first picture of a default sweep, after the page is interactive',
  `${page.firstPicture.toFixed(0)} ms`,
  page.version,
  '',
  '< 200 ms',
  page.firstPicture < 200,
);
add(
  'longest main-thread task while a sweep runs',
  `${page.longestTask.toFixed(0)} ms`,
  page.version,
  '',
  '≤ 50 ms',
  page.longestTask <= 50,
);

console.log(
  `\nMachine: ${cpus()[0].model}, ${cpus().length} cores. Flags: -O3 -ffp-contract=off; WebAssembly: -msimd128 besides.`,
);
console.log('Rates and times are medians; ratios are taken round by round in this one run: median (least … most).\n');
console.log('| work | ours | peer or engine | ratio | aim | |\n|---|---|---|---|---|---|');
for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
