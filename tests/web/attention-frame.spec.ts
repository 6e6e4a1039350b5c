// Attention by hand in windows of several widths: a product stays under and beside its factors, and its numbers off each other.
import { expect, only, test } from './page/test.ts';

for (const [width, matrices] of [
  [360, 'attention.q=1,0;0,1&attention.k=1,2;3,4&attention.v=1;2'],
  [600, 'attention.step=all&attention.row=1'],
  [760, 'attention.q=1,2,3,4,5,6&attention.k=1,2,3,4,5,6;6,5,4,3,2,1&attention.v=1,2,3,4,5,6;6,5,4,3,2,1'],
  [880, 'attention.step=all'],
] as const) {
  test(`at ${String(width)} pixels the matrices keep to the window: ${matrices}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const attention = page.locator('dk-attention');
    await page.goto(only('dk-attention', `#v=1&${matrices}`));
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
    const gaps = await attention.evaluate((element) => {
      const rows = [...(element.shadowRoot?.querySelectorAll('.matrix tbody tr') ?? [])];
      return rows.flatMap((row) => {
        const numbers = [...row.querySelectorAll('td button')].map((each) => {
          const text = document.createRange();
          text.selectNodeContents(each);
          return text.getBoundingClientRect();
        });
        return numbers.slice(1).map(({ left }, place) => left - (numbers[place]?.right ?? NaN));
      });
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(2);
  });
}
