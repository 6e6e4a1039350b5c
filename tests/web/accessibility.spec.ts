// For readers without a mouse, without sight, with other colours, or with a narrow window.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, openVariance, openWorked, settled, skipGuess, test } from './page/test.ts';

// The checker's types come from a Playwright of its own.
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

async function everything(page: Page): Promise<void> {
  await openWorked(page);
  const variance = page.locator('dk-variance');
  await variance.scrollIntoViewIfNeeded();
  await expect(variance.getByRole('button', { name: 'Reset' })).toBeVisible();
  await skipGuess(variance);
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await settled(variance);
  for (const summary of await page.getByText('The numbers as a table').all()) await summary.click();
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await everything(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing while errors and own figures are on show', async ({ page }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('Scale rule').selectOption('linear');
  await worked.getByLabel('dₖ', { exact: true }).fill('x');
  expect(await violations(page)).toEqual([]);
});

for (const width of [360, 320]) {
  test(`at ${String(width)} pixels nothing sticks out and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await everything(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
  });
}

test('everything is reached and worked with the keyboard alone', async ({ page }) => {
  await everything(page);
  await page.getByRole('link', { name: 'Skip to the first picture' }).focus();
  const seen: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    const name = await page.evaluate(() => {
      let element: Element | null = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body) return '';
      return `${element.localName} ${element.id || (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
    });
    if (name === '') break;
    seen.push(name);
    await page.keyboard.press('Tab');
  }
  for (const wanted of [
    'a Skip to the first picture',
    'input dimension',
    'button Another draw',
    'summary The numbers as a table',
    'button Reset',
    'select example',
    'input input-scores',
    'select rule',
    'input samples',
    'button Run again',
    'div Measured variance',
  ]) {
    expect(
      seen.some((name) => name.startsWith(wanted)),
      `${wanted} in ${seen.join(', ')}`,
    ).toBe(true);
  }
});

test('no control is smaller than 24 pixels', async ({ page }) => {
  await everything(page);
  const small = await page.locator('button, input, select, summary').evaluateAll((all) =>
    all
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.id || element.textContent.trim() }))
      .filter(({ box }) => box.height > 0 && (box.height < 24 || box.width < 24))
      // A checkbox is worked by its label, which is larger.
      .map(({ name }) => name)
      .filter((name) => name !== ''),
  );
  expect(small).toEqual([]);
});

test('with forced colours and with less motion the pictures are there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { opening } = await open(page);
  await expect(opening.locator('rect.draw').first()).toBeVisible();
  const [duration] = await opening
    .locator('rect')
    .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transitionDuration));
  expect(duration).toBe('0s');
});

test('each laboratory has exactly one polite status', async ({ page }) => {
  const variance = await openVariance(page);
  await expect(variance.getByRole('status')).toHaveCount(1);
  await page.locator('dk-worked-example').scrollIntoViewIfNeeded();
  await expect(page.locator('dk-worked-example').getByRole('status')).toHaveCount(1);
  await expect(page.locator('dk-opening').getByRole('status')).toHaveCount(1);
});
