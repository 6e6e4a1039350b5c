// A host's page in a browser that Playwright drives: opened, and held to what the table says of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base, type Frame, type Page } from '@playwright/test';
import { fileAddress, folder, fragment, hostPage } from './artefacts.ts';
import { collect } from './collect.ts';
import { allowed, expectFigures, expectQuiet } from './expected.ts';
import { everyLaboratory, hosts, type Host } from './hosts.ts';
import { look } from './look.ts';
import { passing } from './passing.ts';
import { serve, type Served } from './server.ts';

export { expect };

export const test = base.extend<object, { served: Served }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await serve([...hosts, ...everyLaboratory]);
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
});

/** What the browser tells of a page, beside what the page itself can see. */
export interface Watched {
  requests: string[];
  problems: string[];
}

export async function open(page: Page, host: Host, served: Served): Promise<Watched> {
  const watched: Watched = { requests: [], problems: [] };
  page.on('request', (request) => watched.requests.push(request.url()));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watched.problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // Firefox may lay out a formula that it has read half, and complains of what has not come yet.
    if (!/^Incorrect number of children for <m\w+\/> tag/.test(message)) watched.problems.push(`exception: ${message}`);
  });
  await page.addInitScript(collect);
  if (host.before) await page.addInitScript(host.before);
  await page.goto(host.fromDisk ? onDisk(host) : served.address(host));
  return watched;
}

/** The address of a host's page as a file. */
export function onDisk({ artefact, every = false }: Host): string {
  if (artefact === 'single') return fileAddress('lesson/sqrt-dk.html') + fragment;
  const course = passing('host-');
  const path = join(course, 'course.html');
  writeFileSync(join(course, 'collect.js'), `(${String(collect)})();`);
  writeFileSync(path, hostPage(artefact, { base: `${pathToFileURL(folder).href}/`, every }));
  return pathToFileURL(path).href;
}

/** The frame that the laboratory stands in. */
export function inner(page: Page): Frame {
  return page.frames().at(-1) ?? page.mainFrame();
}

/** Where a host's page may fetch from. */
export function originsOf(host: Host, served: Served): string[] {
  return host.fromDisk ? ['file://'] : [served.own, ...(host.otherOrigin ? [served.elsewhere] : [])];
}

/** All that the table says of a host, once its laboratories have measured. */
export async function expectHost(page: Page, host: Host, served: Served, watched: Watched): Promise<void> {
  await expectFigures(host, () => inner(page).evaluate(look));
  await expectUndisturbed(page, host, served, watched);
}

/** Nothing has gone wrong so far but what the host forbids by design. */
export async function expectUndisturbed(page: Page, host: Host, served: Served, watched: Watched): Promise<void> {
  const origins = originsOf(host, served);
  expectQuiet(host, await inner(page).evaluate(look), origins);
  expect(watched.requests.filter((address) => !allowed(address, origins))).toEqual([]);
  const provoked = (host.provokes ?? []).map((each) => each.split(' ')[0] ?? '');
  // Browsers name a refusal in the console too; what was refused is compared above.
  const byDesign = 'Content Security Policy';
  expect(watched.problems.filter((text) => provoked.length === 0 || !text.includes(byDesign))).toEqual([]);
  expect(served.reports(host).filter((directive) => !provoked.includes(directive))).toEqual([]);
}
