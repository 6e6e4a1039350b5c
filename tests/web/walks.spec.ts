// Walks on the page: the spread beside √d, the slider, coins, another draw, and links.
import type { Locator } from '@playwright/test';
import { expectRead, expectRestored, opens, slider } from './page/laboratory.ts';
import { expect, pictures, test } from './page/test.ts';

const open = opens('dk-walks', (walks) => expect(walks.locator('.bold')).toBeVisible());

const fact = (walks: Locator, name: string): Locator =>
  walks.locator('.facts dd').nth(['std', 'root', 'd'].indexOf(name));

test('two hundred walks are there at once, without a question and at rest, and are read', async ({ page }) => {
  const walks = await open(page);
  await expect(walks.getByText('Guess')).toHaveCount(0);
  await expect(fact(walks, 'root')).toHaveText('8');
  await expect(fact(walks, 'd')).toHaveText('64');
  expect(Number(await fact(walks, 'std').textContent())).toBeCloseTo(8, -1);
  const starts = await walks
    .locator('.faint path')
    .evaluateAll((all) => all.reduce((sum, each) => sum + (each.getAttribute('d')?.match(/M/g)?.length ?? 0), 0));
  expect(starts).toBe(199);
  // The reader has asked for less motion.
  expect(await walks.evaluate((element) => element.shadowRoot?.getAnimations().length ?? 0)).toBe(0);
  const picture = walks.getByRole('slider', { name: /^200 walks of 64 products/ });
  await expectRead(picture, /^after 1 products?: /, 'ArrowRight');
  await expectRead(picture, /walks end between/, 'End');
});

test('two steps of the slider spread the walks twice as far; a dₖ beyond the last is refused', async ({ page }) => {
  const walks = await open(page);
  const d = slider(walks, 'dₖ');
  await d.press('ArrowRight');
  await d.press('ArrowRight');
  await expect(fact(walks, 'root')).toHaveText('16');
  await expect(d).toHaveAttribute('aria-valuetext', /^dₖ = 256: 200 walks end with a standard deviation of 1\d$/);
  await expect(walks.locator('.live')).toContainText('far from 256');
  const before = await pictures(walks);
  await walks.locator('#dimension').fill('2000');
  await expect(walks.getByText(/Allowed: 1 to 1024/).first()).toBeVisible();
  expect(await pictures(walks)).toBe(before);
});

test('coin flips change the walks and not √d; Walk again draws two hundred others', async ({ page }) => {
  const walks = await open(page);
  const before = await pictures(walks);
  await walks.getByRole('checkbox', { name: 'Coin flips ±1' }).check();
  await expect(walks.locator('.live')).toContainText('Coin flips spread by the same');
  await expect(fact(walks, 'root')).toHaveText('8');
  expect(await pictures(walks)).not.toBe(before);
  await expect(page).toHaveURL(/walks\.coins=on/);
  const coins = await pictures(walks);
  await walks.getByRole('button', { name: 'Walk again' }).click();
  await expect.poll(() => pictures(walks)).not.toBe(coins);
  await expect(page).toHaveURL(/walks\.draw=200/);
});

test('a link restores the picture, and Reset brings the first one back', async ({ page }) => {
  const walks = await open(page, '#v=1&walks.d=100&walks.coins=on&walks.seed=7&walks.draw=3');
  await expect(fact(walks, 'root')).toHaveText('10');
  await expectRestored(walks, open);
  await walks.getByRole('button', { name: 'Reset' }).click();
  await expect(fact(walks, 'root')).toHaveText('8');
});
