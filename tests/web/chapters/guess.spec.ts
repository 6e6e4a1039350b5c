// Predict, then see: each laboratory but the opening asks first, or offers to, shows guess and result together, lets itself be skipped, and
// does not ask whoever follows a link.
import { thirdOfTheDay } from '../../seeds.ts';
import { bringNear, expect, test } from '../page/test.ts';
import { bringWithFewSamples, laboratories } from './chapters.ts';

// The quiz is questions throughout, and has no other one to open with.
const asking = laboratories.filter((tag) => tag !== 'dk-opening' && tag !== 'dk-quiz');

/** Those that show everything at once, and ask whoever wants to be asked. */
const beside = ['dk-worked-example', 'dk-variance', 'dk-width-sweep', 'dk-rate-map'];

for (const tag of thirdOfTheDay(asking)) {
  test(`${tag} asks, shows guess and result together, and asks again when it is wanted`, async ({ page }) => {
    const laboratory = await bringWithFewSamples(page, tag);
    if (beside.includes(tag)) await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
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
    await laboratory.getByRole('button', { name: 'Guess again' }).click();
    await expect(group).toBeVisible();
  });
}

test('with guess="off" none of them asks at all', async ({ page }) => {
  test.slow();
  await page.goto('./chapters.html');
  await page.locator('.laboratory > *').evaluateAll((all) => {
    for (const element of all) element.setAttribute('guess', 'off');
  });
  for (const tag of thirdOfTheDay(asking, 1)) {
    const laboratory = page.locator(tag);
    await bringNear(laboratory);
    await expect(laboratory.getByText('Guess first')).toHaveCount(0);
    await expect(laboratory.getByRole('button', { name: 'Guess before you look' })).toHaveCount(0);
  }
});
