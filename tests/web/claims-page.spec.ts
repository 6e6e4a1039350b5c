// The page of published claims: found from the lesson, clean for the checker, whole without scripts, its links restore what they show.
import { claims } from '../../web/lesson/claims/claims.ts';
import { expectClean } from './page/checker.ts';
import { expect, test } from './page/test.ts';

test('axe finds nothing on the page of claims, light and dark, 1280 and 320 pixels wide', async ({ page }) => {
  test.slow();
  await page.goto('./claims.html');
  await expectClean(page);
});

test('on a telephone printed figures are read without scrolling sideways, and no line of them is taller than what it says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const name of ['claims', 'claims-de']) {
    await page.goto(`./${name}.html`);
    const parts = page.locator('.printed');
    expect(await parts.count()).toBeGreaterThan(20);
    const wide = (all: Element[]): string[] =>
      all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.ariaLabel ?? '');
    expect(await parts.evaluateAll(wide)).toEqual([]);
    const tallest = await parts
      .locator('tbody tr')
      .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
    expect(tallest).toBeLessThan(240);
  }
});

test('the footer of the lesson leads to the claims, and each claim to a chapter that is there', async ({ page }) => {
  await page.goto('./chapters.html');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Published claims' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Published claims');
  await expect(page.locator('article.claim')).toHaveCount(claims.length);
  const led = await page
    .locator('.shown > a:first-of-type')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  for (const id of led) expect(ids).toContain(id);
});

test('a link to a laboratory shows the state it speaks of, in its chapter', async ({ page }) => {
  await page.goto('./claims.html');
  await page.locator('#claim-20').getByRole('link', { name: 'the laboratory, set so' }).click();
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeAttached();
  await expect(page.locator('#softmax h2')).toBeInViewport();
  await expect(softmax.locator('.live')).toContainText('60');
});

test('claims are shown by verdict and by source, without a script; an empty source is left out', async ({ page }) => {
  await page.goto('./claims.html');
  const shown = page.locator('article.claim:visible');
  await expect(shown).toHaveCount(claims.length);
  const by = (verdict: string | undefined, source?: string): string[] =>
    claims
      .filter(
        (each) =>
          (verdict === undefined || each.verdict === verdict) && (source === undefined || each.source === source),
      )
      .map(({ id }) => id);
  const ids = (): Promise<string[]> => shown.evaluateAll((all) => all.map(({ id }) => id));
  const verdicts = page.getByRole('group', { name: 'Show by verdict' });
  const sources = page.getByRole('group', { name: 'Show by source' });
  for (const verdict of new Set(claims.map((each) => each.verdict))) {
    await verdicts.locator(`[value='${verdict}']`).check();
    expect(await ids(), verdict).toEqual(by(verdict));
    await expect(page.locator('.source:visible')).toHaveCount(
      new Set(claims.filter((each) => each.verdict === verdict).map(({ source }) => source)).size,
    );
  }
  for (const source of ['A', 'B', 'C', 'D']) {
    await sources.locator(`[value='${source}']`).check();
    await verdicts.getByRole('radio', { name: /^false/ }).check();
    expect(await ids(), source).toEqual(by('false', source));
    await verdicts.getByRole('radio', { name: /^all/ }).check();
    expect(await ids(), source).toEqual(by(undefined, source));
  }
  // With the keyboard alone: the first of the sources is all of them.
  await sources.getByRole('radio', { name: /^Online textbook/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sources.getByRole('radio', { name: /^all/ })).toBeChecked();
  await expect(shown).toHaveCount(claims.length);
});
