// A course made with Sphinx by the steps of docs/embedding/sphinx/, with the directive and with raw HTML.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sweep } from './expected.ts';
import { expectFallback, expectSite, withSite } from './site.ts';
import { followed } from './steps.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

test('a Sphinx site shows laboratories that compute, and says what is missing without the script', async ({ page }) => {
  const { folder } = await followed('sphinx');
  const site = join(folder, '_build/html');
  await expectSite(page, 'sphinx', site, 'week-2/index.html');
  await expectFallback(page, site);
  expect(readFileSync(join(site, 'search.html'), 'utf8')).not.toContain('sqrt-dk.js');
});

for (const [what, lines, said] of [
  ['a laboratory', '.. sqrt-dk:: nothing', /index\.rst:\d+:There is no laboratory “nothing”; there are: additive/],
  ['an attribute', '.. sqrt-dk:: variance\\n   :fokus: 2', /“variance” has no attribute “fokus”; it has: seed,/],
  ['a number', '.. sqrt-dk:: variance\\n   :focus: 5000', /focus = 5000: permitted is 1 … 4096\./],
] as const)
  test(`the directive for Sphinx refuses ${what} that cannot be`, async () => {
    await expect(followed('sphinx', `printf '\\n${lines}\\n' >>index.rst`)).rejects.toThrow(said);
  });

test('a Sphinx site with raw HTML and the script on every page shows a laboratory that computes', async ({ page }) => {
  const { folder } = await followed(
    'sphinx',
    'rm -r conf.py index.rst week-2 && cp "$SQRT_DK"/docs/embedding/sphinx/raw/* .',
  );
  expect(existsSync(join(folder, 'week-2'))).toBe(false);
  const watched = watch(page);
  await withSite(join(folder, '_build/html'), async (address, origin) => {
    await page.goto(address);
    await expectMeasured(page, [sweep()]);
    expectUndisturbed(watched, [origin]);
  });
});

test('the caption of a laboratory is what LaTeX and text show of it', async () => {
  const { folder } = await followed('sphinx', 'sphinx-build -q -b text . text; sphinx-build -q -b latex . latex');
  expect(readFileSync(join(folder, 'text/index.txt'), 'utf8')).toContain('The same, from *another* seed.');
  expect(readFileSync(join(folder, 'latex/attentionacourse.tex'), 'utf8')).toContain('\\sphinxstyleemphasis{another}');
});
