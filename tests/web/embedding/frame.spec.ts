// The page of a frame: parameters of its address, its height told, orders taken from the page around it and from nobody else.
import type { Page } from '@playwright/test';
import { expect, test } from '../page/test.ts';

type Message = Record<string, unknown>;

/** Opens a page with a frame of the address, and keeps what the frame posts. */
async function framed(page: Page, query: string, style = 'width: 100%; height: 300px'): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A platform</title><link rel="icon" href="data:,">
    <body><script>window.posted = []; addEventListener('message', ({ data }) => posted.push(data));</script>
    <iframe title="Laboratory" src="/embed.html${query}" style="${style}"></iframe><div style="height: 3000px"></div></body></html>`;
  await page.route('**/platform.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('platform.html');
}

const posted = (page: Page): Promise<Message[]> =>
  page.evaluate(() => (window as unknown as { posted: Message[] }).posted);

const heights = async (page: Page): Promise<Message[]> =>
  (await posted(page)).filter(({ type }) => type === 'dk-height');

function post(page: Page, message: unknown): Promise<void> {
  return page.evaluate((each) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(each, '*');
  }, message);
}

test('a frame shows one laboratory with the parameters of its address; what is out of range is clamped with a note', async ({
  page,
}) => {
  await framed(page, '?lab=opening&d=9999&hide=seed+draw&theme=dark&wrong=1');
  const frame = page.frameLocator('iframe');
  const opening = frame.locator('dk-opening');
  await expect(opening).toHaveAttribute('dimension', '4096');
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 4,096\./);
  await expect(frame.locator('main > .note')).toHaveText([
    /“9999”, outside 1 to 4096; showing 4096/,
    /“wrong”, which is not known/,
  ]);
  await expect(opening.getByRole('button', { name: 'Another draw' })).toBeHidden();
});

test('its height is told in three forms, follows the content, and nothing else is told', async ({ page }) => {
  await framed(page, '?lab=opening');
  const opening = page.frameLocator('iframe').locator('dk-opening');
  await expect(opening.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect.poll(async () => (await heights(page)).length).toBeGreaterThan(0);
  await opening.getByText('The numbers as a table').click();
  const content = (): Promise<number> =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await heights(page)).at(-1)?.height).toBe(await content());
  const height = await content();
  const all = await posted(page);
  expect(all).toContainEqual({ type: 'dk-height', height });
  expect(all).toContainEqual({ subject: 'lti.frameResize', height });
  expect(all).toContainEqual({ context: 'h5p', action: 'hello' });
  expect(all).toContainEqual({ context: 'h5p', action: 'resize', scrollHeight: height });
  const keys = new Set(all.flatMap((message) => Object.keys(message)));
  expect([...keys].sort()).toEqual(['action', 'clientHeight', 'context', 'height', 'scrollHeight', 'subject', 'type']);
});

test('H5P’s own resizer makes the frame as high as its content', async ({ page }) => {
  await framed(page, '?lab=opening', 'width: 700px; height: 200px');
  await page.evaluate(() => {
    addEventListener(
      'message',
      ({ data, source }: MessageEvent<{ context?: string; action?: string; scrollHeight?: number }>) => {
        const frame = document.querySelector('iframe');
        if (!frame || data.context !== 'h5p' || source !== frame.contentWindow) return;
        const answer = (action: string): void => frame.contentWindow?.postMessage({ context: 'h5p', action }, '*');
        if (data.action === 'hello') answer('hello');
        if (data.action === 'prepareResize') answer('resizePrepared');
        if (data.action === 'resize') frame.style.height = `${String(data.scrollHeight)}px`;
      },
    );
    document.querySelector('iframe')?.contentWindow?.postMessage({ context: 'h5p', action: 'ready' }, '*');
  });
  const fits = (): Promise<boolean> =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate((body) => Math.abs(innerHeight - body.getBoundingClientRect().height) < 2);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect.poll(fits).toBe(true);
});

test('the page around it sets parameters; what is no order of ours, and what another window says, is passed over', async ({
  page,
}) => {
  await framed(page, '?lab=opening');
  const opening = page.frameLocator('iframe').locator('dk-opening');
  const slider = opening.locator('#dimension');
  await expect(slider).toBeVisible();
  await post(page, { type: 'dk-set', parameters: { d: 256, seed: '7' } });
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 256\./);
  await expect(opening).toHaveAttribute('seed', '7');
  for (const message of [
    'dk-set',
    null,
    { type: 'dk-set' },
    { type: 'dk-set', parameters: 'd=1' },
    { type: 'dk-set', parameters: { d: 1, onload: 'x' } },
    { type: 'dk-set', parameters: { d: [1] } },
    { type: 'dk-eval', parameters: { d: 1 } },
  ])
    await post(page, message);
  await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => {
      postMessage({ type: 'dk-set', parameters: { d: 1 } }, '*');
    });
  await post(page, { type: 'dk-set', parameters: { d: 99_999 } });
  await expect(opening.locator('.note')).toContainText('“99999” is out of range');
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 256\./);
});

test('a frame that starts hidden, or without size, tells its height when it is shown', async ({ page }) => {
  await framed(page, '?lab=opening', 'display: none');
  await page.waitForTimeout(1000);
  expect(await heights(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('iframe')?.setAttribute('style', 'width: 0; height: 0');
  });
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    document.querySelector('iframe')?.setAttribute('style', 'width: 600px; height: 1px');
  });
  await expect.poll(async () => Number((await heights(page)).at(-1)?.height ?? 0)).toBeGreaterThan(300);
  await page.evaluate(() => {
    document.querySelector('iframe')?.setAttribute('style', 'width: 600px; height: 900px');
  });
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Reset' })).toBeVisible();
});

test('one picture with elements’ and attributes’ names fits the frame, and grows and shrinks with it; its height is told', async ({
  page,
}) => {
  await framed(
    page,
    '?lab=dk-variance&show=spread&compact=title&dimensions=1,64&samples=100',
    'width: 700px; height: 420px',
  );
  const frame = page.frameLocator('iframe');
  const variance = frame.locator('dk-variance');
  const figures = variance.locator("figure[part~='picture']:visible");
  await expect(figures).toHaveCount(1);
  await expect(figures).toHaveAttribute('data-figure', 'spread');
  await expect(figures.locator('strong')).toBeVisible();
  await expect(variance).toHaveAttribute('dimensions', '1,64');
  await expect(variance.locator('.actions')).toBeHidden();
  await expect(frame.locator('.note')).toHaveCount(0);
  const drawn = figures.locator('svg').first();
  const heightOf = async (): Promise<number> => (await drawn.boundingBox())?.height ?? 0;
  /** What sticks out of the frame, and whether it scrolls. */
  const outside = (): Promise<unknown[]> =>
    variance.evaluate((element) => {
      const shown = element.shadowRoot?.querySelectorAll("[data-compact='figure'] svg, [data-compact='strip']") ?? [];
      const beyond = [...shown].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      });
      return [shown.length, beyond.length, document.documentElement.scrollHeight > innerHeight];
    });
  const sizes: number[] = [];
  for (const height of [420, 700, 300]) {
    await page.locator('iframe').evaluate((element, to) => {
      element.style.height = `${String(to)}px`;
    }, height);
    await expect.poll(outside).toEqual([2, 0, false]);
    await expect.poll(async () => (await heights(page)).at(-1)?.height).toBe(height);
    sizes.push(await heightOf());
  }
  const [usual = 0, high = 0, low = 0] = sizes;
  expect(high).toBeGreaterThan(usual);
  expect(low).toBeLessThan(usual);
});

test('a picture that is not there is said in the frame with those that are; where a parameter has the key, its values are its own', async ({
  page,
}) => {
  await framed(page, '?lab=dk-softmax&show=wrong', 'width: 700px; height: 420px');
  await expect(page.frameLocator('iframe').locator('dk-softmax .note')).toContainText('scores, weights');
  await framed(page, '?lab=saturation-map&show=entropy');
  const map = page.frameLocator('iframe').locator('dk-saturation-map');
  await expect(map).toHaveAttribute('figure', 'entropy');
  await expect(map.locator('.actions')).toBeVisible();
  await framed(page, '?lab=dk-saturation-map&show=row');
  await expect(map.locator("figure[part~='picture']:visible")).toHaveAttribute('data-figure', 'row');
});

test('the wheel over a frame moves the page around it once the frame is at its end', async ({ page }) => {
  await framed(page, '?lab=opening', 'width: 700px; height: 1200px');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.mouse.move(300, 300);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(100);
});

test('a name that no laboratory has is said, and so is none', async ({ page }) => {
  await page.goto('embed.html?lab=nothing&lang=de');
  await expect(page.getByRole('alert')).toHaveText(/Kein Laboratorium heißt „nothing“\. Bekannt sind: opening, /);
  await page.goto('embed.html');
  await expect(page.getByRole('alert')).toHaveText(/names no laboratory/);
});

test('a frame whose scripts do not come says so, and what it needs where it has “sandbox”', async ({ page }) => {
  const sentence = page.frameLocator('iframe').locator('.unloaded');
  await framed(page, '?lab=opening');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(sentence).toHaveCount(0);
  // What is empty stands for what has not come, of which the browser would complain.
  await page.route('**/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('platform.html');
  await expect(sentence).toHaveText(/could not be loaded.*“allow-same-origin”/);
  await expect(sentence).toBeHidden();
  await sentence.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(sentence).toBeVisible();
  // As where the frame has no origin, and its host lets no other read files.
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('platform.html');
  await expect(sentence).toBeVisible();
});
