// Laboratories in frameworks: Vue and React set properties where an element has them, before it is defined or after.
import type { Page } from '@playwright/test';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

/** Makes an element as a framework does, once its class is there or, `early`, before. */
async function make(page: Page, tag: string, properties: object, early: boolean): Promise<void> {
  const text = `document.body.append(Object.assign(document.createElement('${tag}'), ${JSON.stringify(properties)}))`;
  if (early) await embed(page, '', `<script>${text}</script>`);
  else {
    // One that is asked for in the page has its class fetched.
    await embed(page, `<${tag} id="first"></${tag}>`);
    await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
    await page.evaluate(() => {
      document.querySelector('#first')?.remove();
    });
    await page.addScriptTag({ content: text });
  }
}

for (const early of [true, false]) {
  const when = early ? 'before the element is defined' : 'after it';

  test(`properties of every laboratory set ${when} are its attributes, and it works`, async ({ page }) => {
    const properties = {
      guess: 'off',
      hide: 'factor',
      theme: 'dark',
      headingLevel: 2,
      shareBase: 'https://example.org/',
    };
    await make(page, 'dk-softmax', { ...properties, scores: [1, 2], settings: { scores: [9] } }, early);
    const softmax = page.locator('dk-softmax');
    await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
    await expect(softmax.locator('.guess')).toHaveCount(0);
    await expect(softmax.locator('#factor')).toBeHidden();
    await expect(softmax.getByLabel('Scores', { exact: true })).toHaveValue(/^1[,;] ?2$/);
    await expect(softmax).toHaveCSS('background-color', 'rgb(22, 23, 26)');
    for (const [name, value] of [
      ['guess', 'off'],
      ['theme', 'dark'],
      ['heading-level', '2'],
      ['share-base', 'https://example.org/'],
    ] as const)
      await expect(softmax).toHaveAttribute(name, value);
    const read = await softmax.evaluate((element, names) => {
      const bag = element as unknown as Record<string, unknown>;
      bag.settings = null;
      return names.map((name) => bag[name]);
    }, Object.keys(properties));
    expect(read).toEqual(['off', 'factor', 'dark', '2', 'https://example.org/']);
    await softmax.getByText('Type scores, or take some to try').click();
    await softmax.getByLabel('Scores', { exact: true }).fill('3, 1');
    await expect(softmax).toHaveAttribute('scores', /^3[,;] ?1$/);
  });

  test(`focus as a property set ${when} is the value of at, and the method stays`, async ({ page }) => {
    await make(page, 'dk-variance', { focus: 256, guess: 'off', samples: 100, dimensions: [1, 4] }, early);
    const variance = page.locator('dk-variance');
    await expect(variance).toHaveAttribute('focus', '256');
    const read = await variance.evaluate((element) => {
      const set = element as HTMLElement & { at: unknown; focusValue: unknown };
      const seen = [set.at, set.focusValue, set.focus === HTMLElement.prototype.focus];
      set.focus();
      Object.assign(set, { focus: '16' });
      seen.push(set.at);
      set.at = 4;
      return [...seen, set.getAttribute('focus')];
    });
    expect(read).toEqual([256, 256, true, 16, '4']);
  });

  test(`answers and worksheet of the quiz set ${when} are its attributes`, async ({ page }) => {
    await make(page, 'dk-quiz', { answers: 'hidden', worksheet: '' }, early);
    const quiz = page.locator('dk-quiz');
    await expect(quiz).toHaveAttribute('answers', 'hidden');
    await expect(quiz).toHaveAttribute('worksheet', '');
    const read = await quiz.evaluate((element) => {
      const set = element as unknown as Record<string, unknown>;
      set.answers = undefined;
      return [set.answers, set.worksheet, set.answersHidden];
    });
    expect(read).toEqual([null, '', false]);
  });
}

test('a value that is not known behaves as the attribute with that value, and null takes the attribute away', async ({
  page,
}) => {
  await make(page, 'dk-softmax', { guess: 'never', headingLevel: 9 }, false);
  const softmax = page.locator('dk-softmax');
  await expect(softmax.locator('.guess')).toBeVisible();
  await expect(softmax.locator('.note')).toContainText('“9”');
  await softmax.evaluate((element) => Object.assign(element, { guess: 'off', headingLevel: null }));
  await expect(softmax.locator('.guess')).toHaveCount(0);
  await expect(softmax.locator('.note')).toHaveCount(0);
  await expect(softmax).not.toHaveAttribute('heading-level');
});

test('an address that is set as a URL, and a level that is no Number, are written as texts', async ({ page }) => {
  await make(page, 'dk-softmax', { guess: 'off' }, false);
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  await softmax.evaluate((element) =>
    Object.assign(element, { shareBase: new URL('https://example.org/course/'), headingLevel: 2n }),
  );
  await expect(softmax).toHaveAttribute('share-base', 'https://example.org/course/');
  await expect(softmax).toHaveAttribute('heading-level', '2');
  await expect(softmax.locator('.note')).toHaveCount(0);
});
