// Additive attention: lanes and weights of one draw, the guess, the measurement over dₖ, bad input, and links.
import type { Locator, Page } from '@playwright/test';
import { button, drawn, expectRead, expectRestored, field, opens, slider } from './page/laboratory.ts';
import { askFirst, expect, saved, settled, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-additive', async (additive) => {
  await expect(scores(additive)).toBeVisible();
  await unfold(additive);
});

/** Everything is measured. */
async function measured(additive: Locator): Promise<void> {
  await expect(additive.getByText(/^\s*32 networks for each of 11 values/)).toBeVisible({ timeout: 60_000 });
  await settled(additive);
}

async function openMeasured(page: Page, fragment = ''): Promise<Locator> {
  const additive = await open(page, fragment);
  await measured(additive);
  return additive;
}

const scores = (additive: Locator): Locator => additive.getByRole('slider', { name: /^Scores of eight keys/ });
const weights = (additive: Locator): Locator => additive.getByRole('slider', { name: /^The weights of eight keys/ });
const spread = (additive: Locator): Locator => additive.getByRole('slider', { name: /^Standard deviation of four/ });

// What is measured takes a second each time: one load serves all that is asked of it, and each step finds what the one before has left.
test('one draw and what is measured of many: guess, keys, dₖ, draws, keys, file and seed', async ({ page }) => {
  test.slow();
  const additive = await open(page);
  await test.step('the first picture is alive before any guess: four lanes, two bounds, and no spread over dₖ', async () => {
    await askFirst(additive);
    await expect(additive.getByText('Guess first')).toBeVisible();
    await expect(scores(additive).locator('.dk-point')).toHaveCount(32);
    await expect(scores(additive).locator('.bound')).toHaveCount(2);
    await expect(weights(additive).locator('.dk-bar')).toHaveCount(32);
    await expect(spread(additive)).toHaveCount(0);
  });
  await test.step('a guess is set beside what is measured, and the spread appears', async () => {
    await additive.getByRole('button', { name: 'Still about 1.4: it is bounded' }).click();
    await expect(additive.getByText(/What comes out: 2[1-5], after 1\.[2-7] at/)).toBeVisible({ timeout: 60_000 });
    await measured(additive);
    await expect(spread(additive).locator('.dk-point')).toHaveCount(44);
    await expect(additive.locator('.told')).toContainText('Both kinds have grown');
  });
  await test.step('every score and every weight is read by arrow keys', async () => {
    await expectRead(scores(additive), /^q·k, key \d: score/);
    await expectRead(scores(additive), /^additive, v ~ N\(0, 1\), key \d: score/, 'PageUp', 'PageUp');
    await expectRead(weights(additive), /, key 8: weight/, 'End');
  });
  await test.step('the file holds the draw, and once it is revealed what was measured', async () => {
    const text = (await saved(additive, 'CSV')).toString();
    expect(text).toContain('d,kind,key,score,weight,bound,score_std');
    expect(text.split('\r\n').filter((line) => /^\d+,(dot|additive)/.test(line))).toHaveLength(32 + 44);
  });
  await test.step('other vectors are another draw of the same seed, and come back', async () => {
    const first = await drawn(scores(additive));
    await additive.getByRole('button', { name: 'Other vectors' }).click();
    await expect.poll(() => drawn(scores(additive))).not.toBe(first);
    await additive.getByText('The numbers as a table').click();
    await expect(field(additive, 'Draw')).toHaveValue('1');
    await field(additive, 'Draw').fill('0');
    await expect.poll(() => drawn(scores(additive))).toBe(first);
  });
  const before = await drawn(spread(additive));
  await test.step('another dₖ moves lanes and bounds; the measurement stays', async () => {
    const lanes = await drawn(scores(additive));
    await slider(additive, 'dₖ').press('End');
    await expect(field(additive, 'dₖ')).toHaveValue('256');
    await expect(additive.locator('.live')).toContainText('= 256 no additive score');
    await expect.poll(() => drawn(scores(additive))).not.toBe(lanes);
    expect(await drawn(spread(additive))).toBe(before);
    await field(additive, 'dₖ').fill('3');
    await expect(additive.locator('.live')).toContainText('= 3 no additive score');
  });
  const among = (keys: number): Locator => button(additive.locator('.keys-choice'), String(keys));
  for (const keys of [64, 512])
    await test.step(`among ${String(keys)} keys, chosen by a button, peak weights are measured anew and the spread stays`, async () => {
      await among(keys).click();
      await expect(page).toHaveURL(new RegExp(`additive\\.keys=${String(keys)}`));
      await expect(additive.getByText(`Mean over rows of ${String(keys)} keys.`)).toBeVisible();
      await expect(additive.locator('.progress')).toContainText(`${String(keys)} keys each`, { timeout: 60_000 });
      await measured(additive);
      await expect(additive.locator('.told')).toContainText(`Among ${String(keys)} keys their peak weights`);
      expect(await drawn(spread(additive))).toBe(before);
    });
  await test.step('another seed is measured anew', async () => {
    await among(8).click();
    await field(additive, 'Seed').fill('2');
    await measured(additive);
    expect(await drawn(spread(additive))).not.toBe(before);
  });
});

test('a link restores the picture to the digit, without asking first', async ({ page }) => {
  const additive = await open(page);
  await skipGuess(additive);
  await field(additive, 'dₖ').fill('17');
  await additive.getByRole('button', { name: 'Other vectors' }).click();
  await measured(additive);
  await expect(page).toHaveURL(/additive\.d=17&additive\.draw=1/);
  await expectRestored(additive, openMeasured);
});

test('a dimension out of range in a link is clamped, with a note', async ({ page }) => {
  const additive = await open(page, '#v=1&additive.d=1000');
  await expect(additive.getByText(/sets dₖ to “1000”.*showing 256/)).toBeVisible();
});
