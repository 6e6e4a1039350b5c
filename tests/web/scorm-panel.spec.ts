// What the lesson says of the learning platform: written in place, so that links keep the focus, and links that take it along.
import type { Page } from '@playwright/test';
import type * as Panels from '../../web/embed/scorm/panel.ts';
import type { Progress } from '../../web/embed/scorm/progress.ts';
import { expect, test } from './page/modules.ts';
import { translate } from './page/translate.ts';

declare global {
  interface Window {
    /** Shows the panel with these chapters open. */
    showOpen: (open: readonly string[]) => void;
  }
}

async function begin(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    document.body.innerHTML = `<main>${['one', 'two', 'three']
      .map(
        (id) => `<section id="${id}" style="height: 2000px"><h2>Chapter ${id}</h2><a href="#x">in ${id}</a></section>`,
      )
      .join('')}</main><footer><p>Nothing is sent.</p></footer>`;
    const { Panel } = (await import(address)) as typeof Panels;
    const panel = new Panel(document);
    const ids = ['one', 'two', 'three'];
    window.showOpen = (open) => {
      const progress = {
        open,
        checkpoints: ids,
        reached: ids.length - open.length,
        complete: open.length === 0,
        best: undefined,
      } as unknown as Progress;
      const chapters = ids.map((id) => ({ id, name: `Chapter ${id}`, quiz: false }));
      panel.show({ chapters, progress, notes: [], refusals: [] });
    };
    window.showOpen(ids);
  }, '/embed/scorm/panel.ts');
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a link keeps the focus when the panel is shown again', async ({ modules: page }) => {
  await begin(page);
  for (const name of ['Chapter two', 'What is stored']) {
    const link = page.getByRole('link', { name });
    await link.focus();
    const kept = await link.elementHandle();
    await page.evaluate(() => {
      window.showOpen(['one', 'two', 'three']);
    });
    expect(await kept?.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('a link keeps the focus until its own chapter is done, then the title has it', async ({ modules: page }) => {
  await begin(page);
  await page.getByRole('link', { name: 'Chapter two' }).focus();
  await page.evaluate(() => {
    window.showOpen(['two', 'three']);
  });
  await expect(page.getByRole('link', { name: 'Chapter one' })).toHaveCount(0);
  expect(await focused(page)).toBe('Chapter two');
  await page.evaluate(() => {
    window.showOpen(['three']);
  });
  await expect(page.locator('#platform-title')).toBeFocused();
});

test('a link to a chapter takes the focus along, and Tab goes on there', async ({ modules: page }) => {
  await begin(page);
  await page.getByRole('link', { name: 'Chapter two' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Chapter two' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Chapter two' })).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('in two');
  expect(new URL(page.url()).hash).toBe('');
});

test('where the browser translates the page, what is reached is told as it changes', async ({ modules: page }) => {
  await begin(page);
  await page.evaluate(translate);
  await expect(page.getByRole('heading', { name: 'CHAPTER ONE' })).toBeVisible();
  await page.evaluate(() => {
    window.showOpen(['three']);
  });
  for (const line of await page.locator('.scorm-words').all()) await expect(line).toContainText('2 of 3');
});
