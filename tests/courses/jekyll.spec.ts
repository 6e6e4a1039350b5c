// A course made with Jekyll by the steps of docs/embedding/jekyll/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectFallback, expectSite } from './site.ts';
import { followed } from './steps.ts';

test('a Jekyll site shows laboratories that compute, and says what is missing without the script', async ({ page }) => {
  const { folder } = await followed('jekyll');
  await expectSite(page, 'jekyll', join(folder, '_site'));
  await expectFallback(page, join(folder, '_site'));
});

test('the include for Jekyll brings the script once, and says which names it does not know', async () => {
  const wrong = [
    '{% include sqrt-dk.html laboratory="nothing" %}',
    '{% include sqrt-dk.html laboratory="variance" fokus="256" %}',
  ];
  const { folder } = await followed(
    'jekyll',
    `printf '%s\\n\\n' ${wrong.map((line) => `'${line}'`).join(' ')} >>index.md`,
  );
  const html = readFileSync(join(folder, '_site/index.html'), 'utf8');
  expect(html.split('<script').length - 1).toBe(1);
  expect(html).toContain('<p role="alert">sqrt-dk.html: there is no laboratory “nothing”</p>');
  expect(html).toContain('has no attribute “fokus”; it has: seed samples keys dimensions focus');
  expect(html).not.toMatch(/<p>\s*<(?:div|dk-)/);
});
