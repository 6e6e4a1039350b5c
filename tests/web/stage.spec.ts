// A laboratory on the stage: what of it fills the screen, how its pictures follow each other, and what is left as it was.
import type { Locator } from '@playwright/test';
import { thirdOfTheDay } from '../seeds.ts';
import { bring, bringWithFewSamples } from './chapters/chapters.ts';
import { embed } from './embedding/host.ts';
import { fill, place, textHeight } from './page/stage.ts';
import { expect, skipGuess, test } from './page/test.ts';

const stages = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

const staged = ['dk-opening', 'dk-walks', 'dk-softmax', 'dk-gradient', 'dk-scalings', 'dk-proof'];

for (const [at, stage] of stages.entries())
  for (const tag of thirdOfTheDay(staged, at === 0 ? 0 : 1))
    test(`${tag} on a stage of ${String(stage.width)} by ${String(stage.height)}: its name, one picture, one strip and the sentence fit, in type for the back row`, async ({
      page,
    }) => {
      await page.setViewportSize(stage);
      const laboratory = await bringWithFewSamples(page, tag);
      await skipGuess(laboratory);
      await fill(laboratory);
      await expect(shownPictures(laboratory)).toHaveCount(1);
      const parts = ['.projected-title', "[data-compact='figure']", "[data-compact='strip']", '.live', '.reset'];
      for (const part of parts) await expect(laboratory.locator(part)).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => beyond(laboratory)).toBe(0);
      const picture = await shownPictures(laboratory).boundingBox();
      expect(picture?.height).toBeGreaterThan(stage.height * 0.5);
      expect(await textHeight(laboratory)).toBeGreaterThan(stage.height / 40);
      expect(await pictureText(laboratory)).toBeGreaterThan(stage.height / 68);
    });

test('a sentence that is longer once its figures have come takes its room from the picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const laboratory = await bringWithFewSamples(page, 'dk-gradient');
  await skipGuess(laboratory);
  await fill(laboratory);
  await expect(laboratory.locator('.live')).toHaveText(/.{120}/);
  await expect(laboratory.locator('.live')).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => beyond(laboratory)).toBe(0);
});

test('parts of one picture stand side by side on a stage, equally high, down to the controls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const laboratory = await bringWithFewSamples(page, 'dk-softmax');
  await skipGuess(laboratory);
  await fill(laboratory);
  const [scores, weights] = await laboratory.locator("[data-compact='figure'] svg.dk-plot").all();
  if (!scores || !weights) throw new Error('two pictures are compared');
  const strip = laboratory.locator("[data-compact='strip']");
  const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(async () => (await box(strip)).y - (await box(scores)).y - (await box(scores)).height)
    .toBeLessThan(24);
  const [left, right] = [await box(scores), await box(weights)];
  expect([right.y, right.width, right.height]).toEqual([left.y, left.width, left.height]);
  expect(left.x + left.width).toBeLessThan(right.x);
});

test('on a telephone the stage scrolls: its picture can be read, and its sentence has a row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const laboratory = await bringWithFewSamples(page, 'dk-gradient');
  await skipGuess(laboratory);
  await fill(laboratory);
  await expect(laboratory.locator('.live')).toHaveText(/.{120}/);
  const box = async (part: string) => await laboratory.locator(part).boundingBox();
  await expect.poll(async () => (await box("[data-compact='figure'] svg"))?.width).toBeGreaterThan(300);
  expect((await box('.live'))?.width).toBeGreaterThan(280);
  await laboratory.locator('.reset').scrollIntoViewIfNeeded();
  await expect(laboratory.locator('.reset')).toBeInViewport({ ratio: 0.99 });
});

test('↓, ↑ and a button lead through the pictures, folded ones too, which fold again', async ({ page }) => {
  const laboratory = await bring(page, 'dk-gradient');
  await skipGuess(laboratory);
  await fill(laboratory);
  const shown = shownPictures(laboratory);
  const name = (): Promise<string | null> => shown.getAttribute('data-figure');
  await expect.poll(name).toBe('pull');
  await page.keyboard.press('ArrowDown');
  await expect.poll(name).not.toBe('pull');
  await expect(place(laboratory)).toHaveText(/^Picture 2 of \d+$/);
  const second = await name();
  const count = Number(/\d+$/.exec(await place(laboratory).innerText())?.[0]);
  expect(count).toBeGreaterThan(2);
  await laboratory.getByRole('button', { name: 'Next picture' }).click();
  await expect(place(laboratory)).toHaveText(`Picture 3 of ${String(count)}`);
  await page.keyboard.press('ArrowUp');
  await expect.poll(name).toBe(second);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(place(laboratory)).toHaveText(`Picture ${String(count)} of ${String(count)}`);
  await page.keyboard.press('Escape');
  await expect(laboratory.locator('details[part="more"]')).not.toHaveAttribute('open');
  await expect(laboratory.locator("figure[part~='picture']:visible")).toHaveCount(1);
  await expect(laboratory.locator('[data-compact]')).toHaveCount(0);
});

test('a control keeps its arrow keys, and what has one picture offers no other', async ({ page }) => {
  const laboratory = await bring(page, 'dk-walks');
  await fill(laboratory);
  await expect(laboratory.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await laboratory.getByRole('slider', { name: 'dₖ', exact: true }).press('ArrowUp');
  await expect(laboratory.locator('#dimension')).toHaveValue('128');
});

test('a question is asked on the stage before its picture shows the answer', async ({ page }) => {
  const laboratory = await bring(page, 'dk-softmax', '#v=1&guess=on');
  await fill(laboratory);
  await expect(laboratory.locator('#guess-question')).toBeInViewport({ ratio: 0.99 });
  await laboratory.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(laboratory.locator('#guess-question')).toHaveCount(0);
  await expect(laboratory.getByRole('button', { name: 'Guess before you look' })).toBeInViewport();
});

test('Check yourself is questions: it fills the screen with all that it has', async ({ page }) => {
  const quiz = await bring(page, 'dk-quiz');
  const before = await quiz.locator('article').innerText();
  await fill(quiz);
  await expect(quiz.locator('article')).toBeVisible();
  expect(await quiz.locator('article').innerText()).toBe(before);
  await expect(quiz.locator('[data-compact]')).toHaveCount(0);
});

test('one picture that an author shows is that picture again after the stage', async ({ page }) => {
  await embed(
    page,
    `<dk-walks></dk-walks><div style="width: 700px; height: 400px"><dk-softmax show="weights"></dk-softmax></div>`,
  );
  const [walks, softmax] = [page.locator('dk-walks'), page.locator('dk-softmax')];
  await fill(walks);
  await page.keyboard.press('PageDown');
  await expect(softmax.locator('.projected-title')).toBeFocused();
  await expect(shownPictures(softmax)).toHaveAttribute('data-figure', 'scores');
  await page.keyboard.press('Escape');
  await expect(shownPictures(softmax)).toHaveAttribute('data-figure', 'weights');
  await expect(softmax).toHaveAttribute('show', 'weights');
  await expect(softmax).not.toHaveAttribute('compact');
  await expect(shownPictures(walks)).toHaveCount(1);
  await expect(walks.locator('[data-compact]')).toHaveCount(0);
});

test('Page Up and Page Down on a slider double and halve; elsewhere they change the laboratory', async ({ page }) => {
  await page.goto('./chapters.html');
  const opening = page.locator('dk-opening');
  await fill(opening);
  const slider = opening.locator('#dimension');
  const d = opening.locator('.d');
  await slider.press('Home');
  for (const text of ['2', '4', '8', '16', '32', '64', '128']) {
    await slider.press('PageUp');
    await expect(d).toHaveText(text);
  }
  await slider.press('PageDown');
  await expect(d).toHaveText('64');
  await expect(place(opening)).toHaveText(/^1 of \d+ on this page$/);
  await opening.locator('.projected-title').focus();
  await page.keyboard.press('PageDown');
  await expect(opening.locator('.bar')).toHaveCount(0);
});

/** How many pixels of a laboratory stand below its screen. */
function beyond(laboratory: Locator): Promise<number> {
  return laboratory.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

function shownPictures(laboratory: Locator): Locator {
  return laboratory.locator("[part~='pictures']:visible, figure[part~='picture']:visible:not([part~='pictures'] *)");
}

/** Of the smallest text in the picture on show, in pixels of the screen; Infinity where it has none. */
function pictureText(laboratory: Locator): Promise<number> {
  return laboratory.locator("[data-compact='figure']").evaluate((picture) => {
    const texts = [...picture.querySelectorAll('svg text')] as SVGTextElement[];
    const heights = texts.map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 0),
    );
    return Math.min(...heights);
  });
}
