// The page as built, in a real Chromium: the one that CHROME names, else the system's, without its windows where that can be had.
import { defineConfig } from '@playwright/test';
import { launch, quietly, shell } from '../tests/web/page/engines.ts';
import { only, whole } from '../tests/seeds.ts';

if (shell === undefined) throw new Error('No Chromium found; set CHROME to the path of one.');

// By day the tests of a worker share a browser context, which Playwright empties after each: pages, storage, routes, scripts, media and window.
// A renderer for each would take a sixth of the time. With --full each test has a context of its own.
if (!whole) process.env.PW_TEST_REUSE_CONTEXT ??= '1';

const port = Number(process.env.TEST_PORT ?? 4173);
// TEST_DIST=/tmp/mine tests a build made with `vite build --outDir /tmp/mine`, so that several can be tested at once.
const built = process.env.TEST_DIST ?? 'dist';
const server = { cwd: import.meta.dirname, reuseExistingServer: false };

export default defineConfig({
  testDir: '../tests/web',
  testMatch: '**/*.spec.ts',
  outputDir: '../build/playwright',
  snapshotPathTemplate: '../tests/web/chapters/screens/{arg}{ext}',
  updateSnapshots: process.env.UPDATE_STILLS === '1' ? 'all' : 'none',
  forbidOnly: true,
  // What names the laboratory, and its own files.
  ...(only !== undefined && { grep: new RegExp(`\\b${only}\\b| ${only.replace('dk-', '')}[\\w-]*\\.spec`) }),
  fullyParallel: true,
  // A test takes a second of a processor and waits for another: three browsers would leave a third of two cores idle.
  workers: 5,
  // Five browsers on two cores can starve one of them. What passes only at its second try is named by test.sh.
  retries: 1,
  timeout: 60_000,
  // A browser that does not end would keep everything waiting, which was seen once.
  globalTimeout: whole ? 0 : 1_200_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['junit', { outputFile: process.env.REPORT ?? '../build/results/page.xml' }]],
  use: {
    baseURL: `http://localhost:${String(port)}/`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...launch(shell), args: quietly },
  },
  // What takes a browser of its own kind is run by its workers after all else, and this alone for a sixth of a minute, unless it begins.
  projects: [
    { name: 'first', testMatch: '**/interruptions.spec.ts' },
    // Hosts show artefacts, not the page: tests/web/hosts/playwright.config.ts.
    { name: 'page', testIgnore: ['**/hosts/**', '**/interruptions.spec.ts'] },
  ],
  webServer: [
    { ...server, command: `node ../tests/web/page/serve.mjs ${built} ${String(port)}`, port },
    // The modules one by one, for tests that drive the core without the page.
    { ...server, command: `npx --no-install vite --port ${String(port + 1)} --strictPort`, port: port + 1 },
  ],
});
