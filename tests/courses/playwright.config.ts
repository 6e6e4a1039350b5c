// Course pages, packages and platforms that show the artefacts, in Chromium; ./build-scripts/package.sh makes what they show.
// Each spec builds its host in a folder of its own. COURSES_DIST=/tmp/mine tests artefacts made with `package.sh /tmp/mine`.
import { defineConfig } from '@playwright/test';
import { launch, quietly, shell } from '../web/page/engines.ts';

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
        launchOptions: { ...launch(shell), args: quietly },
      },
    },
  ],
});
