// The guesses of a class: pasted lines beside what comes out, bad lines named, and laboratories that copy a guess.
import { asOnFirstVisit, longestTask } from './page/longest-task.ts';
import { openQuiz } from './page/quiz.ts';
import { expect, only, test } from './page/test.ts';

test('guesses of a class are shown beside the answer, and lines that cannot be read are named', async ({ page }) => {
  const quiz = await openQuiz(page);
  const field = quiz.getByLabel('Guesses, one to a line');
  const text = '22.6\n16\n16\nmany\n512\ndk-softmax: 4.5; 5.69';
  await field.fill(text);
  await expect(quiz.getByText('Line 4: “many” is not a number.')).toBeVisible();
  await expect(quiz.getByText('Lines in the pictures: 5 of 6.')).toBeVisible();
  const own = quiz.locator('.class figure').first();
  await expect(own).toContainText('Guesses at question 1');
  await expect(own).not.toContainText('comes out');
  await quiz.getByLabel('With the answer').check();
  await expect(own).toContainText('comes out 22.6');
  await expect(quiz.locator('.class figure').nth(1)).toContainText('Guesses from dk-softmax');
  await expect(quiz.locator('.class figure').nth(1)).toContainText('comes out 5.69');
  await expect(field).toHaveValue(text);
  await field.fill(Array.from({ length: 520 }, () => '20').join('\n'));
  await expect(quiz.getByText('From line 501 on nothing is counted')).toBeVisible();
  await quiz.getByRole('button', { name: 'Clear the guesses' }).click();
  await expect(quiz.locator('.class figure')).toHaveCount(0);
});

test('on paper the pictures of a class stand without what is typed, and its heading only with them', async ({
  page,
}) => {
  const quiz = await openQuiz(page);
  const heading = quiz.getByRole('heading', { name: 'Guesses of a class' });
  const field = quiz.getByLabel('Guesses, one to a line');
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await field.fill('22.6\n16');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(quiz.locator('.class figure').first()).toBeVisible();
  await expect(field).toBeHidden();
  await expect(quiz.getByRole('button', { name: 'Clear the guesses' })).toBeHidden();
});

test('a laboratory’s guess is copied as a line that the class reads', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(only('dk-softmax', '#v=1&guess=on'));
  const softmax = page.locator('dk-softmax');
  await softmax.scrollIntoViewIfNeeded();
  await softmax.getByRole('button', { name: 'That is my guess' }).click();
  await softmax.getByRole('button', { name: 'Copy my guess' }).click();
  await expect(softmax.getByText(/^Copied: dk-softmax: /)).toBeVisible();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^dk-softmax: [\d.]+; 5\.69\d*$/);
  const quiz = await openQuiz(page);
  await quiz.getByLabel('Guesses, one to a line').fill(line);
  await expect(quiz.locator('.class figure')).toContainText('Guesses from dk-softmax');
});

test('five hundred lines are pasted without a task above 50 milliseconds', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await asOnFirstVisit(page);
  const quiz = await openQuiz(page);
  await page.waitForTimeout(1000);
  const lines = Array.from({ length: 500 }, (_, place) => String(place % 37)).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
  await quiz.getByLabel('Guesses, one to a line').focus();
  const { worked } = await longestTask(browser, page, async () => {
    await page.keyboard.press('Control+v');
    await expect(quiz.getByText('Lines in the pictures: 500 of 500.')).toBeVisible();
    await page.waitForTimeout(500);
  });
  expect(worked).toBeLessThan(50);
});
