// Boxes that other pages put a laboratory into: it takes the room that there is, and widens no column, on a telephone and on a screen.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder as artefacts } from './artefacts.ts';
import { serve } from './serve.ts';
import { expectUndisturbed, watch } from './watch.ts';

const laboratory = '<dk-softmax guess="off"></dk-softmax>';
const side = '<aside style="flex: none; width: 100px">Contents</aside>';

/** By name: an element around the laboratory, which is as wide as its content asks where nothing else says. */
const boxes: Readonly<Record<string, string>> = {
  'a row': `<div style="display: flex">${side}${laboratory}</div>`,
  'an article in a row': `<div style="display: flex">${side}<article>${laboratory}</article></div>`,
  'an article in a grid': `<div style="display: grid; grid-template-columns: 100px 1fr">${side}<article>${laboratory}</article></div>`,
  'a column that centres': `<div style="display: flex; flex-direction: column; align-items: center">${laboratory}</div>`,
  'a grid that centres': `<div style="display: grid; place-items: center">${laboratory}</div>`,
  'a float': `<div style="display: flow-root"><div style="float: left">${laboratory}</div></div>`,
  'an inline block': `<div style="display: inline-block">${laboratory}</div>`,
  'a table': `<table><tr><td>${laboratory}</td></tr></table>`,
  'a group of a form': `<fieldset>${laboratory}</fieldset>`,
  'an open dialog': `<dialog open style="position: static">${laboratory}</dialog>`,
  'lines from right to left': `<div dir="rtl">${laboratory}</div>`,
  'lines from top to bottom': `<div style="writing-mode: vertical-rl; width: 100%">${laboratory}</div>`,
};

for (const width of [360, 800])
  test(`in a window of ${String(width)} pixels a laboratory fits into every box, and uses it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const watched = watch(page);
    const path = '/courses/attention/';
    const body = Object.entries(boxes).map(([name, box]) => `<section title="${name}">${box}</section>`);
    const head = '<meta charset="utf-8"><title>A course</title><script type="module" src="sqrt-dk.js"></script>';
    const html = `<!doctype html><html lang="en"><head>${head}</head><body style="margin: 0">${body.join('')}</body></html>`;
    const served = await serve(join(artefacts, 'site'), { path, pages: { [`${path}page`]: html } });
    await page.goto(`${served.address}page`);
    await expect(page.locator('dk-softmax [part~="plot"]').first()).toBeVisible();
    await expect(page.locator('dk-softmax:defined')).toHaveCount(Object.keys(boxes).length);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body > section')].map(
        ({ title, firstElementChild }) =>
          [title, firstElementChild?.querySelector('dk-softmax')?.getBoundingClientRect().width ?? 0] as const,
      ),
    );
    for (const [name, wide] of widths) {
      // Beside the contents, or within what browsers put around a box.
      expect(wide, name).toBeLessThanOrEqual(width);
      expect(wide, name).toBeGreaterThanOrEqual(width - 120);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Signs stand before numbers, and labels of axes within their picture.
    const directions = await page
      .locator('dk-softmax section')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).direction));
    expect([...new Set(directions)]).toEqual(['ltr']);
    expectUndisturbed(watched, [served.origin]);
    await served.close();
  });
