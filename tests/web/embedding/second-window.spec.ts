// A laboratory that its page has moved into a window of its own, as for a second screen: keys, full screen and copying are those of that window;
// and one that comes out of another document.
import { fill } from '../page/stage.ts';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

test('in a window of its own a laboratory fills that, keeps keys in its dialog, and copies from it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await embed(
    page,
    '<dk-softmax guess="off"></dk-softmax><dk-walks guess="off"></dk-walks><button id="own">Open</button>',
  );
  await expect(page.locator('dk-softmax').getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#own')?.addEventListener('click', () => {
      const other = open('', '', 'width=900,height=700');
      const laboratory = document.querySelector('dk-softmax');
      if (!other || !laboratory) return;
      other.document.body.innerHTML = '<div id="around"><p><a href="#">A link</a></p><section></section></div>';
      other.document.querySelector('section')?.append(laboratory);
      const heard: string[] = [];
      Object.assign(other, { heard });
      other.addEventListener('keydown', ({ key }) => heard.push(key));
    });
  });
  const [other] = await Promise.all([page.waitForEvent('popup'), page.locator('#own').click()]);
  const laboratory = other.locator('dk-softmax');
  const link = other.locator('#around > p');
  const heard = (): Promise<string[]> => other.evaluate(() => Reflect.get(window, 'heard') as string[]);
  await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();

  await laboratory.getByRole('button', { name: 'Share or embed' }).click();
  const dialog = laboratory.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await expect(dialog.getByRole('status').first()).toHaveText('Copied.');
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await heard()).toEqual([]);

  await fill(laboratory);
  await expect.poll(() => other.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
  expect(await page.evaluate(() => [document.fullscreenElement, document.documentElement.style.overflow])).toEqual([
    null,
    '',
  ]);
  await expect(link).toHaveJSProperty('inert', true);
  const scores = laboratory.locator('#factor');
  await other.keyboard.press('ArrowRight');
  await expect(scores).toHaveValue('1.19');
  await other.keyboard.press('Escape');
  await expect(laboratory.locator('.projected-title')).toHaveCount(0);
  await expect.poll(() => other.evaluate(() => document.fullscreenElement)).toBe(null);
  await expect(link).toHaveJSProperty('inert', false);
  await expect(laboratory.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await other.close();
});

test('a laboratory that comes out of another document is found, also inside of what comes', async ({ page }) => {
  await embed(
    page,
    '<iframe srcdoc="<section><dk-walks guess=off></dk-walks></section><dk-softmax guess=off></dk-softmax>"></iframe>',
  );
  await expect(page.frameLocator('iframe').locator('dk-walks')).toHaveCount(1);
  await page.evaluate(() => {
    const other = document.querySelector('iframe')?.contentDocument;
    for (const part of ['section', 'dk-softmax']) document.body.append(other?.querySelector(part) ?? '');
  });
  for (const tag of ['dk-walks', 'dk-softmax']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
  }
});
