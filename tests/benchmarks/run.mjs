// The benchmarks: ratios against peers measured in turn, and the times that the page promises. Usage: run.mjs [SECTION…], all without one.
// A figure below its aim is printed as such; timings never fail a test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attentionRows } from './attention/rows.mjs';
import { pageOf, runLine, sectionOf, sectionsIn } from './report.mjs';
import { inRounds, median, ratios } from './rounds.mjs';
import { scaleCostRows } from './scale_cost.mjs';
import { throughputRows } from './throughput.mjs';
import { trainingRows } from './training/rows.mjs';
import { besideOnnxRows, transformerRows } from './transformer/rows.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const oneThread = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
/** "none above 50 ms", the least that a browser reports, only where it reported none. */
const taskText = (longest) => (longest > 0 ? `${longest.toFixed(0)} ms` : 'none above 50 ms');

function parsed(script, ...rest) {
  const { status, stdout, stderr } = spawnSync('node', [path(script), ...rest], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function compareDraws(add, d) {
  const [wasm, native, numpy, ziggurat, inline] = inRounds(
    [
      {
        name: 'WebAssembly',
        command: ['node', path('../../build/wasm/tests/benchmarks/draw_and_reduce.js'), `${d}`, '1'],
      },
      { name: 'native', command: [path('../../build/release/tests/benchmarks/draw_and_reduce'), `${d}`, '1'] },
      { name: 'NumPy', command: ['/usr/bin/python3', path('numpy_draws.py'), `${d}`, '1'], environment: oneThread },
      { name: 'ziggurat', command: ['node', path('ziggurat_draws.mjs'), '1'] },
      { name: 'inline ziggurat', command: ['node', path('inline_ziggurat.mjs'), '1'] },
    ],
    5,
  );
  const rate = ({ results }) => `${median(results.map(({ millionsPerSecond }) => millionsPerSecond)).toFixed(0)} M/s`;
  for (const [ours, peer, aim] of [
    [wasm, numpy, d === 64 ? 5 : 4],
    [wasm, ziggurat, 5],
    [wasm, inline, null],
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
      // Of NumPy in every round, not only in the middle.
      aim: aim === null ? '' : peer === numpy ? `≥ ${aim} × in each round` : `≥ ${aim} ×`,
      holds: aim === null || (peer === numpy ? least : middle) >= aim,
    });
  }
}

function sweepRows(add) {
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
}

function workerRow(add, work, aim, ...what) {
  const workers = parsed('workers.mjs', ...what);
  add({
    work,
    ours: `${workers.two.toFixed(0)} ms`,
    peer: `${workers.one.toFixed(0)} ms, ${workers.version}`,
    figure: `${workers.ratio.toFixed(2)} × (least ${workers.least.toFixed(2)})`,
    aim: `≥ ${aim} ×`,
    holds: workers.ratio >= aim,
  });
}

const workerRows = (add) => workerRow(add, 'two workers against one', 1.8);

const modelRows = (add) =>
  workerRow(
    add,
    'six texts under five divisors through a GPT-2 of 4 layers, width 256: two workers against one',
    1.4,
    'model',
  );

function pageRows(add) {
  const page = parsed('page.mjs');
  for (const [work, time, aim] of [
    [
      'first picture of a default sweep, its laboratory brought near after two seconds with the first scene',
      page.firstPicture,
      150,
    ],
    ['the same as soon as the story is interactive', page.atOnce, 200],
  ]) {
    add({
      work,
      ours: `${time.toFixed(0)} ms`,
      peer: page.version,
      figure: '',
      aim: `≤ ${aim} ms`,
      holds: time <= aim,
    });
  }
  add({
    work: 'longest main-thread task in the second after that',
    ours: taskText(page.openingTask),
    peer: page.version,
    figure: '',
    aim: '≤ 50 ms',
    holds: page.openingTask <= 50,
  });
  add({
    work: 'longest main-thread task while a sweep runs',
    ours: taskText(page.longestTask),
    peer: page.version,
    figure: '',
    aim: '≤ 50 ms',
    holds: page.longestTask <= 50,
  });
}

function trainingPageRows(add) {
  const training = parsed('training_time.mjs');
  for (const [work, time, aim] of [
    [
      'first curves of training, its laboratory brought near after two seconds with the first scene',
      training.first,
      200,
    ],
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
}

function inputRows(add) {
  const inputs = parsed('input_time.mjs');
  // A few laboratories over the aim vanish among the presses of eighteen: each is judged on its own.
  for (const [kind, aim, sliders] of [
    ['plain', 8, 'sliders'],
    ['drawn', 16, 'sliders that draw new random vectors or train'],
  ]) {
    const each = Object.entries(inputs.laboratories)
      .filter(([, times]) => times[kind])
      .map(([tag, times]) => ({ tag, high: times[kind][1] }))
      .toSorted((a, b) => b.high - a.high);
    add({
      work: `main-thread work of one key until its frame is painted, ${sliders}, 95th percentile of each laboratory on its own`,
      ours: each.map(({ tag, high }) => `${tag} ${high.toFixed(1)}`).join(', '),
      peer: inputs.version,
      figure: `${each.filter(({ high }) => high <= aim).length} of ${each.length}`,
      aim: `≤ ${aim} ms in each`,
      holds: each.every(({ high }) => high <= aim),
    });
  }
  const rest = Object.entries(inputs.laboratories)
    .map(([tag, { deferred }]) => ({ tag, high: deferred[1] }))
    .toSorted((a, b) => b.high - a.high);
  add({
    work: 'main-thread work that one key puts off until after its frame, what waits for rest and what workers send, 95th percentile of each laboratory on its own',
    ours: rest.map(({ tag, high }) => `${tag} ${high.toFixed(1)}`).join(', '),
    peer: inputs.version,
    figure: `${rest.filter(({ high }) => high <= 16).length} of ${rest.length}`,
    aim: '≤ 16 ms in each',
    holds: rest.every(({ high }) => high <= 16),
  });
  add({
    work: `main-thread work of one key on a slider until its frame is painted, 95th percentile of ${inputs.presses} presses in ${inputs.laboratoryCount} laboratories, every one`,
    ours: `${inputs.percentile95.toFixed(1)} ms (median ${inputs.median.toFixed(1)}), of which ${inputs.idle.toFixed(1)} ms with a key that does nothing`,
    peer: `${inputs.version}; one fixed computation beside: ${inputs.fixed.map((time) => time.toFixed(1)).join(' … ')} ms (5 %, median, 95 %)`,
    figure: '',
    aim: '≤ 8 ms',
    holds: inputs.percentile95 <= 8,
  });
  add({
    work: 'main-thread work of one key until the page rests, what waits for rest and what workers send included, 95th percentile',
    ours: `${inputs.whole95.toFixed(1)} ms (median ${inputs.wholeMedian.toFixed(1)}), of which ${inputs.wholeIdle.toFixed(1)} ms with a key that does nothing`,
    peer: `${inputs.version}; ${inputs.wholePresses} presses; most in ${inputs.heaviest}`,
    figure: '',
    aim: '',
    holds: true,
  });
  add({
    work: 'main-thread work until the frame is painted, of sliders that draw new random vectors or train, 95th percentile',
    ours: `${inputs.sampled.toFixed(1)} ms`,
    peer: inputs.version,
    figure: '',
    aim: '',
    holds: true,
  });
  add({
    work: 'longest main-thread task while all chapters are gone through',
    ours: taskText(inputs.longestTask),
    peer: `${inputs.version}${inputs.long.map(({ duration, during }) => `; ${duration.toFixed(0)} ms in ${during}`).join('')}`,
    figure: '',
    aim: '≤ 50 ms',
    holds: inputs.longestTask <= 50,
  });
  const frames = parsed('drag_frames.mjs');
  add({
    work: `frames a second while the opening's slider is dragged, on a processor slowed ${frames.slowed} times`,
    ours: `${frames.framesPerSecond.toFixed(0)}, each ${frames.workOfFrame.toFixed(1)} ms of work`,
    peer: `${frames.version}; ${frames.unslowed.perSecond.toFixed(0)} without slowing`,
    figure: '',
    aim: '≥ 59',
    holds: frames.framesPerSecond >= 59,
  });
}

function lighthouseRows(add) {
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
}

const root = path('../..');
const document = path('../../docs/benchmarks.md');

/** By the word that chooses it: title, and what gives its rows. */
const sections = {
  draws: ['Random numbers', (add) => [64, 1024].forEach((d) => compareDraws(add, d))],
  sweep: ['Sweep', (add) => [sweepRows, workerRows].forEach((rows) => rows(add))],
  page: ['Page', (add) => [pageRows, trainingPageRows].forEach((rows) => rows(add))],
  inputs: ['Inputs', inputRows],
  lighthouse: ['Lighthouse', lighthouseRows],
  attention: ['Attention', attentionRows],
  training: ['Training', trainingRows],
  transformer: ['Transformer', (add) => [transformerRows, besideOnnxRows, modelRows].forEach((rows) => rows(add))],
  scale: ['Cost of the division', scaleCostRows],
  throughput: ['Functions in float', throughputRows],
};

const asked = process.argv.slice(2);
const unknown = asked.find((word) => !(word in sections));
if (unknown !== undefined) {
  console.error(`no section ${unknown}; there are ${Object.keys(sections).join(', ')}`);
  process.exit(2);
}
const kept = existsSync(document) ? sectionsIn(readFileSync(document, 'utf8')) : new Map();
const titles = Object.values(sections).map(([title]) => title);
for (const word of asked.length > 0 ? asked : Object.keys(sections)) {
  const [title, measure] = sections[word];
  const run = runLine(root);
  const rows = [];
  measure((row) => rows.push(row));
  const section = sectionOf(run, rows);
  console.log(`\n## ${title}\n\n${section}`);
  kept.set(title, section);
}
// A page from before there were sections is not thrown away for some of them.
if (titles.every((title) => kept.has(title))) writeFileSync(document, pageOf(titles, kept));
else console.error('docs/benchmarks.md is left alone: it lacks sections that were not measured now');
