// Training in one thread, in Node or in a page: both take the same steps, which is proved before they are timed in turn.
import createTraining from '../../../web/core/generated/sqrt-dk-training.js';
import { ours, prove, taskOf, timed } from './task.mjs';
import { startTfjs, tfjs } from './tfjs.mjs';

const dimensions = [4, 16, 64, 256, 1024];
const rounds = 9;

/**
 * training  the binary of the core's module
 * paths     where tfjs finds its own: {file: address}
 * returns   for each d: {d, rounds: {contender: [milliseconds a step]}}
 */
export async function contest({ training, paths }) {
  await startTfjs(paths);
  const module = await createTraining({ wasmBinary: training });
  return dimensions.map((d) => {
    const task = taskOf(module, d);
    const all = [ours(module, task), tfjs(task)];
    const right = all[0].run();
    prove(all[1].name, d, all[1].run(), right);
    const seen = Object.fromEntries(all.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of all) seen[contender.name].push(timed(contender));
    }
    all[1].release();
    return { d, rounds: seen };
  });
}
