// A course made with MkDocs by the steps of docs/embedding/mkdocs/.
import { join } from 'node:path';
import { test } from '@playwright/test';
import { expectFallback, expectSite } from './site.ts';
import { followed } from './steps.ts';

test('a MkDocs site shows laboratories that compute, and says what is missing without the script', async ({ page }) => {
  const { folder } = await followed('mkdocs');
  await expectSite(page, 'mkdocs', join(folder, 'site'));
  await expectFallback(page, join(folder, 'site'));
});
