// One worker against two in Chromium, the same sweep in turn. Prints a line of JSON.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inBrowser } from './browser.mjs';
import { median } from './rounds.mjs';

const folder = fileURLToPath(new URL('../../build/bench-page', import.meta.url));
await build({ configFile: fileURLToPath(new URL('page/vite.config.ts', import.meta.url)), build: { outDir: folder } });

const samples = 16_384;
const { result, version } = await inBrowser(folder, async (page, address) => {
  await page.goto(address);
  const rounds = [];
  for (let round = 0; round < 5; round += 1) {
    const one = await page.evaluate((count) => window.timeSweep(1, count), samples);
    const two = await page.evaluate((count) => window.timeSweep(2, count), samples);
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
