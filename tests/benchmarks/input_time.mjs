// The built page in Chromium: how long one press of a key on a slider keeps the main thread, laboratory by laboratory, and the
// longest task while a reader goes through the whole page. Prints a line of JSON.
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.mjs';

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));
const presses = 24;

/** Milliseconds that the main thread has worked since the page began. */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Work from the press of a key until two frames later. */
async function workOf(page, session, key) {
  const before = await worked(session);
  await page.keyboard.press(key);
  await page.evaluate(twoFrames);
  return (await worked(session)) - before;
}

function percentile95(list) {
  return [...list].sort((a, b) => a - b)[Math.ceil(0.95 * list.length) - 1];
}

/** In the page: what its pictures show, to prove that a press changed them. */
function drawn(tag) {
  const root = document.querySelector(tag).shadowRoot;
  return [...root.querySelectorAll('svg, output, .d')].map((each) => each.outerHTML).join('');
}

async function laboratoryTime(page, session, tag) {
  const laboratory = page.locator(tag);
  await laboratory.scrollIntoViewIfNeeded();
  await laboratory.locator('.actions').waitFor();
  await page.waitForTimeout(2500);
  const skip = laboratory.getByRole('button', { name: 'Skip', exact: true });
  if (await skip.count()) await skip.click();
  await page.waitForTimeout(2500);
  const sliders = await laboratory.locator('input[type=range]:visible').all();
  const times = [];
  let changed = sliders.length === 0;
  for (const slider of sliders) {
    await slider.focus();
    const before = await page.evaluate(drawn, tag);
    for (let press = 0; press < presses; press += 1) {
      times.push(await workOf(page, session, press < presses / 2 ? 'ArrowRight' : 'ArrowLeft'));
      if (press === 2) changed ||= (await page.evaluate(drawn, tag)) !== before;
    }
    // What is remembered of the address must not meet the next slider.
    await page.waitForTimeout(800);
  }
  if (!changed) throw new Error(`wrong answer: no press changed what ${tag} shows`);
  return times;
}

const { result, version } = await inBrowser(site, async (page, address) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('dk-opening')?.shadowRoot?.querySelector('input'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const idle = [];
  for (let press = 0; press < presses; press += 1) idle.push(await workOf(page, session, 'F9'));
  const tags = await page.evaluate(() =>
    [...document.querySelectorAll('.laboratory > *')].map(({ localName }) => localName),
  );
  const laboratories = {};
  const all = [];
  for (const tag of tags) {
    const times = await laboratoryTime(page, session, tag);
    laboratories[tag] = {
      presses: times.length,
      percentile95: times.length > 0 ? percentile95(times) : null,
      longestTaskSoFar: await page.evaluate(() => globalThis.longest),
    };
    all.push(...times);
  }
  return {
    idle: percentile95(idle),
    percentile95: percentile95(all),
    longestTask: await page.evaluate(() => globalThis.longest),
    laboratories,
  };
});
console.log(JSON.stringify({ ...result, version }));
