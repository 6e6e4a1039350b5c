// The zip for learning platforms in one that keeps the score (scorm-again): begun, worked through, left, taken up again, completed; and in
// platforms that refuse, throw, are not there, or lie behind another origin.
import { expect, test as base, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { requireArtefacts } from './artefacts.ts';
import { violations } from '../web/page/checker.ts';
import { platform as platformWith, type Platform } from './scorm-platform.ts';
import { watch } from './watch.ts';

const test = base.extend<object, { platform: Platform }>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      requireArtefacts();
      const made = await platformWith();
      await use(made);
      await made.close();
    },
    { scope: 'worker' },
  ],
});

/** Chapters with a laboratory. */
const checkpoints = 18;
/** On the quiz's sheet. */
const questions = 26;
const reached = (count: number): string => `${String(count)} of ${String(checkpoints)}`;

/** A laboratory that has its first picture, and what it shows of this kind. */
async function arrive(laboratory: Locator, wanted: Locator): Promise<void> {
  await expect(async () => {
    await laboratory.scrollIntoViewIfNeeded({ timeout: 2000 });
    await expect(wanted).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Asks for the answer to the question of a laboratory; of one that has none the first slider is moved. */
async function skip(lesson: FrameLocator, tag: string): Promise<void> {
  const laboratory = lesson.locator(tag);
  await arrive(laboratory, laboratory.getByRole('button', { name: 'Reset' }));
  if (!(await laboratory.evaluate((element) => 'ask' in element))) {
    await laboratory.getByRole('slider').first().press('ArrowLeft');
    return;
  }
  await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
  await laboratory.getByRole('button', { name: 'Skip', exact: true }).click();
}

async function turn(lesson: FrameLocator): Promise<void> {
  const button = lesson.locator('dk-opening').locator('button.another');
  await arrive(lesson.locator('dk-opening'), button);
  await button.click();
}

/** Answers the question on show: the first option, the number, or where the line stands. */
async function answer(quiz: Locator, number = '1'): Promise<void> {
  const option = quiz.locator('.options button').first();
  const field = quiz.locator('form.number input');
  const check = quiz.locator('.line button');
  await expect(option.or(field).or(check).first()).toBeVisible();
  if (await option.isVisible()) await option.click();
  else if (await field.isVisible()) {
    await field.fill(number);
    await field.press('Enter');
  } else await check.click();
  await expect(quiz.locator('.verdict')).toBeVisible();
}

const line = (lesson: FrameLocator): Locator => lesson.locator('div.scorm');
const foot = (lesson: FrameLocator): Locator => lesson.locator('section.scorm');
const openQuiz = async (lesson: FrameLocator): Promise<Locator> => {
  const quiz = lesson.locator('dk-quiz');
  await arrive(quiz, quiz.getByText(/^Question \d+ of \d+/));
  return quiz;
};

/** What the platform holds of an element, once it has been told. */
const held = (page: Page, at: Platform, element: (cmi: Awaited<ReturnType<Platform['cmi']>>) => string) =>
  expect.poll(async () => element(await at.cmi(page)));

test('checkpoints, score and place are told, and the next visit goes on from there', async ({ page, platform }) => {
  const watched = watch(page);
  let lesson = await platform.launch(page);
  await held(page, platform, ({ core }) => core.lesson_status).toBe('incomplete');
  await expect(line(lesson)).toContainText(`0 of ${String(checkpoints)} checkpoints reached`);
  await expect(foot(lesson)).toContainText('Your learning platform stores the checkpoints');
  await expect(foot(lesson)).toContainText('There is no score yet');
  await expect(lesson.getByText('Nothing is sent anywhere.')).toHaveCount(0);

  await turn(lesson);
  await expect(line(lesson)).toContainText(reached(1));
  await skip(lesson, 'dk-softmax');
  await expect(line(lesson)).toContainText(reached(2));
  // More in the same chapter changes nothing; the settings are kept all the same.
  const factor = lesson.locator('dk-softmax').getByRole('slider').first();
  await factor.press('End');
  const setting = await factor.getAttribute('aria-valuetext');
  await expect(line(lesson)).toContainText(reached(2));

  const quiz = await openQuiz(lesson);
  await answer(quiz, '512');
  await quiz.locator('form.number input').fill('22.6');
  await quiz.locator('form.number input').press('Enter');
  await expect(quiz.locator('.verdict')).toContainText('Right.');
  await expect(quiz.locator('.kept')).toContainText('kept by your learning platform');
  await held(page, platform, ({ core }) => core.score.raw).toBe('0');
  await quiz.getByRole('button', { name: 'Next question' }).click();
  await expect(foot(lesson)).toContainText(`0 of ${String(questions)} questions were right at the first attempt`);
  await held(page, platform, ({ core }) => core.lesson_location).toBe('quiz');

  const kept = await platform.leave(page);
  expect((await platform.calls(page)).at(-1)).toEqual(['LMSFinish', '', 'true']);
  expect(kept.core).toMatchObject({
    exit: 'suspend',
    lesson_status: 'incomplete',
    score: { raw: '0', min: '0', max: '100' },
  });
  expect(kept.core.session_time).toMatch(/^00:0\d:\d\d/);
  expect(kept.suspend_data).toContain('std:n22.6:2r');
  expect(kept.suspend_data.length).toBeLessThan(4096);

  lesson = await platform.launch(page, { before: kept });
  await expect(line(lesson)).toContainText(reached(2));
  await expect(line(lesson).getByRole('status')).toContainText('You go on where you left.');
  await expect(lesson.locator('section#quiz')).toBeInViewport();
  const again = await openQuiz(lesson);
  await expect(again.getByRole('status')).toContainText(
    `1 of ${String(questions)} answered, 0 of them right at the first attempt.`,
  );
  const softmax = lesson.locator('dk-softmax');
  await arrive(softmax, softmax.getByRole('slider').first());
  expect(await softmax.getByRole('slider').first().getAttribute('aria-valuetext')).toBe(setting);
  expect(await platform.cmi(page)).toMatchObject({ core: { lesson_status: 'incomplete', entry: 'resume' } });
  // Nothing of it lies in the browser, where the next learner sits.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(watched.problems).toEqual([]);
});

test('with the last of all checkpoints the lesson is completed, and stays so', async ({ page, platform }) => {
  test.setTimeout(240_000);
  let lesson = await platform.launch(page);
  await turn(lesson);
  const first = await lesson
    .locator('main > section')
    .evaluateAll((sections) =>
      sections.map((section) => [...section.querySelectorAll('.laboratory > *')].map(({ localName }) => localName)[0]),
    );
  const tags = first.filter((tag) => tag !== undefined);
  expect(tags).toHaveLength(checkpoints);
  for (const tag of tags.filter((each) => !['dk-opening', 'dk-quiz'].includes(each))) await skip(lesson, tag);
  await expect(line(lesson)).toContainText(reached(checkpoints - 1));
  await held(page, platform, ({ core }) => core.lesson_status).toBe('incomplete');
  await expect(foot(lesson).locator('.scorm-open')).toHaveText(/^Still open: \S/);

  const quiz = await openQuiz(lesson);
  for (let question = 1; question <= questions; question++) {
    await expect(quiz.getByText(`Question ${String(question)} of ${String(questions)}`)).toBeVisible();
    await answer(quiz);
    if (question < questions) await quiz.getByRole('button', { name: 'Next question' }).click();
  }
  await expect(line(lesson)).toContainText(reached(checkpoints));
  await expect(foot(lesson)).toContainText(`All ${String(checkpoints)} checkpoints are reached`);
  await held(page, platform, ({ core }) => core.lesson_status).toBe('completed');
  const kept = await platform.leave(page);
  expect(Number(kept.core.score.raw)).toBeGreaterThan(0);
  expect(kept.suspend_data.length).toBeLessThan(2048);

  lesson = await platform.launch(page, { before: kept });
  await expect(line(lesson)).toContainText(reached(checkpoints));
  const later = await platform.leave(page);
  expect(later.core).toMatchObject({ lesson_status: 'completed', score: kept.core.score });
  // The place may be another one: laboratories above it take their heights as they come.
  const withoutPlace = (text: string): string => text.replace(/\|quiz\/[\d.]+\|/, '|quiz|');
  expect(withoutPlace(later.suspend_data)).toBe(withoutPlace(kept.suspend_data));
});

test('what is changed at the very last moment is kept too', async ({ page, platform }) => {
  const lesson = await platform.launch(page);
  await turn(lesson);
  const { suspend_data: data } = await platform.leave(page);
  expect(data).toMatch(/\|question\|.*\|v=1&opening\.draw=1$/);
});

test('without a platform the lesson says that nothing is reported, once, and works', async ({ page, platform }) => {
  const watched = watch(page);
  const lesson = await platform.launch(page, { kind: 'none' });
  await expect(line(lesson)).toHaveText(/^No learning platform was found/);
  await expect(foot(lesson)).toBeHidden();
  await expect(lesson.getByText('Nothing is sent anywhere.')).toHaveCount(1);
  const quiz = await openQuiz(lesson);
  await answer(quiz);
  await expect(quiz.locator('.kept')).toContainText('kept in this browser');
  await page.evaluate(() => {
    localStorage.clear();
  });
  expect(watched.problems).toEqual([]);
});

test('in a window that the platform has opened it reports too, accessibly and in 320 pixels', async ({
  page,
  platform,
}) => {
  await platform.launch(page);
  await page.evaluate(() => {
    document.querySelector('iframe')?.remove();
    // The frame has ended the platform's session; a window gets one of its own.
    const { Scorm12API } = window as unknown as { Scorm12API: new (settings: object) => object };
    Object.assign(window, { API: new Scorm12API({ autocommit: false, logLevel: 5 }) });
  });
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    window.open(address);
  }, `${platform.address}sqrt-dk.html`);
  const lesson = await opened;
  await lesson.setViewportSize({ width: 320, height: 700 });
  await lesson.locator('dk-opening').locator('button.another').click();
  await expect(lesson.locator('div.scorm')).toContainText(reached(1));
  expect(await violations(lesson, { include: 'div.scorm' })).toEqual([]);
  expect(await violations(lesson, { include: 'section.scorm' })).toEqual([]);
  expect(await lesson.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await lesson.close({ runBeforeUnload: true });
  await held(page, platform, ({ suspend_data: data }) => data).toContain('|question|');
});

test('a page of another origin around it is no platform, and no exception', async ({ page, platform }) => {
  await platform.launch(page, { kind: 'none' });
  const watched = watch(page);
  await page.goto(platform.elsewhere);
  const lesson = page.frameLocator('iframe');
  await expect(line(lesson)).toHaveText(/^No learning platform was found/);
  await expect(lesson.locator('dk-opening').locator('button.another')).toBeVisible();
  expect(watched.problems).toEqual([]);
});

for (const [kind, words] of [
  ['refuses', /has not taken: lesson_status, suspend_data, exit, session_time, LMSCommit \(.*391\)/],
  ['throws', /has not taken: lesson_status, suspend_data, exit, session_time, LMSCommit \(The session is over\.\)/],
] as const)
  test(`a platform that ${kind} is named in a quiet sentence, and the lesson goes on`, async ({ page, platform }) => {
    const watched = watch(page);
    const lesson = await platform.launch(page, { kind });
    await expect(line(lesson).getByRole('status')).toContainText(words);
    await skip(lesson, 'dk-softmax');
    await expect(line(lesson)).toContainText(reached(1));
    expect(await line(lesson).getByRole('status').locator('p').count()).toBe(1);
    expect(watched.problems).toEqual([]);
  });

for (const [data, words] of [
  ['{"slide":3}', 'was not written by this lesson'],
  ['%'.repeat(4096), 'was not written by this lesson'],
  ['sqrt-dk/1/0999|softmax||', 'is damaged'],
  ['sqrt-dk/7/what comes later', 'by a newer version'],
] as const)
  test(`stored data “${data.slice(0, 24)}” gives a fresh start and a sentence, and is not thrown away`, async ({
    page,
    platform,
  }) => {
    const watched = watch(page);
    const lesson = await platform.launch(page, { before: { suspend_data: data } });
    await expect(line(lesson).getByRole('status')).toContainText(words);
    await expect(line(lesson)).toContainText(reached(0));
    await held(page, platform, ({ core }) => core.lesson_status).toBe('incomplete');
    expect(await platform.leave(page)).toMatchObject({ suspend_data: data });
    expect(watched.problems).toEqual([]);
  });

test('settings that do not fit are left out whole, and that is said', async ({ page, platform }) => {
  // A link with every matrix of the attention by hand filled, and two more laboratories with as much.
  const row = Array.from({ length: 6 }, () => '-123.456789012345').join(',');
  const matrix = Array.from({ length: 6 }, () => row).join(';');
  const hash = `#v=1&softmax.times=8&attention.q=${matrix}&attention.k=${matrix}&attention.v=${matrix}&gradient.f=${matrix}&models.k=${matrix}${matrix}${matrix}`;
  const lesson = await platform.launch(page, { hash });
  await expect(line(lesson).getByRole('status')).toContainText('settings of laboratories that are not stored: ');
  const { suspend_data: data } = await platform.leave(page);
  expect(data.length).toBeLessThanOrEqual(4096);
  expect(data).toContain('v=1&softmax.times=8&attention.q=');
  expect(data).not.toContain('models.');
});
