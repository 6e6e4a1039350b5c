// Links and addresses lead where they say, on a phone as on a wide window, whatever height the laboratories above find meanwhile.
import type { Page } from '@playwright/test';
import { partOfTheDay, thirdOfTheDay } from '../seeds.ts';
import { laboratories } from './chapters/chapters.ts';
import { scroll } from './page/scroll.ts';
import { expect, test } from './page/test.ts';

const sizes = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'wide', width: 1440, height: 900 },
] as const;

/** Pixels between the top of the window and a heading or laboratory that the page was asked for. */
const head = 16;

/** Waits until the laboratories near the window have started and nothing moves any more. */
async function rests(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => {
          const waiting = [...document.querySelectorAll('.laboratory > *')].filter((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            const near = bottom > -300 && top < innerHeight + 300;
            return near && (!each.matches(':defined') || (each.shadowRoot?.querySelector('.waiting') ?? null) !== null);
          });
          const heights = [...document.querySelectorAll('main > section')].map((each) => each.clientHeight);
          return JSON.stringify([waiting.length, scrollY, heights]);
        });
        const same = now === before && now.startsWith('[0,');
        before = now;
        return same;
      },
      { intervals: [700] },
    )
    .toBe(true);
}

/** Pixels by which an element misses the place where a link to it shows it. */
async function misses(page: Page, selector: string): Promise<number> {
  await rests(page);
  return page.locator(selector).evaluate((element, wanted) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    // What stands at the end of the page cannot come further up.
    if (scrollY >= end - 1) return Math.max(0, wanted - element.getBoundingClientRect().top);
    return Math.abs(element.getBoundingClientRect().top - wanted);
  }, head);
}

/** What stands above may come late: readers are led to their place all the same. */
async function lands(page: Page, selector: string): Promise<void> {
  await expect.poll(() => misses(page, selector), { message: selector }).toBeLessThanOrEqual(4);
}

async function chapters(page: Page): Promise<string[]> {
  await page.goto('./chapters.html');
  return page.locator('.rail a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
}

// Each place costs a load of the whole lesson: each size takes its own sixth of the chapters, its own third of the links, and a day of its own
// for the rest.
const ofTheDay = partOfTheDay(sizes, 2);
for (const [at, size] of sizes.entries()) {
  const { name, width, height } = size;
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('an address that names a chapter opens at its heading', async ({ page }) => {
      test.setTimeout(240_000);
      for (const id of partOfTheDay(await chapters(page), 6, 3 * at)) {
        await page.goto('about:blank');
        await page.goto(`./chapters.html#${id}`);
        await lands(page, `section#${id}`);
      }
    });

    test('a link of the rail leads to its heading, with focus and address, and back leads back', async ({ page }) => {
      test.setTimeout(240_000);
      const ids = partOfTheDay(await chapters(page), 6, 1 + 3 * at).reverse();
      for (const id of ids) {
        await scroll(page, 0);
        await page.locator(`.rail a[href="#${id}"]`).press('Enter');
        await lands(page, `section#${id}`);
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        await expect(page.locator(`section#${id}`).locator('h1, h2').first()).toBeFocused();
      }
      await page.goBack();
      expect(new URL(page.url()).hash).toBe(`#${String(ids.at(-2))}`);
      await page.goForward();
      expect(new URL(page.url()).hash).toBe(`#${String(ids.at(-1))}`);
    });

    if (ofTheDay.includes(size)) {
      test('a link in the prose leads to its heading, and keeps the state in the address', async ({ page }) => {
        await page.goto('./chapters.html#v=1&quiz.seed=7');
        await rests(page);
        await page.locator('#quiz .column a[href="#rules"]').click();
        await lands(page, '#rules');
        expect(new URL(page.url()).hash).toBe('#rules&v=1&quiz.seed=7');
      });

      test('what the reader scrolls to is not taken back', async ({ page }) => {
        await page.goto('./chapters.html#rules');
        await page.mouse.move(width / 2, height / 2);
        await page.mouse.wheel(0, -300);
        await rests(page);
        const top = await page.locator('#rules').evaluate((element) => element.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(150);
      });
    }

    test('a link with the state of a laboratory opens at the laboratory', async ({ page }) => {
      test.setTimeout(120_000);
      const links = [
        ['#v=1&softmax.scores=9,8.6', 'dk-softmax'],
        ['#v=1&opening.d=4&rates.seed=7', 'dk-rate-map'],
        ['#v=1&saturation.row=2', 'dk-saturation-map'],
        ['#v=1&widths.seed=7', 'dk-width-sweep'],
        ['#dk-models&v=1&opening.d=4', 'dk-models'],
      ] as const;
      for (const [fragment, tag] of thirdOfTheDay(links, at === 0 ? 0 : 1)) {
        await page.goto('about:blank');
        await page.goto(`./chapters.html${fragment}`);
        await lands(page, tag);
      }
    });
  });
}

test('the link that an untouched laboratory gives leads to it', async ({ page, context }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./chapters.html');
  for (const tag of partOfTheDay(laboratories, 11)) {
    const laboratory = page.locator(tag);
    await laboratory.scrollIntoViewIfNeeded();
    await laboratory.getByRole('button', { name: 'Copy link' }).click();
    await expect(laboratory.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe(`#${tag}`);
    const other = await context.newPage();
    await other.goto(link);
    await lands(other, tag);
    await other.close();
  }
});

test('an address that is typed over the old one leads to its place, on a page that is open', async ({ page }) => {
  await page.goto('./chapters.html');
  await page.goto('./chapters.html#v=1&softmax.scores=9,8.6');
  await lands(page, 'dk-softmax');
  await page.goto('./chapters.html#gradient');
  await lands(page, '#gradient');
});
