// The ten-minute path in the rail and at its chapters, what is folded, and the closing card at the width of a telephone.
import { expect, test } from './page/test.ts';

test('the switch folds away what is not on the path, by keyboard too', async ({ page }) => {
  await page.goto('./chapters.html');
  const rail = page.getByRole('navigation', { name: 'Chapters' });
  const all = await rail.getByRole('listitem').count();
  const box = rail.getByRole('checkbox', { name: 'Show the ten-minute path only' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const left = rail.getByRole('listitem').filter({ visible: true });
  await expect(left).toHaveCount(4);
  const minutes = (await left.locator('.short').allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(10);
  await page.keyboard.press('Space');
  await expect(rail.getByRole('listitem').filter({ visible: true })).toHaveCount(all);
});

test('from each chapter of the path a link leads to the next, up to the closing card', async ({ page }) => {
  await page.goto('./chapters.html');
  for (const id of ['question', 'size', 'gradient', 'rules']) {
    const next = page.locator(`#${id} > .path a`);
    const target = await next.getAttribute('href');
    await next.click();
    await expect(page.locator(`${target ?? ''} h2`).first()).toBeFocused();
  }
  await expect(page.locator('#closing .summary')).toBeVisible();
});

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
