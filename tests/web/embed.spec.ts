// The example of the README: a page of the same site with one script and one element.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { skipGuess } from './page/test.ts';

const readme = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../README.md'), 'utf8');
const example = /```html\n([^]*?)```/.exec(readme)?.[1]?.replaceAll('/sqrt-dk/', '/') ?? '';

test('the example of the README shows its laboratory, with the attributes it sets', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/course.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>A course</title>${example}` }),
  );
  await page.goto('course.html');
  const variance = page.locator('dk-variance');
  await expect(variance.getByRole('textbox', { name: 'dk in focus' })).toHaveValue('256');
  // It opens with its question; the reader may skip it.
  await skipGuess(variance);
  await expect(variance.getByLabel('Samples', { exact: true })).toHaveValue('2000');
  expect(errors).toEqual([]);
});
