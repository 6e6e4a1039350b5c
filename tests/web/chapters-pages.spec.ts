// Each chapter on a page of its own, gone through by the links that turn the pages: what it says of itself, shows, fetches and takes along.
import type { Page } from '@playwright/test';
import { chapters } from '../../web/lesson/pages/chapters.ts';
import { partOfTheDay, thirdOfTheDay } from '../seeds.ts';
import { violations } from './page/checker.ts';
import { bringNear, expect, test } from './page/test.ts';

const ids = chapters.map(({ id }) => id);
const file = (id: string, language: string): string => `./chapters/${id}${language === 'de' ? '-de' : ''}.html`;

/** The laboratories whose own script the page has asked for, by its own account: what its predecessor asks for last is left out. */
function laboratoriesAsked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(dk-[a-z-]+)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []),
  );
}

for (const [language, width] of [
  ['en', 360],
  ['de', 1280],
] as const) {
  test(`one link leads through all chapters, each with title, description and its own laboratory alone (${language}, ${String(width)} pixels)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    // A third of them start each day, others in the other language.
    const started = thirdOfTheDay(ids, language === 'en' ? 0 : 1);
    const titles = new Set<string>();
    const settings = 'v=1&seed=7&scalings.seed=3';
    await page.goto(`${file(ids[0] ?? '', language)}?from=class#${settings}`);
    for (const [at, id] of ids.entries()) {
      const address = new URL(page.url());
      expect(address.pathname, id).toContain(file(id, language).slice(1));
      expect(address.search + address.hash, id).toBe(`?from=class#${at === 0 ? '' : `${id}&`}${settings}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      titles.add(await page.title());
      expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length, id).toBeGreaterThan(60);
      const shown = await page.locator('.laboratory > *').evaluateAll((all) => all.map(({ localName }) => localName));
      expect(await page.evaluate(() => scrollY), id).toBe(0);
      const [first] = shown;
      if (first !== undefined && started.includes(id)) {
        await page.locator(first).scrollIntoViewIfNeeded();
        await expect(page.locator(first).locator('svg, table, input').filter({ visible: true }).first()).toBeVisible();
        expect(await laboratoriesAsked(page), id).toContain(first);
      }
      expect(shown, id).toEqual(expect.arrayContaining(await laboratoriesAsked(page)));
      for (const narrowed of [320, width]) {
        await page.setViewportSize({ width: narrowed, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(narrowed);
      }
      const next = page.locator('.turn [rel="next"]');
      if (at + 1 < ids.length)
        await Promise.all([page.waitForURL(`**${file(ids[at + 1] ?? '', language).slice(1)}*`), next.click()]);
      else await expect(next).toHaveCount(0);
    }
    expect(titles.size).toBe(ids.length);
    await page.locator('.turn [rel="prev"]').click();
    await expect(page).toHaveURL(new RegExp(`/${ids.at(-2) ?? ''}(-de)?\\.html`));
  });
}

test('settings travel by words of the text, to the other language, to all chapters and the story', async ({
  page,
  baseURL,
}) => {
  const at = (path: string): string => new URL(path, baseURL).href;
  await page.goto('./chapters/size.html#size&v=1&variance.samples=500&seed=7');
  await bringNear(page.locator('dk-variance'));
  await expect(page.locator('dk-variance').getByLabel('Seed', { exact: true })).toHaveValue('7');
  await page.locator('main').getByRole('link', { name: 'Why exactly d' }).click();
  await expect(page).toHaveURL(at('./chapters/proof.html#proof&v=1&variance.samples=500&seed=7'));
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(at('./chapters/proof-de.html#proof&v=1&variance.samples=500&seed=7'));
  await page.getByRole('link', { name: 'Die Geschichte' }).click();
  await expect(page).toHaveURL(at('./de.html#story-opening&v=1&variance.samples=500&seed=7'));
  // What carries them is fetched after the page is there.
  await page.waitForLoadState('networkidle');
  await page.locator('.cards').getByRole('link', { name: 'Wie groß ist q·k?' }).click();
  await expect(page).toHaveURL(at('./chapters/size-de.html#size&v=1&variance.samples=500&seed=7'));
  await page.getByRole('link', { name: 'Alle Kapitel' }).click();
  await expect(page).toHaveURL(at('./chapters-de.html#size&v=1&variance.samples=500&seed=7'));
});

test('a model that was chosen for all laboratories is taken by those of another chapter', async ({ page }) => {
  await page.goto('./chapters/gradient.html#v=1&models.everywhere=gpt-3');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(document.querySelector('dk-gradient') ?? {}, 'dimension') as unknown))
    .toBe(128);
});

test('what is shared on a chapter’s page leads to that page and the site’s files', async ({ page, baseURL }) => {
  await page.goto('./chapters/temperature.html');
  const laboratory = page.locator('dk-temperature');
  await laboratory.getByRole('button', { name: 'Share or embed' }).click();
  const texts = laboratory.locator('dialog textarea');
  await expect(texts.first()).toHaveValue(new URL('./chapters/temperature.html#dk-temperature', baseURL).href);
  await expect(texts.nth(1)).toHaveValue(new RegExp(new URL('./sqrt-dk.js', baseURL).href));
  await expect(texts.nth(2)).toHaveValue(new RegExp(new URL('./embed.html', baseURL).href));
});

test('axe finds nothing on two pages, light and dark; in print the chapter is left, all of it', async ({ page }) => {
  test.setTimeout(240_000);
  for (const id of partOfTheDay(ids, 9)) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.goto(file(id, 'en'));
    expect(await violations(page, { exclude: ['.laboratory > *'] }), id).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { exclude: ['.laboratory > *'], rules: ['color-contrast'] }), id).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    const unread = await page
      .locator('.column details')
      .filter({ visible: true })
      .evaluateAll((all) => all.filter(({ lastElementChild: last }) => !last?.checkVisibility()));
    expect(unread, `${id}: what is folded is printed`).toHaveLength(0);
    // Backgrounds are not printed, unless what they say is lost without.
    const swatch = page.locator('.legend .raw');
    if ((await swatch.count()) > 0)
      expect(await swatch.evaluate((each) => getComputedStyle(each, '::before').printColorAdjust), id).toBe('exact');
    // Wherever the reader is, what colours mean lies above the chapter, not on its text.
    const tops = await page
      .locator('.legend, h1')
      .evaluateAll((both) => both.map((each) => each.getBoundingClientRect().top));
    expect(tops, id).toEqual(tops.toSorted((a, b) => a - b));
    await expect(page.locator('nav, footer, .home').filter({ visible: true })).toHaveCount(0);
  }
});
