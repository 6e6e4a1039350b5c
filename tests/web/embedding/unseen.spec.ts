// A laboratory that nobody sees, since it is far away, hidden or folded, asks for no frame, sets no timer and gives workers nothing to do.
import type { Page } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { laboratories } from '../chapters/chapters.ts';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';
import { markup } from './life.ts';

/** What a page does of itself, counted. */
interface Done {
  frames: number;
  timers: number;
  /** Messages to workers with something to compute. */
  jobs: number;
}

/** Counts what the page under test does. */
function watch(): void {
  const done: Done = { frames: 0, timers: 0, jobs: 0 };
  Object.assign(window, { done });
  const counting = (host: object, name: string, count: (given: unknown) => void): void => {
    const own = Reflect.get(host, name) as (...given: unknown[]) => unknown;
    Reflect.set(host, name, function (this: unknown, ...given: unknown[]) {
      count(given[0]);
      return own.apply(this, given);
    });
  };
  counting(window, 'requestAnimationFrame', () => (done.frames += 1));
  counting(window, 'setTimeout', () => (done.timers += 1));
  counting(window, 'setInterval', () => (done.timers += 1));
  counting(Worker.prototype, 'postMessage', (message) => {
    if ((message as { kind?: unknown }).kind === 'calls') done.jobs += 1;
  });
}

const read = (page: Page): Promise<Done> => page.evaluate(() => ({ ...(window as unknown as { done: Done }).done }));

/** Milliseconds in which what was begun may end: figures are told half a second after the last change. */
const settles = 800;

/** Waits until the page does nothing of itself, and gives how many jobs workers have had so far. */
async function quiet(page: Page): Promise<number> {
  await expect
    .poll(async () => {
      const before = await read(page);
      await page.waitForTimeout(settles);
      const now = await read(page);
      return { frames: now.frames - before.frames, timers: now.timers - before.timers, jobs: now.jobs - before.jobs };
    })
    .toEqual({ frames: 0, timers: 0, jobs: 0 });
  return (await read(page)).jobs;
}

/** How a place is hidden and shown again, as scripts of the page. */
const ways: readonly (readonly [how: string, hide: string, show: string])[] = [
  ['far away', "place.style.marginTop = '9000px'", "place.style.marginTop = '0'"],
  ['hidden', "place.style.display = 'none'", "place.style.display = ''"],
  ['folded', 'place.parentElement.open = false', 'place.parentElement.open = true'],
];

for (const tag of partOfTheDay(laboratories, 12, 1))
  test(`${tag} does nothing while it is far away, hidden or folded, and has its picture when it is seen`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(watch);
    const [[, hide, show]] = ways as [(typeof ways)[number]];
    await embed(
      page,
      `<details open><summary>Week 2</summary><div id="place">${markup(tag)}</div></details>`,
      `<script>const place = document.querySelector('#place'); ${hide}</script>`,
    );
    const laboratory = page.locator(tag);
    await page.waitForTimeout(settles);
    expect(await quiet(page)).toBe(0);
    await page.evaluate(show);
    for (const [how, hiding, showing] of ways)
      await test.step(how, async () => {
        await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
        // In the middle of what it measures, if it measures anything.
        await page.waitForTimeout(100);
        await page.evaluate(hiding);
        await page.waitForTimeout(settles);
        const { jobs } = await read(page);
        expect(await quiet(page)).toBe(jobs);
        await laboratory.evaluate((element) => {
          element.setAttribute('seed', String(Number(element.getAttribute('seed') ?? 1) + 1));
        });
        expect(await quiet(page)).toBe(jobs);
        await page.evaluate(showing);
      });
    await expect(laboratory.locator('svg').first()).toBeVisible();
  });

test('on paper a laboratory that nobody has come near shows what its page says in its place', async ({ page }) => {
  const far = '<p style="height: 4000px"></p><dk-softmax><p>A picture of the bars.</p></dk-softmax>';
  await embed(page, `<dk-softmax guess="off"><p>No script.</p></dk-softmax>${far}`);
  const [near, other] = [page.locator('dk-softmax').first(), page.locator('dk-softmax').last()];
  await expect(near.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(other.locator('.waiting')).toBeVisible();
  await expect(other.getByText('A picture of the bars.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(other.getByText('A picture of the bars.')).toBeVisible();
  await expect(other.locator('.waiting')).toBeHidden();
  await expect(near.getByText('No script.')).toBeHidden();
  await expect(near.locator('[part~="plot"]').first()).toBeVisible();
});

test('a page that has the script and no laboratory fetches no core and starts no worker; a laboratory that comes later starts', async ({
  page,
}) => {
  const cores: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) cores.push(request.url());
  });
  await embed(page, '<p>Nothing here</p>');
  await page.waitForTimeout(settles);
  expect(cores).toEqual([]);
  expect(page.workers()).toEqual([]);
  await page.locator('p').evaluate((text) => text.replaceWith(document.createElement('dk-softmax')));
  await expect(page.locator('dk-softmax').getByRole('button', { name: 'Reset' })).toBeVisible();
});
