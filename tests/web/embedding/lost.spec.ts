// The network is gone while a part of a laboratory is fetched: that is said in its place, its button tries again, and then it has its
// picture, with the same bits.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { finished, laboratories } from '../chapters/chapters.ts';
import { markup, opened, shown } from './life.ts';

const place = (page: Page, tag: string): Promise<void> =>
  page.evaluate(
    (html) => {
      const one = document.querySelector('#one');
      if (one) one.innerHTML = html;
    },
    markup(tag, 'theme="dark" hide="seed"'),
  );

/** What it shows, its theme, and that nothing is amiss. */
async function seen(laboratory: Locator): Promise<string> {
  const picture = await shown(laboratory);
  await expect(laboratory.getByRole('alert')).toHaveCount(0);
  const paper = await laboratory.evaluate((element) => getComputedStyle(element).backgroundColor);
  return `${paper}\n${picture}`;
}

/** The addresses of what was fetched after the element was defined, and of what starts its workers. */
const lateParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { definedAt } = window as unknown as { definedAt: number };
    const late = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime > definedAt || name.includes('pool'));
    return [...new Set(late.map(({ name }) => name))];
  });

for (const tag of partOfTheDay(laboratories, laboratories.length))
  test(`${tag} says that a part could not be fetched, and has its picture after “Try again”`, async ({ page }) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const laboratory = page.locator(tag);
    const again = laboratory.getByRole('button', { name: 'Try again' });
    const begin = async (): Promise<void> => {
      await opened(
        page,
        `<script>
          const define = customElements.define.bind(customElements);
          // An element that waits in the page asks for more while it is defined.
          customElements.define = (name, ...rest) => {
            if (name === '${tag}') window.definedAt = performance.now();
            define(name, ...rest);
          };
        </script>`,
      );
      await page.waitForLoadState('networkidle');
    };
    /** Puts it into the page, where `gone` cannot be fetched; gives whether that is said. */
    const said = async (gone: (url: URL) => boolean): Promise<boolean> => {
      await place(page, tag);
      await expect(again.or(laboratory.getByRole('button', { name: 'Reset' })).first()).toBeVisible();
      const soon = await again.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      );
      // On a busy machine it is said later; what measures has its figures or says so.
      const told = again.waitFor().then(
        () => true,
        () => false,
      );
      const found = soon || (await Promise.race([told, finished(laboratory).then(() => false)]));
      // What is missing with it, fails with it.
      if (found) await page.waitForTimeout(300);
      await page.unroute(gone);
      if (found) await again.click();
      return found;
    };

    await begin();
    await place(page, tag);
    const whole = await seen(laboratory);
    const parts = await lateParts(page);

    await test.step('everything', async () => {
      const all = (): boolean => true;
      await begin();
      await page.route(all, (route) => route.abort());
      expect(await said(all)).toBe(true);
      expect(await seen(laboratory)).toBe(whole);
    });

    for (const part of parts)
      await test.step(part.replace(/^.*\//, ''), async () => {
        // Under another address, too, as what has failed is asked for again.
        const gone = (url: URL): boolean => url.href.startsWith(part);
        await page.route(gone, (route) => route.abort());
        await begin();
        const found = await said(gone);
        // The dress has nothing in its place; other parts may have.
        if (part.includes('/theme-')) expect(found).toBe(true);
        expect(await seen(laboratory)).toBe(whole);
      });
    expect(parts.join()).toContain('/theme-');
    expect(problems).toEqual([]);
  });
