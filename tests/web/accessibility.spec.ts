// The page around the laboratories, for readers without a mouse, without sight, with other colours, or with a narrow window.
// What holds for every laboratory stands in chapters/accessibility.spec.ts.
import { laboratories } from './chapters/chapters.ts';
import { expectClean, violations } from './page/checker.ts';
import { expect, open, openWorked, test } from './page/test.ts';

test('axe finds nothing in prose, formulas and rail, light and dark, 1500 and 320 pixels wide', async ({ page }) => {
  test.slow();
  await open(page);
  await expectClean(page, { exclude: laboratories, wide: 1500 });
});

test('axe finds nothing while errors and own figures are on show', async ({ page }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('Scale rule').selectOption('linear');
  await worked.getByLabel('dₖ', { exact: true }).fill('x');
  expect(await violations(page, { include: 'dk-worked-example' })).toEqual([]);
});

test('the keyboard goes from the skip link to the first picture, and by the rail to any chapter', async ({ page }) => {
  const { opening } = await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the first picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(opening.locator('#dimension')).toBeFocused();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Softmax' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#softmax h2')).toBeFocused();
  await expect(page.locator('#softmax h2')).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('headings go down by one level at a time below one title, and every formula can be heard', async ({ page }) => {
  await open(page);
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => {
    if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  const silent = await page
    .locator('main math[display="block"]')
    .evaluateAll((all) =>
      all.filter((each) => !each.closest('[role="img"]')?.getAttribute('aria-label')).map((each) => each.textContent),
    );
  expect(silent).toEqual([]);
});

test('with forced colours and with less motion the pictures are there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { opening } = await open(page);
  await expect(opening.locator('path.draw').first()).toBeVisible();
  const [duration] = await opening
    .locator('path')
    .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transitionDuration));
  expect(duration).toBe('0s');
});

test('with forced colours what a colour says is still told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  /** What the system paints the ground of a page with. */
  const ground = 'rgb(0, 0, 0)';
  await page.goto('./chapters/summit.html');
  const colours = await page
    .locator('.legend li:not(.theory)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').backgroundColor));
  expect(new Set([...colours, ground]).size).toBe(4);
  const pressed = page.locator('dk-summit button[aria-pressed="true"]').first();
  // Else Chromium lays the ground behind letters that have its colour.
  await expect(pressed).toHaveCSS('forced-color-adjust', 'none');
  await page.goto('./embed.html?lab=dk-rate-map');
  const rates = page.locator('dk-rate-map');
  await rates.getByRole('button', { name: 'Run them here' }).click();
  // Else it takes the colour of what is done away.
  await expect(rates.locator('progress')).toHaveCSS('forced-color-adjust', 'none');
  // Text of the system that cannot be chosen may be bright green, and cells on that ground are another colour.
  await expect(rates.locator('.empty').first()).toHaveCSS('fill', 'color(srgb 0.35 0.35 0.35)');
});

test('at the width of a phone every line that is a link is as high as a finger needs it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['./', './de.html', './chapters.html', './chapters-de.html']) {
    await page.goto(path);
    const heights = await page
      .locator('footer p > a:only-child')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(24);
  }
});
