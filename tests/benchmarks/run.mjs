// Every benchmark in one run: ratios against peers measured in turn, and the times that the page promises.
// A figure below its aim is printed as such; timings never fail a test.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { attentionRows } from './attention/rows.mjs';
import { inRounds, median, ratios } from './rounds.mjs';
import { scaleCostRows } from './scale_cost.mjs';
import { throughputRows } from './throughput.mjs';
import { trainingRows } from './training/rows.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const oneThread = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
const date = new Date().toISOString().slice(0, 10);
const emcc = /\d+\.\d+\.\d+/.exec(execFileSync('emcc', ['--version'], { encoding: 'utf8' }))[0];
const rows = [];

function add({ work, ours, peer, figure, aim, holds }) {
  rows.push({ work, ours, peer, figure, aim, verdict: aim === '' ? '' : holds ? 'reached' : 'MISSED' });
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
    add({
      work,
      ours: rate(ours),
      peer: `${rate(peer)}, ${peer.version}`,
      figure,
      aim: aim === null ? '' : `≥ ${aim} ×`,
      holds: aim === null || middle >= aim,
    });
  }
}

compareDraws(64);
compareDraws(1024);

const [sweep] = inRounds([{ name: 'sweep', command: ['node', path('sweep_time.mjs')] }], 3);
const seconds = median(sweep.results.map((result) => result.seconds));
add({
  work: `sweep of 13 d to 4096, 10,000 × 8 keys, ${sweep.results[0].rules} rules, 1 thread`,
  ours: `${seconds.toFixed(2)} s`,
  peer: sweep.version,
  figure: '',
  aim: '< 3 s',
  holds: seconds < 3,
});

const workers = parsed('workers.mjs');
add({
  work: 'two workers against one',
  ours: `${workers.two.toFixed(0)} ms`,
  peer: `${workers.one.toFixed(0)} ms, ${workers.version}`,
  figure: `${workers.ratio.toFixed(2)} × (least ${workers.least.toFixed(2)})`,
  aim: '≥ 1.8 ×',
  holds: workers.ratio >= 1.8,
});

const page = parsed('page.mjs');
add({
  work: 'first picture of a default sweep, after the page is interactive',
  ours: `${page.firstPicture.toFixed(0)} ms`,
  peer: page.version,
  figure: '',
  aim: '< 200 ms',
  holds: page.firstPicture < 200,
});
add({
  work: 'longest main-thread task while a sweep runs',
  ours: `${page.longestTask.toFixed(0)} ms`,
  peer: page.version,
  figure: '',
  aim: '≤ 50 ms',
  holds: page.longestTask <= 50,
});

const training = parsed('training_time.mjs');
for (const [work, time, aim] of [
  ['curves of training that move, after its laboratory is brought near', training.moved, 300],
  ['the same after Start, everything loaded', training.anew, 300],
  ['default comparison of training, 3 rules × 3 seeds × 200 steps at d = 256, two workers', training.done, 10_000],
]) {
  add({
    work,
    ours: `${time.toFixed(0)} ms`,
    peer: training.version,
    figure: '',
    aim: `< ${aim} ms`,
    holds: time < aim,
  });
}

const inputs = parsed('input_time.mjs');
add({
  work: `main-thread work of one key on a slider until its frame is painted, 95th percentile of ${inputs.presses} presses in all laboratories`,
  ours: `${inputs.percentile95.toFixed(1)} ms (median ${inputs.median.toFixed(1)}), of which ${inputs.idle.toFixed(1)} ms with a key that does nothing`,
  peer: `${inputs.version}; one fixed computation beside: ${inputs.fixed.map((time) => time.toFixed(1)).join(' … ')} ms (5 %, median, 95 %)`,
  figure: '',
  aim: '≤ 8 ms',
  holds: inputs.percentile95 <= 8,
});
add({
  work: 'the same of sliders that draw new random vectors',
  ours: `${inputs.sampled.toFixed(1)} ms`,
  peer: inputs.version,
  figure: '',
  aim: '',
  holds: true,
});
add({
  work: 'longest main-thread task while all chapters are gone through',
  ours: inputs.longestTask > 0 ? `${inputs.longestTask.toFixed(0)} ms` : 'none of 50 ms',
  peer: `${inputs.version}${inputs.long.map(({ duration, during }) => `; ${duration.toFixed(0)} ms in ${during}`).join('')}`,
  figure: '',
  aim: '≤ 50 ms',
  holds: inputs.longestTask <= 50,
});

const judged = parsed('lighthouse.mjs');
for (const [name, aim] of [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
]) {
  add({
    work: `Lighthouse for phones, ${name}`,
    ours: `${judged[name]}`,
    peer: judged.version,
    figure: '',
    aim: `≥ ${aim}`,
    holds: judged[name] >= aim,
  });
}

attentionRows(add);
trainingRows(add);
scaleCostRows(add);
throughputRows(add);

const report = `Machine: ${cpus()[0].model}, ${cpus().length} cores, ${date}. Flags: -O3 -ffp-contract=off; WebAssembly: -msimd128 besides, emcc ${emcc}.
Rates and times are medians; ratios are taken round by round in one run: median (least … most), above 1 where ours is ahead.

| work | ours | peer or engine | ratio | aim | |
|---|---|---|---|---|---|
${rows.map((row) => `| ${Object.values(row).join(' | ')} |\n`).join('')}`;
console.log(`\n${report}`);
writeFileSync(
  path('../../docs/benchmarks.md'),
  `# Benchmarks

Written by \`./build-scripts/bench.sh\`: each answer is verified before it is timed.
What was tried is told in [benchmark-notes.md](benchmark-notes.md).

${report}`,
);
