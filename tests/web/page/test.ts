// The page under test: whatever it logs, whatever a policy refuses and whatever leaves its own origin fails the test.
import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

export { expect };

export interface Laboratories {
  opening: Locator;
  worked: Locator;
  variance: Locator;
}

interface Fixtures {
  problems: string[];
  laboratories: Laboratories;
  /** Commands to the browser itself; what they began in the page ends with the test, or the next test of the worker would have it. */
  session: CDPSession;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ page, context, baseURL }, use) => {
      keepsItsCache(context);
      const problems: string[] = [];
      watch(page, new URL(baseURL ?? '').origin, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  laboratories: async ({ page }, use) => {
    await use(laboratoriesOf(page));
  },
  session: async ({ page, context }, use) => {
    const session = await context.newCDPSession(page);
    await use(session);
    await session.detach();
  },
});

/**
 * The context that tests share (web/playwright.config.ts) keeps what it has fetched: its names say what it holds. Playwright would empty the
 * cache after each test, and reading and compiling the page anew takes a quarter of a load's processor time.
 */
function keepsItsCache(context: BrowserContext): void {
  const { toImpl } = Reflect.get(context, '_connection') as { toImpl?: (object: BrowserContext) => object };
  Reflect.set(toImpl?.(context) ?? {}, 'clearCache', () => Promise.resolve());
}

/** The three laboratories of a page. */
export function laboratoriesOf(page: Page): Laboratories {
  return {
    opening: page.locator('dk-opening'),
    worked: page.locator('dk-worked-example'),
    variance: page.locator('dk-variance'),
  };
}

/** Collects what a page must not do. */
export function watch(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked, href } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && asked !== origin) problems.push(`request: ${href}`);
  });
}

/** The address of the page that holds nothing but the chapter of one laboratory (page/serve.mjs), with a state. */
export function only(tag: string, fragment = ''): string {
  return `./only.${tag}.html${fragment}`;
}

/** Of laboratories that measure for seconds: how many samples are enough where no figure is looked at. */
export const few = JSON.parse(readFileSync(new URL('few.json', import.meta.url), 'utf8')) as Partial<
  Record<string, number>
>;

/** Opens the page with a state, and waits for the first picture. */
export async function open(page: Page, fragment = ''): Promise<Laboratories> {
  await page.goto(`./chapters.html${fragment}`);
  const laboratories = laboratoriesOf(page);
  await expect(laboratories.opening.getByRole('img').first()).toBeVisible();
  return laboratories;
}

/** Brings the worked example into view, its question skipped, and waits for its calculation. */
export async function openWorked(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(only('dk-worked-example', fragment));
  const { worked } = laboratoriesOf(page);
  await bringNear(worked);
  await skipGuess(worked);
  await expect(worked.getByRole('table')).toBeVisible();
  return worked;
}

/** Brings the sweep into view, its question skipped, and waits until it has run. */
export async function openVariance(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(only('dk-variance', fragment));
  const { variance } = laboratoriesOf(page);
  await bringNear(variance);
  await skipGuess(variance);
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await variance.getByText('What is drawn').click();
  await unfold(variance);
  await settled(variance);
  return variance;
}

/** Brings a laboratory into view until what shows that it has come is there: those above it may push it away while they come. */
export async function bringNear(
  laboratory: Locator,
  sign = laboratory.getByRole('button', { name: 'Reset' }),
): Promise<void> {
  await expect(async () => {
    await laboratory.scrollIntoViewIfNeeded();
    await expect(sign).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Whether a laboratory has a question of its own: its class says so. */
export async function asks(laboratory: Locator): Promise<boolean> {
  // Its class is there once somebody has come near.
  await expect(laboratory.locator('section')).toBeVisible();
  return laboratory.evaluate((element) => 'ask' in element);
}

/** Asks a laboratory, which is open, to ask first. */
export async function askFirst(laboratory: Locator): Promise<void> {
  await laboratory.getByRole('button', { name: /^(Guess before you look|Vor dem Hinsehen schätzen)$/ }).click();
}

/** Shows everything without a guess. What has a question has to ask it or to offer it: a laboratory that does neither has not come yet. */
export async function skipGuess(laboratory: Locator): Promise<void> {
  const skip = laboratory.getByRole('button', { name: 'Skip', exact: true });
  // After a guess it offers another.
  const offer = laboratory.getByRole('button', { name: /^Guess (before you look|again)$/ });
  if (!(await asks(laboratory)) || (await laboratory.getAttribute('guess')) === 'off') {
    await expect(skip.or(offer)).toHaveCount(0);
    return;
  }
  await expect(skip.or(offer)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(skip).toHaveCount(0);
  await expect(offer).toBeVisible();
}

/** Unfolds the pictures that stand beside the leading one; false where there are none. */
export async function unfold(laboratory: Locator): Promise<boolean> {
  const folded = laboratory.locator('details[part="more"]:not([open]) > summary');
  const some = (await folded.count()) > 0;
  while ((await folded.count()) > 0) await folded.first().click();
  return some;
}

/** Unfolds what can be taken away, in either language, and gives the file that a button saves, as it came. */
export async function saved(laboratory: Locator, format: 'CSV' | 'JSON' | 'SVG' | 'PNG'): Promise<Buffer> {
  const save = laboratory.getByRole('button', { name: new RegExp(`Save ${format}|${format} speichern`) });
  // What is drawn above may push it from under the pointer between press and release.
  await expect(async () => {
    if (!(await save.isVisible())) await laboratory.getByText(/^\s*(?:Export|Exportieren)\s*$/).click();
    await expect(save).toBeVisible({ timeout: 2000 });
  }).toPass();
  const download = laboratory.page().waitForEvent('download');
  await save.click();
  return readFileSync(await (await download).path());
}

/** Waits until the pictures of a laboratory, which come one after another, are all there. */
export async function settled(laboratory: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await pictures(laboratory);
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [150] },
    )
    .toBe(true);
}

/** Everything a laboratory shows in its pictures, as one text; the markers of the template library are left out. */
export async function pictures(laboratory: Locator): Promise<string> {
  const all = await laboratory.locator('svg').evaluateAll((roots) => roots.map((root) => root.outerHTML));
  return all.join('\n').replace(/<!--.*?-->/g, '');
}
