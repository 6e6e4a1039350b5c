// A pass through GPT-2 small beside the product kernel alone, and beside onnxruntime-web with the same weights, as rows of the table.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRounds, median } from '../rounds.mjs';

/** The kernel's own rate is the bound: a pass of one text reads each weight for 64 tokens, one of seven variants for 448. */
const least = { 1: 0.45, 7: 0.65 };

export function transformerRows(add) {
  const script = fileURLToPath(new URL('node.mjs', import.meta.url));
  const [{ results }] = inRounds([{ name: 'GPT-2 small', command: ['node', script] }], 3);
  const [{ version }] = results;
  for (const [place, { variants }] of results[0].results.entries()) {
    const of = (figure) => median(results.map((run) => figure(run.results[place], run)));
    const share = of((one, run) => one.gflops / run.kernelGflops);
    add({
      work: `64 tokens through GPT-2 small, ${variants} ${variants === 1 ? 'divisor' : 'divisors at once'}, processor time, 1 thread`,
      ours: `${of((one) => one.seconds).toFixed(2)} s, ${of((one) => one.tokensPerSecond).toFixed(0)} tokens/s, ${of((one) => one.gflops).toFixed(1)} GFLOP/s`,
      peer: `${of((_, run) => run.kernelGflops).toFixed(1)} GFLOP/s, fused attention, n = 1024, ${version}`,
      figure: `${share.toFixed(2)} ×`,
      aim: `≥ ${least[variants]} ×`,
      holds: share >= least[variants],
    });
  }
}

/** PyTorch writes the model for both, 1.1 GB, and it is gone again at the end. */
export function besideOnnxRows(add) {
  const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'sqrt-dk-gpt2-'));
  try {
    const script = path('../../reference/transformer/export_gpt2.py');
    const { status, stderr } = spawnSync('/usr/bin/python3', [script, folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${script}: ${stderr}`);
    const command = ['node', path('beside_onnx.mjs'), folder];
    const [{ results }] = inRounds([{ name: 'GPT-2 small beside onnxruntime-web', command }], 1);
    const [{ times, version }] = results;
    const each = times.map(({ ours, theirs }) => theirs / ours);
    const middle = median(each);
    add({
      work: '64 tokens through GPT-2 small, the same weights, processor time, 1 thread, reading left out; ours with the figures of every head',
      ours: `${median(times.map(({ ours }) => ours)).toFixed(2)} s, ${median(times.map(({ whole }) => whole)).toFixed(2)} s with copying weights into the module`,
      peer: `${median(times.map(({ theirs }) => theirs)).toFixed(2)} s, ${version}`,
      figure: `${middle.toFixed(2)} × (${Math.min(...each).toFixed(2)} … ${Math.max(...each).toFixed(2)})`,
      aim: '≥ 1 ×',
      holds: middle >= 1,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
