// The worked examples: printed beside computed with a verdict, inputs and rule open to change.
import type { Locator } from '@playwright/test';
import { expectRead, opens } from './page/laboratory.ts';
import { expect, openWorked, saved, test } from './page/test.ts';
import { touching } from './page/touching.ts';

/** With its question still to be asked. */
const open = opens('dk-worked-example');

test('it starts with [14, 10, 12] at d_k = 64, where every printed figure agrees', async ({ page }) => {
  const worked = await openWorked(page);
  await expect(worked.getByLabel('scores', { exact: true })).toHaveValue('14, 10, 12');
  await expect(worked.getByLabel('dₖ', { exact: true })).toHaveValue('64');
  const weight = worked.getByRole('row', { name: /weight 3/ }).first();
  await expect(weight).toContainText('0.326');
  await expect(weight).toContainText('agrees');
  await expect(weight).toContainText('rounding line by line gives 0.327');
  await expect(worked.getByRole('status')).toContainText('86.7%');
  await expect(worked.getByRole('status')).toContainText('41.9%');
  // Each bar is read off by arrow keys and by a pointer.
  const picture = worked.getByRole('slider', { name: 'With ÷ √dₖ' });
  await expectRead(picture, 'key 1 gets 41.9% of the weight');
  await expectRead(picture, 'key 3 gets 32.6% of the weight', 'End');
  await expect(picture.locator('output')).toBeVisible();
  await picture.press('Escape');
  await expect(picture.locator('output')).toBeHidden();
  await picture.locator('rect').nth(1).hover();
  await expect(picture.locator('output')).toHaveText('key 2 gets 25.4% of the weight');
  const text = (await saved(worked, 'CSV')).toString();
  expect(text).toContain('large-dimension-dk-64-scaled');
  expect(text).toMatch(/weight,3,[^\r]*0\.3264958357/);
  const first = worked.locator('#example optgroup').first();
  await expect(first).toHaveAttribute('label', 'With a mistake');
  await expect(first.locator('option')).toHaveCount(4);
});

const examplesOf = (menu: Locator): Promise<string[]> =>
  menu.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));

test('a misprint is called one, with what should stand there; every example of the menu is shown', async ({ page }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('Example', { exact: true }).selectOption('five-positions-scaled');
  const weight = worked.getByRole('row', { name: /weight 5/ }).first();
  await expect(weight).toContainText('differs');
  await expect(weight).toContainText('should be 0.14');
  await expect(worked.getByRole('status')).toContainText('5 differ');
  const menu = worked.getByLabel('Example', { exact: true });
  const ids = await examplesOf(menu);
  expect(ids.length).toBeGreaterThan(25);
  for (const id of ids) {
    await menu.selectOption(id);
    await expect(menu).toHaveValue(id);
    await expect(worked.locator('tbody tr').first()).toBeVisible();
    await expect(worked.locator('.error:not(:empty)')).toHaveCount(0);
    await expect(worked.locator('.missing')).toHaveCount(0);
    // Formulas are set as MathML, and names come from the catalogue, never as keys.
    await expect(worked.locator('.plain')).toHaveCount(0);
    const names = await worked.locator('tbody').locator('.label, .remark td, .consequence, small').allTextContents();
    expect(names.filter((name) => /^\s*[a-z]+(-[a-z0-9]+)+/.test(name))).toEqual([]);
  }
});

test('changed inputs are no longer compared with the source; the rule can be switched', async ({ page }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('scores', { exact: true }).fill('14, 10, 13');
  await expect(worked.getByText('no longer belong here')).toBeVisible();
  await expect(worked.getByText('agrees')).toHaveCount(0);
  await worked.getByLabel('scores', { exact: true }).fill('14, 10, 12');
  await expect(worked.getByText('no longer belong here')).toHaveCount(0);
  await expect(worked.getByText('agrees').first()).toBeVisible();
  const status = worked.getByRole('status');
  await worked.getByLabel('Scale rule').selectOption('linear');
  await expect(status).toContainText('a divisor of 64');
  await worked.getByLabel('Scale rule').selectOption('power');
  await worked.getByLabel('Exponent p').fill('0.25');
  await expect(status).toContainText('a divisor of 2.828');
  await worked.getByLabel('Scale rule').selectOption('log');
  await worked.getByLabel('dₖ', { exact: true }).fill('1');
  await expect(worked.locator('.error:not(:empty)').first()).toBeVisible();
});

test("a reader's own printed figures are judged by the same rules", async ({ page }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('Scale rule').selectOption('none');
  const own = worked.getByLabel('printed figure for weight 1');
  const row = worked.getByRole('row', { name: /weight 1/ }).first();
  await own.fill('0.867');
  await expect(row).toContainText('agrees');
  await own.fill('0.9');
  await expect(row).toContainText('agrees');
  await own.fill('0.86');
  await expect(row).toContainText('differs');
  await expect(row).toContainText('should be 0.87');
  await own.fill('zero');
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await expect(own).toHaveValue('zero');
});

test('long figures keep to their columns, small ones are written as powers of ten', async ({ page }) => {
  const worked = await openWorked(page, '#v=1&worked-example.id=softmax-50-10-5');
  const table = worked.getByRole('table');
  await expect(table).toContainText('5184705528587072464087');
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const weight = worked.getByRole('row', { name: 'weight 2' });
  await expect(weight.locator('td.computed msup')).toHaveText('10−18');
  const figure = await weight.locator('td.computed math').boundingBox();
  const printed = await weight.locator('td.printed').boundingBox();
  expect((figure?.x ?? Infinity) + (figure?.width ?? 0)).toBeLessThanOrEqual(printed?.x ?? 0);
});

test('where the source prints nothing, no column waits for it; what is said of a line stands on a phone too', async ({
  page,
}) => {
  const worked = await openWorked(page, '#v=1&worked-example.id=exercise-std-512');
  await expect(worked.getByRole('columnheader')).toHaveText(['Line', 'Calculation', 'Computed']);
  const said = worked.getByText('Then it is 2048 instead of 512.');
  await expect(said).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(said).toBeVisible();
  // Some lines of this one are judged.
  await worked.getByLabel('Example', { exact: true }).selectOption('std-dk-64');
  await expect(worked.getByText('Then it is 256 instead of 64.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(worked.getByRole('columnheader')).toHaveCount(5);
});

/** Words of pictures and calculation that lie on each other. */
async function colliding(worked: Locator): Promise<string[]> {
  const words = worked.locator('.pictures text, .calculation :is(.label, .index, td)');
  const boxes = await words.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      return [{ said: element.textContent.trim(), left, right, top: top + height / 5, bottom: bottom - height / 5 }];
    }),
  );
  return touching(boxes, 1, 1);
}

for (const width of [320, 640, 900])
  test(`of no example do words lie on each other at ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const worked = await openWorked(page);
    const menu = worked.getByLabel('Example', { exact: true });
    const ids = await examplesOf(menu);
    for (const id of ids) {
      await menu.selectOption(id);
      await expect(worked.locator('tbody tr').first()).toBeVisible();
      await expect.poll(() => colliding(worked), id).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(width);
    }
  });

test('calculation and verdicts are there at once; a reader who guesses first sees no weights', async ({ page }) => {
  const worked = await open(page);
  await expect(worked.getByRole('table')).toBeVisible();
  await expect(worked.getByRole('status')).toContainText('86.7%');
  await expect(worked.getByRole('status')).toContainText('41.9%');
  await worked.getByRole('button', { name: 'Guess before you look' }).click();
  await expect(worked.getByText('What share of the weight does the first key get without a divisor?')).toBeVisible();
  await expect(worked.locator('svg[role="img"]')).toHaveCount(1);
  await expect(worked.getByRole('table')).toHaveCount(0);
  await expect(worked.getByRole('status')).not.toContainText('%');
  await worked.getByRole('slider', { name: 'Guess first' }).press('Home');
  await worked.getByRole('button', { name: 'That is my guess' }).press('Enter');
  const answer = worked.getByRole('paragraph').filter({ hasText: 'Your guess: 0%. ◆ What comes out: 86.7%.' });
  await expect(answer).toBeFocused();
  await expect(worked.getByText('the same key gets 41.9%')).toBeVisible();
  await expect(worked.getByRole('table')).toBeVisible();
});

test('a reader who changes the example while being asked has been asked long enough', async ({ page }) => {
  const worked = await open(page);
  await worked.getByRole('button', { name: 'Guess before you look' }).click();
  await worked.getByLabel('scores', { exact: true }).fill('1, 2');
  await expect(worked.getByRole('button', { name: 'Guess before you look' })).toBeVisible();
  await expect(worked.getByRole('table')).toBeVisible();
});

test('the chapter leads with the mistakes: each line opens its example and sets nothing else', async ({ page }) => {
  await page.goto('./chapters/examples.html#v=1&seed=7&opening.d=4');
  const worked = page.locator('dk-worked-example');
  const menu = worked.getByLabel('Example', { exact: true });
  const links = page.locator('main li > a[href^="#v=1"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Published examples, checked: find the mistake');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const [, id = ''] = /worked-example\.id=(.+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
    await link.click();
    await expect(menu).toHaveValue(id);
    await expect(menu).toBeInViewport();
    await expect(worked.getByRole('status')).toContainText(/\d differs?/);
    await expect(page).toHaveURL(new RegExp(`#v=1&seed=7&opening\\.d=4&worked-example\\.id=${id}$`));
  }
  await page.setViewportSize({ width: 800, height: 500 });
  await links.last().scrollIntoViewIfNeeded();
  await expect(menu).not.toBeInViewport();
  await links.last().click();
  await expect(menu).toBeInViewport();
});
