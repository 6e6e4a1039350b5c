// Where the page cannot compute, each laboratory's place holds a sentence and a still picture; where it can, no still is fetched. On paper a
// laboratory that has not begun is its still.
import { expect, test as base, type Page } from '@playwright/test';
import { test } from '../page/test.ts';
import { laboratories } from './chapters.ts';

async function showsStills(page: Page): Promise<void> {
  for (const tag of laboratories) {
    const still = page.locator(`${tag} > img.still`);
    await still.scrollIntoViewIfNeeded();
    await expect(still).toBeVisible();
    await expect(still).toHaveAttribute('alt', /still picture/);
    await expect.poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  }
}

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });

  base(
    'every chapter has its prose, its formulas, a sentence on what is missing, and a still picture',
    async ({ page }) => {
      await page.goto('./chapters.html');
      await expect(page.locator('main h2')).not.toHaveCount(0);
      for (const tag of laboratories) {
        await expect(page.locator(`${tag} > .needs`)).toBeVisible();
        const still = page.locator(`${tag} > img.still`);
        await still.scrollIntoViewIfNeeded();
        await expect(still).toBeVisible();
        expect((await still.boundingBox())?.height).toBeGreaterThan(100);
      }
      for (const section of await page.locator('main > section').all()) {
        expect(await section.locator('p, dd').count()).toBeGreaterThan(1);
      }
    },
  );
});

base('without WebAssembly every laboratory says so, and shows its still picture', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebAssembly', { value: undefined });
  });
  await page.goto('./chapters.html');
  for (const tag of laboratories) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('alert')).toContainText('WebAssembly');
  }
  await showsStills(page);
});

test('where the page computes, no still picture is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./chapters.html');
  for (const tag of laboratories) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
    await expect(page.locator(`${tag} > img.still`)).toBeHidden();
  }
  expect(fetched.filter((url) => url.endsWith('.svg'))).toEqual([]);
});

/** What a browser needs is hidden, and seen when nothing has come for a while. */
async function saysLate(page: Page): Promise<void> {
  await page.goto('./');
  const needs = page.locator('dk-training > .needs');
  await expect(needs).toBeHidden();
  await needs.evaluate((sentence) => {
    for (const waiting of sentence.getAnimations()) waiting.finish();
  });
  await expect(needs).toBeVisible();
}

test('what a browser needs is said only where nothing has come for a while', async ({ page }) => {
  await saysLate(page);
});

test('a browser that does not know whether scripts run, as Chromium before 120, says it as late', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('(scripting:', '(unknown:') });
  });
  await saysLate(page);
});

test('on paper the still of a laboratory that has not begun stands there, and nobody is told what a browser needs', async ({
  page,
}) => {
  await page.goto('./');
  const last = page.locator('dk-training');
  await page.pdf();
  const still = last.locator('> img.still');
  await expect.poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect(last.locator('> .needs')).toBeHidden();
  await expect(still).toBeVisible();
});
