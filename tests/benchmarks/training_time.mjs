// The built page in Chromium: how soon the default comparison of training shows curves that move, and when it is done, on two workers.
// Usage: training_time.mjs [SITE]. Prints a line of JSON.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.mjs';
import { median } from './rounds.mjs';

const site = process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * In the page, each in milliseconds: from bringing the laboratory near to its first curve, to the first frame in which that curve has
 * moved on, and to the end of all runs; then, with everything loaded, from Start after Begin again to a curve that has moved on.
 */
async function compare() {
  const laboratory = document.querySelector('dk-training');
  const inside = (selector) => laboratory.shadowRoot?.querySelector(selector);
  const until = async (holds) => {
    const begun = performance.now();
    while (!holds()) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - begun > 120_000) throw new Error('it takes over two minutes');
    }
  };
  const curve = () => inside('.pictures path.dk-line:not(.dk-role-theory)')?.getAttribute('d') ?? '';
  const moves = async () => {
    await until(() => curve() !== '');
    const first = performance.now();
    const shape = curve();
    await until(() => curve() !== shape);
    return [first, performance.now()];
  };
  // Without its question it trains as soon as it is near.
  laboratory.setAttribute('guess', 'off');
  const start = performance.now();
  laboratory.scrollIntoView({ behavior: 'instant' });
  const [first, moved] = await moves();
  await until(() => inside('.run')?.dataset.state === 'done');
  const done = performance.now();
  const bar = inside('.run progress');
  const steps = { done: bar.value, of: bar.max };

  const [main, , again] = laboratory.shadowRoot.querySelectorAll('.run button');
  again.click();
  await until(() => curve() === '' && !main.disabled);
  const pressed = performance.now();
  main.click();
  const [, anew] = await moves();
  return { first: first - start, moved: moved - start, done: done - start, anew: anew - pressed, steps };
}

/** Milliseconds that a reader of the story spends with its first scene, at least. */
const reading = 2000;

const rounds = [];
let version = '';
for (let round = 0; round < 5; round += 1) {
  const opened = await inBrowser(site, async (page, address) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    });
    await page.goto(address);
    await page.waitForFunction(() => document.querySelector('dk-opening')?.shadowRoot?.querySelector('input'));
    await page.evaluate(() => new Promise((resolveIdle) => requestIdleCallback(resolveIdle, { timeout: 5000 })));
    await page.waitForTimeout(reading);
    return page.evaluate(compare);
  });
  rounds.push(opened.result);
  version = opened.version;
}
for (const { steps } of rounds) {
  // Three rules, three seeds, 200 steps, and for each run the figures after the last.
  if (steps.of < 1800 || steps.done !== steps.of) throw new Error(`wrong answer: ${JSON.stringify(steps)} steps`);
}
const middle = (figure) => median(rounds.map((round) => round[figure]));
console.log(
  JSON.stringify({
    first: middle('first'),
    moved: middle('moved'),
    anew: middle('anew'),
    done: middle('done'),
    version,
  }),
);
