// A course made with Eleventy by the steps of docs/embedding/eleventy/.
import { join } from 'node:path';
import { test } from '@playwright/test';
import { expectFallback, expectSite } from './site.ts';
import { followed } from './steps.ts';

/** As npm would have installed it into the site. */
const installed = `ln -s '${join(import.meta.dirname, 'node_modules')}' node_modules`;

test('an Eleventy site shows laboratories that compute, and says what is missing without the script', async ({
  page,
}) => {
  const { folder } = await followed('eleventy', installed);
  await expectSite(page, 'eleventy', join(folder, '_site'));
  await expectFallback(page, join(folder, '_site'));
});
