// Everything is open; whoever wants to, or is asked to by the switch of the page, its link or an attribute, guesses first and sees guess
// and result together. Whoever follows a link with a state is not asked.
import { partOfTheDay } from '../../seeds.ts';
import type { Locator } from '@playwright/test';
import { asks, bringNear, expect, open, test } from '../page/test.ts';
import { bringWithFewSamples, laboratories } from './chapters.ts';

for (const tag of partOfTheDay(laboratories, 22)) {
  test(`${tag}, where it has a question, offers a guess, asks, shows guess and result together, and asks again when it is wanted`, async ({
    page,
  }) => {
    const laboratory = await bringWithFewSamples(page, tag);
    if (!(await asks(laboratory))) {
      await expect(laboratory.getByRole('button', { name: 'Guess before you look' })).toHaveCount(0);
      return;
    }
    await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
    const group = laboratory.getByRole('group').filter({ hasText: 'Guess first' });
    await expect(group).toBeVisible();
    const slider = group.getByRole('slider');
    if ((await slider.count()) > 0) {
      await slider.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuetext', /\d/);
      await group.getByRole('button', { name: 'That is my guess' }).click();
    } else await group.getByRole('button').first().click();
    const answer = laboratory.locator('.guess.given');
    await expect(answer).toContainText('Your guess: ');
    await expect(answer).toContainText('What comes out: ', { timeout: 30_000 });
    await expect(answer.locator('p')).toBeFocused();
    await expect(laboratory.locator('details.answers:not([open])')).toHaveCount(0);
    await laboratory.getByRole('button', { name: 'Guess again' }).click();
    await expect(group).toBeVisible();
  });
}

for (const [tag, answers] of [
  ['dk-softmax', /^Three lines against the lead x/],
  ['dk-additive', /standard deviation/i],
  ['dk-temperature', /τ = 0\.5/],
] as const) {
  test(`${tag} unfolds the picture that answers a guess, and not again once the reader folds it`, async ({ page }) => {
    const laboratory = await bringWithFewSamples(page, tag);
    await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
    const group = laboratory.getByRole('group').filter({ hasText: 'Guess first' });
    await expect(group).toBeVisible();
    const folded = laboratory.locator('details.answers');
    await expect(folded).not.toHaveAttribute('open');
    const commit = group.getByRole('button', { name: 'That is my guess' });
    await ((await commit.count()) > 0 ? commit : group.getByRole('button').first()).click();
    await expect(folded.getByRole('img', { name: answers }).first()).toBeVisible();
    await folded.locator('summary').first().click();
    await laboratory.getByRole('slider').first().press('ArrowRight');
    await expect(laboratory.locator('.guess.given')).toContainText('What comes out: ', { timeout: 30_000 });
    await expect(folded).not.toHaveAttribute('open');
  });
}

const questions = (laboratory: Locator): Locator => laboratory.getByText('Guess first');

test('one switch asks for a guess everywhere, is remembered, and opens everything again', async ({ page }) => {
  const softmax = page.locator('dk-softmax');
  await open(page);
  const box = page.getByRole('checkbox', { name: 'Guess before you look' });
  await expect(box).not.toBeChecked();
  await bringNear(softmax);
  await expect(questions(softmax)).toHaveCount(0);
  await box.check();
  // The switch is far above: what it changes is drawn when it comes near.
  await bringNear(softmax);
  await expect(questions(softmax)).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await bringNear(softmax);
  await expect(questions(softmax)).toBeVisible();
  await box.uncheck();
  await bringNear(softmax);
  await expect(questions(softmax)).toHaveCount(0);
  await page.reload();
  await expect(box).not.toBeChecked();
  await bringNear(softmax);
  await expect(questions(softmax)).toHaveCount(0);
});

test('the link for a class asks, and is not remembered; a guess stays when the switch goes', async ({ page }) => {
  const softmax = page.locator('dk-softmax');
  await open(page, '#v=1&guess=on');
  const box = page.getByRole('checkbox', { name: 'Guess before you look' });
  await expect(box).toBeChecked();
  await bringNear(softmax);
  const group = softmax.getByRole('group').filter({ hasText: 'Guess first' });
  const slider = group.getByRole('slider');
  if ((await slider.count()) > 0) await group.getByRole('button', { name: 'That is my guess' }).click();
  else await group.getByRole('button').first().click();
  await expect(softmax.locator('.guess.given')).toContainText('Your guess: ');
  await box.uncheck();
  await expect(softmax.locator('.guess.given')).toContainText('Your guess: ');
  // Switched off, the link is so too: neither a reload nor the next page asks again.
  await expect(page).toHaveURL(/chapters\.html#v=1$/);
  await page.reload();
  await expect(box).not.toBeChecked();
  // A link for a class that is pasted into the open page asks at once.
  await page.evaluate(() => {
    location.hash = '#v=1&guess=on';
  });
  await expect(box).toBeChecked();
  await bringNear(softmax);
  await expect(questions(softmax)).toBeVisible();
  await page.goto('./embed.html');
  await open(page);
  await expect(box).not.toBeChecked();
});

test('with guess="off" none of them asks at all', async ({ page }) => {
  test.slow();
  await page.goto('./chapters.html');
  await page.locator('.laboratory > *').evaluateAll((all) => {
    for (const element of all) element.setAttribute('guess', 'off');
  });
  for (const tag of partOfTheDay(laboratories, 22, 3)) {
    const laboratory = page.locator(tag);
    await bringNear(laboratory);
    await expect(laboratory.getByText('Guess first')).toHaveCount(0);
    await expect(laboratory.getByRole('button', { name: 'Guess before you look' })).toHaveCount(0);
  }
});
