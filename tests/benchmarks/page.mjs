// The built page in Chromium: how soon the sweep shows its first picture, and how long it ever keeps the main thread. A reader meets it in the
// story after a while with the first scene, or jumps there at once. Prints a line of JSON.
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.mjs';
import { median } from './rounds.mjs';

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * In the page: milliseconds from bringing the sweep's laboratory near to the first measured point in its picture. The page
 * jumps there: how long a smooth scroll takes is not the laboratory's doing.
 */
async function firstPicture() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const laboratory = document.querySelector('dk-variance');
  // Without its question it measures as soon as it is near.
  laboratory.setAttribute('guess', 'off');
  const start = performance.now();
  laboratory.scrollIntoView({ behavior: 'instant' });
  while (!laboratory.shadowRoot?.querySelector('path.dk-point')) {
    await new Promise(requestAnimationFrame);
    if (performance.now() - start > 20_000) throw new Error('no picture in 20 s');
  }
  const time = performance.now() - start;
  // What joins the first picture, and other laboratories that are near.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  observer.disconnect();
  return { time, task: longest };
}

/** In the page: the longest task while a larger sweep runs to its end. */
async function longestTask(samples) {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const laboratory = document.querySelector('dk-variance');
  // What came above it may have pushed it out of the window, where it rests.
  laboratory.scrollIntoView({ behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  laboratory.setAttribute('samples', String(samples));
  // Another one stands there for each sweep.
  const runs = () => {
    const { max = 0, value = 0 } = laboratory.shadowRoot.querySelector('progress') ?? {};
    return max > 13 && value < max;
  };
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const begun = runs();
  while (runs()) await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  if (!begun) throw new Error('wrong answer: no sweep ran while the tasks were watched');
  return longest;
}

/** Milliseconds that a reader spends with what the page opens with, at least. */
const reading = 2000;

const ways = { read: reading, atOnce: 0 };

async function meet(page, address, wait) {
  await page.goto(address);
  // Interactive: the first screen answers, and the browser has nothing left to do.
  await page.waitForFunction(() => document.querySelector('dk-opening')?.shadowRoot?.querySelector('input'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.waitForTimeout(wait);
  return page.evaluate(firstPicture);
}

const rounds = [];
let version = '';
for (let round = 0; round < 5; round += 1) {
  const found = {};
  for (const [name, wait] of Object.entries(ways)) {
    const opened = await inBrowser(site, async (page, address) => {
      const picture = await meet(page, address, wait);
      const sweep = round === 0 && name === 'read' ? await page.evaluate(longestTask, 100_000) : 0;
      return { ...picture, sweep };
    });
    found[name] = opened.result;
    version = opened.version;
  }
  rounds.push(found);
}
const middle = (name, figure) => median(rounds.map((round) => round[name][figure]));
console.log(
  JSON.stringify({
    firstPicture: middle('read', 'time'),
    atOnce: middle('atOnce', 'time'),
    openingTask: middle('read', 'task'),
    longestTask: Math.max(...rounds.map(({ read }) => read.sweep)),
    version,
  }),
);
