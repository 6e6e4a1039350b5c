// Runs programs in turn, A B C A B C …, so that a machine that slows down slows all of them; figures are medians.
import { spawnSync } from 'node:child_process';

/** One run of a program that prints a line of JSON; a program that refuses its own answer ends the benchmark. */
function once({ name, command, environment = {} }) {
  const [program, ...rest] = command;
  const { status, stdout, stderr } = spawnSync(program, rest, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`${name}: ${stderr || 'did not run'}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/**
 * programs  [{name, command, environment?}]
 * returns   for each program {name, version, results: one parsed line per round}
 */
export function inRounds(programs, rounds) {
  const all = programs.map(({ name }) => ({ name, version: '', results: [] }));
  for (let round = 0; round < rounds; round += 1) {
    programs.forEach((program, index) => {
      const result = once(program);
      all[index].results.push(result);
      all[index].version = result.version ?? '';
    });
  }
  return all;
}

/** Median of the ratios round by round, and their extremes. */
export function ratios(ours, theirs, figure) {
  const each = ours.results.map((result, round) => result[figure] / theirs.results[round][figure]);
  return { median: median(each), least: Math.min(...each), most: Math.max(...each) };
}
