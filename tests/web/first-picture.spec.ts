// What the first picture of a laboratory waits for, and what it does not: how many scripts, which of them first, and nothing that joins it later.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Approach from '../../web/lesson/on-approach.ts';
import { expect as expectModules, test as testModules } from './page/modules.ts';
import { scrollUntil } from './page/scroll.ts';
import { expect, test, unfold } from './page/test.ts';

const assets = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist/assets');

/** Names of scripts without what tells their versions apart. */
const plain = (file: string): string => file.replace(/^.*\//, '').replace(/-[\w-]{7}\.js$/, '');

test('a laboratory comes in two requests, its own script and one that all share; in three where pages beside the lesson share a part', () => {
  const scripts = readdirSync(assets).filter((file) => /^dk-.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(15);
  const more = scripts.map((file) => {
    const needs = [...readFileSync(join(assets, file), 'utf8').matchAll(/\b(?:from|import)"(\.\/[^"]+)"/g)];
    // The first screen's is there before.
    return needs.map(([, needed = '']) => plain(needed)).filter((name) => !['first', 'kit'].includes(name));
  });
  expect(more.flat().toSorted()).toEqual(['effects', 'sheet']);
});

const theory = /\/(?:chapters-client|sqrt-dk-chapters)-/;
const points = '.leading path.dk-point';

test('a sweep shows points before theory is there, which the draws wait for', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(theory, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./chapters/size.html');
  const variance = page.locator('dk-variance');
  await variance.scrollIntoViewIfNeeded();
  await expect(variance.locator(points).first()).toBeVisible();
  await unfold(variance);
  await expect(variance.locator('.pending')).toContainText('Starting the core');
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  answer();
  await expect(variance.locator('.whole svg')).toBeVisible();
  await expect(variance.locator('.pending')).toHaveCount(0);
});

test('where theory cannot be fetched, a sweep says so, until it is tried again', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.route(theory, (route) => route.abort());
  await page.goto('./chapters/size.html');
  const variance = page.locator('dk-variance');
  await variance.scrollIntoViewIfNeeded();
  await expect(variance.locator(points).first()).toBeVisible();
  const again = variance.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await unfold(variance);
  // A control that moves takes nothing of it back.
  await variance.getByLabel('Draw', { exact: true }).fill('3');
  await expect(again).toBeVisible();
  await page.unroute(theory);
  await again.click();
  await expect(variance.locator('.whole svg')).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.close();
});

test('“Try again” counts while what came near again is trying by itself', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let network: 'lost' | 'slow' | 'there' = 'lost';
  /** The trial takes a second address where the first is lost, in some browsers at once. */
  let secondLost = false;
  await page.route(theory, async (route) => {
    if (network === 'lost') return route.abort();
    const second = route.request().url().includes('?again=');
    if (network === 'there' && (secondLost || !second)) return route.continue();
    secondLost ||= second;
    if (network === 'slow') await held;
    return route.abort();
  });
  await page.goto('./chapters/size.html');
  const variance = page.locator('dk-variance');
  await variance.scrollIntoViewIfNeeded();
  const again = variance.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  network = 'slow';
  await variance.evaluate((own) => own.toggleAttribute('hidden', true));
  const asking = page.waitForRequest(theory);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
  await variance.evaluate((own) => own.toggleAttribute('hidden', false));
  await asking;
  await again.click();
  network = 'there';
  answer();
  await unfold(variance);
  await expect(variance.locator('.whole svg')).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.close();
});

/** Addresses that the page asks for from now on. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

/** The scripts that the page names for the time when the browser is idle have all been fetched, and what starts the workers too. */
const aheadIsThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const named = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="modulepreload"]')];
    const there = performance
      .getEntriesByType('resource')
      .flatMap((entry) => ((entry as PerformanceResourceTiming).responseEnd > 0 ? [entry.name] : []));
    const workers = there.some((address) => address.includes('/pool-'));
    return workers && named.length > 1 && named.every(({ href }) => there.includes(href));
  });

test('a reader of the first scene has the scripts of the later ones, and no picture of a card', async ({ page }) => {
  await page.goto('./');
  await aheadIsThere(page);
  await page.waitForLoadState('networkidle');
  const addresses = asked(page);
  const training = page.locator('dk-training');
  await scrollUntil(training);
  await expect(training.locator('[data-compact="figure"] path.dk-line').first()).toBeAttached();
  expect(addresses.filter((address) => /\/(?:dk-[\w-]+|kit|pool)-[\w-]{7}\.js$/.test(address))).toEqual([]);
  expect(addresses.filter((address) => address.includes('/still-'))).toEqual([]);
  const cards = page.locator('.cards .still');
  await cards.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => cards.last().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(cards.last()).toHaveAttribute('src', /still-/);
});

testModules.describe('of laboratories that come near together', () => {
  const begin = (page: Page): Promise<void> =>
    page.evaluate(async (address) => {
      const { onApproach } = (await import(address)) as typeof Approach;
      const loaded: string[] = ((window as unknown as { loaded: string[] }).loaded = []);
      const load = (name: string) => (): Promise<void> => {
        loaded.push(name);
        return Promise.resolve();
      };
      document.body.innerHTML = `<div style="height: 5000px"></div>${['above', 'seen', 'below']
        .map((name) => `<dk-${name} style="display: block; height: 100vh">${name}</dk-${name}>`)
        .join('')}`;
      scrollTo({ top: 5000 + innerHeight, behavior: 'instant' });
      onApproach({ 'dk-below': load('below'), 'dk-above': load('above'), 'dk-seen': load('seen') });
    }, '/lesson/on-approach.ts');
  const loaded = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { loaded: string[] }).loaded);

  testModules(
    'the one in the window is loaded first, and the others once it has its picture',
    async ({ modules: page }) => {
      await begin(page);
      await expectModules.poll(() => loaded(page)).toEqual(['seen']);
      await page.evaluate(() => {
        document.querySelector('dk-seen')?.dispatchEvent(new Event('dk-ready'));
      });
      await expectModules.poll(async () => (await loaded(page)).length).toBe(3);
    },
  );

  testModules('the others are loaded though it never has one', async ({ modules: page }) => {
    await begin(page);
    await expectModules.poll(async () => (await loaded(page)).toSorted()).toEqual(['above', 'below', 'seen']);
  });
});
