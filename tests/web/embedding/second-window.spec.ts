// A laboratory that its page has moved into a window of its own, as for a second screen: keys, full screen and copying are those of that window;
// and one that comes out of another document.
import type { Page } from '@playwright/test';
import { boxOf } from '../page/laboratory.ts';
import { fill } from '../page/stage.ts';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

/** What a page of somebody else offers for it. */
const button = '<button id="own">Open</button>';

/** Moves a laboratory by that button into a window of its own, which keeps a list of the keys that it hears. */
async function moved(page: Page, tag: string): Promise<Page> {
  await expect(page.locator(tag).getByRole('button', { name: 'Reset', includeHidden: true })).toBeAttached();
  await page.evaluate((name) => {
    document.querySelector<HTMLElement>('#own')?.addEventListener('click', () => {
      const other = open('', '', 'width=900,height=700');
      const laboratory = document.querySelector(name);
      if (!other || !laboratory) return;
      other.document.body.innerHTML = '<div id="around"><p><a href="#">A link</a></p><section></section></div>';
      other.document.querySelector('section')?.append(laboratory);
      const heard: string[] = [];
      Object.assign(other, { heard });
      other.addEventListener('keydown', ({ key }) => heard.push(key));
    });
  }, tag);
  const [other] = await Promise.all([page.waitForEvent('popup'), page.locator('#own').click()]);
  await expect(other.locator(tag).getByRole('button', { name: 'Reset', includeHidden: true })).toBeAttached();
  return other;
}

test('in a window of its own a laboratory fills that, keeps keys in its dialog, and copies from it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await embed(page, `<dk-softmax guess="off"></dk-softmax><dk-walks guess="off"></dk-walks>${button}`);
  await expect(page.locator('dk-softmax').getByRole('button', { name: 'Reset' })).toBeVisible();
  const other = await moved(page, 'dk-softmax');
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

test('in a window of its own a control says that it takes keys, a drag ends, and the reader copies a program and a guess', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await embed(page, `<dk-softmax guess="on"></dk-softmax>${button}`);
  // Only the window in which the reader is may copy.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Document is not focused.'));
  });
  const other = await moved(page, 'dk-softmax');
  const laboratory = other.locator('dk-softmax');
  await laboratory.getByRole('button', { name: 'That is my guess' }).click();
  await laboratory.getByRole('button', { name: 'Copy my guess' }).click();
  await expect(laboratory.getByText(/^Copied: dk-softmax: /)).toBeVisible();
  await laboratory.locator('summary', { hasText: 'Export' }).click();
  await laboratory.getByRole('button', { name: 'Copy as NumPy' }).click();
  await expect.poll(() => other.evaluate(() => navigator.clipboard.readText())).toContain('import numpy');

  const slider = laboratory.locator('input[type="range"]').first();
  await slider.focus();
  await other.keyboard.press('ArrowRight');
  await expect(laboratory).toHaveAttribute('data-lm-suppress-shortcuts');
  await other.locator('#around a').focus();
  await other.keyboard.press('ArrowRight');
  await expect(laboratory).not.toHaveAttribute('data-lm-suppress-shortcuts');

  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(slider);
  await other.mouse.move(x + width / 2, y + height / 2);
  await other.mouse.down();
  await expect(laboratory).toHaveAttribute('draggable', 'true');
  await other.mouse.up();
  await expect(laboratory).not.toHaveAttribute('draggable');
  await other.close();
});

for (const [how, tag] of [
  ['as wide as its page', '<dk-walks guess="off"></dk-walks>'],
  ['in a box', '<dk-walks compact style="height: 60vh"></dk-walks>'],
] as const)
  test(`in a window of its own a laboratory is drawn to the size of that: ${how}`, async ({ page }) => {
    await embed(page, `${tag}${button}`);
    const other = await moved(page, 'dk-walks');
    const plot = other.locator('dk-walks svg.dk-plot').first();
    const ratio = (): Promise<number> =>
      plot.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width / svg.getBoundingClientRect().width);
    const drawn = (): Promise<string | null> => plot.getAttribute('viewBox');
    await expect.poll(ratio).toBeCloseTo(1, 1);
    const before = await drawn();
    await other.setViewportSize({ width: 420, height: 600 });
    await expect.poll(drawn).not.toBe(before);
    await expect.poll(ratio).toBeCloseTo(1, 1);
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

for (const [where, away] of [
  ['a template', "document.createElement('template').content"],
  ['a document without a window', "document.implementation.createHTMLDocument('').body"],
] as const)
  test(`a laboratory that its page keeps in ${where} for a while comes back as it was`, async ({ page }) => {
    await embed(page, '<dk-softmax guess="on"></dk-softmax>');
    const softmax = page.locator('dk-softmax');
    // Of the sheet that comes with a question.
    const looks = (): Promise<string> =>
      softmax.locator('[part="question"]').evaluate((question) => {
        const { display, padding, margin, gap } = getComputedStyle(question);
        return [display, padding, margin, gap].join(', ');
      });
    await expect(softmax.getByRole('button', { name: 'That is my guess' })).toBeVisible();
    const before = await looks();
    await page.evaluate(`window.kept = ${away}; kept.append(document.querySelector('dk-softmax'))`);
    await page.waitForTimeout(300);
    await page.evaluate("kept.querySelector('dk-softmax').setAttribute('theme', 'dark')");
    await page.evaluate("document.body.append(kept.querySelector('dk-softmax'))");
    await expect(softmax).toHaveCSS('color-scheme', 'dark');
    expect(await looks()).toBe(before);
  });
