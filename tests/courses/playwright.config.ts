// Course pages, packages and platforms that show the artefacts, in Chromium; ./build-scripts/package.sh makes what they show.
// Each spec builds its host in a folder of its own. COURSES_DIST=/tmp/mine tests artefacts made with `package.sh /tmp/mine`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { partOfTheDay } from '../seeds.ts';
import { launch, quietly, shell } from '../web/page/engines.ts';

const text = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const specs = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.spec.ts'))
  .sort();
/** Specs that build a whole site by a generator: ten seconds and more each, and all show the same elements. */
const sites = specs.filter((name) => text(name).includes("'./site.ts'"));
/** What takes a part of the day itself is there each day. */
const others = specs.filter((name) => !sites.includes(name) && !text(name).includes("'../seeds.ts'"));
const today = [...partOfTheDay(sites, sites.length), ...partOfTheDay(others, 5, 1)];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [...sites, ...others].filter((name) => !today.includes(name)),
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
