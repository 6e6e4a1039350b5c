// Laboratories as one file each, in build/alone/: from file://, in a sandboxed frame without an origin, and as a script on a page of others,
// they have their whole picture and ask for nothing. Made by
// ./build-scripts/package.sh --lab variance build, with as many names as are wanted.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { shown } from './embedding/life.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'build/alone');
const results = join(root, 'build/results');
const made = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
const address = (path: string): string => pathToFileURL(path).href;

/** What a page asks for beside itself, and what goes wrong on it. */
function watched(page: Page, own: string): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url() !== own && !/^(?:blob|data|about):/.test(request.url())) found.push(request.url());
  });
  return found;
}

/** Writes a page into a file of its own, and gives its address. */
function written(name: string, html: string): string {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, name), html);
  return address(join(results, name));
}

test('one laboratory at least has been made as one file', () => {
  expect(made).toContain('dk-variance.html');
});

for (const file of made) {
  const tag = file.replace('.html', '');

  test(`${tag} as one file has the same picture from file:// and in a sandboxed frame, and asks for nothing`, async ({
    page,
  }) => {
    test.slow();
    const own = address(join(folder, file));
    const found = watched(page, own);
    await page.goto(own);
    await expect(page).toHaveTitle(/\w/);
    const whole = await shown(page.locator(tag));
    expect(whole).toContain('<svg');

    const html = readFileSync(join(folder, file), 'utf8').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    // As wide inside as the page alone.
    const around = written(
      `alone-${tag}-frame.html`,
      `<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>
      <iframe sandbox="allow-scripts" style="width: 100vw; height: 100vh; border: 0" srcdoc="${html}"></iframe>`,
    );
    const problems = found.splice(0);
    const inFrame = watched(page, around);
    await page.goto(around);
    expect(await shown(page.frameLocator('iframe').locator(tag))).toBe(whole);
    expect([problems, inFrame.filter((each) => each !== around)]).toEqual([[], []]);
  });

  test(`${tag} as one script stands on a page of others, also in German, and asks for nothing`, async ({ page }) => {
    test.slow();
    const script = address(join(folder, `${tag}.js`));
    // No encoding is stated, as on a careless page.
    const own = written(
      `alone-${tag}-script.html`,
      `<!doctype html><html lang="de"><script src="${script}"></script><${tag} theme="dark"></${tag}>`,
    );
    const found = watched(page, own);
    await page.goto(own);
    const laboratory = page.locator(tag);
    await expect(laboratory.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
    await expect(laboratory.locator('svg').first()).toBeVisible();
    await expect(laboratory).toHaveCSS('background-color', 'rgb(22, 23, 26)');
    await laboratory.getByRole('button', { name: 'Teilen oder einbetten' }).click();
    await expect(laboratory.getByRole('dialog')).toBeVisible();
    expect(found.filter((each) => each !== script)).toEqual([]);
  });
}
