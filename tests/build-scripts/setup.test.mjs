// What setup.sh says where it can install nothing, and what test.sh takes from the environment.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const script = join(dirname(fileURLToPath(import.meta.url)), '../../build-scripts/setup.sh');

function setUpWith(commands, purpose) {
  const bin = mkdtempSync(join(tmpdir(), 'bin-'));
  try {
    for (const name of commands) {
      const path = ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
      symlinkSync(path, join(bin, name));
    }
    return spawnSync('/bin/bash', [script, purpose], { env: { PATH: bin }, encoding: 'utf8' });
  } finally {
    rmSync(bin, { recursive: true });
  }
}

test('without apt, what is missing is named and nothing is tried', () => {
  const { status, stderr } = setUpWith(['dirname'], 'page');
  assert.equal(status, 1);
  assert.match(stderr, /without apt and root or sudo: .*cmake ninja-build emscripten/);
});

test('what is there is not asked for again', () => {
  const { stderr } = setUpWith(['dirname', 'cmake'], 'page');
  assert.doesNotMatch(stderr, /cmake/);
  assert.match(stderr, /ninja-build/);
});

test('an unknown purpose is refused with the usage', () => {
  assert.match(setUpWith(['dirname'], 'everything').stderr, /usage/);
});

test('switches that write expectations anew are dropped by test.sh, and named', () => {
  const lines = readFileSync(join(dirname(script), 'test.sh'), 'utf8').split('\n');
  const first = lines.findIndex((line) => line.includes('"${!UPDATE_@}"'));
  const last = lines.indexOf('done', first);
  assert.ok(first > 0 && last > first && first < lines.findIndex((line) => line.startsWith('source')));
  const dropped = lines.slice(first, last + 1).join('\n');
  const env = { PATH: process.env.PATH, UPDATE_STILLS: '1', UPDATE_ANYTHING: '1', OTHER: '1' };
  const { stdout } = spawnSync('/bin/bash', ['-euo', 'pipefail', '-c', `${dropped}\nenv`], { env, encoding: 'utf8' });
  assert.match(stdout, /^UPDATE_STILLS is set, and ignored/m);
  assert.doesNotMatch(stdout, /^UPDATE_\w+=/m);
  assert.match(stdout, /^OTHER=1$/m);
  const { status } = spawnSync('/bin/bash', ['-euo', 'pipefail', '-c', dropped], { env: { PATH: process.env.PATH } });
  assert.equal(status, 0);
});
