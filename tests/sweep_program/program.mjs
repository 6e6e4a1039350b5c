// Runs sqrtdk-sweep as a reader would: in a folder of its own, alone or under MPI, to its end or until it is killed.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** SQRTDK_SWEEP names another build. */
const folder = process.env.SQRTDK_SWEEP ? resolve(process.env.SQRTDK_SWEEP) : join(root, 'build/release');
export const program = join(folder, 'src/sweep_program/sqrtdk-sweep');
export const failingProgram = join(folder, 'tests/sweep_program/failing-rank');

/** Some tenths of a second of work for one thread. */
export const asked = {
  seed: '18446744073709551615',
  samples: 20_000,
  keys: 8,
  dimensions: [4, 96, 256],
  rules: [{ rule: 'none' }, { rule: 'sqrt' }, { rule: 'cosine', parameter: 10 }],
};

/** Long enough to be killed several times, a third of it by a fast machine at least once. */
export const long = { ...asked, samples: 200_000 };

/** 9 chunks of two d, in no time. */
export const short = { ...asked, samples: 2_100, dimensions: [16, 2] };

/** A folder that is gone after the test, with the specification in it. */
export function inFolder(t, specification = asked) {
  const path = mkdtempSync(join(tmpdir(), 'sqrtdk-sweep-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  const at = (name) => join(path, name);
  const write = (name, content) =>
    writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
  write('spec.json', specification);
  return {
    path,
    program,
    at,
    write,
    read: (name) => readFileSync(at(name), 'utf8'),
    remove: (name) => rmSync(at(name)),
    there: (name) => existsSync(at(name)),
    run: (...args) => run(program, args, path),
    start: (...args) => start(program, args, path),
    mpi: (ranks, ...args) => run('mpirun', [...launcher(ranks), program, ...args], path),
    startMpi: (ranks, ...args) => start('mpirun', [...launcher(ranks), program, ...args], path),
  };
}

export const launcher = (ranks) => ['--oversubscribe', '--allow-run-as-root', '-n', String(ranks)];

/** Code, standard output and standard error of a program that ends. */
export function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1e8,
  });
  if (error) throw error;
  return { code: status, out: stdout, error: stderr };
}

/** A program that is at work: its process, and a promise of its end. */
export function start(command, args, cwd) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let error = '';
  child.stderr.on('data', (data) => (error += data));
  child.stdout.resume();
  const ended = new Promise((end) => child.on('close', (code, signal) => end({ code, signal, error })));
  return { child, ended };
}

/** The program says one sentence, on standard error alone, and ends with the code. */
export function refused(place, args, pattern, expected = 2) {
  const { code, out, error } = place.run(...args);
  assert.match(error, pattern);
  assert.equal(error.trimEnd().split('\n').length, 1, error);
  assert.equal(code, expected, error);
  assert.equal(out, '');
}

/** How many chunks the whole blocks of a partial file have, of all d; 0 if there is none. */
export function done(path) {
  if (!existsSync(path)) return 0;
  const [, ...blocks] = blocksOf(readFileSync(path, 'utf8'));
  // A summary begins with its version, the fingerprint in two halves, d, the first chunk and their number.
  const lines = blocks.flatMap((block) => block.trimEnd().split('\n').slice(0, -1));
  return lines.reduce((sum, line) => sum + Number(line.split(' ', 6)[5]), 0);
}

/**
 * The header and the blocks of a partial file, each with its checksum; what a kill left behind them is none. Cut at the checksums: a pattern
 * for whole blocks begins anew at each letter of a block that is still being written, which took minutes.
 */
export function blocksOf(text) {
  const ends = Array.from(text.matchAll(/^checksum [0-9a-f]{16}\n/gmu), ({ index, 0: line }) => index + line.length);
  return ends.map((end, place) => text.slice(ends[place - 1] ?? 0, end));
}

/** Waits until something is so; gives false if the process ends before. */
export async function until(so, { child }) {
  while (!so()) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    await pause(5);
  }
  return true;
}

export const pause = (milliseconds) => setTimeout(milliseconds);
