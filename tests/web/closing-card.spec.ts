// What is folded at the beginning of the lesson, and the closing card at the width of a telephone.
import { expect, test } from './page/test.ts';

test('what one should know before is folded, and opens', async ({ page }) => {
  await page.goto('./chapters.html');
  const folded = page.locator('.before details');
  await expect(folded).toHaveCount(3);
  await expect(folded.first().locator('p')).toBeHidden();
  await folded.first().locator('summary').click();
  await expect(folded.first().locator('p')).toBeVisible();
});

test('closing card and glossary fit a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('./chapters.html');
  for (const part of ['#closing .summary', '.glossary']) {
    const box = await page.locator(part).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});

test('unfolded, neither the story nor the chapters are wider than a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['./', './de.html', './chapters.html', './chapters-de.html']) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
