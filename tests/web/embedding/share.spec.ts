// The dialog by which a laboratory is handed on.
import type { Page } from '@playwright/test';
import { violations } from '../page/checker.ts';
import { expect, open, test } from '../page/test.ts';
import { embed } from './host.ts';

test('the dialog gives link, element and frame of the present state, each to be copied, by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { opening } = await open(page);
  await opening.locator('#dimension').press('End');
  const opener = opening.getByRole('button', { name: 'Share or embed' });
  await opener.press('Enter');
  const dialog = opening.getByRole('dialog', { name: 'Share or embed' });
  await expect(dialog).toBeVisible();
  const origin = new URL(page.url()).origin;
  await expect(dialog.getByLabel('Link to the lesson with this state')).toHaveValue(
    `${origin}/chapters.html#dk-opening&v=1&opening.d=4096`,
  );
  const element = dialog.getByLabel(/^Element/);
  await expect(element).toHaveValue(
    `<script type="module" src="${origin}/sqrt-dk.js"></script>\n<dk-opening dimension="4096"></dk-opening>`,
  );
  const frame = dialog.getByLabel(/^Frame/);
  await expect(frame).toHaveValue(
    new RegExp(
      `^<iframe src="${origin}/embed.html\\?lab=opening&amp;d=4096" title="[^"]+" width="100%" height="\\d+" style="border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>$`,
    ),
  );
  for (const [name, field] of [
    ['Copy the element', element],
    ['Copy the frame', frame],
  ] as const) {
    await dialog.getByRole('button', { name }).press('Enter');
    await expect(dialog.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  }
  expect(await violations(page, { include: 'dk-opening' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** A laboratory on somebody else's page, which hears these events of keys. */
async function heardOf(page: Page, type: 'keydown' | 'keyup') {
  await embed(
    page,
    `<dk-softmax guess="off"></dk-softmax>
      <script>heard = []; document.addEventListener('${type}', ({ key }) => heard.push(key))</script>`,
  );
  const softmax = page.locator('dk-softmax');
  const heard = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard') as unknown);
  const opener = softmax.getByRole('button', { name: 'Share or embed' });
  return { softmax, heard, opener, dialog: softmax.getByRole('dialog') };
}

test('while the dialog is open its keys do not reach the page, and Escape closes it alone', async ({ page }) => {
  const { softmax, heard, opener, dialog } = await heardOf(page, 'keydown');
  await opener.click();
  // Text takes no focus: what is pressed then begins at the page's body.
  await dialog.getByRole('heading').first().click();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Close' }).press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await heard()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await heard()).toEqual(['Escape']);
  // Taken out of the page with its laboratory, it keeps nothing.
  await opener.click();
  await softmax.evaluate((element) => {
    element.remove();
  });
  await page.keyboard.press('a');
  await page.keyboard.press('b');
  expect(await heard()).toEqual(['Escape', 'a', 'b']);
});

test('the end of the key that closes the dialog does not reach the page either, at which tours and lightboxes close', async ({
  page,
}) => {
  const { softmax, heard, opener, dialog } = await heardOf(page, 'keyup');
  for (const key of ['Escape', 'Enter']) {
    await opener.click();
    await expect(dialog).toBeVisible();
    if (key === 'Enter') await softmax.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.down(key);
    await expect(dialog).toHaveCount(0);
    await page.keyboard.up(key);
  }
  expect(await heard()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await heard()).toEqual(['Escape']);
});

test('where the browser does not let the page copy, the text is selected and that is said', async ({ page }) => {
  const { opening } = await open(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await opening.getByRole('button', { name: 'Share or embed' }).click();
  const dialog = opening.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByText('The text is selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('on somebody else’s page the dialog gives the state as text, or links to the address that its author names', async ({
  page,
}) => {
  await embed(page, '<dk-opening dimension="16"></dk-opening>');
  const opening = page.locator('dk-opening');
  await opening.getByRole('button', { name: 'Share or embed' }).click();
  await expect(opening.getByLabel('The state as text')).toHaveValue('#v=1&opening.d=16');
  await expect(opening.getByLabel(/^Element/)).toHaveValue('<dk-opening dimension="16"></dk-opening>');
  await expect(opening.getByLabel(/^Frame/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await opening.evaluate((element) => {
    element.setAttribute('share-base', 'https://example.org/lesson');
  });
  await opening.getByRole('button', { name: 'Share or embed' }).click();
  await expect(opening.getByLabel('Link to the lesson with this state')).toHaveValue(
    'https://example.org/lesson/#dk-opening&v=1&opening.d=16',
  );
  await expect(opening.getByLabel(/^Frame/)).toHaveValue(
    /src="https:\/\/example\.org\/lesson\/embed\.html\?lab=opening&amp;d=16"/,
  );
});

test('the dialog speaks German with its laboratory', async ({ page }) => {
  await page.goto('./chapters-de.html');
  const opening = page.locator('dk-opening');
  await opening.getByRole('button', { name: 'Teilen oder einbetten' }).click();
  const dialog = opening.getByRole('dialog', { name: 'Teilen oder einbetten' });
  await expect(dialog.getByLabel(/^Rahmen/)).toHaveValue(/lab=opening&amp;lang=de"/);
});
