// Hosts that forbid this and that, in three engines; ./build-scripts/package.sh makes what they show.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const first = (paths: string[]): string | undefined => paths.find((path) => existsSync(path));
const chromium =
  process.env.CHROME ?? first(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
const firefox = process.env.FIREFOX ?? first(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
const asRoot = process.getuid?.() === 0;
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
        launchOptions: {
          ...(chromium !== undefined && { executablePath: chromium }),
          args: [...(asRoot ? ['--no-sandbox'] : []), ...quiet],
        },
      },
    },
    {
      name: 'Firefox',
      testMatch: 'firefox.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...(firefox !== undefined && { executablePath: firefox }) },
      },
    },
    { name: 'WebKitGTK', testMatch: 'webkit.spec.ts' },
  ],
});
