// The quiz under test: brought near, a question answered, and what it tells a learning platform.
import type { Locator, Page } from '@playwright/test';
import { opens } from './laboratory.ts';
import { bringNear, expect } from './test.ts';

const asks = (quiz: Locator): Promise<void> => expect(quiz.getByText(/^Question \d+ of \d+/)).toBeVisible();

export const openQuiz = opens('dk-quiz', asks);

/** Brings the quiz into view on the page that is open. */
export async function bringQuiz(page: Page): Promise<Locator> {
  const quiz = page.locator('dk-quiz');
  await bringNear(quiz);
  await asks(quiz);
  return quiz;
}

/** Answers the question on show: a choice by its first option, a number by 3, a place in a picture by the one where it begins. */
export async function answer(quiz: Locator): Promise<void> {
  const option = quiz.locator('.option').first();
  if ((await option.count()) > 0) {
    await option.click();
    return;
  }
  const field = quiz.locator('#answer');
  if ((await field.count()) > 0) await field.fill('3');
  // Before a class nothing is checked to be seen.
  await quiz.getByRole('button', { name: /^(Check|Answer)$/ }).click();
}

/** What a learning platform would hear from now on. */
export async function listen(page: Page): Promise<() => Promise<Record<string, unknown>[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('dk-result', (event) =>
      heard.push(JSON.parse(JSON.stringify((event as CustomEvent).detail))),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard') as Record<string, unknown>[]);
}
