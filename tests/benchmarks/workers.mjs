// One worker against two in Chromium, in turn: the same sweep, or with "model" the same texts through a trained model. Prints a line of JSON.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inBrowser } from './browser.mjs';
import { median } from './rounds.mjs';

const folder = fileURLToPath(new URL('../../build/bench-page', import.meta.url));
await build({ configFile: fileURLToPath(new URL('page/vite.config.ts', import.meta.url)), build: { outDir: folder } });

/** In the page, with so many workers: {milliseconds, figures}. */
const time =
  process.argv[2] === 'model'
    ? (page, workers) => page.evaluate((count) => window.timeModel(count), workers)
    : (page, workers) => page.evaluate((count) => window.timeSweep(count, 16_384), workers);
const { result, version } = await inBrowser(folder, async (page, address) => {
  await page.goto(address);
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const one = await time(page, 1);
    const two = await time(page, 2);
    if (one.figures !== two.figures) throw new Error('wrong answer: one and two workers differ');
    rounds.push({ one: one.milliseconds, two: two.milliseconds });
  }
  return rounds;
});
console.log(
  JSON.stringify({
    one: median(result.map(({ one }) => one)),
    two: median(result.map(({ two }) => two)),
    ratio: median(result.map(({ one, two }) => one / two)),
    least: Math.min(...result.map(({ one, two }) => one / two)),
    version,
  }),
);
