// A language twice as long as English: every sentence stands there twice. In a window of 360 pixels nothing may leave it sideways.
import { expect, test as base, type Page } from '@playwright/test';
import { partOfTheDay } from '../seeds.ts';
import { laboratories } from './chapters/chapters.ts';

/** The modules one by one, beside the page as built: there the catalogue can be exchanged. (They log as in development.) */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    url.port = String(Number(url.port) + 1);
    await use(url.href);
  },
});

const width = 360;

/** Each sentence twice, its placeholders too. */
const doubled = (text: string): string => `${text} ${text}`;

/** The German catalogues, exchanged for English ones of double length. */
async function speakDoubled(page: Page): Promise<void> {
  await page.route(/words\.de\.ts/, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('.de.ts', '.en.ts');
    const english = (await import(`../../web${path}`)) as Record<string, Record<string, string>>;
    const subjects = Object.entries(english).map(([subject, sentences]) => {
      const long = Object.entries(sentences).map(([key, text]) => [key, doubled(text)]);
      return `export const ${subject} = ${JSON.stringify(Object.fromEntries(long))};`;
    });
    return route.fulfill({ contentType: 'text/javascript', body: subjects.join('\n') });
  });
}

// One load of the page for all: module by module it takes long.
test('sentences of double length fit 360 pixels: prose, chapters, headings and laboratories', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width, height: 800 });
  await speakDoubled(page);
  await page.goto('./chapters-de.html');
  await expect(page.locator('dk-opening').getByRole('button', { name: 'Another draw Another draw' })).toBeVisible({
    timeout: 60_000,
  });
  for (const tag of partOfTheDay(laboratories, 11, 2))
    await test.step(`${tag} keeps to the window`, async () => {
      const laboratory = page.locator(tag);
      await expect(async () => {
        await laboratory.scrollIntoViewIfNeeded();
        await expect(laboratory.getByRole('button', { name: 'Reset Reset' })).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 90_000 });
      const skip = laboratory.getByRole('button', { name: 'Skip Skip', exact: true });
      if ((await skip.count()) > 0) await skip.click();
      await page.waitForTimeout(1500);
      expect.soft(await laboratory.evaluate(beyond, width), tag).toEqual([]);
    });

  await test.step('prose, chapters and headings keep to it too', async () => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('h1, h2, h3, main p, li, .rail .name, footer p')) {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) node.textContent += ` ${node.textContent}`;
        }
      }
    });
    // The table of the closing card scrolls for itself.
    const right = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main *, nav *')]
          .filter((each) => !each.matches('.summary *'))
          .map((each) => each.getBoundingClientRect().right),
      ),
    );
    expect(right).toBeLessThanOrEqual(width + 1);
  });
});

/** What of a laboratory is drawn beyond the right edge, boxes that scroll by themselves and pictures apart. */
function beyond(laboratory: Element, edge: number): string[] {
  const found: string[] = [];
  const look = (parent: ParentNode): void => {
    for (const element of parent.children) {
      const { right, width: wide } = element.getBoundingClientRect();
      const { overflowX, position } = getComputedStyle(element);
      const hidden = position === 'absolute' && wide <= 1;
      if (wide > 0 && !hidden && right > edge + 1) {
        found.push(`${element.localName}.${element.getAttribute('class') ?? ''} ends at ${String(Math.round(right))}`);
      }
      if (overflowX === 'visible' && element.localName !== 'svg') look(element);
    }
  };
  if (laboratory.shadowRoot) look(laboratory.shadowRoot);
  return found;
}
