// The example of the README: a page of the same site with one script and two elements.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { skipGuess } from './page/test.ts';

const readme = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../README.md'), 'utf8');
const example = /```html\n([^]*?)```/.exec(readme)?.[1]?.replaceAll('/sqrt-dk/', '/') ?? '';

test('the example of the README shows both laboratories, with the attributes it sets', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/course.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>A course</title>${example}` }),
  );
  await page.goto('course.html');
  await expect(page.locator('dk-variance').getByRole('textbox', { name: 'dk in focus' })).toHaveValue('256');
  // The sweep's pictures may have pushed the next laboratory far down before it was looked at.
  await page.locator('dk-worked-example').evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(page.locator('dk-worked-example').getByRole('button', { name: 'Reset' })).toBeVisible();
  // Each opens with its question; the reader may skip it.
  for (const tag of ['dk-worked-example', 'dk-variance']) {
    await skipGuess(page.locator(tag));
  }
  await expect(page.locator('dk-worked-example').getByRole('table').first()).toBeVisible();
  await expect(page.locator('dk-variance').getByLabel('Samples', { exact: true })).toHaveValue('2000');
  expect(errors).toEqual([]);
});
