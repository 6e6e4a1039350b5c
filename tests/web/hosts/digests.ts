// The digests of fixed runs, computed by the package's core in the engine under test and kept for build-scripts/same-bits.sh.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

interface Digest {
  name: string;
  value: string;
  covers: string;
}

/** Runs in a page beside the package's folder, which it is served with; a text, since it crosses to the test. */
export async function readDigests(): Promise<string> {
  const address = new URL('npm/core.js', location.href).href;
  const core = (await import(address)) as Record<string, () => Promise<{ digests: () => Digest[] }>>;
  const clients = [];
  for (const name of ['startCore', 'startExamples', 'startChapters', 'startTraining'])
    clients.push(await core[name]?.());
  return JSON.stringify(clients.flatMap((client) => client?.digests() ?? []));
}

export function expectDigests(engine: string, text: string): void {
  const digests = JSON.parse(text) as Digest[];
  const root = resolve(import.meta.dirname, '../../..');
  const results = join(root, 'build/results');
  mkdirSync(results, { recursive: true });
  const lines = digests.map(({ name, value, covers }) => `${value}  ${name}: ${covers}\n`).join('');
  writeFileSync(join(results, `digests-${engine}.txt`), lines);
  const recorded = readFileSync(join(root, 'tests/reference/digests/digests.txt'), 'utf8');
  expect(digests.map(({ name, value }) => `${value}  ${name}\n`).join('')).toBe(recorded);
}
