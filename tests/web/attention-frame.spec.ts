// Attention by hand in its surroundings: the largest matrices in narrow and wide windows, and a page that is not ours.
import { violations } from './page/checker.ts';
import { expect, test } from './page/test.ts';

for (const width of [320, 360, 1280]) {
  test(`at ${String(width)} pixels nothing sticks out and axe finds nothing, with the largest matrices`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const row = '-1,2,-3,4.5,5,6';
    const rows = Array.from({ length: 6 }, () => row).join(';');
    const attention = page.locator('dk-attention');
    await page.goto(`./#v=1&attention.q=${rows}&attention.k=${rows}&attention.v=${rows}`);
    await attention.scrollIntoViewIfNeeded();
    await expect(attention.getByRole('table', { name: 'output, 6 × 6' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { right } = await attention.evaluate((element) => element.getBoundingClientRect());
    const edges = await attention
      .locator('.matrix table, figure')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(right + 6);
    expect(await violations(page, { include: 'dk-attention' })).toEqual([]);
  });
}

for (const [width, matrices] of [
  [360, 'attention.q=1,0;0,1&attention.k=1,2;3,4&attention.v=1;2'],
  [600, 'attention.step=all&attention.row=1'],
  [760, 'attention.q=1,2,3,4,5,6&attention.k=1,2,3,4,5,6;6,5,4,3,2,1&attention.v=1,2,3,4,5,6;6,5,4,3,2,1'],
] as const) {
  test(`at ${String(width)} pixels the matrices keep to the window: ${matrices}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const attention = page.locator('dk-attention');
    await page.goto(`./#v=1&${matrices}`);
    await attention.scrollIntoViewIfNeeded();
    await expect(attention.getByRole('table', { name: /^output/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const crossings = await attention.evaluate((element) => {
      const left = (name: string): number =>
        element.shadowRoot?.querySelector(`.matrix.${name} tbody td`)?.getBoundingClientRect().left ?? NaN;
      return [left('k') - left('scores'), left('v') - left('output')];
    });
    // Columns of a product stand under the columns that they come from.
    for (const apart of crossings) expect(Math.abs(apart)).toBeLessThan(1.5);
  });
}

test('it stands alone on a foreign page', async ({ page, baseURL }) => {
  const modules = new URL(baseURL ?? '');
  modules.port = String(Number(modules.port) + 1);
  const alone = await page.context().newPage();
  await alone.route('**/course.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A course</title><dk-attention q="1,0;0,1" k="2,0;0,2" v="1;3" guess="off"></dk-attention>
        <script type="module" src="/elements/dk-attention/define.ts"></script>`,
    }),
  );
  await alone.goto(new URL('course.html', modules).href);
  const attention = alone.locator('dk-attention');
  await expect(attention.getByRole('button', { name: /^Score of query 1 and key 1: / })).toHaveText('2.00');
  await expect(attention.getByRole('table', { name: 'output, 2 × 1' })).toBeVisible();
});
