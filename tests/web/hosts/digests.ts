// The digests of fixed runs, computed by the package's core in the engine under test beside the recorded ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Digest {
  name: string;
  value: string;
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

export function expectDigests(text: string): void {
  const digests = JSON.parse(text) as Digest[];
  const recorded = readFileSync(join(import.meta.dirname, '../../reference/digests/digests.txt'), 'utf8');
  expect(digests.map(({ name, value }) => `${value}  ${name}\n`).join('')).toBe(recorded);
}
