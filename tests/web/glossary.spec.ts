// The page of the glossary: reached from the story where a term first comes, whole without scripts, clean for the checker.
import { glossary } from '../../web/lesson/pages/glossary.ts';
import { expectClean } from './page/checker.ts';
import { expect, test } from './page/test.ts';

for (const [page_, terms] of [
  ['./', ['token', 'query', 'key', 'head', 'variance']],
  ['./de.html', ['token', 'query', 'key', 'head', 'variance']],
] as const)
  test(`the terms of ${page_} lead to their entries`, async ({ page }) => {
    await page.goto(page_);
    const links = page.locator('.scene a[href*="glossary"]');
    const fragments = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    expect(fragments).toEqual(terms.map((term) => `#term-${term}`));
    await links.nth(1).click();
    await expect(page.locator('#term-query')).toBeInViewport();
    await expect(page.locator('.glossary > div')).toHaveCount(glossary.length);
    await page.locator('#term-query a').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).toMatch(page_ === './' ? /chapters\/formula\.html$/ : /chapters\/formula-de\.html$/);
  });

test('axe finds nothing on the glossary, light and dark, 1280 and 320 pixels wide', async ({ page }) => {
  await page.goto('./glossary.html');
  await expectClean(page);
});
