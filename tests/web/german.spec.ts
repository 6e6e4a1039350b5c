// The page in German, and elements that speak the language of the place where they stand.
import type { Page } from '@playwright/test';
import { partOfTheDay } from '../seeds.ts';
import { finished, laboratories, words } from './chapters/chapters.ts';
import { violations } from './page/checker.ts';
import { askFirst, bringNear, expect, only, saved, test } from './page/test.ts';

const page360 = { width: 360, height: 800 };

async function openGerman(page: Page, fragment = ''): Promise<void> {
  await page.goto(`./chapters-de.html${fragment}`);
  await expect(page.locator('dk-opening').getByRole('img').first()).toBeVisible();
}

const germanLaboratory = (page: Page, tag: string): Promise<void> =>
  bringNear(page.locator(tag), page.locator(tag).getByRole('button', { name: 'Zurücksetzen' }));

test('the first screen is German: title, question, picture, sentence and numbers', async ({ page }) => {
  await openGerman(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Warum teilt Attention ihre Scores durch √dₖ?');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warum teilt Attention');
  const opening = page.locator('dk-opening');
  await expect(opening.getByRole('status')).toContainText('erhält der stärkste von 8 Schlüsseln');
  await expect(opening.getByRole('status')).toContainText(/Zug des Ziels .*0,00\d+/);
  expect(await opening.evaluate((element) => element.shadowRoot?.querySelector('section')?.lang)).toBe('de');
});

test('the switch leads to the other language and back, with the state and the place kept', async ({ page }) => {
  await page.goto('./chapters.html#v=1&temperature.tau=0.5');
  const temperature = page.locator('dk-temperature');
  await bringNear(temperature);
  const switchTo = (name: string): Promise<void> =>
    page
      .getByRole('navigation', { name: /^(Language|Sprache)$/ })
      .getByRole('link', { name })
      .evaluate((link) => {
        (link as HTMLAnchorElement).click();
      });
  await switchTo('Deutsch');
  await expect(page).toHaveURL(/de\.html#v=1&temperature\.tau=0\.5$/);
  await expect(temperature.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
  await expect(temperature).toBeInViewport();
  await expect(temperature.getByRole('textbox', { name: 'Eigene Temperatur τ' })).toHaveValue('0,5');
  await switchTo('English');
  await expect(page).toHaveURL(/chapters\.html#v=1&temperature\.tau=0\.5$/);
  await expect(temperature.getByRole('textbox', { name: 'Your temperature τ' })).toHaveValue('0.5');
});

test('the two pages name each other, for searchers and for readers without scripts', async ({ page }) => {
  for (const [path, other, href] of [
    ['./chapters.html', 'de', './chapters-de.html'],
    ['./chapters-de.html', 'en', './chapters.html'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.languages a')).toHaveCount(1);
    await expect(page.locator(`.languages a[hreflang=${other}]`)).toHaveAttribute('href', href);
    // In a head they must be whole addresses, which a page that runs under any does not know.
    await expect(page.locator('head link[hreflang]')).toHaveCount(0);
  }
});

test('a typed decimal comma is understood, and the link has a point', async ({ page }) => {
  await openGerman(page);
  await germanLaboratory(page, 'dk-softmax');
  const softmax = page.locator('dk-softmax');
  await skipGerman(page, 'dk-softmax');
  await softmax.getByText('Scores eintippen, oder welche zum Ausprobieren').click();
  const scores = softmax.getByRole('textbox', { name: 'Scores', exact: true });
  await scores.fill('0,5; 1; 2');
  await scores.blur();
  await expect(scores).toHaveValue('0,5; 1; 2');
  await expect(page).toHaveURL(/softmax\.scores=0\.5,1,2/);
  await scores.fill('0,5');
  await expect(softmax.getByText('Gelesen als 2 Zahlen')).toBeVisible();
  await expect(scores).toHaveValue('0,5');
  const factor = softmax.getByRole('textbox', { name: 'Alle Scores multiplizieren mit' });
  await factor.fill('0,25');
  await factor.blur();
  await expect(factor).toHaveValue('0,25');
  await expect(page).toHaveURL(/softmax\.times=0\.25/);
  await factor.fill('x');
  await expect(softmax.getByText('„x“ ist keine Zahl. Erlaubt:')).toBeVisible();
  await expect(factor).toHaveValue('x');
});

test('files that are taken away know no language: points, not commas', async ({ page }) => {
  await openGerman(page);
  const opening = page.locator('dk-opening');
  const text = (await saved(opening, 'CSV')).toString();
  expect(text).toContain('peak_none');
  expect(text).toMatch(/\d\.\d{6,}/);
});

async function skipGerman(page: Page, tag: string): Promise<void> {
  const skip = page.locator(tag).getByRole('button', { name: 'Überspringen', exact: true });
  if ((await skip.count()) > 0) await skip.click();
}

/** A foreign page with a laboratory in each language. */
async function foreign(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="fr"><title>Un cours</title><link rel="icon" href="data:,"><body>${body}
    <script type="module" src="/sqrt-dk.js"></script>`;
  await page.route('**/cours.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('cours.html');
}

test('by its attribute, each laboratory of a foreign page speaks its own language', async ({ page }) => {
  await foreign(page, '<dk-opening id="a" lang="de-AT"></dk-opening><dk-opening id="b"></dk-opening>');
  const [german, english] = [page.locator('#a'), page.locator('#b')];
  await expect(german.getByRole('button', { name: 'Andere Ziehung' })).toBeVisible();
  await expect(english.getByRole('button', { name: 'Another draw' })).toBeVisible();
  // What each says after an event of its own, and of the other.
  await german.getByRole('button', { name: 'Andere Ziehung' }).click();
  await english.getByRole('button', { name: 'Another draw' }).click();
  await german.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(german.getByText('Zurück bei den Startwerten.')).toBeVisible();
  await expect(english.getByRole('status')).toContainText('the strongest of 8 keys takes');
  await english.getByRole('button', { name: 'Reset' }).click();
  await expect(english.getByText('Back at the start values.')).toBeVisible();
  const tongues = await page
    .locator('dk-opening')
    .evaluateAll((all) => all.map((each) => each.shadowRoot?.querySelector('section')?.lang));
  expect(tongues).toEqual(['de', 'en']);
});

test('a laboratory follows when the language around it changes', async ({ page }) => {
  await foreign(page, '<div lang="en"><dk-opening></dk-opening></div>');
  const opening = page.locator('dk-opening');
  await expect(opening.getByRole('button', { name: 'Another draw' })).toBeVisible();
  const set = (lang: string): Promise<void> =>
    page.locator('div[lang]').evaluate((element, to) => {
      (element as HTMLElement).lang = to;
    }, lang);
  await set('de');
  await expect(opening.getByRole('button', { name: 'Andere Ziehung' })).toBeVisible();
  await expect(opening.getByRole('status')).toContainText('des Gewichts');
  await set('en');
  await expect(opening.getByRole('button', { name: 'Another draw' })).toBeVisible();
  await expect(opening.getByRole('status')).toContainText('of the weight');
});

for (const tag of partOfTheDay(laboratories, 11, 1)) {
  test(`${tag} says the same whether it was German from the start or has become so`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(only(`${tag}.few.de`));
    await germanLaboratory(page, tag);
    await skipGerman(page, tag);
    await finished(page.locator(tag));
    // The live sentence follows after a pause.
    await page.waitForTimeout(700);
    const german = await words(page.locator(tag));
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
    await page.waitForTimeout(700);
    const english = await words(page.locator(tag));
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
    });
    await expect(page.locator(tag).getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
    await page.waitForTimeout(700);
    expect(await words(page.locator(tag))).toBe(german);
    expect(english).not.toMatch(/\b(?:Schlüssel|Anfrage|Gewicht|Zeile|ist|und|der)\b/);
    // Sources keep their own words, and so does Python.
    if (!['dk-worked-example', 'dk-assumptions', 'dk-precision'].includes(tag))
      expect(german).not.toMatch(/\b(?:the|key|keys|weight|weights|query|row|rows|and|with|of)\b/);
  });
}

test('a narrow window shows the German page without sideways scrolling', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(page360);
  await openGerman(page);
  for (const tag of partOfTheDay(laboratories, 11, 5)) {
    await germanLaboratory(page, tag);
    await skipGerman(page, tag);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tag).toBeLessThanOrEqual(360);
  }
});

test('axe finds nothing on the German page', async ({ page }) => {
  test.setTimeout(180_000);
  await openGerman(page);
  await germanLaboratory(page, 'dk-softmax');
  await skipGerman(page, 'dk-softmax');
  // Its colours are those of the English page.
  expect(await violations(page, { without: ['color-contrast'] })).toEqual([]);
});

test('the question of a laboratory is asked and answered in German', async ({ page }) => {
  await openGerman(page);
  await germanLaboratory(page, 'dk-temperature');
  const temperature = page.locator('dk-temperature');
  await askFirst(temperature);
  await temperature.getByRole('button', { name: 'Immer noch 2' }).click();
  await expect(temperature.getByText('Geschätzt: Immer noch 2.')).toBeVisible();
});

test('the pages beside the lesson are German too, and lead back to it', async ({ page }) => {
  await openGerman(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Veröffentlichte Behauptungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Veröffentlichte Behauptungen');
  await expect(page.locator('#claim-20')).toContainText(
    '9 und 8,6 über zwei Nullen teilen sich das Gewicht, 60\u00a0% und 40\u00a0%',
  );
  await expect(
    page.locator('#claim-20').getByRole('link', { name: 'das Laboratorium, so eingestellt' }),
  ).toHaveAttribute('href', /^\.\/chapters-de\.html#softmax&v=1&softmax\.scores=9,8\.6,0,0/);
  await page.getByRole('link', { name: 'Zurück zur Lektion' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto('./worksheet.html?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warum √dₖ? Ein Arbeitsblatt');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Übungen');
  await expect(page).toHaveTitle('Warum √dₖ? Ein Arbeitsblatt');
});
