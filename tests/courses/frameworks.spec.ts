// Courses in other people's frameworks: each sets the properties of a laboratory in its own way, hears its events, and turns its pages itself.
import { expect, test, type Page } from '@playwright/test';
import { partOfTheDay } from '../seeds.ts';
import type { FiguresTold } from '../../web/packaging/element.ts';
import { look } from '../web/hosts/look.ts';
import { sweep } from './expected.ts';
import { built, frameworks } from './framework.ts';
import { serve } from './serve.ts';
import { expectUndisturbed, watch } from './watch.ts';

const titles = { scores: 'How large a score is', softmax: 'What softmax makes of it' };

/** Keeps in the page what the laboratory of the first page told last. */
function keepTold(): void {
  document.addEventListener('dk-result', ({ detail }) => {
    if (detail.laboratory === 'dk-variance') Object.assign(globalThis, { told: detail });
  });
}

/** The properties of an element, as a page reads them. */
function properties(page: Page, element: string, names: readonly string[]): Promise<Record<string, unknown>> {
  return page
    .locator(element)
    .evaluate((read, all) => Object.fromEntries(all.map((name) => [name, Reflect.get(read, name) as unknown])), names);
}

/** The first page shows what the core measures from this seed, as its author has set it, and has heard so. */
async function expectScores(page: Page, seed: string): Promise<void> {
  await expect(page.getByRole('heading', { name: titles.scores }).first()).toBeVisible();
  await expect(page.locator('dk-variance [part~="plot"]').first()).toBeVisible();
  await expect(page.getByText('How far a score strays.', { exact: true })).toBeVisible();
  await expect(page.locator('output:not(.readout)')).toHaveText(seed);
  const rows = [16, 64].map((d) => [d, sweep(seed, d).variance.value]);
  await expect
    .poll(async () => {
      const told = (await page.evaluate('told')) as FiguresTold;
      const columns = ['d', 'variance'].map((name) => told.columns.indexOf(name));
      return told.rows.map((row) => columns.map((column) => row[column]));
    })
    .toEqual(rows);
  const { laboratories } = await page.evaluate(look);
  expect(laboratories.flatMap(({ alerts, notes }) => [...alerts, ...notes])).toEqual([]);
  const set = { at: 64, dimensions: [16, 64], hide: 'draw', guess: 'off', theme: 'dark' };
  expect(await properties(page, 'dk-variance', Object.keys(set))).toEqual(set);
  // Some routers give the focus to what stands first on the page that they turn to.
  await page.locator('dk-variance').evaluate((element: HTMLElement) => {
    element.focus();
  });
}

/** What a reader sets stays, also where its page draws again. */
async function expectKept(page: Page): Promise<void> {
  const set = { dimensions: [16, 64, 256], seed: '5' };
  const laboratory = page.locator('dk-variance');
  await laboratory.getByText('What is drawn', { exact: true }).click();
  await laboratory.getByLabel('Grid of dₖ', { exact: true }).fill('16,64,256');
  await laboratory.getByLabel('Seed', { exact: true }).fill(set.seed);
  await expect(page.locator('output:not(.readout)')).toHaveText(set.seed);
  expect(await properties(page, 'dk-variance', Object.keys(set))).toEqual(set);
}

async function expectSoftmax(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: titles.softmax }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: titles.scores })).toHaveCount(0);
  await expect(page.locator('dk-softmax [part~="plot"]').first()).toBeVisible();
  const softmax = { guess: 'off', headingLevel: '2', shareBase: 'https://<your-site>/' };
  await expect.poll(() => properties(page, 'dk-softmax', Object.keys(softmax))).toEqual(softmax);
  const quiz = { answers: 'hidden', worksheet: '' };
  await expect.poll(() => properties(page, 'dk-quiz', Object.keys(quiz))).toEqual(quiz);
}

// Some minutes where packages are installed for the first time.
test.describe.configure({ timeout: 600_000 });

for (const name of partOfTheDay(frameworks, frameworks.length))
  test(`in ${name} laboratories have the values that are set, are heard, and come again with their page`, async ({
    page,
  }) => {
    const site = await built(name);
    const served = await serve(site);
    const watched = watch(page);
    await page.addInitScript(keepTold);
    try {
      await page.goto(served.address);
      await page.evaluate(() => Object.assign(globalThis, { first: true }));
      await expectScores(page, '1');
      for (let times = 0; times < 2; times += 1) {
        await page.getByRole('link', { name: 'Softmax', exact: true }).click();
        await expectSoftmax(page);
        await page.getByRole('link', { name: 'Scores', exact: true }).click();
        await expectScores(page, '1');
      }
      await page.goBack();
      await expectSoftmax(page);
      await page.goForward();
      await expectScores(page, '1');
      await page.getByRole('button', { name: 'Another seed', exact: true }).click();
      await expectScores(page, '7');
      // A slide has no field for them.
      if (name !== 'reveal') await expectKept(page);
      // Workers start from their file, but where the builder leaves it behind.
      const addresses = page.workers().map((worker) => new URL(worker.url()).protocol);
      expect([...new Set(addresses)]).toEqual([name === 'angular' ? 'blob:' : 'http:']);
      // The framework has turned its pages, not the browser.
      expect(await page.evaluate('first')).toBe(true);
      expectUndisturbed(watched, [served.origin]);
      expect(served.missing).toEqual([]);
    } finally {
      await served.close();
    }
  });
