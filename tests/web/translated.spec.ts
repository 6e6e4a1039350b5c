// Pages that the reader's browser translates: words are its own, and formulas, code and what is computed stay ours.
import { expect, test } from './page/test.ts';
import { translate } from './page/translate.ts';

for (const [path, kept] of [
  ['./chapters/formula.html', 'math'],
  ['./gallery.html', 'code'],
] as const)
  test(`on a translated page ${kept} stays as it is`, async ({ page }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    // Those of the page alone.
    const texts = (): Promise<string[]> =>
      page.evaluate((name) => Array.from(document.querySelectorAll(name), ({ textContent }) => textContent), kept);
    const [before, heading] = [await texts(), (await title.textContent()) ?? ''];
    expect(before.length).toBeGreaterThan(5);
    await page.evaluate(translate);
    await expect(title).toHaveText(heading.toUpperCase());
    expect(await texts()).toEqual(before);
  });

test('a worksheet that is translated keeps its words and pictures, and another seed is another sheet', async ({
  page,
}) => {
  await page.goto('./worksheet.html');
  const [items, labels] = [page.locator('.paper-item .question'), page.locator('.paper-item svg text')];
  await expect(items).toHaveCount(26);
  const [questions, drawn] = [await items.allInnerTexts(), await labels.count()];
  await page.evaluate(translate);
  await page.getByLabel('Seed').fill('99');
  await expect(page.getByText('Sheet 99')).toBeVisible();
  await expect.poll(() => items.allInnerTexts()).not.toEqual(questions);
  await expect(items).toHaveCount(26);
  expect(await labels.count()).toBe(drawn);
  await expect(labels.locator('.translated')).toHaveCount(0);
});
