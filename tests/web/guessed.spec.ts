// How a question looks before it is answered, and its answer after: marks that say what they are, figures large enough to read, and room
// between what stands side by side.
import type { Locator } from '@playwright/test';
import { bring, bringWithFewSamples } from './chapters/chapters.ts';
import { expect, test } from './page/test.ts';

const ask = async (laboratory: Locator): Promise<Locator> => {
  await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
  const group = laboratory.getByRole('group').filter({ hasText: 'Guess first' });
  await expect(group).toBeVisible();
  return group;
};

const boxOf = (locator: Locator): Promise<DOMRect> =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('on a phone the axis of a guess is drawn at its own size, and the sentence above shows which mark is which', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const softmax = await bring(page, 'dk-softmax');
  await (await ask(softmax)).getByRole('button', { name: 'That is my guess' }).click();
  const given = softmax.locator('.guess.given');
  await expect(given.locator('p')).toContainText('○ Your guess: 10.0. ◆ What comes out: x = 5.69.');
  const svg = given.locator('svg');
  const { width } = await boxOf(svg);
  expect(width).toBe(Number(await svg.getAttribute('width')));
  for (const text of await svg.locator('text').all()) {
    const { left, right } = await boxOf(text);
    const around = await boxOf(svg);
    expect(left).toBeGreaterThanOrEqual(around.left - 1);
    expect(right).toBeLessThanOrEqual(around.right + 1);
  }
});

test('what can be done with a guess stands apart', async ({ page }) => {
  const softmax = await bring(page, 'dk-softmax');
  await (await ask(softmax)).getByRole('button', { name: 'That is my guess' }).click();
  const again = await boxOf(softmax.getByRole('button', { name: 'Guess again' }));
  const copy = await boxOf(softmax.getByRole('button', { name: 'Copy my guess' }));
  expect(copy.top).toBe(again.top);
  expect(copy.left - again.right).toBeGreaterThanOrEqual(16);
});

test('before a guess no question mark lies on the line at which a variance is 1', async ({ page }) => {
  const assumptions = await bringWithFewSamples(page, 'dk-assumptions');
  await ask(assumptions);
  const line = await boxOf(assumptions.locator('.wanted line').first());
  const marks = assumptions.locator('text.open');
  await expect(marks).not.toHaveCount(0);
  for (const mark of await marks.all()) {
    const { left, right } = await boxOf(mark);
    expect(left > line.right + 4 || right < line.left - 4).toBe(true);
  }
});

test('before a guess the first sentence on training keeps off the controls', async ({ page }) => {
  const training = await bring(page, 'dk-training');
  await ask(training);
  const sentence = await boxOf(training.getByText('Nothing has been trained yet.'));
  const controls = await boxOf(training.locator('.controls', { has: page.getByRole('slider') }).first());
  expect(sentence.top - controls.bottom).toBeGreaterThanOrEqual(8);
});
