// The built first page in Chromium, its processor slowed four times, while the opening's slider is dragged to and fro for some seconds:
// how many frames a second are drawn, and what each costs the main thread. Prints a line of JSON.
// Frames are counted by the clock, so that other work on the machine counts; the work of a frame is processor time of the main thread
// without the slowing, which is then multiplied: what fits into a sixtieth of a second on such a processor.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.mjs';
import { median } from './rounds.mjs';

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));
const slowed = 4;
const rounds = 5;
/** Places of the pointer in a round, one for each frame of two seconds. */
const moves = 120;
const frame = 1000 / 60;

async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** In the page: the times of all frames until it is told to stop. */
function watchFrames() {
  const times = [];
  let running = true;
  const next = (time) => {
    times.push(time);
    if (running) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.framesSeen = () => {
    running = false;
    return times;
  };
}

/** Drags the slider across all its stops and back, a place in each frame; gives the times of the frames and the work of each. */
async function drag(page, session, { left, width, y }) {
  const at = (share) => left + 8 + (width - 16) * share;
  await page.mouse.move(at(0), y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  const before = await worked(session);
  const begun = performance.now();
  for (let move = 0; move < moves; move += 1) {
    await page.mouse.move(at(Math.abs(((2 * move) / moves) % 2 < 1 ? (2 * move) / moves : 2 - (2 * move) / moves)), y);
    await pause(Math.max(0, begun + (move + 1) * frame - performance.now()));
  }
  const work = (await worked(session)) - before;
  const times = await page.evaluate(() => globalThis.framesSeen());
  await page.mouse.up();
  return { times, work };
}

const { result, version } = await inBrowser(site, async (page, address) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(address);
  const slider = page.locator('dk-opening input[type=range]').first();
  await slider.waitFor();
  await slider.scrollIntoViewIfNeeded();
  await pause(3000);
  const { x: left, y: top, width, height } = await slider.boundingBox();
  const where = { left, width, y: top + height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const drawn = () => page.evaluate(() => document.querySelector('dk-opening').shadowRoot.innerHTML);
  const first = await drawn();
  const all = [];
  for (const rate of [1, slowed]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await drag(page, session, where);
    const seen = [];
    for (let round = 0; round < rounds; round += 1) {
      const { times, work } = await drag(page, session, where);
      const gaps = times.slice(1).map((time, place) => time - times[place]);
      seen.push({
        perSecond: (1000 * gaps.length) / (times.at(-1) - times[0]),
        late: gaps.filter((gap) => gap > 1.5 * frame).length / gaps.length,
        work: work / gaps.length,
      });
    }
    all.push(
      Object.fromEntries(['perSecond', 'late', 'work'].map((name) => [name, median(seen.map((of) => of[name]))])),
    );
  }
  await page.mouse.move(where.left + where.width * 0.7, where.y);
  await page.mouse.down();
  await page.mouse.up();
  await pause(500);
  if ((await drawn()) === first) throw new Error('wrong answer: the slider changes nothing');
  const [quick, slow] = all;
  return {
    slowed,
    framesPerSecond: slow.perSecond,
    /** Share of frames that come half a frame late or more. */
    late: slow.late,
    unslowed: quick,
    /** Milliseconds that the work of one frame takes on the slowed processor; 16.7 are there. */
    workOfFrame: slowed * quick.work,
  };
});
console.log(JSON.stringify({ ...result, version }));
