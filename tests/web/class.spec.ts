// A link for a class: one seed in every laboratory, answers kept hidden, and the section that makes such a link.
import { bring } from './chapters/chapters.ts';
import { violations } from './page/checker.ts';
import { expect, only, open, test } from './page/test.ts';

test('the seed of a class is the first seed of each laboratory, and questions are asked', async ({ page }) => {
  const { opening } = await open(page, '#v=1&seed=7');
  await opening.getByText('The numbers as a table').click();
  await expect(opening.getByLabel('Seed', { exact: true })).toHaveValue('7');
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await expect(page).toHaveURL(/#v=1&seed=7&opening\.draw=1$/);
  await opening.getByLabel('Seed', { exact: true }).fill('1');
  await expect(page).toHaveURL(/opening\.seed=1/);
  await opening.getByRole('button', { name: 'Reset' }).click();
  await expect(opening.getByLabel('Seed', { exact: true })).toHaveValue('7');
  await expect(page).toHaveURL(/#v=1&seed=7$/);
  const gradient = await bring(page, 'dk-gradient', '#v=1&seed=7&guess=on');
  await expect(gradient.getByText('Guess first')).toBeVisible();
});

test('a seed that no class can have is clamped, and said', async ({ page }) => {
  const { opening } = await open(page, '#v=1&seed=99999999999999999999');
  await expect(opening.locator('.note')).toContainText('18446744073709551615');
});

test('hidden answers stay hidden after a guess, and come with the link that does not hide them', async ({ page }) => {
  const laboratory = await bring(page, 'dk-softmax', '#v=1&seed=7&answers=hidden&softmax.scores=9,8.6,0,0');
  await expect(laboratory.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0);
  await laboratory.getByRole('button', { name: 'That is my guess' }).click();
  await expect(laboratory.getByText('keeps the answer hidden')).toBeVisible();
  await expect(laboratory.getByText('What comes out')).toHaveCount(0);
  await expect(laboratory.locator('.unasked')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#v=1&seed=7';
  });
  await expect(laboratory.getByText('What comes out')).toBeVisible();
});

test('the section for a class makes the link, and says what is wrong with a seed', async ({ page }) => {
  await open(page);
  const section = page.locator('#for-class');
  await section.getByText('For a class').click();
  const link = section.locator('#class-link');
  await expect(link).toHaveAttribute('href', /#v=1&seed=1$/);
  await section.getByLabel('Class seed').fill('2026');
  await section.getByLabel('Keep answers hidden').check();
  await expect(link).toHaveAttribute('href', /#v=1&seed=2026&answers=hidden$/);
  await section.getByLabel('Class seed').fill('-1');
  await expect(section.locator('#class-error')).toContainText('“-1” is not a seed');
  await expect(section.locator('#class-error')).toContainText('0 to 18446744073709551615');
  await expect(section.getByLabel('Class seed')).toHaveValue('-1');
  await expect(link).toHaveAttribute('href', /seed=2026/);
  expect(await violations(page, { include: 'footer' })).toEqual([]);
});

test('where the script of the section cannot be fetched, that is said, and asked for when the section is opened again', async ({
  page,
  problems,
}) => {
  const script = /assets\/for-class-/;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/html', body: 'another page' }));
  await page.goto(only('dk-softmax'));
  const section = page.locator('#for-class');
  const title = section.getByText('For a class');
  await title.click();
  await expect(section.locator('#class-error')).toContainText('could not be loaded');
  expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to load module script')]);
  await page.unroute(script);
  await title.click();
  await expect(section.locator('#class-link')).toHaveAttribute('href', /#v=1&seed=1$/);
  await expect(section.locator('#class-error')).toBeEmpty();
});

test('where the browser has no clipboard, as over http, the link to copy is shown, and said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page);
  const section = page.locator('#for-class');
  await section.getByText('For a class').click();
  await expect(section.locator('#class-link')).toHaveAttribute('href', /#v=1&seed=1$/);
  await section.getByRole('button', { name: 'Copy the link' }).click();
  await expect(section.getByRole('status')).toHaveText(/\S/);
});

test('“Guess before you look” is switched off also where the address may not be written', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const)
      History.prototype[name] = () => {
        throw new DOMException('more than 100 times in 30 seconds', 'SecurityError');
      };
  });
  const gradient = await bring(page, 'dk-gradient', '#v=1&seed=7&guess=on');
  await expect(gradient.getByText('Guess first')).toBeVisible();
  await page.getByLabel('Guess before you look').uncheck();
  await expect(gradient.getByText('Guess first')).toHaveCount(0);
});
