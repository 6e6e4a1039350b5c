// What the division by √d costs: rows for the report, from NumPy and PyTorch. As a program it prints the rows alone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const oneThread = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };

function measure(library, n, d) {
  const script = fileURLToPath(new URL('scale_cost.py', import.meta.url));
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', [script, library, `${n}`, `${d}`, '301'], {
    encoding: 'utf8',
    env: { ...process.env, ...oneThread },
  });
  if (status !== 0) throw new Error(`scale_cost.py ${library}: ${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

export function scaleCostRows(add) {
  for (const library of ['numpy', 'torch']) {
    for (const d of [64, 128]) {
      const { version, scores, queries, none } = measure(library, 1024, d);
      for (const [form, words] of [
        [scores, 'all scores divided by √d'],
        [queries, 'queries divided by √d instead'],
      ]) {
        add({
          work: `attention, ${words}, n = 1024, d = ${d}, 1 thread`,
          ours: `${form.milliseconds.toPrecision(3)} ms`,
          peer: `${none.milliseconds.toPrecision(3)} ms without division, ${version}, processor time`,
          figure: `${form.ratio.toFixed(3)} × of the time (middle half ${form.low.toFixed(3)} … ${form.high.toFixed(3)})`,
          aim: '',
          holds: true,
        });
      }
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  scaleCostRows(({ work, ours, peer, figure }) => {
    console.log(`| ${[work, ours, peer, figure, '', ''].join(' | ')} |`);
  });
}
