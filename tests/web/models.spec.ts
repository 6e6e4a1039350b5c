// Models on the page: the guess, choosing one, what its rule does, and every laboratory set to it.
import type { Locator, Page } from '@playwright/test';
import { opens } from './page/laboratory.ts';
import { askFirst, bringNear, expect, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-models');

/** On the page with all laboratories. */
async function openAmongAll(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(`./chapters.html${fragment}`);
  const models = page.locator('dk-models');
  await bringNear(models);
  return models;
}

async function reveal(models: Locator): Promise<void> {
  await skipGuess(models);
  await unfold(models);
  await expect(models.locator('.effects figure')).toHaveCount(3);
}

/** The three pictures of the rule, as drawn. */
const drawn = (models: Locator): Promise<string[]> =>
  models.locator('.effects svg').evaluateAll((all) => all.map((svg) => svg.textContent));

const menu = (models: Locator): Locator => models.getByLabel('Model', { exact: true });
const everywhere = (models: Locator): Locator => models.getByRole('button', { name: /^Set every laboratory to/ });

test('before the guess no mark shows a factor; afterwards every model has one', async ({ page }) => {
  const models = await open(page);
  await askFirst(models);
  await expect(models.getByText('What models multiply q·k by')).toBeVisible();
  await expect(models.locator('text.name')).toHaveCount(42);
  await expect(models.locator('figure svg path.mark')).toHaveCount(0);
  await expect(models.locator('.sources')).toHaveCount(0);
  const group = models.getByRole('group').filter({ hasText: 'Guess first' });
  await group.getByRole('slider').press('Home');
  await group.getByRole('button', { name: 'That is my guess' }).click();
  await expect(models.locator('.guess.given')).toContainText('Your guess: 0 of 34');
  await expect(models.locator('.guess.given')).toContainText('What comes out: 22 of 34');
  await expect(models.locator('figure svg path.mark').nth(41)).toBeVisible();
});

test('the menu, the picture and its keys choose a model; facts, sources and figures follow', async ({ page }) => {
  const models = await open(page);
  await reveal(models);
  await expect(models.getByRole('status')).toContainText('Llama 3.1 8B, dk = 128, 64 fresh keys');
  const first = await drawn(models);
  await menu(models).selectOption('Granite 3.0 8B');
  await expect(models.locator('.card')).toContainText('Not read in its own configuration');
  await expect.poll(() => drawn(models)).not.toEqual(first);
  await expect(models.locator('.effects').getByText('Granite 3.0 8B: 0.08')).toHaveCount(1);
  await models.locator('.readable').first().focus();
  await page.keyboard.press('Home');
  await expect(menu(models)).not.toHaveValue('swin-v2');
  await page.keyboard.press('Enter');
  await expect(menu(models)).toHaveValue('swin-v2');
  await expect(models.locator('.sources a')).toHaveAttribute(
    'href',
    /github\.com\/microsoft\/Swin-Transformer\/blob\//,
  );
  await models.locator('text.name', { hasText: 'T5 11B' }).click();
  await expect(menu(models)).toHaveValue('t5-11b');
  await expect(models.getByRole('status')).toContainText('with its small initial weights');
});

test('more keys leave less for the strongest; seed and samples draw others', async ({ page }) => {
  const models = await open(page);
  await reveal(models);
  const keys = models.getByRole('textbox', { name: 'Keys' });
  const peak = async (): Promise<number> => {
    const [, text = ''] = /: ([\d.]+)%/.exec((await drawn(models))[1] ?? '') ?? [];
    return Number(text);
  };
  const before = await peak();
  await keys.fill('512');
  await expect.poll(peak).toBeLessThan(before / 2);
  await models.getByText('The numbers as a table').click();
  for (const [name, value] of [
    ['Seed', '9'],
    ['Samples', '400'],
  ] as const) {
    const shown = await drawn(models);
    await models.getByRole('textbox', { name }).fill(value);
    await expect
      .poll(async () => {
        const now = await drawn(models);
        return now.length === 3 && now.join() !== shown.join();
      })
      .toBe(true);
  }
});

test('every laboratory takes what it can, those that come later too, and Back is one step', async ({ page }) => {
  const models = await openAmongAll(page);
  await reveal(models);
  await menu(models).selectOption('DeepSeek-V3');
  await expect(page).toHaveURL(/models\.model=deepseek-v3/);
  // Counted as they are made: a browser keeps 50 steps, and a window that tests share may have them.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    document.documentElement.dataset.steps = '0';
    history.pushState = (...step): void => {
      document.documentElement.dataset.steps = String(Number(document.documentElement.dataset.steps) + 1);
      push(...step);
    };
  });
  await everywhere(models).click();
  await expect(models.getByRole('status')).toContainText(
    'now follow DeepSeek-V3, and so will those that are not loaded yet',
  );
  await expect(page).toHaveURL(/opening\.d=192.*everywhere|everywhere.*opening\.d=192/);
  await expect(page.locator('html')).toHaveAttribute('data-steps', '1');
  const proof = page.locator('dk-proof');
  await proof.scrollIntoViewIfNeeded();
  await expect(proof.getByRole('textbox', { name: 'dk' })).toHaveValue('64');
  await expect(page).toHaveURL(/proof\.d=64/);
  const scalings = page.locator('dk-scalings');
  await scalings.scrollIntoViewIfNeeded();
  await expect(scalings.locator('summary').first()).toBeVisible();
  await unfold(scalings);
  await expect(scalings.getByRole('textbox', { name: 'dk' })).toHaveValue('192');
  await expect(scalings.getByRole('textbox', { name: 'Constant c' })).toHaveValue(/^7\.39/);
  await models.scrollIntoViewIfNeeded();
  await expect(models.getByRole('status')).toContainText('went to dk = 64, the nearest they can show to 192');
  // Reset undoes it there, and there alone.
  await scalings.getByRole('button', { name: 'Reset' }).click();
  await expect(scalings.getByRole('textbox', { name: 'dk' })).toHaveValue('64');
  await expect(menu(models)).toHaveValue('deepseek-v3');
});

test('a link restores model, keys, figures and what all laboratories are set to', async ({ page, context }) => {
  const models = await openAmongAll(page);
  await reveal(models);
  await menu(models).selectOption('Gemma 3 27B');
  await models.getByRole('textbox', { name: 'Keys' }).fill('33');
  await everywhere(models).click();
  await expect(page).toHaveURL(/models\.model=gemma-3-27b&models\.keys=33&models\.everywhere=gemma-3-27b/);
  await expect(models.locator('.effects figure')).toHaveCount(3);
  const shown = await drawn(models);
  const other = await openAmongAll(await context.newPage(), new URL(page.url()).hash);
  await expect(other.getByText('Guess first')).toHaveCount(0);
  await unfold(other);
  await expect(other.locator('.effects figure')).toHaveCount(3);
  expect(await drawn(other)).toEqual(shown);
  await expect(other.getByRole('status')).toContainText('Gemma 3 27B');
  await expect(other.page().locator('dk-opening').getByRole('slider', { name: 'dk' })).toHaveAttribute(
    'aria-valuetext',
    /128/,
  );
});

test('an unknown model in a link gives a note and the first one', async ({ page }) => {
  const models = await open(page, '#v=1&models.model=gpt-9&models.keys=5000');
  await expect(models.getByText(/sets Keys to “5000”.*showing 1024/)).toBeVisible();
  await expect(menu(models)).toHaveValue('llama-3-8b');
});

test('on a telephone no mark stands on a name, and the longest names cover where their lines begin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const models = await open(page);
  await reveal(models);
  const met = await models
    .locator('figure')
    .first()
    .evaluate((figure) => {
      const boxes = (part: string): DOMRect[] =>
        [...figure.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
      const marks = boxes('path.mark');
      return boxes('text.name').filter((name) =>
        marks.some(({ left, top, bottom }) => left < name.right && top < name.bottom - 2 && bottom > name.top + 2),
      ).length;
    });
  expect(met).toBe(0);
  await expect(models.locator('text.name', { hasText: 'YaRN' })).toHaveCSS('paint-order', 'stroke');
});
