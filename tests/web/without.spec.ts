// Without JavaScript, without WebAssembly, without its file: the prose stands, and a sentence says what is missing.
import { expect, test as base } from '@playwright/test';
import { open, test } from './page/test.ts';
import { gridOf, openTrained } from './page/trained.ts';

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });

  base('question and prose are there, with a sentence on what is missing', async ({ page }) => {
    await page.goto('./chapters.html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Why does attention divide its scores by');
    await expect(page.locator('noscript p')).toContainText('JavaScript is switched off');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Too cold.', { exact: true })).toBeVisible();
    await expect(page.locator('math').first()).toBeVisible();
  });
});

base('without WebAssembly each picture says that it is missing, and why', async ({ page }) => {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'WebAssembly', { value: undefined });
  });
  await page.goto('./chapters.html');
  await expect(page.locator('dk-opening').getByRole('alert')).toContainText('WebAssembly');
  await expect(page.getByText('Too cold.', { exact: true })).toBeVisible();
  expect(exceptions).toEqual([]);
});

base('in a browser below its least version a laboratory says so', async ({ page }) => {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  // What Chromium 87 of Qt WebEngine 5 lacks; that of Qt WebEngine 6.4, which is 102, lacks the last alone.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
    for (const { prototype } of [Array, Object.getPrototypeOf(Uint8Array) as ArrayConstructor])
      for (const name of ['at', 'toSorted']) Reflect.deleteProperty(prototype, name);
  });
  await page.goto('./embed.html?lab=summit&guess=off');
  const alert = page.locator('dk-summit').getByRole('alert');
  await expect(alert).toContainText('too old');
  await expect(alert.getByRole('button')).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

base('where files of WebAssembly cannot be fetched, as under some policies, scripts bring them', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const { opening } = await open(page);
  await expect(opening.getByRole('status')).toBeVisible();
});

base(
  'where files of WebAssembly break off on their way, and a cache keeps that, scripts bring them',
  async ({ page }) => {
    await page.route('**/*.wasm', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    });
    const { opening } = await open(page);
    await expect(opening.getByRole('status')).toBeVisible();
  },
);

base('where the core cannot be fetched the page says so', async ({ page }) => {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  await page.route(/sqrt-dk-core-[^/]*\.(?:wasm|js)$/, (route) => route.abort());
  await page.goto('./chapters.html');
  await expect(page.locator('dk-opening').getByRole('alert')).toContainText('could not be loaded');
  expect(exceptions).toEqual([]);
});

test('the policy of the page is strict, and nothing in it is refused', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`refused: ${violatedDirective} ${blockedURI}`);
    });
  });
  await open(page);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain("'unsafe-eval'");
  for (const tag of ['dk-worked-example', 'dk-variance']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('status')).toBeVisible();
  }
});

test('on paper the prose and the pictures stand without controls', async ({ page }) => {
  const { opening } = await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(opening.getByRole('img').first()).toBeVisible();
  await expect(opening.getByRole('button', { name: 'Reset' })).toBeHidden();
});

test('on paper there is no button for a file, and no heading of a model that nobody has fetched', async ({ page }) => {
  const trained = await openTrained(page);
  const asked = trained.getByRole('heading', { name: /^(The model itself|Your own model)$/ });
  await expect(asked).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(gridOf(trained)).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(trained.locator('input[type=file]')).toBeHidden();
});
