// What fails is said, tried again, and gone once it has worked; and nothing starts that nobody looks at.
import type { Page } from '@playwright/test';
import type * as Laboratories from '../../web/kit/laboratory.ts';
import type { Selection } from '../../web/schema/parameter.ts';
import type * as Laters from '../../web/kit/debounce.ts';
import { expect, test } from './page/modules.ts';
import { scroll } from './page/scroll.ts';

/** What a test sets of its laboratory, and what the laboratory notes. */
interface Probe {
  /** Called by its `follow`; may throw. */
  follow: (core: { scoreLaw: (d: number) => unknown }) => void;
  /** What it draws; may throw. */
  draw: () => unknown;
  prepare: () => Promise<void>;
  followed: number;
  element: HTMLElement & { requestUpdate: () => void; lang: string };
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** A laboratory <dk-probe> far below the window, or at its top. */
async function place(page: Page, { far = false, before = ';' } = {}): Promise<void> {
  await page.evaluate(async (address) => {
    const { Laboratory } = (await import(address)) as typeof Laboratories;
    class DkProbe extends Laboratory<Selection> {
      static override readonly about = { key: 'probe', parameters: {} };
      protected override get label(): string {
        return 'probe';
      }
      protected override prepare(): Promise<void> {
        return window.probe.prepare();
      }
      protected override follow(core: never): void {
        window.probe.followed += 1;
        window.probe.follow(core);
      }
      protected override content(): never {
        return window.probe.draw() as never;
      }
      protected override csv(): never {
        throw new Error('none');
      }
      protected override code(): string {
        return '';
      }
    }
    customElements.define('dk-probe', DkProbe);
    const element = document.createElement('dk-probe') as unknown as Probe['element'];
    window.probe = {
      element,
      followed: 0,
      follow: () => undefined,
      draw: () => 'picture',
      prepare: () => Promise.resolve(),
    };
  }, '/kit/laboratory.ts');
  await page.addScriptTag({ content: before });
  await page.evaluate((isFar) => {
    document.body.style.margin = '0';
    if (isFar) document.body.append(Object.assign(document.createElement('div'), { style: 'height: 5000px' }));
    document.body.append(window.probe.element);
  }, far);
}

const followed = (page: Page): Promise<number> => page.evaluate(() => window.probe.followed);
const rested = (page: Page): Promise<void> => page.waitForTimeout(300);

test.describe('a laboratory', () => {
  test('says a refusal that no control shows, until it is refused no more', async ({ modules: page }) => {
    await place(page, { before: 'window.probe.follow = (core) => core.scoreLaw(0);' });
    const probe = page.locator('dk-probe');
    await expect(probe.locator('.note')).toContainText('“0”');
    await expect(probe).toContainText('picture');
    await page.evaluate(() => {
      window.probe.follow = () => undefined;
      window.probe.element.lang = 'de';
    });
    await expect(probe.locator('.note')).toHaveCount(0);
  });

  test('says what its drawing throws, keeps its picture, and is well again', async ({ modules: page }) => {
    await place(page);
    const probe = page.locator('dk-probe');
    await expect(probe).toContainText('picture');
    await page.evaluate(() => {
      window.probe.draw = () => {
        throw new Error('no such row');
      };
      window.probe.element.requestUpdate();
    });
    await expect(probe.getByRole('alert')).toContainText('no such row');
    await expect(probe).toContainText('picture');
    await page.evaluate(() => {
      window.probe.draw = () => 'another';
      window.probe.element.requestUpdate();
    });
    await expect(probe).toContainText('another');
    await expect(probe.getByRole('alert')).toHaveCount(0);
    await expect(probe).not.toHaveAttribute('missing');
  });

  test('says what a part throws that is drawn late', async ({ modules: page }) => {
    await place(page);
    const probe = page.locator('dk-probe');
    await expect(probe).toContainText('picture');
    await page.evaluate(async (address) => {
      const { debounced } = (await import(address)) as typeof Laters;
      let turn = 0;
      window.probe.draw = () =>
        debounced([(turn += 1)], () => {
          if (turn > 1) throw new Error('no such table');
          return 'table';
        });
      window.probe.element.requestUpdate();
    }, '/kit/debounce.ts');
    await expect(probe).toContainText('table');
    await page.evaluate(() => {
      window.probe.element.requestUpdate();
    });
    await expect(probe.getByRole('alert')).toContainText('no such table');
  });

  test('whose start has failed starts by its button, and says nothing of it any more', async ({ modules: page }) => {
    await place(page, { before: "window.probe.prepare = () => Promise.reject(new Error('not yet'));" });
    const probe = page.locator('dk-probe');
    await expect(probe.getByRole('alert')).toContainText('not yet');
    await expect(probe).toHaveAttribute('missing');
    await page.evaluate(() => {
      window.probe.prepare = () => Promise.resolve();
    });
    await probe.getByRole('button', { name: 'Try again' }).click();
    await expect(probe).toContainText('picture');
    await expect(probe.getByRole('alert')).toHaveCount(0);
    await expect(probe).not.toHaveAttribute('missing');
  });

  test('whose start has failed starts when it comes near again', async ({ modules: page }) => {
    await place(page, { far: true, before: "window.probe.prepare = () => Promise.reject(new Error('not yet'));" });
    const probe = page.locator('dk-probe');
    await scroll(page, 5000);
    await expect(probe.getByRole('alert')).toContainText('not yet');
    await scroll(page, 0);
    await page.evaluate(() => {
      window.probe.prepare = () => Promise.resolve();
    });
    await rested(page);
    await scroll(page, 5000);
    await expect(probe).toContainText('picture');
    await expect(probe.getByRole('alert')).toHaveCount(0);
    await expect(probe).not.toHaveAttribute('missing');
  });

  test('that is scrolled past while it loads starts when it is near again', async ({ modules: page }) => {
    await place(page, {
      far: true,
      before: 'window.probe.prepare = () => new Promise((resolve) => { window.loaded = resolve; });',
    });
    await scroll(page, 5000);
    await page.waitForFunction(() => 'loaded' in window);
    await scroll(page, 0);
    await rested(page);
    await page.evaluate(() => {
      (window as unknown as { loaded: () => void }).loaded();
      window.probe.prepare = () => Promise.resolve();
    });
    await rested(page);
    expect(await followed(page)).toBe(0);
    await scroll(page, 5000);
    await expect.poll(() => followed(page)).toBe(1);
  });

  test('that is taken out while it loads does not start', async ({ modules: page }) => {
    await place(page, {
      before: 'window.probe.prepare = () => new Promise((resolve) => { window.loaded = resolve; });',
    });
    await page.waitForFunction(() => 'loaded' in window);
    await page.evaluate(() => {
      window.probe.element.remove();
      (window as unknown as { loaded: () => void }).loaded();
    });
    await rested(page);
    expect(await followed(page)).toBe(0);
  });

  test('that is far away computes what is asked of it when it comes near, once', async ({ modules: page }) => {
    await place(page, { far: true });
    await scroll(page, 5000);
    await expect.poll(() => followed(page)).toBe(1);
    await scroll(page, 0);
    await rested(page);
    await page.evaluate(() => {
      window.probe.draw = () => 'another';
      window.probe.element.setAttribute('guess', 'off');
      window.probe.element.setAttribute('guess', 'on');
    });
    await rested(page);
    expect(await followed(page)).toBe(1);
    await expect(page.locator('dk-probe')).toContainText('picture');
    await scroll(page, 5000);
    await expect(page.locator('dk-probe')).toContainText('another');
    expect(await followed(page)).toBe(2);
  });
});
