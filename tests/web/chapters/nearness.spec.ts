// Laboratories start when they come near the window, and stop when they have left it.
import { progressOf } from '../page/laboratory.ts';
import { scroll, scrollUntil } from '../page/scroll.ts';
import { expect, test } from '../page/test.ts';
import { laboratories, reveal, revealAtOnce, revealLeading } from './chapters.ts';

test('nothing of a later chapter is fetched before it comes near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./chapters.html');
  await expect(page.locator('dk-opening').getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => !url.endsWith('.html') && /chapters|examples/.test(url))).toEqual([]);
  for (const tag of laboratories.slice(4)) {
    expect(await page.evaluate((name) => customElements.get(name) === undefined, tag)).toBe(true);
  }
  await page.locator('dk-gradient').scrollIntoViewIfNeeded();
  await expect(page.locator('dk-gradient').getByRole('button', { name: 'Reset' })).toBeVisible();
  expect(fetched.some((url) => url.includes('chapters') && url.endsWith('.wasm'))).toBe(true);
});

test('a sweep stops when its laboratory has left the window, and runs again when it is back', async ({ page }) => {
  await page.goto('./chapters.html#v=1&variance.samples=1000000');
  const variance = page.locator('dk-variance');
  await variance.scrollIntoViewIfNeeded();
  await revealAtOnce(variance);
  await expect(variance.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const done = (): Promise<number> => progressOf(variance);
  await expect.poll(done).toBeGreaterThan(0);
  await scroll(page, 0);
  await expect(variance.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  const left = await done();
  await page.waitForTimeout(500);
  expect(await done()).toBe(left);
  await scrollUntil(variance);
  await expect(variance.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('a link that is followed starts no sweep of a laboratory that is far away', async ({ page }) => {
  await page.goto('./chapters.html#v=1&variance.samples=500');
  const variance = page.locator('dk-variance');
  await variance.scrollIntoViewIfNeeded();
  await reveal(variance);
  await scroll(page, 0);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    location.hash = '#question&v=1&variance.samples=900000';
  });
  await page.waitForTimeout(1500);
  await expect(variance.locator('.run')).toHaveText(/Run again\s+500 samples for each/);
  await scrollUntil(variance);
  await expect(variance.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('out of sight a laboratory is not laid out and keeps its height; on paper it is there', async ({ page }) => {
  await page.goto('./chapters.html');
  const additive = page.locator('dk-additive');
  await additive.scrollIntoViewIfNeeded();
  await revealLeading(additive);
  const laidOut = (): Promise<boolean> =>
    additive
      .locator('figure')
      .first()
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const height = (): Promise<number> => additive.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(laidOut).toBe(true);
  const seen = await height();
  await scroll(page, 0);
  await expect.poll(laidOut).toBe(false);
  expect(await height()).toBeCloseTo(seen, 0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(laidOut).toBe(true);
});
