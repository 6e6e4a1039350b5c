// The page of all laboratories: each with its picture, its question, its attributes and what to copy, without a script but for copying.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laboratories } from './chapters/chapters.ts';
import { expectClean } from './page/checker.ts';
import { expect, test } from './page/test.ts';

const site = join(import.meta.dirname, '../../web/dist');

test('axe finds nothing on the unfolded gallery, light and dark, 1280 and 360 pixels wide', async ({ page }) => {
  test.slow();
  await page.goto('./gallery.html');
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  await expectClean(page, { narrow: 360 });
});

for (const [path, folder, question] of [
  ['./gallery.html', 'English', 'How far do scores spread as dₖ grows?'],
  ['./gallery-de.html', 'German', 'Wie weit streuen Scores, wenn dₖ wächst?'],
] as const)
  test(`every laboratory is there with picture, question, attributes and texts, in ${folder}`, async ({ page }) => {
    await page.goto(path);
    const entries = page.locator('article');
    expect(await entries.evaluateAll((all) => all.map(({ id }) => id))).toEqual(laboratories);
    await expect(page.locator('#dk-variance .asks')).toHaveText(question);
    const counts = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        id: entry.id,
        question: (entry.querySelector('.asks')?.textContent ?? '') !== '',
        images: entry.querySelectorAll('picture > img[alt]').length,
        attributes: entry.querySelectorAll('tbody tr').length > 0,
        texts: entry.querySelectorAll('pre').length,
      })),
    );
    for (const { id, question: asks, images, attributes, texts } of counts)
      expect([asks, images, attributes, texts], id).toEqual([true, 1, true, 4]);
  });

test('pictures are those of the reader’s colours, and each of both is one that a browser draws', async ({ page }) => {
  const drawn = (): Promise<string[]> =>
    page.locator('article picture img').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.naturalWidth > 100 ? image.currentSrc : `nothing of ${image.currentSrc}`;
        }),
      ),
    );
  await page.goto('./gallery.html');
  for (const address of await drawn()) expect(address).toMatch(/\/assets\/still-[\w-]+\.svg$/);
  const enlarged = await page
    .locator('article picture img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).filter(({ width, naturalWidth }) => width > naturalWidth).map(({ alt }) => alt),
    );
  expect(enlarged).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  for (const address of await drawn()) expect(address).toMatch(/\/gallery\/[\w-]+\.dark\.svg$/);
  // On paper they are those of a light page, from wherever it is printed.
  await page.pdf();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const paper = page.locator('article img:visible');
  await expect(paper).toHaveCount(laboratories.length);
  // What is folded has no name there that leads to nothing; what is not is printed.
  await expect(page.locator('article details:visible')).toHaveCount(0);
  await page
    .locator('#dk-softmax details')
    .first()
    .evaluate((each: HTMLDetailsElement) => {
      each.open = true;
    });
  await expect(page.locator('article details:visible')).toHaveCount(1);
  await expect
    .poll(() =>
      paper.evaluateAll((all) => (all as HTMLImageElement[]).filter((each) => each.naturalWidth < 100).length),
    )
    .toBe(0);
  for (const image of await paper.all())
    expect(await image.evaluate((each) => (each as HTMLImageElement).currentSrc)).toMatch(
      /\/assets\/still-[\w-]+\.svg$/,
    );
});

test('a text is copied by keyboard, and where that is refused it is selected and said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./gallery.html');
  const entry = page.locator('#dk-softmax');
  await entry.getByText('Put it on a page of your own').click();
  const button = entry.getByRole('button', { name: 'Copy' }).nth(1);
  await button.press('Enter');
  const said = entry.getByRole('status').nth(1);
  await expect(said).toHaveText('Copied.');
  const text = (await entry.locator('pre').nth(1).textContent()) ?? '';
  expect(text).toMatch(/^<iframe src="https:\/\/[^"]+\/embed\.html\?lab=softmax" title="[^"]+" /);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await button.press('Enter');
  await expect(said).toContainText('The text is selected');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
});

test('without scripts all of it is there, and no button that would do nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('./gallery.html');
  await page.locator('#dk-softmax').getByText('Put it on a page of your own').click();
  await expect(page.locator('#dk-softmax pre').first()).toBeVisible();
  await expect(page.locator('#dk-softmax').getByRole('button')).toHaveCount(0);
  await context.close();
});

test('on a site of one’s own the texts name this site, and its frame opens there', async ({ browser }) => {
  // Another origin, which the page of other tests may not ask.
  const context = await browser.newContext();
  const page = await context.newPage();
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
  };
  await page.route('https://course.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[pathname.split('.').at(-1) ?? ''] ?? 'application/wasm';
    return route.fulfill({ contentType, body: readFileSync(join(site, pathname.replace('/lesson/', ''))) });
  });
  await page.goto('https://course.example/lesson/gallery.html');
  const code = page.locator('#dk-softmax code');
  const frame = (await page.locator('#dk-softmax pre').nth(1).textContent()) ?? '';
  expect(await code.allTextContents()).not.toContainEqual(expect.stringContaining('<your-site>'));
  const [, address = ''] = /src="([^"]+)"/.exec(frame) ?? [];
  expect(address).toBe('https://course.example/lesson/embed.html?lab=softmax');
  await page.goto(address);
  await expect(page.locator('dk-softmax').getByRole('button', { name: 'Reset' })).toBeVisible();
  await context.close();
});

test('story, chapters and lesson lead to the gallery, and it to each chapter', async ({ page }) => {
  for (const path of ['./', './chapters.html', './chapters/size.html']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All laboratories' })).toHaveAttribute(
      'href',
      path.includes('/chapters/') ? '../gallery.html' : './gallery.html',
    );
  }
  await page.goto('./gallery.html');
  await page.locator('#dk-variance').getByRole('link', { name: 'How large is q·k?' }).click();
  await expect(page).toHaveURL(/\/chapters\/size\.html$/);
});
