// What Orca 43 said with Firefox 153, and failed to say, as the browser's tree shows it: formulas, sentences, errors, values of sliders.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page/test.ts';

async function alone(page: Page, tag: string): Promise<Locator> {
  await page.goto(`./embed.html?lab=${tag}&guess=off`);
  const laboratory = page.locator(tag);
  await expect(laboratory.getByRole('status')).not.toBeEmpty();
  return laboratory;
}

test('what a laboratory shows by itself is not announced; from the reader on its sentence is, whole and in one piece', async ({
  page,
}) => {
  const walks = await alone(page, 'dk-walks');
  const status = walks.getByRole('status');
  await expect(status).toHaveAttribute('aria-live', 'off');
  await expect(status).toHaveAttribute('aria-atomic', 'true');
  await expect(status.locator(':scope > p')).toContainText('After 64 steps');
  await walks.locator('input[type="range"]').focus();
  // Orca remembers what an element was, so that this is another one; and it is there before its sentence changes.
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expect(status).toContainText('After 64 steps');
  const pieces = status.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const added: string[] = [];
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes) if (node.textContent?.trim()) added.push(node.nodeName);
          setTimeout(() => resolve(added), 300);
        }).observe(element, { childList: true, characterData: true, subtree: true });
      }),
  );
  await page.keyboard.press('ArrowRight');
  expect(await pieces).toEqual(['P']);
  await expect(status).toContainText('After 128 steps');
});

for (const path of [
  './',
  './de.html',
  './chapters/softmax.html',
  ...['attention', 'arrows', 'worked-example'].map(lab),
])
  test(`the words of each formula of ${path} stand around it, and its parts are one silent box`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[role="img"]:has(math)').first()).toBeAttached();
    const inRoots = (roots: Locator): Promise<string[]> =>
      roots.evaluateAll((all) =>
        all
          .filter(
            (math) =>
              !math.matches('[role="img"][aria-roledescription][aria-label]') ||
              math.childNodes.length !== 1 ||
              !math.querySelector(':scope > [aria-hidden="true"]'),
          )
          .map((math) => math.outerHTML.slice(0, 120)),
      );
    expect(await inRoots(page.locator('[role="img"]:has(math), [role="math"], math[aria-label]'))).toEqual([]);
  });

function lab(name: string): string {
  return `./embed.html?lab=dk-${name}&guess=off`;
}

test('the line of an error and the answer of a button are there before they say something', async ({ page }) => {
  const walks = await alone(page, 'dk-walks');
  const error = walks.locator('#dimension-error');
  await expect(error).toBeEmpty();
  for (const line of [error, walks.locator('.answer')]) {
    expect(await line.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
    expect((await line.boundingBox())?.height ?? 0).toBe(0);
  }
  await walks.locator('input#dimension').fill('99999');
  await expect(error).toContainText('out of range');
  await expect(error).toHaveAttribute('aria-live', 'polite');
});

test('the slider of the opening is called by what it sets, and what its bars are measured by is silent', async ({
  page,
}) => {
  const opening = await alone(page, 'dk-opening');
  await expect(opening.locator('#dimension')).toHaveAccessibleName('dk head dimension');
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 64\. Strongest key: /);
  const heard = await opening.locator('figure').first().ariaSnapshot();
  expect(heard).not.toContain('½');
});

for (const tag of ['dk-opening', 'dk-saturation-map', 'dk-precision', 'dk-additive', 'dk-gradient'])
  test(`${tag}: a slider says its value, at once and in a breath, and leaves the rest to the sentence`, async ({
    page,
  }) => {
    const laboratory = await alone(page, tag);
    const slider = laboratory.locator('input[type="range"]').first();
    await slider.focus();
    const before = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    // Firefox speaks the value that stands there when the event is over.
    const after = await slider.getAttribute('aria-valuetext');
    expect(after).not.toBe(before);
    expect(after?.length).toBeLessThan(60);
  });

test('what the story hands on from one picture to another is not announced there', async ({ page }) => {
  await page.goto('./');
  const slider = page.locator('dk-opening').locator('input[type="range"]');
  const arrows = page.locator('dk-arrows');
  await page.getByRole('button', { name: /^Present/ }).focus();
  await arrows.scrollIntoViewIfNeeded();
  const sentence = arrows.getByRole('status');
  await expect(sentence).not.toBeEmpty();
  await page.waitForTimeout(1000);
  await expect(sentence).toHaveAttribute('aria-live', 'off');
  const before = await sentence.textContent();
  await slider.focus();
  await page.keyboard.press('End');
  await arrows.scrollIntoViewIfNeeded();
  await expect(sentence).not.toHaveText(before ?? '');
  await expect(sentence).toHaveAttribute('aria-live', 'off');
});

test('what a button of a page sets in a laboratory is announced there', async ({ page }) => {
  const arrows = await alone(page, 'dk-arrows');
  const sentence = arrows.getByRole('status');
  await expect(sentence).toHaveAttribute('aria-live', 'off');
  await arrows.evaluate((element) => {
    const button = document.createElement('button');
    button.textContent = 'Another draw of the page';
    button.onclick = () => element.setAttribute('draw', '3');
    element.before(button);
  });
  await page.getByRole('button', { name: 'Another draw of the page' }).press('Enter');
  await expect(sentence).toHaveAttribute('aria-live', 'polite');
});

test('a step of attention by hand is announced where Back and Next lead to it', async ({ page }) => {
  const attention = await alone(page, 'dk-attention');
  const says = attention.locator('.says');
  await expect(says).toHaveAttribute('aria-live', 'off');
  await attention.getByRole('button', { name: 'Back' }).focus();
  await expect(says).toHaveAttribute('aria-live', 'polite');
  const before = await says.textContent();
  await attention.getByRole('button', { name: 'Back' }).click();
  await expect(says).not.toHaveText(before ?? '');
});

test('what is measured anew is told once, with what was measured', async ({ page }) => {
  const assumptions = await alone(page, 'dk-assumptions');
  const sentence = assumptions.getByRole('status');
  await expect(sentence).toContainText('(measured');
  const told = sentence.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const all: string[] = [];
        new MutationObserver(() => all.push(element.textContent.trim())).observe(element, { childList: true });
        setTimeout(() => resolve(all), 4000);
      }),
  );
  const heads = assumptions.locator('#heads');
  for (const place of [0, 1, 2]) {
    await heads.evaluate((input: HTMLInputElement, by) => {
      input.value = String(Number(input.value) + (by % 2 === 0 ? 1 : -1));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, place);
    await page.waitForTimeout(700);
  }
  for (const text of await told) expect(text).toContain('(measured');
});
