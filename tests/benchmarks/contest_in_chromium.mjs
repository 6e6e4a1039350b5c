// The contest of a folder (attention, training) in a page of Chromium. Prints a line of JSON.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inBrowser } from './browser.mjs';

export async function contestInChromium(subject) {
  const folder = fileURLToPath(new URL(`../../build/bench-${subject}`, import.meta.url));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`${subject}/page`, import.meta.url)),
    base: './',
    logLevel: 'error',
    build: { target: 'esnext', outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const { result, version } = await inBrowser(folder, async (page, address) => {
    page.setDefaultTimeout(600_000);
    await page.goto(address);
    await page.waitForFunction(() => window.contest);
    return page.evaluate(() => window.contest());
  });
  console.log(JSON.stringify({ results: result, version }));
}
