// The worksheet and its key: the same items as the quiz, numbers from the seed in the link, whole items on A4 and on Letter.
import type { Page } from '@playwright/test';
import { violations } from './page/checker.ts';
import { bringNear, expect, test } from './page/test.ts';

async function openSheet(page: Page, fragment = ''): Promise<void> {
  await page.goto(`./worksheet.html${fragment}`);
  await expect(page.locator('.paper-item')).toHaveCount(26);
}

const key = '#v=1&worksheet.key=on';

test('the sheet asks everything and tells nothing; the key tells', async ({ page }) => {
  await openSheet(page);
  await expect(page.getByRole('heading', { name: 'Why √dₖ? A worksheet' })).toBeVisible();
  await expect(page.getByText('22.63')).toHaveCount(0);
  await expect(page.getByText('Answer:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page).toHaveURL(/worksheet\.key=on/);
  await expect(page.getByText('Answer:')).toHaveCount(26);
  await expect(page.getByText('its root is 22.63')).toBeVisible();
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  await expect(page.getByText('Answer:')).toHaveCount(0);
});

test('the seed in the link gives the questions of the quiz in their order, with their numbers', async ({ page }) => {
  await page.goto('./chapters.html#v=1&quiz.seed=7');
  const quiz = page.locator('dk-quiz');
  await bringNear(quiz, quiz.locator('.question'));
  const asked: string[] = [];
  for (let place = 1; place <= 26; place += 1) {
    await expect(quiz.getByText(`Question ${String(place)} of 26`)).toBeVisible();
    asked.push(await quiz.locator('.question').innerText());
    if (place < 26) await quiz.getByRole('button', { name: 'Next question' }).click();
  }
  const opened = page.waitForEvent('popup');
  await quiz.getByRole('link', { name: 'This sheet on paper' }).click();
  const paper = await opened;
  await expect(paper).toHaveURL(/worksheet\.html#v=1&quiz\.seed=7$/);
  await expect(paper.locator('.paper-item')).toHaveCount(26);
  expect(await paper.locator('.paper-item .question').allInnerTexts()).toEqual(asked);
});

test('another seed is another sheet; a seed that is none is refused, and the sheet stays', async ({ page }) => {
  await openSheet(page);
  const questions = (): Promise<string[]> => page.locator('.paper-item .question').allInnerTexts();
  const before = await questions();
  const seed = page.getByLabel('Seed');
  await seed.fill('99');
  await expect(page).toHaveURL(/quiz\.seed=99/);
  await expect.poll(questions).not.toEqual(before);
  await expect(page.getByText('Sheet 99', { exact: true })).toBeVisible();
  const now = await questions();
  await seed.fill('-3');
  await expect(page.locator('#seed-error')).toContainText('Allowed');
  expect(await questions()).toEqual(now);
});

for (const [format, width, height] of [
  ['A4', 180, 267],
  ['Letter', 185.9, 249.4],
] as const) {
  test(`on ${format} no item is cut, and controls are not printed`, async ({ page }) => {
    for (const fragment of ['', key]) {
      await openSheet(page, fragment);
      await page.emulateMedia({ media: 'print' });
      // Millimetres inside the margins, at 96 pixels to the inch.
      const pixels = (millimetres: number): number => Math.floor((millimetres / 25.4) * 96);
      await page.setViewportSize({ width: pixels(width), height: pixels(height) });
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      const items = await page.locator('.paper-item').evaluateAll((all) =>
        all.map((each) => ({
          height: each.getBoundingClientRect().height,
          cut: getComputedStyle(each).breakInside,
          over: each.scrollWidth - each.clientWidth,
          end: each.getBoundingClientRect().bottom,
        })),
      );
      // The first page holds two questions with pictures, whole.
      expect(items[1]?.end).toBeLessThanOrEqual(pixels(height));
      for (const item of items) {
        expect(item.cut).toBe('avoid');
        expect(item.height).toBeLessThan(pixels(height) / 2);
        expect(item.over).toBeLessThanOrEqual(0);
      }
      const pdf = await page.pdf({ format });
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThan(2);
      expect(pages).toBeLessThanOrEqual(9);
      await page.emulateMedia({ media: null });
    }
  });
}

test('in a telephone pictures are drawn to its width: their letters are as large as elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openSheet(page);
  const sizes = (): Promise<number[]> =>
    page
      .locator('.paper-item svg.dk-plot')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().width / (each as SVGSVGElement).viewBox.baseVal.width),
      );
  await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThan(0.99);
  expect((await sizes()).length).toBeGreaterThan(3);
});

test('the checker finds nothing on the sheet and its key, wide and at 320 pixels', async ({ page }) => {
  for (const fragment of ['', key]) {
    await openSheet(page, fragment);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

for (const lang of ['en', 'de'])
  test(`the names of its fields stand on one line, and its buttons on another, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`./worksheet.html?lang=${lang}`);
    const tops = (what: string): Promise<number[]> =>
      page
        .locator(`dk-worksheet nav ${what}`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    await expect(page.locator('dk-worksheet nav button')).toHaveCount(2);
    expect(new Set(await tops('label')).size).toBe(1);
    expect(new Set(await tops('button')).size).toBe(1);
  });
