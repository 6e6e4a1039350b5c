// Course pages, packages and platforms that show the artefacts, in Chromium; ./build-scripts/package.sh makes what they show.
// Each spec builds its host in a folder of its own. COURSES_DIST=/tmp/mine tests artefacts made with `package.sh /tmp/mine`.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const first = (paths: string[]): string | undefined => paths.find((path) => existsSync(path));
const chromium =
  process.env.CHROME ?? first(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
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
  testMatch: '*.spec.ts',
  outputDir: '../../build/playwright-courses',
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['junit', { outputFile: process.env.REPORT ?? '../../build/results/courses.xml' }]],
  projects: [
    {
      name: 'Chromium',
      use: {
        browserName: 'chromium',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...(chromium !== undefined && { executablePath: chromium }),
          args: [...(asRoot ? ['--no-sandbox'] : []), ...quiet],
        },
      },
    },
  ],
});
