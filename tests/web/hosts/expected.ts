// What must hold on every host, whichever engine shows it.
import { expect } from '@playwright/test';
import { measured } from './artefacts.ts';
import { refusalsIn } from './collect.ts';
import type { Host } from './hosts.ts';
import type { Look } from './look.ts';

const computesOnPage = /No worker may start on this page/;
const missing = /WebAssembly is switched off here or forbidden/;

/** Looks until all laboratories have measured, or have said that they cannot. */
export async function expectFigures(host: Host, look: () => Promise<Look>): Promise<void> {
  const count = host.count ?? 1;
  if (host.without) {
    await expect
      .poll(async () => (await look()).laboratories.flatMap(({ alerts }) => alerts))
      .toEqual([expect.stringMatching(missing)]);
    return;
  }
  await expect
    .poll(async () => (await look()).laboratories.map(({ row }) => row), { intervals: [200] })
    .toEqual(Array.from({ length: count }, () => measured));
  const { laboratories } = await look();
  expect(laboratories.flatMap(({ alerts }) => alerts)).toEqual([]);
  const said = laboratories.flatMap(({ notes }) => notes);
  expect(said).toEqual(
    host.onPage ? Array.from({ length: count }, (): unknown => expect.stringMatching(computesOnPage)) : [],
  );
}

/** What the page itself saw: nothing went wrong, nothing came from anywhere else, and only what the host forbids was refused. */
export function expectQuiet(host: Host, { collected, fetched }: Look, origins: readonly string[]): void {
  expect(collected.errors).toEqual([]);
  expect(refusalsIn(collected)).toEqual([...(host.provokes ?? [])].sort());
  expect(fetched.filter((address) => !allowed(address, origins))).toEqual([]);
}

/** Whether an address is one of the page's own. */
export function allowed(address: string, origins: readonly string[]): boolean {
  return /^(?:blob|data|about):/.test(address) || origins.some((origin) => address.startsWith(`${origin}/`));
}
