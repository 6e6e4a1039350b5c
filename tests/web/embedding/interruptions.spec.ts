// A sweep that the world breaks in upon: the page goes into the browser's memory and comes back, its workers are ended in the middle of
// it or cannot do anything. It ends with the same bits, by itself or by the button that says so.
import type { Page } from '@playwright/test';
import { chromium, launch, quietly } from '../page/engines.ts';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';
import { shown } from './life.ts';

// Playwright switches the browser's memory of pages off, and the shell of Chromium has none.
test.use({
  launchOptions: { ...launch(chromium), args: quietly, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Long enough to be interrupted. */
const variance = '<dk-variance samples="60000" dimensions="1,4,64,256" seed="7"></dk-variance>';

/** A script that keeps every worker of the page, and the page's wish that they fail. */
const keeping = `<script>
  window.failing = false;
  window.started = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      started.push(this);
    }
    postMessage(message, ...given) {
      if (failing && message.kind === 'calls') setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'ended' })));
      else super.postMessage(message, ...given);
    }
  };
</script>`;

/** The sweep is under way. */
async function begun(page: Page, before = ''): Promise<void> {
  await embed(page, variance, before);
  const laboratory = page.locator('dk-variance');
  await expect(laboratory.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect
    .poll(() => laboratory.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0);
}

/** What comes out where nothing interrupts. */
async function undisturbed(page: Page): Promise<string> {
  await embed(page, variance);
  return shown(page.locator('dk-variance'));
}

test('a sweep that is interrupted ends with the same bits', async ({ page }) => {
  test.slow();
  const whole = await undisturbed(page);
  const laboratory = page.locator('dk-variance');

  await test.step('where the page comes back from the browser’s memory', async () => {
    await begun(
      page,
      `<script>addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted; });</script>`,
    );
    await page.goto('worksheet.html');
    await page.waitForTimeout(500);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('window.persisted')).toBe(true);
    expect(await shown(laboratory)).toBe(whole);
  });

  // In silence, as a browser that needs memory does, and with an error.
  for (const [how, end] of [
    ['without a word', 'started.forEach((worker) => worker.terminate())'],
    [
      'with an error',
      "started.forEach((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'ended' })))",
    ],
  ] as const)
    await test.step(`where workers end in the middle of it, ${how}, and are replaced`, async () => {
      await begun(page, keeping);
      const before = await page.evaluate('started.length');
      await page.evaluate(end);
      expect(await shown(laboratory)).toBe(whole);
      expect(await page.evaluate('started.length')).toBeGreaterThan(before as number);
    });

  await test.step('where no worker answers any more: that is said, the settings stay, and the button goes on', async () => {
    await begun(page, keeping);
    // What joins the laboratory later, a sentence of its draws with it, starts anew what failed before.
    await expect(laboratory.locator('.live')).toContainText(/draws? /);
    await page.evaluate(
      "failing = true; started.forEach((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'ended' })))",
    );
    await expect(laboratory.getByRole('alert')).toContainText('The computation stopped');
    await expect(laboratory).toHaveAttribute('samples', '60000');
    await page.evaluate('failing = false');
    await laboratory.getByRole('button', { name: 'Try again' }).click();
    expect(await shown(laboratory)).toBe(whole);
    await expect(laboratory.getByRole('alert')).toHaveCount(0);
  });
});
