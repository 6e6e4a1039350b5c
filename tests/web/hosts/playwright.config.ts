// Hosts that forbid this and that, in three engines; ./build-scripts/package.sh makes what they show.
import { defineConfig } from '@playwright/test';
import { chromium, firefox, launch, quietly } from '../page/engines.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../build/playwright-hosts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['junit', { outputFile: process.env.REPORT ?? '../../../build/results/hosts.xml' }]],
  projects: [
    {
      name: 'Chromium',
      testMatch: 'chromium.spec.ts',
      use: {
        browserName: 'chromium',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...launch(chromium), args: quietly },
      },
    },
    {
      name: 'Firefox',
      testMatch: 'firefox.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launch(firefox),
      },
    },
    { name: 'WebKitGTK', testMatch: 'webkit.spec.ts' },
  ],
});
