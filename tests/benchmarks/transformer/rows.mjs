// A pass through GPT-2 small beside the product kernel alone, as rows of the table.
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
