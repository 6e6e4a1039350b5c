// Check yourself: answers by choosing, typing and moving, a reply to each, what is kept and told, hidden answers.
import type { Locator } from '@playwright/test';
import { thirdOfTheDay } from '../seeds.ts';
import { violations } from './page/checker.ts';
import { boxOf, button, expectRead } from './page/laboratory.ts';
import { answer, bringQuiz, listen, openQuiz } from './page/quiz.ts';
import { expect, test } from './page/test.ts';

const at = (item: string): string => `#v=1&quiz.item=${item}`;
const check = (quiz: Locator): Locator => button(quiz, 'Check');
const verdict = (quiz: Locator): Locator => quiz.locator('.verdict');
const sheet = (quiz: Locator): Locator => quiz.getByRole('slider', { name: /questions of the sheet/ });

test('the first question is the first exercise, with its picture, and nothing of its answer', async ({ page }) => {
  const quiz = await openQuiz(page);
  await expect(quiz.getByText('Question 1 of 26: exercise')).toBeVisible();
  await expect(quiz.getByText('= 512?')).toBeVisible();
  await expect(quiz.locator('figure svg')).toHaveCount(2);
  await expect(quiz.getByText('22.6')).toHaveCount(0);
  await expect(quiz.getByRole('status')).toContainText('Nothing is answered yet');
});

test('a typed number gets the reply that it deserves, and the right one ends the question', async ({ page }) => {
  const quiz = await openQuiz(page);
  const results = await listen(page);
  const field = quiz.getByLabel('Standard deviation of q·k');
  await field.fill('512');
  await field.press('Enter');
  await expect(verdict(quiz)).toContainText('Not quite. 512 is the variance of q·k');
  await expect(verdict(quiz).locator('p').first()).toBeFocused();
  await field.fill('23');
  await check(quiz).click();
  await expect(verdict(quiz)).toContainText('Too large');
  await field.fill('22,6');
  await check(quiz).click();
  await expect(verdict(quiz)).toContainText('Right.');
  await expect(check(quiz)).toHaveCount(0);
  expect(await results()).toEqual([
    { item: 'std', correct: false, answer: 512, attempts: 1, score: 0, of: 26 },
    { item: 'std', correct: false, answer: 23, attempts: 2, score: 0, of: 26 },
    { item: 'std', correct: true, answer: 22.6, attempts: 3, score: 0, of: 26 },
  ]);
  await expect(sheet(quiz)).toHaveAttribute('aria-valuetext', /how far a score spreads:\s+right at attempt 3/);
});

test('what is no number is refused beside the field, and stays there', async ({ page }) => {
  const quiz = await openQuiz(page);
  const results = await listen(page);
  const field = quiz.getByLabel('Standard deviation of q·k');
  for (const text of ['', 'abc', '1e999', 'NaN', '<img src=x onerror=alert(1)>']) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(text);
    const error = text === '' ? '⚠ Enter a value.' : /^⚠ “.+” is not (?:a number|finite)\.$/;
    await expect(quiz.locator('#answer-error')).toHaveText(error);
  }
  await expect(verdict(quiz)).toHaveCount(0);
  expect(await results()).toEqual([]);
});

test('each wrong choice has its own reply with a number, until the right one is found', async ({ page }) => {
  const quiz = await openQuiz(page, at('why-not-d'));
  const replies = new Set<string>();
  for (const name of [/Nothing changes/, /One key takes/, /variance 1/, /Every key gets/]) {
    await quiz.getByRole('button', { name }).click();
    const said = await verdict(quiz).locator('p').first().innerText();
    expect(said).toMatch(name.source.startsWith('Every') ? /^Right\./ : /^Not quite\./);
    expect(said).toMatch(/0\.\d+/);
    replies.add(said);
  }
  expect(replies.size).toBe(4);
  await expect(quiz.getByRole('button', { name: /Nothing changes/ })).toBeDisabled();
  await expect(quiz.getByRole('status')).toContainText('1 of 26 answered, 0 of them right');
});

test('a place in a picture is found by dragging, by its slider and by the keyboard', async ({ page }) => {
  const quiz = await openQuiz(page, at('saturation'));
  const results = await listen(page);
  await check(quiz).click();
  await expect(verdict(quiz)).toContainText('At x = 1.00 the first weight is 0.4754, short of 99%');
  const box = await boxOf(quiz.locator('.along svg'));
  await page.mouse.move(box.x + box.width * 0.2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + 100, { steps: 3 });
  await page.mouse.up();
  await check(quiz).click();
  await expect(verdict(quiz)).toContainText(/past 99% already/);
  const slider = quiz.getByRole('slider', { name: /^x =/ });
  await expectRead(slider, 'x = 10.00', 'Home', 'End');
  const picture = quiz.getByRole('slider', { name: /first weight of softmax/ });
  await picture.focus();
  for (let step = 0; step < 86; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'x = 10.00');
  await page.keyboard.press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', 'x = 5.70');
  await check(quiz).click();
  await expect(verdict(quiz)).toContainText('ln 297 = 5.69');
  expect(await results()).toMatchObject([{ correct: false }, { correct: false }, { correct: true, answer: 5.7 }]);
});

test('the whole sheet can be answered, and its summary is there again after a reload', async ({ page }) => {
  test.slow();
  const quiz = await openQuiz(page, '#v=1&quiz.seed=7');
  const results = await listen(page);
  for (let place = 1; place <= 26; place += 1) {
    await expect(quiz.getByText(`Question ${String(place)} of 26`)).toBeVisible();
    await answer(quiz);
    await expect(verdict(quiz)).toContainText(/Right\.|Not quite\./);
    if (place < 26) await quiz.getByRole('button', { name: 'Next question' }).click();
  }
  const heard = (await results()) as { correct: boolean; score: number }[];
  expect(heard).toHaveLength(26);
  const first = heard.filter(({ correct }) => correct).length;
  expect(heard.at(-1)?.score).toBe(first);
  await expect(quiz.getByRole('status')).toContainText(`All 26 are answered, ${String(first)} of them right`);
  await expect(quiz.getByText('Worth another look:')).toBeVisible();
  await expect(quiz.locator('.again li')).toHaveCount(26 - first);
  await page.reload();
  const again = await bringQuiz(page);
  await expect(again.getByRole('status')).toContainText(`All 26 are answered, ${String(first)} of them right`);
  await again.getByRole('button', { name: 'Erase my answers' }).click();
  await expect(again.getByRole('status')).toContainText('Nothing is answered yet');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the same seed gives the same sheet on another visit; a seed that is none is refused', async ({ page }) => {
  const quiz = await openQuiz(page, '#v=1&quiz.seed=2024');
  const marks = async (): Promise<string[]> => {
    await quiz.getByText('The numbers as a table').click();
    const rows = await quiz.getByRole('region', { name: 'The sheet' }).locator('tbody tr').allInnerTexts();
    await quiz.getByText('The numbers as a table').click();
    return rows;
  };
  const question = quiz.locator('.question');
  const before = [await question.innerText(), ...(await marks())];
  const seed = quiz.getByLabel('Seed', { exact: true });
  await seed.fill('2025');
  await expect.poll(async () => (await marks()).join()).not.toBe(before.slice(1).join());
  await seed.fill('x');
  await expect(quiz.locator('#seed-error')).toContainText('Allowed');
  await seed.fill('2024');
  await expect.poll(async () => [await question.innerText(), ...(await marks())]).toEqual(before);
});

test('marks of the sheet lead to questions, and the link to a question restores it', async ({ page }) => {
  const quiz = await openQuiz(page);
  await sheet(quiz).focus();
  await page.keyboard.press('End');
  await expect(quiz.getByText('Question 1 of 26')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('Question 26 of 26')).toBeVisible();
  await expect(page).toHaveURL(/quiz\.item=hyperparameter/);
  await page.reload();
  await expect((await bringQuiz(page)).getByText('Question 26 of 26')).toBeVisible();
});

test('a question that is none is said beside the sheet, and the first is shown', async ({ page }) => {
  const quiz = await openQuiz(page, at('no-such-question'));
  await expect(quiz.locator('#item-error')).toContainText('no-such-question');
  await expect(quiz.getByText('Question 1 of 26')).toBeVisible();
});

test('a browser that keeps nothing is survived, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const quiz = await openQuiz(page, at('shift'));
  await expect(quiz.getByText(/This browser keeps nothing/)).toBeVisible();
  await quiz.getByRole('button', { name: /Nothing\./ }).click();
  await expect(verdict(quiz)).toContainText('Right.');
  await quiz.getByRole('button', { name: 'Previous question' }).click();
  await quiz.getByRole('button', { name: 'Next question' }).click();
  await expect(verdict(quiz)).toContainText('Right.');
});

test('with answers="hidden" answers are noted, and nothing tells right from wrong', async ({ page }) => {
  const quiz = await openQuiz(page, at('why-not-d'));
  const results = await listen(page);
  await quiz.evaluate((element) => {
    (element as HTMLElement & { answersHidden: boolean }).answersHidden = true;
  });
  await expect(quiz.getByRole('link', { name: 'Its key' })).toHaveCount(0);
  await quiz.getByRole('button', { name: /Every key gets/ }).click();
  await expect(verdict(quiz)).toContainText('Noted. What is right is not shown here.');
  await quiz.getByRole('button', { name: /Nothing changes/ }).click();
  await expect(quiz.locator('figure')).toHaveCount(1);
  await expect(quiz.getByText(/Right\.|Not quite\.|✓|✗|first attempt/)).toHaveCount(0);
  await expect(sheet(quiz)).toHaveAttribute('aria-valuetext', /answered$/);
  await expect(quiz.getByText('With the answer')).toHaveCount(0);
  expect(await results()).toMatchObject([
    { correct: true, score: 1 },
    { correct: false, score: 1 },
  ]);
});

test('the link of a class hides the answers too, until it says otherwise', async ({ page }) => {
  const quiz = await openQuiz(page, `${at('why-not-d')}&answers=hidden`);
  await quiz.getByRole('button', { name: /Every key gets/ }).click();
  await expect(verdict(quiz)).toContainText('Noted. What is right is not shown here.');
  await page.evaluate(() => {
    location.hash = location.hash.replace('&answers=hidden', '');
  });
  await expect(verdict(quiz)).not.toContainText('Noted.');
});

test('the checker finds nothing in any kind of question, answered or not, wide or narrow, dark', async ({ page }) => {
  test.slow();
  const found = (): Promise<string[]> => violations(page, { include: 'dk-quiz' });
  for (const item of thirdOfTheDay(['std', 'saturation', 'axes', 'temperature-odds', 'half-the-story'])) {
    const quiz = await openQuiz(page, at(item));
    expect(await found(), item).toEqual([]);
    const option = quiz.locator('.option');
    if ((await option.count()) > 0) await option.first().click();
    else {
      const field = quiz.locator('#answer');
      if ((await field.count()) > 0) await field.fill('x');
      await check(quiz).click();
      expect(await found(), `${item}, refused`).toEqual([]);
      if ((await field.count()) > 0) await field.fill('9');
      if ((await check(quiz).count()) > 0) await check(quiz).click();
    }
    await quiz.getByLabel('Guesses, one to a line').fill('1\na\nb\n?');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await found(), `${item}, answered, dark`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    // The page around it has tests of its own.
    await expect
      .poll(() => quiz.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(0);
    expect(await found(), `${item}, narrow`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('in a box that is narrower than what stands beside its pictures nothing is drawn with a negative width', async ({
  page,
}) => {
  const quiz = await openQuiz(page);
  const wide = await boxOf(quiz.locator('figure svg').first());
  const drawn = (): Promise<number> => quiz.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await quiz.evaluate((element) => Object.assign(element.style, { width: '26px' }));
  await expect.poll(drawn).toBe(26);
  // What was wrong is told in the console, which every test hears.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await quiz.evaluate((element) => Object.assign(element.style, { width: '' }));
  await expect.poll(async () => (await boxOf(quiz.locator('figure svg').first())).width).toBe(wide.width);
});
