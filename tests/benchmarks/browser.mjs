// Opens built pages in a real Chromium and closes everything again.
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const asRoot = process.getuid?.() === 0;

/** The Chromium that CHROME names, else the system's. */
export const chromiumPath = process.env.CHROME ?? installed.find((path) => existsSync(path));

export const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  ...(asRoot ? ['--no-sandbox'] : []),
];

/**
 * folder   a built site
 * work     (page, address) => result; the page is new and empty
 * returns  {result, version: the browser's}
 */
export async function inBrowser(folder, work) {
  const server = await preview({
    configFile: false,
    root: dirname(folder),
    build: { outDir: basename(folder) },
    preview: { port: 4190 },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: quiet });
  try {
    const page = await browser.newPage();
    const result = await work(page, server.resolvedUrls.local[0]);
    return { result, version: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
    await server.close();
  }
}
