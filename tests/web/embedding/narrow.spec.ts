// Laboratories in the narrowest columns that pages have.
import { laboratories } from '../chapters/chapters.ts';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

test('in half the width of a telephone, and in a side bar of 140 pixels, every laboratory fits into its column', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  // The right one of two columns: what stands out of it makes the page wider.
  await embed(page, '<style>body { margin: 0 } main { margin-left: 188px }</style><main></main>');
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  const narrow = (margin: string): Promise<void> =>
    page.locator('main').evaluate((main, left) => {
      main.style.marginLeft = left;
    }, margin);
  for (const tag of laboratories) {
    await page.locator('main').evaluate((main, name) => {
      const laboratory = document.createElement(name);
      laboratory.setAttribute('guess', 'off');
      main.replaceChildren(laboratory);
    }, tag);
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(await wide(), tag).toBe(360);
    await narrow('220px');
    // Pictures are drawn anew for it.
    await expect.poll(wide, { message: tag }).toBe(360);
    // In 120 pixels the opening’s dₖ in its large letters is wider, and the walks have no room for bars.
    if (!['dk-opening', 'dk-walks'].includes(tag)) {
      await narrow('240px');
      await expect.poll(wide, { message: tag }).toBe(360);
    }
    await narrow('');
  }
});
