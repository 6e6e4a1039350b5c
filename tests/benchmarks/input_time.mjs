// The built page in Chromium: how long one press of a key keeps the main thread, until its picture has been painted and until the page
// rests, in every laboratory on the page of its chapter, and the longest tasks while a reader goes through these pages. Prints a line of JSON.
// Usage: input_time.mjs [LABORATORY…], all without one.
// Inputs are counted in processor time of the main thread, so that other work on the machine does not count; tasks as the
// browser reports them, by the clock. Two keys beside tell what a figure is worth: one that does nothing, and one that makes
// the page compute the same every time, which takes longer only where the machine does.
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.mjs';
import { median } from './rounds.mjs';

const site = fileURLToPath(new URL('../../web/dist', import.meta.url));
const presses = 24;

/** Presses of a laboratory of which all that follows is waited for, at least two for each slider; each takes a second or more. */
const wholePresses = 24;

/** Milliseconds that each press is given, as when a key is tapped fast: by then its frame has been painted. */
const tap = 60;

/** In the page: whether a parameter of a laboratory asks for other random vectors or trains anew, as its schema says. What it takes is told apart. */
function measuresAnew([tag, name]) {
  return document.querySelector(tag).settings.table[name]?.anew === true;
}

/**
 * Milliseconds of processor time that the main thread has worked since the page began, without what it was asked from here: a fifth of one each
 * time, which would be a tenth of what follows a press.
 */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return 1000 * (spent('TaskDuration') - spent('DevToolsCommandDuration'));
}

/** Work from the press of a key until the frame after it has been painted. */
async function workOf(page, session, key) {
  const before = await worked(session);
  await page.keyboard.press(key);
  await pause(tap);
  return (await worked(session)) - before;
}

/**
 * Work of a press and of all that it sets going, and what of it comes after its frame: what is put off until a slider rests, and what
 * arrives from workers. The page rests when it has done next to nothing for longer than anything is put off, and nothing says that it runs.
 */
async function wholeWorkOf(page, session, key) {
  const before = await worked(session);
  await page.keyboard.press(key);
  await pause(tap);
  const painted = await worked(session);
  let [last, quiet] = [painted, 0];
  for (let waited = 0; quiet < 600 && waited < 15_000; waited += 100) {
    await pause(100);
    const now = await worked(session);
    quiet = now - last < 1.5 ? quiet + 100 : 0;
    last = now;
    if (quiet >= 600 && (await page.evaluate(runs))) quiet = 0;
  }
  return { whole: last - before, deferred: last - painted };
}

/** In the page: whether one of its laboratories says that it measures or trains. */
function runs() {
  return [...document.querySelectorAll('*')].some(({ shadowRoot }) =>
    shadowRoot?.querySelector('[data-state=running]'),
  );
}

/** Waits until the page has come to rest: what another slider has set going is not counted, nor is what is remembered of the address. */
async function rest(page, session) {
  for (let waited = 0; waited < 10_000; waited += 800) {
    const before = await worked(session);
    await page.waitForTimeout(800);
    if ((await worked(session)) - before < 20) return;
  }
}

/** Eight seconds after a collection the engine tidies what is left, twice, if the page is quiet. */
const tidied = 11_000;

/**
 * Lets the engine tidy what loading a page and starting a laboratory have left. Otherwise that falls on whichever presses come then: it took
 * 20 ms of one in sixteen. What presses leave themselves is collected while they are measured, and counts.
 */
async function tidy(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(tidied);
}

function quantile(list, share) {
  return [...list].sort((a, b) => a - b)[Math.ceil(share * list.length) - 1];
}

const percentile95 = (list) => quantile(list, 0.95);

/** In the page: what its pictures, figures and sentences show, to prove that a press changed them. */
function drawn(tag) {
  const root = document.querySelector(tag).shadowRoot;
  return [...root.querySelectorAll('svg')].map((each) => each.outerHTML).join('') + root.textContent;
}

/** In the page: F8 computes the same every time; of F9 nobody takes notice. */
function computeOnF8() {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'F8') return;
    globalThis.computed.push(performance.now());
    let sum = 0;
    for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) | 0;
    globalThis.sum = sum;
  });
}

async function timesOf(page, session, key) {
  const times = [];
  for (let press = 0; press < presses; press += 1) times.push(await workOf(page, session, key));
  return times;
}

/**
 * What a key changes in a laboratory: its sliders; else the first of the other controls that it has, with the keys that move it there and
 * back. A laboratory without any is an error: every one is measured.
 */
async function controlsOf(laboratory, tag) {
  for (const [kind, keys] of [
    ['input[type=range]', ['ArrowRight', 'ArrowLeft']],
    ['[role=slider]', ['ArrowRight', 'ArrowLeft']],
    ['select', ['ArrowDown', 'ArrowUp']],
    ['input[type=radio]:checked', ['ArrowDown', 'ArrowUp']],
    ['input[type=checkbox]', [' ', ' ']],
    ['summary', ['Enter', 'Enter']],
    ['input[type=number], input[type=text]', ['1', 'Backspace']],
    ['button:not(.actions button)', ['Enter', 'Enter']],
  ]) {
    const found = await laboratory.locator(`:is(${kind}):visible`).all();
    if (found.length > 0) return { keys, controls: kind.startsWith('input[type=range]') ? found : found.slice(0, 1) };
  }
  throw new Error(`${tag} has no control that a key moves`);
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
  const { keys, controls: sliders } = await controlsOf(laboratory, tag);
  await tidy(page, session);
  await rest(page, session);
  const times = {
    plain: [],
    drawn: [],
    idle: await timesOf(page, session, 'F9'),
    fixed: await timesOf(page, session, 'F8'),
    whole: [],
    deferred: [],
    wholeIdle: [(await wholeWorkOf(page, session, 'F9')).whole, (await wholeWorkOf(page, session, 'F9')).whole],
  };
  let changed = false;
  for (const slider of sliders) {
    const name = await slider.evaluate((own) => own.id || own.parentElement.querySelector('input[type=text]')?.id);
    const kind = (await page.evaluate(measuresAnew, [tag, name])) ? 'drawn' : 'plain';
    await slider.focus();
    const before = await page.evaluate(drawn, tag);
    for (let press = 0; press < presses; press += 1) {
      times[kind].push(await workOf(page, session, keys[press < presses / 2 ? 0 : 1]));
      if (press === 2) changed ||= (await page.evaluate(drawn, tag)) !== before;
    }
    await rest(page, session);
    for (let press = 0; press < Math.max(2, wholePresses / sliders.length); press += 1) {
      const { whole, deferred } = await wholeWorkOf(page, session, keys[press % 2]);
      times.whole.push(whole);
      times.deferred.push(deferred);
      if (press === 0) changed ||= (await page.evaluate(drawn, tag)) !== before;
    }
  }
  if (!changed) throw new Error(`wrong answer: no press changed what ${tag} shows`);
  return times;
}

const { result, version } = await inBrowser(site, async (page, address) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    globalThis.long = [];
    globalThis.computed = [];
    globalThis.during = 'the page loads';
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        // What F8 computes is no work of the page.
        if (globalThis.computed.some((time) => time >= startTime && time <= startTime + duration)) continue;
        globalThis.long.push({ duration, during: globalThis.during });
      }
    }).observe({ entryTypes: ['longtask'] });
  });
  await page.addInitScript(computeOnF8);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const laboratories = {};
  const long = [];
  const all = { plain: [], drawn: [], idle: [], fixed: [], whole: [], deferred: [], wholeIdle: [] };
  const asked = process.argv.slice(2);
  const chapters = readdirSync(`${site}/chapters`).filter(
    (file) => file.endsWith('.html') && !file.endsWith('-de.html'),
  );
  for (const file of chapters) {
    await page.goto(`${address}chapters/${file}`);
    const tags = await page.evaluate(() =>
      [...document.querySelectorAll('.laboratory > *')].map(({ localName }) => localName),
    );
    for (const tag of tags.filter((own) => !(own in laboratories) && (asked.length === 0 || asked.includes(own)))) {
      await page.evaluate((name) => {
        globalThis.during = name;
      }, tag);
      const times = await laboratoryTime(page, session, tag);
      laboratories[tag] = {};
      for (const [kind, list] of Object.entries(times)) {
        all[kind].push(...list);
        if (list.length > 0) laboratories[tag][kind] = [median(list), percentile95(list)];
      }
    }
    long.push(...(await page.evaluate(() => globalThis.long)));
  }
  return {
    idle: median(all.idle),
    fixed: [quantile(all.fixed, 0.05), median(all.fixed), percentile95(all.fixed)],
    laboratoryCount: Object.keys(laboratories).length,
    whole95: percentile95(all.whole),
    wholeMedian: median(all.whole),
    wholeIdle: median(all.wholeIdle),
    wholePresses: all.whole.length,
    /** The laboratory with the most work until rest. */
    heaviest: Object.entries(laboratories).toSorted(([, a], [, b]) => b.whole[1] - a.whole[1])[0][0],
    median: median(all.plain),
    percentile95: percentile95(all.plain),
    presses: all.plain.length,
    sampled: percentile95(all.drawn),
    /** Of more than 50 ms; those shorter are not reported. */
    longestTask: Math.max(0, ...long.map(({ duration }) => duration)),
    long,
    laboratories,
  };
});
console.log(JSON.stringify({ ...result, version }));
