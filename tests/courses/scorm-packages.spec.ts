// The lesson in German, and one chapter in each language, in platforms of two makers: begun, worked through, left, taken up again, completed.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type FrameLocator, type Locator } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { platform, type Maker } from './scorm-platform.ts';
import { watch } from './watch.ts';
import { partOfTheDay } from '../seeds.ts';

/** Made by `./build-scripts/package.sh --chapter gradient build`. */
const chapters = resolve(import.meta.dirname, '../../build/scorm-chapters');
const makers: readonly Maker[] = ['scorm-again', 'simplify-scorm'];

const line = (lesson: FrameLocator): Locator => lesson.locator('div.scorm');
const foot = (lesson: FrameLocator): Locator => lesson.locator('section.scorm');

const languages = {
  en: {
    zip: 'sqrt-dk-scorm-gradient.zip',
    begun: '0 of 1 checkpoint reached',
    done: 'The checkpoint is reached',
    ask: 'Guess before you look',
    skip: 'Skip',
    score: /score/i,
  },
  de: {
    zip: 'sqrt-dk-scorm-gradient-de.zip',
    begun: '0 von 1 Wegmarke erreicht',
    done: 'Die Wegmarke ist erreicht',
    ask: 'Vor dem Hinsehen schätzen',
    skip: 'Überspringen',
    score: /punkte/i,
  },
} as const;

// Each day both languages in the platform of one maker.
for (const language of ['en', 'de'] as const)
  for (const maker of partOfTheDay(makers, 2))
    test(`the chapter of the gradient (${language}) is completed in ${maker}, says nothing of a score, and is taken up again`, async ({
      page,
    }) => {
      const words = languages[language];
      const zip = join(chapters, words.zip);
      expect(existsSync(zip), `${zip} is made by package.sh --chapter gradient build`).toBe(true);
      const at = await platform(zip, maker);
      const watched = watch(page);
      let lesson = await at.launch(page);
      await expect(line(lesson)).toContainText(words.begun);
      await expect(foot(lesson)).not.toContainText(words.score);
      await expect(lesson.locator('html')).toHaveAttribute('lang', language);
      await expect(lesson.locator('nav, a[href^="."], .for-class')).toHaveCount(0);
      const laboratory = lesson.locator('dk-gradient');
      await laboratory.scrollIntoViewIfNeeded();
      await laboratory.getByRole('button', { name: words.ask }).click();
      await laboratory.getByRole('button', { name: words.skip, exact: true }).click();
      await expect(foot(lesson)).toContainText(words.done);
      await expect.poll(async () => (await at.cmi(page)).core.lesson_status).toBe('completed');
      const kept = await at.leave(page);
      expect(kept.core.lesson_location).toBe('gradient');
      expect(kept.core.score.raw).toBe('');

      lesson = await at.launch(page, { before: kept });
      await expect(foot(lesson)).toContainText(words.done);
      expect((await at.cmi(page)).core.lesson_status).toBe('completed');
      expect(watched.problems).toEqual([]);
      await at.close();
    });

/** All chapters at night. */
const made = existsSync(chapters) ? readdirSync(chapters).sort() : [];

for (const zip of made)
  test(`${zip} shows the laboratories of its chapter, and leads to no page that is not there`, async ({ page }) => {
    const at = await platform(join(chapters, zip));
    const watched = watch(page);
    const lesson = await at.launch(page);
    const laboratories = lesson.locator('.laboratory > *');
    await expect(line(lesson)).toContainText('0 ');
    expect(await laboratories.count()).toBeGreaterThan(0);
    for (const laboratory of await laboratories.all()) {
      await laboratory.scrollIntoViewIfNeeded();
      await expect(laboratory.locator('[part~="heading"], [part~="plot"], [part~="picture"]').first()).toBeVisible();
    }
    await expect(lesson.locator('a[href^="."]')).toHaveCount(0);
    expect(watched.problems).toEqual([]);
    await at.close();
  });

test('the German lesson counts checkpoints and score as the English one does, in a platform of another maker', async ({
  page,
}) => {
  requireArtefacts();
  const at = await platform(join(artefacts, 'scorm/sqrt-dk-scorm-de.zip'), 'simplify-scorm');
  const watched = watch(page);
  let lesson = await at.launch(page);
  await expect(line(lesson)).toContainText('0 von 18 Wegmarken erreicht');
  await expect(foot(lesson)).toContainText('Punkte gibt es noch nicht');
  await expect(lesson.locator('a[href^="."]')).toHaveCount(0);
  await lesson.locator('dk-opening').locator('button.another').click();
  await expect(line(lesson)).toContainText('1 von 18 Wegmarken erreicht');
  const quiz = lesson.locator('dk-quiz');
  await expect(async () => {
    await quiz.scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(quiz.locator('form.number input')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await quiz.locator('form.number input').fill('22,6');
  await quiz.locator('form.number input').press('Enter');
  await expect(quiz.locator('.verdict')).toContainText('Richtig');
  await expect.poll(async () => Number((await at.cmi(page)).core.score.raw)).toBeGreaterThan(0);
  const kept = await at.leave(page);
  expect(kept.core).toMatchObject({ lesson_status: 'incomplete', exit: 'suspend' });

  lesson = await at.launch(page, { before: kept });
  await expect(line(lesson)).toContainText('1 von 18 Wegmarken erreicht');
  await expect(line(lesson).getByRole('status')).toContainText('Sie machen weiter, wo Sie aufgehört haben.');
  expect(watched.problems).toEqual([]);
  await at.close();
});
