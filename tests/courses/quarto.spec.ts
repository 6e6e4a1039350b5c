// The Quarto extension of docs/embedding/quarto/, run by pandoc's Lua with Quarto's own functions stood in for, and its pages in a browser.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { version } from '../../web/core/version.ts';
import { expectFallback, expectSite } from './site.ts';
import { followed } from './steps.ts';

const filter = resolve(import.meta.dirname, 'quarto.lua');

/** Makes a page as Quarto would; the text that pandoc wrote. */
function render(folder: string, page: string, format = 'html5'): string {
  const output = join('_site', page.replace('.qmd', '.html'));
  mkdirSync(dirname(join(folder, output)), { recursive: true });
  const options = ['--standalone', '--from', 'markdown-smart', '--to', format, '--lua-filter', filter, page];
  const up = '../'.repeat(page.split('/').length - 1);
  execFileSync('pandoc', [...options, '--output', output], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, SITE: '_site', UP: up },
  });
  return readFileSync(join(folder, output), 'utf8');
}

test('pages made with the Quarto extension show laboratories that compute, and say what is missing without the script', async ({
  page,
}) => {
  const { folder } = await followed('quarto');
  const html = render(folder, 'index.qmd');
  expect(html.split('<script src=').length - 1).toBe(1);
  expect(html).toContain(`src="site_libs/quarto-contrib/sqrt-dk-${version}/sqrt-dk.js"`);
  render(folder, 'week-2/index.qmd');
  await expectSite(page, 'quarto', join(folder, '_site'));
  await expectFallback(page, join(folder, '_site'));
});

test('the Quarto extension stops the build at names that do not exist, and gives other formats the caption', async () => {
  const wrong = [
    "printf '{{< sqrt-dk nothing >}}\\n' >nothing.qmd",
    "printf '{{< sqrt-dk variance fokus=2 >}}\\n' >fokus.qmd",
  ];
  const { folder } = await followed('quarto', wrong.join('\n'));
  expect(() => render(folder, 'nothing.qmd')).toThrow(/there is no laboratory “nothing”/);
  expect(() => render(folder, 'fokus.qmd')).toThrow(/<dk-variance> has no attribute “fokus”; it has: seed, samples/);
  const latex = render(folder, 'index.qmd', 'latex');
  expect(latex).toContain('The same, from another seed.');
  expect(latex).not.toContain('dk-variance');
});

test('on a slide the shortcode takes the class that gives its picture the height that is left', async () => {
  const { folder } = await followed('quarto');
  const html = render(folder, 'slides.qmd', 'revealjs');
  expect(html).toContain('<dk-softmax class="r-stretch" compact="true" theme="dark">');
});
