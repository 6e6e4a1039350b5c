// Ten questions before a class and after it: the same ten on the page and on paper, one number at the end, nothing told before it.
import type { Locator, Page } from '@playwright/test';
import { violations } from './page/checker.ts';
import { answer, listen } from './page/quiz.ts';
import { expect, open, test } from './page/test.ts';

const fragment = (run: 'before' | 'after', seed = '7'): string => `#v=1&quiz.seed=${seed}&quiz.inventory=${run}`;

async function openRun(page: Page, run: 'before' | 'after'): Promise<Locator> {
  await page.goto(`./chapters/quiz.html${fragment(run)}`);
  const quiz = page.locator('dk-quiz');
  await quiz.scrollIntoViewIfNeeded();
  await expect(quiz.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  return quiz;
}

/** Answers all ten; what was asked. */
async function answerAll(quiz: Locator): Promise<string[]> {
  const asked: string[] = [];
  for (let place = 1; place <= 10; place += 1) {
    await expect(quiz.getByText(`Question ${String(place)} of 10`, { exact: true })).toBeVisible();
    asked.push(await quiz.locator('.question').innerText());
    await answer(quiz);
    if (place < 10) await quiz.getByRole('button', { name: 'Next question' }).click();
  }
  return asked;
}

const number = (quiz: Locator): Locator => quiz.locator('.result');

test('the same ten are asked before a class, telling the number alone, and after it', async ({ page }) => {
  test.slow();
  let quiz = await openRun(page, 'before');
  const results = await listen(page);
  await expect(quiz.getByRole('link', { name: 'Its key' })).toHaveCount(0);
  const asked = await answerAll(quiz);
  expect(new Set(asked).size).toBe(10);
  await expect(number(quiz)).toHaveText(/^\d+ of 10$/);
  const before = await number(quiz).innerText();
  await expect(quiz.getByText(/Right\.|Not quite\.|✓|✗|The right answer|Worth another look/)).toHaveCount(0);
  const told = (await results()).at(-1);
  expect(`${String(told?.score)} of ${String(told?.of)}`).toBe(before);
  // What stands cannot be changed any more, also after a reload.
  await page.reload();
  await expect(number(quiz)).toHaveText(before);
  await quiz.getByRole('slider', { name: /questions of the sheet/ }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(quiz.locator('#answer')).toHaveAttribute('readonly', '');

  quiz = await openRun(page, 'after');
  await expect(number(quiz)).toHaveCount(0);
  expect(await answerAll(quiz)).toEqual(asked);
  await expect(number(quiz)).toHaveText(before);
  await expect(quiz.getByText(`Before it there were ${before.replace(' of 10', '')}.`)).toBeVisible();
  await expect(quiz.getByRole('status')).toContainText(`Your number is ${before}.`);
  await quiz.getByRole('slider', { name: /questions of the sheet/ }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(quiz.locator('.verdict')).toContainText(/The right answer: \d+/);
  await expect(quiz.getByRole('button', { name: 'Check', exact: true })).toHaveCount(0);
});

test('before a class an answer can be changed until all are given; the last one counts', async ({ page }) => {
  const quiz = await openRun(page, 'before');
  const results = await listen(page);
  const field = quiz.locator('#answer');
  await expect(quiz.getByRole('button', { name: 'Check', exact: true })).toHaveCount(0);
  const check = quiz.getByRole('button', { name: 'Answer', exact: true });
  await field.fill('3');
  await check.click();
  const asked = await quiz.locator('.question').innerText();
  const [, model = 0, count = 1] = /= (\d+) and (\d+) heads/.exec(asked) ?? [];
  await field.fill(String(Math.round(Math.sqrt(Number(model) / Number(count)) * 1000) / 1000));
  await check.click();
  expect(await results()).toMatchObject([
    { attempts: 1, score: 0, of: 10 },
    { attempts: 1, score: 1, of: 10 },
  ]);
});

test('on paper the same ten stand with a line for the number; the key comes after the class', async ({ page }) => {
  const questions = (): Promise<string[]> => page.locator('.paper-item .question').allInnerTexts();
  await page.goto(`./worksheet.html${fragment('before')}`);
  await expect(page.locator('.paper-item')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Ten questions before class' })).toBeVisible();
  await expect(page.getByText('Right, of 10:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the key' })).toHaveCount(0);
  const before = await questions();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Which questions').selectOption('after');
  await expect(page).toHaveURL(/quiz\.inventory=after/);
  await expect(page.getByRole('heading', { name: 'Ten questions after class' })).toBeVisible();
  expect(await questions()).toEqual(before);
  await page.getByRole('button', { name: 'Show the key' }).click();
  await expect(page.getByText('Answer:')).toHaveCount(10);
  // The address of a key before the class shows the sheet.
  await page.goto(`./worksheet.html${fragment('before')}&worksheet.key=on`);
  await expect(page.locator('.paper-item')).toHaveCount(10);
  await expect(page.getByText('Answer:')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(3);
});

test('the section for a class links to both runs with its seed, and they open at the quiz', async ({ page }) => {
  await open(page);
  const section = page.locator('#for-class');
  await section.getByText('For a class').click();
  await section.getByLabel('Class seed').fill('2026');
  const [before, after] = [section.locator('#class-before'), section.locator('#class-after')];
  await expect(after).toHaveAttribute('href', /#quiz&v=1&seed=2026&quiz\.inventory=after$/);
  await before.click();
  const quiz = page.locator('dk-quiz');
  await expect(quiz.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  await expect(quiz.getByLabel('Seed', { exact: true })).toHaveValue('2026');
  await expect(quiz.getByLabel('Which questions')).toHaveValue('before');
  await quiz.getByLabel('Which questions').selectOption('off');
  await expect(quiz.getByText('Question 1 of 26: exercise')).toBeVisible();
});

test('in a frame and in German the ten are asked too', async ({ page }) => {
  await page.goto('./embed.html?lab=dk-quiz&inventory=before&lang=de');
  const quiz = page.locator('dk-quiz');
  await expect(quiz.getByText('Frage 1 von 10', { exact: true })).toBeVisible();
  await expect(quiz.getByText(/Antworten lassen sich ändern/)).toBeVisible();
  await page.goto(`./worksheet.html?lang=de${fragment('after')}`);
  await expect(page.getByRole('heading', { name: 'Zehn Fragen nach dem Kurs' })).toBeVisible();
});

test('the checker finds nothing in either run, answered or not', async ({ page }) => {
  for (const run of ['before', 'after'] as const) {
    const quiz = await openRun(page, run);
    expect(await violations(page, { include: 'dk-quiz' })).toEqual([]);
    await answer(quiz);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await violations(page, { include: 'dk-quiz' })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
