// What is loaded when it is near or in the document: asked for again where it has failed, and seen wherever it stands.
import type { Page } from '@playwright/test';
import type * as Approach from '../../web/lesson/on-approach.ts';
import type * as Sight from '../../web/packaging/register-on-sight.ts';
import { expect, test } from './page/modules.ts';
import { scroll } from './page/scroll.ts';

const rested = (page: Page): Promise<void> => page.waitForTimeout(300);

test.describe('what comes on approach', () => {
  /** The body of the function that loads: it is given the number of its call. */
  const begin = async (page: Page, failing: string): Promise<void> => {
    await page.addScriptTag({ content: `window.load = (call) => { ${failing} };` });
    await page.evaluate(async (address) => {
      document.body.innerHTML =
        '<div style="height: 5000px"></div><dk-late><p class="needs">needs scripts</p></dk-late>';
      const { onApproach } = (await import(address)) as typeof Approach;
      const { load } = window as unknown as { load: (call: number) => Promise<unknown> };
      let calls = 0;
      onApproach({ 'dk-late': () => load((calls += 1)) });
    }, '/lesson/on-approach.ts');
  };

  test('and fails is said, and asked for again when it comes near once more', async ({ modules: page }) => {
    await begin(page, "return call < 2 ? Promise.reject(new Error('gone')) : Promise.resolve();");
    const late = page.locator('dk-late');
    await scroll(page, 5000);
    await expect(late.getByRole('alert')).toContainText('could not be loaded');
    await expect(late).toHaveAttribute('missing');
    await expect(late).not.toContainText('needs scripts');
    await scroll(page, 0);
    await rested(page);
    await scroll(page, 5000);
    await expect(late.getByRole('alert')).toHaveCount(0);
    await expect(late).not.toHaveAttribute('missing');
  });

  test('is asked for by a button, under another address where a failure is kept', async ({ modules: page }) => {
    await page.route('**/late.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = import.meta.url;' }),
    );
    await begin(
      page,
      "return Promise.reject(new TypeError('Failed to fetch dynamically imported module: ' + new URL('/late.js', location.href)));",
    );
    const late = page.locator('dk-late');
    await scroll(page, 5000);
    await late.getByRole('button', { name: 'Try again' }).click();
    await expect(late.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveTitle(/\/late\.js\?again=1$/);
  });
});

test.describe('what comes into the page when its script has run', () => {
  const begin = (page: Page, body: string): Promise<void> =>
    page.evaluate(
      async ([address, html]) => {
        document.body.innerHTML = html;
        const { onApproach } = (await import(address)) as typeof Approach;
        const asked: string[] = ((window as unknown as { asked: string[] }).asked = []);
        const load = (name: string) => (): Promise<void> => {
          asked.push(name);
          return Promise.resolve();
        };
        onApproach({ 'dk-late': load('late'), 'dk-other': load('other') });
      },
      ['/lesson/on-approach.ts', body] as const,
    );
  const asked = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked);

  test('is loaded when it is there, in a shadow tree too', async ({ modules: page }) => {
    await begin(page, '<p>before</p>');
    await rested(page);
    expect(await asked(page)).toEqual([]);
    await page.evaluate(() => {
      document.body.append(document.createElement('dk-late'));
    });
    await expect.poll(() => asked(page)).toEqual(['late']);
    await page.evaluate(() => {
      const host = document.createElement('div');
      document.body.append(host);
      host.attachShadow({ mode: 'open' }).append(document.createElement('dk-other'));
    });
    await expect.poll(() => asked(page)).toEqual(['late', 'other']);
  });

  test('waits until it is near, and no hidden one of its name keeps it away', async ({ modules: page }) => {
    await begin(
      page,
      '<dk-late style="display: none"></dk-late><div style="height: 5000px"></div><dk-late style="display: block">2</dk-late>',
    );
    await rested(page);
    expect(await asked(page)).toEqual([]);
    await scroll(page, 5000);
    await expect.poll(() => asked(page)).toEqual(['late']);
  });

  test('comes also where the page hides what is not defined yet, never near', async ({ modules: page }) => {
    await begin(page, '<style>:not(:defined) { display: none }</style><dk-late></dk-late>');
    await expect.poll(() => asked(page)).toEqual(['late']);
  });
});

test('a laboratory whose module could not be fetched has its picture after “Try again”', async ({ page }) => {
  await page.route('**/assets/examples-client-*.js', (route) => route.abort());
  await page.goto('./chapters.html');
  const worked = page.locator('dk-worked-example');
  await worked.scrollIntoViewIfNeeded();
  const again = worked.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/examples-client-*.js');
  await again.click();
  await expect(worked.getByRole('table')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test.describe('a laboratory that is registered on sight', () => {
  const begin = (page: Page): Promise<void> =>
    page.evaluate(async (address) => {
      const { registerOnSight } = (await import(address)) as typeof Sight;
      const asked: string[] = ((window as unknown as { asked: string[] }).asked = []);
      registerOnSight(['dk-one', 'dk-two'], (name) => {
        asked.push(name);
        return asked.length === 1 ? Promise.reject(new Error('gone')) : Promise.resolve();
      });
    }, '/packaging/register-on-sight.ts');
  const add = (name: string): void => {
    document.body.append(document.createElement(name));
  };
  const change = (): void => {
    document.body.append('a change');
  };
  const asBefore = (page: Page): Promise<boolean> =>
    page.evaluate(() => Reflect.get(Element.prototype, 'attachShadow') === Reflect.get(window, 'attach'));
  const asked = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked);

  test('is asked for again when another of its name comes, and not before', async ({ modules: page }) => {
    await begin(page);
    await page.evaluate(add, 'dk-one');
    await expect.poll(() => asked(page)).toEqual(['dk-one']);
    await page.evaluate(change);
    await rested(page);
    expect(await asked(page)).toEqual(['dk-one']);
    await page.evaluate(add, 'dk-one');
    await expect.poll(() => asked(page)).toEqual(['dk-one', 'dk-one']);
    await page.evaluate(add, 'dk-one');
    await rested(page);
    expect(await asked(page)).toEqual(['dk-one', 'dk-one']);
  });

  test('says in each of its places that it could not be fetched, and is asked for by a button there', async ({
    modules: page,
  }) => {
    await begin(page);
    await page.evaluate(add, 'dk-one');
    await page.evaluate(add, 'dk-two');
    const one = page.locator('dk-one');
    await expect(one.getByRole('alert')).toContainText('could not be loaded');
    await expect(one).toHaveAttribute('missing');
    await expect(page.locator('dk-two')).toBeEmpty();
    await one.getByRole('button', { name: 'Try again' }).click();
    await expect(one).toBeEmpty();
    await expect(one).not.toHaveAttribute('missing');
    expect(await asked(page)).toEqual(['dk-one', 'dk-two', 'dk-one']);
  });

  test('is fetched under another address where the browser keeps the failure', async ({ modules: page }) => {
    await page.route('**/late.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = import.meta.url;' }),
    );
    await page.evaluate(async (address) => {
      const { registerOnSight } = (await import(address)) as typeof Sight;
      const late = String(new URL('/late.js', location.href));
      registerOnSight(['dk-one'], () =>
        Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${late}`)),
      );
    }, '/packaging/register-on-sight.ts');
    await page.evaluate(add, 'dk-one');
    await rested(page);
    await page.evaluate(add, 'dk-one');
    await expect(page).toHaveTitle(/\/late\.js\?again=1$/);
  });

  for (const mode of ['open', 'closed'] as const) {
    test(`is seen in a shadow tree, ${mode}, filled before or after it is in the page`, async ({ modules: page }) => {
      await begin(page);
      await page.evaluate((shadow) => {
        const host = document.createElement('div');
        document.body.append(host);
        const root = host.attachShadow({ mode: shadow });
        root.append(document.createElement('dk-one'));
      }, mode);
      await expect.poll(() => asked(page)).toEqual(['dk-one']);
      await page.evaluate((shadow) => {
        const host = document.createElement('div');
        host.attachShadow({ mode: shadow }).append(document.createElement('dk-two'));
        document.body.append(host);
      }, mode);
      await expect.poll(() => asked(page)).toEqual(['dk-one', 'dk-two']);
    });
  }

  test('leaves the prototype of elements as it was once all are there', async ({ modules: page }) => {
    await page.addScriptTag({ content: 'window.attach = Element.prototype.attachShadow;' });
    await begin(page);
    expect(await asBefore(page)).toBe(false);
    await page.evaluate(() => {
      for (const name of ['dk-one', 'dk-one', 'dk-two'])
        setTimeout(() => {
          document.body.append(document.createElement(name));
        });
    });
    await expect.poll(() => asBefore(page)).toBe(true);
  });
});
