// Guessing first where a laboratory stands on another page: an attribute, a frame's address, and the switch that goes along with links.
import type { Locator, Page } from '@playwright/test';
import { bringNear, expect, test } from '../page/test.ts';
import { embed } from './host.ts';

const asked = (laboratory: Locator): Locator => laboratory.getByText('Guess first');
const offer = (laboratory: Locator): Locator => laboratory.getByRole('button', { name: 'Guess before you look' });

/** What the laboratory says of its figures. */
const live = (laboratory: Locator): Locator => laboratory.locator('.live');
/** What stands in place of the figures that a question keeps back. */
const covered = (laboratory: Locator): Locator => laboratory.locator('.unasked');

async function expectOpen(laboratory: Locator): Promise<void> {
  await expect(live(laboratory)).toContainText(/\d/);
  await expect(covered(laboratory)).toHaveCount(0);
  await expect(asked(laboratory)).toHaveCount(0);
  await expect(offer(laboratory)).toBeVisible();
}

async function expectAsking(laboratory: Locator): Promise<void> {
  await expect(asked(laboratory)).toBeVisible();
  await expect(covered(laboratory)).toBeVisible();
}

test('without guess an element on another page is open and offers one, with guess="on" it asks, with "off" it does neither', async ({
  page,
}) => {
  await embed(
    page,
    ['', 'guess="on"', 'guess="off"'].map((guess) => `<dk-softmax ${guess}></dk-softmax>`).join('<div></div>'),
  );
  const [open, asks, never] = [0, 1, 2].map((place) => page.locator('dk-softmax').nth(place)) as [
    Locator,
    Locator,
    Locator,
  ];
  await expectOpen(open);
  await bringNear(asks);
  await expectAsking(asks);
  await bringNear(never);
  await expect(live(never)).toContainText(/\d/);
  await expect(asked(never)).toHaveCount(0);
  await expect(offer(never)).toHaveCount(0);
});

test('guess asks and is left out as HTML, R, Python and frameworks write what is on and off', async ({ page }) => {
  await embed(page, '<dk-softmax></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  await expectOpen(softmax);
  for (const on of ['', 'true', 'TRUE', 'guess', true]) {
    await softmax.evaluate((element, guess) => Object.assign(element, { guess }), on);
    await expectAsking(softmax);
    await softmax.evaluate((element, guess) => Object.assign(element, { guess }), on === true ? 'off' : 'False');
    await expect(live(softmax)).toContainText(/\d/);
    await expect(offer(softmax)).toHaveCount(0);
  }
  await expect(softmax).toHaveAttribute('guess', 'off');
});

test('guess set on an element later asks, taken away it opens, and neither is remembered', async ({ page }) => {
  await embed(page, '<dk-softmax></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  await expectOpen(softmax);
  await softmax.evaluate((element) => {
    element.setAttribute('guess', 'on');
  });
  await expectAsking(softmax);
  await softmax.evaluate((element) => {
    element.removeAttribute('guess');
  });
  await expectOpen(softmax);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

async function frame(page: Page, query: string): Promise<Locator> {
  await page.goto(`./embed.html?lab=softmax${query}`);
  return page.locator('dk-softmax');
}

test('a frame is open, asks with guess=on, and offers nothing with guess=off', async ({ page }) => {
  await expectOpen(await frame(page, ''));
  await expectAsking(await frame(page, '&guess=on'));
  const never = await frame(page, '&guess=off');
  await expect(live(never)).toContainText(/\d/);
  await expect(asked(never)).toHaveCount(0);
  await expect(offer(never)).toHaveCount(0);
});

const box = (page: Page): Locator => page.getByRole('checkbox', { name: 'Guess before you look' });

test('the switch of the lesson is remembered on its next page, and leaves frames of the same site as they are', async ({
  page,
}) => {
  await page.goto('./chapters/softmax.html');
  await box(page).check();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /gradient/i })
    .first()
    .click();
  await expect(page).toHaveURL(/chapters\/gradient\.html/);
  await expect(box(page)).toBeChecked();
  const gradient = page.locator('dk-gradient');
  await bringNear(gradient);
  await expect(asked(gradient)).toBeVisible();
  await expectOpen(await frame(page, ''));
  await page.goto('./chapters/softmax.html');
  await box(page).uncheck();
  await page.goto('./chapters/gradient.html');
  await expect(box(page)).not.toBeChecked();
});

test('a class’s link goes along from chapter to chapter with its switch on, until it is switched off', async ({
  page,
}) => {
  const next = (name: RegExp): Promise<void> =>
    page.getByRole('navigation').getByRole('link', { name }).first().click();
  await page.goto('./chapters/softmax.html#v=1&seed=7&guess=on');
  await expect(box(page)).toBeChecked();
  await next(/gradient/i);
  await expect(page).toHaveURL(/chapters\/gradient\.html#(?:gradient&)?v=1&seed=7&guess=on$/);
  await expect(box(page)).toBeChecked();
  await box(page).uncheck();
  await next(/softmax/i);
  await expect(page).toHaveURL(/chapters\/softmax\.html#(?:softmax&)?v=1&seed=7$/);
  await expect(box(page)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('sqrt-dk.guess'))).toBeNull();
});
