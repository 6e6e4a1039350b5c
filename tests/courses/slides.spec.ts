// Slides of reveal.js: keys and swipes that a control of a laboratory uses leave the slide where it is, all others turn it.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { built } from './framework.ts';
import { serve, type Served } from './serve.ts';

test.use({ hasTouch: true });

let served: Served;
test.beforeAll(async () => {
  served = await serve(await built('reveal', 'slides'));
});
test.afterAll(() => served.close());

const slide = (page: Page): Promise<string | null> => page.locator('section.present').getAttribute('id');

/** All that reveal.js turns slides by, but Escape, which is for its overview. */
const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home', 'PageDown', 'Space', 'n', 'l', 'j'];

async function begun(page: Page): Promise<Locator> {
  await page.goto(served.address);
  const laboratory = page.locator('dk-variance');
  await expect(laboratory.locator('[part~="plot"]').first()).toBeVisible();
  return laboratory;
}

/** Those of these keys that have turned the slide. */
async function pressed(page: Page, ...of: readonly string[]): Promise<string[]> {
  const turned: string[] = [];
  for (const key of of) {
    await page.keyboard.press(key);
    if ((await slide(page)) !== 'scores') turned.push(key);
  }
  return turned;
}

test('no key on a slider or in a text field turns the slide', async ({ page }) => {
  const laboratory = await begun(page);
  await laboratory.locator('input[type="range"]').first().focus();
  expect(await pressed(page, 'ArrowRight')).toEqual([]);
  await expect.poll(() => laboratory.evaluate((element) => Reflect.get(element, 'at') as number)).toBeGreaterThan(64);
  expect(await pressed(page, ...keys)).toEqual([]);
  await laboratory.locator('input[type="text"]:visible').first().focus();
  expect(await pressed(page, ...keys)).toEqual([]);
});

test('keys with the focus elsewhere turn the slide', async ({ page }) => {
  await begun(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slide(page)).toBe('softmax');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => slide(page)).toBe('scores');
});

test('arrows on a picture move its cursor, and not the slide', async ({ page }) => {
  const laboratory = await begun(page);
  await laboratory.locator('.readable').first().focus();
  expect(await pressed(page, 'ArrowRight', 'ArrowLeft', 'End', 'Home')).toEqual([]);
});

test('a swipe on a slider is the laboratory’s, and one beside it the slides’', async ({ page }) => {
  const laboratory = await begun(page);
  const client = await page.context().newCDPSession(page);
  const swipe = async (on: Locator): Promise<void> => {
    const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = (step: number): { x: number; y: number } => ({ x: x + width / 2 - 20 * step, y: y + height / 2 });
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] });
    for (let step = 1; step < 10; step += 1)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step)] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(laboratory.locator('input[type="range"]').first());
  expect(await slide(page)).toBe('scores');
  await swipe(page.getByRole('heading', { name: 'How large a score is' }));
  await expect.poll(() => slide(page)).toBe('softmax');
});

test('a PDF of the slides has the pictures of all laboratories, also of those that lie far below the window', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: false, print: () => Object.assign(globalThis, { printed: true }) });
  });
  const between = 6;
  await page.route(
    (url) => url.search === '?print-pdf',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const slides = '<section><h2>Between</h2></section>'.repeat(between);
      await route.fulfill({
        response,
        body: text.replace('<section id="softmax">', `${slides}<section id="softmax">`),
      });
    },
  );
  await page.goto(`${served.address}?print-pdf`);
  await expect.poll(() => page.evaluate('printed')).toBe(true);
  for (const tag of ['dk-variance', 'dk-softmax'])
    await expect(page.locator(tag).locator('[part~="plot"]').first()).toBeVisible();
  const pages = await page.locator('.pdf-page').count();
  expect(pages).toBeGreaterThanOrEqual(between + 2);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(pages);
});
