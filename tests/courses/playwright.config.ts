// Course pages, packages and platforms that show the artefacts, in Chromium; ./build-scripts/package.sh makes what they show.
// Each spec builds its host in a folder of its own. COURSES_DIST=/tmp/mine tests artefacts made with `package.sh /tmp/mine`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { thirdOfTheDay } from '../seeds.ts';
import { launch, quietly, shell } from '../web/page/engines.ts';

/** Specs that build a whole site by a generator: ten seconds and more each, and all show the same elements. */
const sites = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => readFileSync(join(import.meta.dirname, name), 'utf8').includes("'./site.ts'"))
  .sort();
const today = thirdOfTheDay(sites);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: sites.filter((name) => !today.includes(name)),
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
