// Pages without a bundler: modules of the installed package, and its scripts from a host of packages on another origin, with hashes.
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { folder as artefacts } from './artefacts.ts';
import { sweep } from './expected.ts';
import { installed } from './installed.ts';
import { hostPackage, type PackageHost } from './package-host.ts';
import { serve, type Served } from './serve.ts';
import { blocks } from './steps.ts';
import { expectMeasured, expectUndisturbed, watch, type Watched } from './watch.ts';

const path = '/courses/attention/';
const own = 'node_modules/sqrt-dk';
let application = '';

test.beforeAll(async () => {
  application = await installed('plain');
  cpSync(join(artefacts, 'classic'), join(application, 'copied'), { recursive: true });
});

const inPackage = (file: string): string => readFileSync(join(application, own, file), 'utf8');
const hashes = (): Map<string, string> => {
  const lines = readFileSync(join(artefacts, 'sri.txt'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split('  ').reverse() as [string, string]));
};
const hash = (): string => hashes().get('npm/classic/sqrt-dk.js') ?? '';

/** `late`: an element whose laboratory lies in a later script. */
const elements = (late = ''): string =>
  `<dk-variance guess="off" focus="64" dimensions="16,64" samples="2000"></dk-variance>${late}`;
const html = (head: string, body = elements()): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A course</title><link rel="icon" href="data:,">${head}</head><body><h1>A course</h1>${body}</body></html>`;

interface Shown {
  watched: Watched;
  served: Served;
}

/** Opens a page with this head, and beside it a host of packages if one is asked for. */
async function open(page: Page, head: string, body?: string): Promise<Shown> {
  const watched = watch(page);
  const served = await serve(application, { path, pages: { [`${path}page`]: html(head, body) } });
  await page.goto(`${served.address}page`);
  return { watched, served };
}

const workers = (page: Page): string[] => page.workers().map((worker) => worker.url());

for (const [name, head] of [
  ['a module of the installed package', `<script type="module" src="${own}/dk-variance.js"></script>`],
  ['the classic script in the installed package', `<script src="${own}/classic/sqrt-dk.js" defer></script>`],
  ['the copied classic script', '<script src="copied/sqrt-dk.js" defer></script>'],
])
  test(`${String(name)} shows a laboratory that computes`, async ({ page }) => {
    const { watched, served } = await open(page, head ?? '');
    await expectMeasured(page, [sweep()]);
    expectUndisturbed(watched, [served.origin]);
    await served.close();
  });

test('where a server answers addresses that it does not know with a page, scripts bring what is not there', async ({
  page,
}) => {
  const watched = watch(page);
  const files = [...readdirSync(join(application, own, 'assets')).map((name) => `assets/${name}`), 'sqrt-dk-core.wasm'];
  const lost = Object.fromEntries(files.map((file) => [`${path}${own}/${file}`, html('')]));
  const head = `<script type="module" src="${own}/dk-variance.js"></script>`;
  const served = await serve(application, { path, pages: { ...lost, [`${path}page`]: html(head) } });
  await page.goto(`${served.address}page`);
  await expectMeasured(page, [sweep()]);
  expect(workers(page)).toContainEqual(expect.stringMatching(/^blob:/));
  expectUndisturbed(watched, [served.origin]);
  await served.close();
});

test('under a policy of nonces alone the classic script hands its own on to the scripts beside it', async ({
  page,
}) => {
  const policy = "script-src 'nonce-lecture' 'wasm-unsafe-eval'; worker-src blob:; style-src 'nonce-lecture'";
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<script nonce="lecture" src="copied/sqrt-dk.js" defer></script>';
  const { watched, served } = await open(page, head, elements('<dk-proof></dk-proof>'));
  await expectMeasured(page, [sweep()]);
  await expect(page.locator('dk-proof:defined')).toHaveCount(1);
  expectUndisturbed(watched, [served.origin]);
  await served.close();
});

test('a classic script that came as a Blob has no folder: its own laboratories compute, others are said to be missing', async ({
  page,
}) => {
  const body = `${elements('<dk-proof></dk-proof>')}<script type="module">
    const script = document.createElement('script');
    script.src = URL.createObjectURL(await (await fetch('copied/sqrt-dk.js')).blob());
    document.head.append(script);
  </script>`;
  const { watched, served } = await open(page, '', body);
  const sentence = page.locator('dk-variance .live');
  await expect(sentence).toContainText('64.2');
  expect(watched.problems).toContainEqual(expect.stringMatching(/<dk-proof> could not be loaded/));
  expect(watched.problems.filter((problem) => problem.startsWith('exception'))).toEqual([]);
  await served.close();
});

test('a classic script whose text is fetched and run, as jQuery and notebooks do, finds the scripts beside it', async ({
  page,
}) => {
  const body = `${elements('<dk-proof></dk-proof>')}<script>
    const asked = new XMLHttpRequest();
    asked.open('GET', 'copied/sqrt-dk.js?_=1', false);
    asked.send();
    const script = document.createElement('script');
    script.text = asked.responseText;
    document.head.append(script);
  </script>`;
  const { watched, served } = await open(page, '', body);
  await expectMeasured(page, [sweep()]);
  await expect(page.locator('dk-proof:defined')).toHaveCount(1);
  expectUndisturbed(watched, [served.origin]);
  await served.close();
});

test('classic scripts whose texts stand in the page, as R Markdown and Pandoc put them there, ask for nothing', async ({
  page,
}) => {
  const texts = ['', '-more', '-chapters', '-training', '-examples'].map((name) =>
    readFileSync(join(application, `copied/sqrt-dk${name}.js`), 'utf8'),
  );
  const head = texts.map((text) => `<script>${text}</script>`).join('');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const late = '<dk-proof></dk-proof><dk-training></dk-training>';
  const { watched, served } = await open(page, head, elements(late));
  await expectMeasured(page, [sweep()]);
  for (const tag of ['dk-proof', 'dk-training']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
  }
  expect(asked.filter((each) => each.endsWith('.js'))).toEqual([]);
  expectUndisturbed(watched, [served.origin]);
  await served.close();
});

test('an import map with the hashes of the package lets its modules in, and nothing that is not as published', async ({
  page,
}) => {
  const { integrity } = JSON.parse(inPackage('integrity.json')) as { integrity: Record<string, string> };
  const map = (change: (file: string, value: string) => string): string => {
    const entries = Object.entries(integrity).map(([file, value]) => [
      `./${own}/${file.slice(2)}`,
      change(file, value),
    ]);
    return JSON.stringify({ imports: { 'sqrt-dk/': `./${own}/` }, integrity: Object.fromEntries(entries) as object });
  };
  const head = (text: string): string =>
    `<script type="importmap">${text}</script><script type="module">import 'sqrt-dk/dk-variance.js';</script>`;
  const { watched, served } = await open(page, head(map((_, value) => value)));
  await expectMeasured(page, [sweep()]);
  expectUndisturbed(watched, [served.origin]);
  await served.close();

  const wrong = map((file, value) => (file.startsWith('./parts/dk-variance-') ? hash() : value));
  const refused = await open(page, head(wrong));
  await expect.poll(() => refused.watched.problems.join()).toMatch(/integrity|digest/i);
  await expect(page.locator('dk-variance:defined')).toHaveCount(0);
  await refused.served.close();
});

test.describe('from another origin', () => {
  /** Opens a page that takes scripts from a host of packages; `changed` are not as published. */
  async function fromHost(
    page: Page,
    head: (host: PackageHost) => string,
    use: (shown: Shown, host: PackageHost) => Promise<void>,
    { changed, late }: { changed?: RegExp; late?: string } = {},
  ): Promise<void> {
    const host = await hostPackage(join(application, own), changed);
    const shown = await open(page, head(host), elements(late));
    await use(shown, host);
    await shown.served.close();
    await host.close();
  }
  const late = '<dk-proof></dk-proof>';
  const withHash = (address: string): string =>
    `<script src="${address}" crossorigin="anonymous" integrity="${hash()}" defer></script>`;

  test('the snippet of the README works as it stands, but for the name of the host', async ({ page }) => {
    const [snippet = ''] = blocks(inPackage('README.md'), 'html').filter((block) => block.includes('integrity='));
    const [, script = ''] = /(<script[^]*<\/script>)/.exec(snippet) ?? [];
    expect(script).toContain(`integrity="${hash()}"`);
    await fromHost(
      page,
      ({ origin }) => script.replace('https://cdn.example', `${origin}/npm`).replace('></script>', ' defer></script>'),
      async ({ watched, served }, { origin }) => {
        await expectMeasured(page, [sweep()]);
        expect(workers(page)).toContainEqual(expect.stringMatching(/^blob:/));
        expectUndisturbed(watched, [served.origin, origin]);
      },
    );
  });

  test('the address that package.json gives to hosts works alone, and finds the scripts beside it', async ({
    page,
  }) => {
    await fromHost(
      page,
      ({ address }) => withHash(address),
      async ({ watched, served }, { origin }) => {
        await expectMeasured(page, [sweep()]);
        await expect(page.locator('dk-proof:defined')).toHaveCount(1);
        expectUndisturbed(watched, [served.origin, origin]);
      },
      { late },
    );
  });

  test('modules work too: their workers are made of text', async ({ page }) => {
    await fromHost(
      page,
      ({ address }) => `<script type="module" src="${address}/auto.js"></script>`,
      async ({ watched, served }, { origin }) => {
        await expectMeasured(page, [sweep()]);
        expect(workers(page)).toContainEqual(expect.stringMatching(/^blob:/));
        expectUndisturbed(watched, [served.origin, origin]);
      },
    );
  });

  test('a script that is not as published does not run', async ({ page }) => {
    await fromHost(
      page,
      ({ address }) => withHash(`${address}/classic/sqrt-dk.js`),
      async ({ watched }) => {
        await expect.poll(() => watched.problems.join()).toMatch(/integrity|digest/i);
        await expect(page.locator('dk-variance:defined')).toHaveCount(0);
      },
      { changed: /classic\/sqrt-dk\.js$/ },
    );
  });

  test('nor does a later script that is not, while the first goes on', async ({ page }) => {
    await fromHost(
      page,
      ({ address }) => withHash(`${address}/classic/sqrt-dk.js`),
      async ({ watched }) => {
        await expect.poll(() => watched.problems.join()).toMatch(/integrity|digest/i);
        await expectMeasured(page, [sweep()]);
        await expect(page.locator('dk-proof:defined')).toHaveCount(0);
      },
      { changed: /classic\/sqrt-dk-more\.js$/, late },
    );
  });

  test('a page that asks for no hash gets none', async ({ page }) => {
    await fromHost(
      page,
      ({ address }) => `<script src="${address}/classic/sqrt-dk.js" defer></script>`,
      async ({ watched, served }, { origin }) => {
        await expect(page.locator('dk-proof:defined')).toHaveCount(1);
        expectUndisturbed(watched, [served.origin, origin]);
      },
      { changed: /classic\/sqrt-dk-more\.js$/, late },
    );
  });
});

test('the script of the site finds laboratories in dialogs and shadow trees, and behind a hidden one', async ({
  page,
}) => {
  const watched = watch(page);
  const body =
    '<section></section><dk-softmax style="display: none"></dk-softmax><dk-softmax></dk-softmax><dialog></dialog>';
  const head = '<script type="module" src="sqrt-dk.js"></script>';
  const served = await serve(join(artefacts, 'site'), { path, pages: { [`${path}page`]: html(head, body) } });
  await page.goto(`${served.address}page`);
  const picture = (element: string): Locator =>
    page.locator(`${element} [part~="picture"]`).filter({ visible: true }).first();
  await expect(picture('dk-softmax')).toBeVisible();
  await page.locator('body > section').evaluate((host) => {
    host.attachShadow({ mode: 'open' }).append(document.createElement('dk-walks'));
  });
  await expect(picture('dk-walks')).toBeVisible();
  await page.locator('body > dialog').evaluate((dialog: HTMLDialogElement) => {
    dialog.append(document.createElement('dk-proof'));
    dialog.showModal();
  });
  await expect(picture('dk-proof')).toBeVisible();
  expectUndisturbed(watched, [served.origin]);
  expect(served.missing).toEqual([]);
  await served.close();
});
