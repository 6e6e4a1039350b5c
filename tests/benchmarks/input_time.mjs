// The built page in Chromium: how long one press of a key on a slider keeps the main thread until its picture has been painted,
// laboratory by laboratory, and the longest task while a reader goes through the whole page. Prints a line of JSON.
// Inputs are counted in processor time of the main thread, so that other work on the machine does not count; the longest task
// is what the browser reports, by the clock.
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.mjs';

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));
const presses = 24;

/** Sliders that ask for new random vectors, by the field beside them: what they take is sampling, and is told apart. */
const sampling = {
  'dk-variance': ['focus'],
  'dk-proof': ['dimension'],
  'dk-gradient': ['dimension', 'keys'],
  'dk-scalings': ['exponent', 'constant'],
  'dk-temperature': ['dimension'],
  'dk-assumptions': ['modelWidth', 'heads', 'headDimension', 'cosine', 'mean', 'std', 'correlation'],
  'dk-saturation-map': ['keys'],
  'dk-additive': ['dimension'],
};

/** What they show is trained or measured anew, in workers, when a slider rests: a press alone changes no picture. */
const atRest = ['dk-training', 'dk-width-sweep', 'dk-rate-map', 'dk-models'];

/** Milliseconds of processor time that the main thread has worked since the page began. */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** In the page: resolves once the next frame has been painted. */
const painted = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    }),
  );

/** Work from the press of a key until the frame after it has been painted. */
async function workOf(page, session, key) {
  const before = await worked(session);
  await page.keyboard.press(key);
  await page.evaluate(painted);
  return (await worked(session)) - before;
}

/** Waits until the page has come to rest: what another slider has set going is not counted, nor is what is remembered of the address. */
async function rest(page, session) {
  for (let waited = 0; waited < 10_000; waited += 800) {
    const before = await worked(session);
    await page.waitForTimeout(800);
    if ((await worked(session)) - before < 20) return;
  }
}

function percentile95(list) {
  return [...list].sort((a, b) => a - b)[Math.ceil(0.95 * list.length) - 1];
}

/** In the page: what its pictures, figures and sentences show, to prove that a press changed them. */
function drawn(tag) {
  const root = document.querySelector(tag).shadowRoot;
  return [...root.querySelectorAll('svg')].map((each) => each.outerHTML).join('') + root.textContent;
}

/** A key that does nothing, pressed as often: what an event and a frame cost by themselves. */
async function idleTimes(page, session) {
  const times = [];
  for (let press = 0; press < presses; press += 1) times.push(await workOf(page, session, 'F9'));
  return times;
}

/** Work of each press, apart for sliders that draw anew and for all others. */
async function laboratoryTime(page, session, tag) {
  const laboratory = page.locator(tag);
  await laboratory.scrollIntoViewIfNeeded();
  await laboratory.locator('.actions').waitFor();
  await page.waitForTimeout(2500);
  const skip = laboratory.getByRole('button', { name: 'Skip', exact: true });
  if (await skip.count()) await skip.click();
  await page.waitForTimeout(2500);
  const sliders = await laboratory.locator('input[type=range]:visible').all();
  await rest(page, session);
  const times = { plain: [], drawn: [], idle: await idleTimes(page, session) };
  let changed = sliders.length === 0 || atRest.includes(tag);
  for (const slider of sliders) {
    const name = await slider.evaluate((own) => own.id || own.parentElement.querySelector('input[type=text]')?.id);
    const kind = atRest.includes(tag) || sampling[tag]?.includes(name) ? 'drawn' : 'plain';
    await slider.focus();
    const before = await page.evaluate(drawn, tag);
    for (let press = 0; press < presses; press += 1) {
      times[kind].push(await workOf(page, session, press < presses / 2 ? 'ArrowRight' : 'ArrowLeft'));
      if (press === 2) changed ||= (await page.evaluate(drawn, tag)) !== before;
    }
    await rest(page, session);
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
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const tags = await page.evaluate(() =>
    [...document.querySelectorAll('.laboratory > *')].map(({ localName }) => localName),
  );
  const laboratories = {};
  const all = { plain: [], drawn: [], idle: [] };
  for (const tag of tags) {
    const times = await laboratoryTime(page, session, tag);
    laboratories[tag] = { longestTaskSoFar: await page.evaluate(() => globalThis.longest) };
    for (const [kind, list] of Object.entries(times)) {
      all[kind].push(...list);
      if (list.length > 0) laboratories[tag][kind] = percentile95(list);
    }
  }
  return {
    idle: percentile95(all.idle),
    percentile95: percentile95(all.plain),
    presses: all.plain.length,
    sampled: percentile95(all.drawn),
    longestTask: await page.evaluate(() => globalThis.longest),
    laboratories,
  };
});
console.log(JSON.stringify({ ...result, version }));
