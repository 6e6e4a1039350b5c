// Numbers that overflow: lanes and panels, one pass, the chance of an overflow, the listing, the guess, bad input, and links.
import type { Locator } from '@playwright/test';
import { expectRestored, field, opens } from './page/laboratory.ts';
import { askFirst, expect, saved, settled, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-precision', async (precision) => {
  await expect(precision.getByRole('slider', { name: /^A lane for each of four/ })).toBeVisible();
  await unfold(precision);
  await precision.getByText('Type scores', { exact: true }).click();
  await expect(chances(precision)).toBeVisible();
  await settled(precision);
});

const pass = (precision: Locator): Locator => precision.getByRole('slider', { name: /^Softmax in one pass/ });
const chances = (precision: Locator): Locator => precision.getByRole('slider', { name: /^The chance that e to one/ });
const live = (precision: Locator): Locator => precision.locator('.live');

test('the first picture is alive before any guess, without the walls that come with the answer', async ({ page }) => {
  const precision = await open(page);
  await askFirst(precision);
  await expect(precision.getByText('Guess first')).toBeVisible();
  await expect(live(precision)).toContainText('gives no proper weights in float16: e to a score');
  await expect(precision.locator('.lost[d]')).toHaveCount(2);
  await expect(precision.locator('.wall')).toHaveCount(0);
  await expect(precision.getByRole('img', { name: /^The weights in / })).toHaveCount(4);
  await precision.getByRole('button', { name: 'That is my guess' }).click();
  await expect(precision.getByText('What comes out: from 88.72 on.')).toBeVisible();
  await expect(precision.locator('.wall')).toHaveCount(2);
  await expect(precision.getByText('∞ above 11.09')).toBeVisible();
});

test('leaving the division out takes the formats one after another', async ({ page }) => {
  const precision = await open(page);
  await skipGuess(precision);
  await precision.getByRole('button', { name: /= 64, × 8$/ }).click();
  await expect(field(precision, 'Multiply all scores by')).toHaveValue('8');
  await expect(live(precision)).toContainText('in float16, bfloat16, and float32');
  await precision.getByRole('button', { name: /= 4,096, × 64$/ }).click();
  await expect(live(precision)).toContainText('in float16, bfloat16, float32, and float64');
  await expect(live(precision)).toContainText('The shifted form works in all four');
  await expect(precision.getByText('naive: no weights')).toHaveCount(4);
});

test('all scores far below 0 make 0 ÷ 0, and a score of 65,536 is past what the shift can help', async ({ page }) => {
  const precision = await open(page);
  await precision.getByRole('button', { name: 'all far below 0' }).click();
  await expect(live(precision)).toContainText('divides 0 by 0');
  await precision.getByRole('button', { name: 'a score of 65,536' }).click();
  await expect(live(precision)).toContainText('The shift comes too late in float16');
  await expect(precision.getByText(/^In float16 a score is infinite/)).toBeVisible();
  await precision.getByLabel('Selected format').selectOption('bfloat16');
  await expect(pass(precision)).toBeVisible();
});

// Each step finds what the one before has left.
test('one pass, the steps of a format, the chance of an overflow and the listing', async ({ page }) => {
  const precision = await open(page);
  await test.step('one pass goes key by key, forwards and back, and ends where two passes do', async () => {
    await expect(precision.getByRole('img').filter({ hasText: 'Z' }).first()).toHaveAccessibleName(/1\.136/);
    await precision.getByRole('button', { name: 'Next key' }).click();
    await expect(precision.getByText('After key 3 of 5')).toBeVisible();
    await expect(precision.getByText('The largest score stays')).toBeVisible();
    await precision.getByRole('button', { name: 'Back' }).click();
    await expect(precision.getByText('multiplied by 0.135')).toBeVisible();
    await pass(precision).focus();
    await pass(precision).press('End');
    await pass(precision).press('Enter');
    await expect(precision.getByText('After key 5 of 5')).toBeVisible();
    await expect(precision.getByText(/^\s*All keys seen\. One pass ends with the sum 1\.2/)).toBeVisible();
    await expect(precision.getByRole('button', { name: 'Next key' })).toBeDisabled();
  });
  await test.step('the steps are those of the chosen format', async () => {
    const naive = precision.locator('.steps .naive');
    await expect(naive).toContainText('Naive, in float16: nan, eˣ is ∞');
    await expect(naive.locator('tbody tr').nth(1)).toContainText('nan');
    await precision.getByLabel('Selected format').selectOption('float32');
    await expect(naive).toContainText('Naive, in float32: works');
    await expect(naive.locator('tbody tr').nth(3)).toContainText('0.8263');
    await expect(page).toHaveURL(/precision\.format=float32/);
  });
  await test.step('the chance of an overflow is read by arrow keys and set by Enter', async () => {
    await expect(precision.locator('.told')).toContainText('with probability 8.2% in float16');
    await chances(precision).focus();
    await chances(precision).press('End');
    await chances(precision).press('Enter');
    await expect(field(precision, 'dₖ')).toHaveValue('4096');
    await expect(precision.locator('.told')).toContainText('43% in float16, 8.3% in bfloat16');
  });
  await test.step('the listing says what is wrong with it, stage by stage; the file holds every step of both forms in four formats', async () => {
    await expect(precision.locator('.says')).toContainText("NameError: name 'np' is not defined");
    const answers = [
      ['2. Import NumPy', "NameError: name 'softmax' is not defined"],
      ['3. Define softmax', '(5, 3) (5, 7)'],
      ['4. A batch of two', 'ValueError: matmul: Input operand 1 has a mismatch'],
      ['5. A batch of equal sizes', '(4, 4, 4) False'],
      ['6. Swap the last two axes', '(2, 5, 3) (2, 5, 7)'],
      ['7. Mask a whole row', '[nan nan nan]'],
    ] as const;
    for (const [name, says] of answers) {
      const stage = precision.getByRole('button', { name });
      await stage.click();
      await expect(stage).toHaveAttribute('aria-pressed', 'true');
      await expect(precision.locator('.says')).toContainText(says);
    }
    await expect(precision.locator('.code').first()).toContainText('np.swapaxes(K, -1, -2)');
    const text = (await saved(precision, 'CSV')).toString();
    expect(text).toContain('format,form,outcome,key,score,exponent,exponential,running_sum,weight');
    expect(text.split('\r\n').filter((line) => /^b?float\d\d,(naive|shifted),/.test(line))).toHaveLength(40);
  });
});

test('a link restores the picture to the digit, without asking first', async ({ page }) => {
  const precision = await open(page);
  await skipGuess(precision);
  await field(precision, 'Scores').fill('3, 20.5, -4');
  await field(precision, 'Multiply all scores by').fill('1.5');
  await field(precision, 'dₖ').fill('300');
  await precision.getByRole('button', { name: 'Next key' }).click();
  await precision.getByRole('button', { name: '5. A batch of equal sizes' }).click();
  await settled(precision);
  await expect(page).toHaveURL(/precision\.stage=5/);
  const other = await expectRestored(precision, open);
  await expect(other.locator('.says')).toContainText('(4, 4, 4) False');
});

test('what is out of range in a link is clamped, with a note', async ({ page }) => {
  const precision = await open(page, '#v=1&precision.times=5000&precision.stage=99&precision.format=int8');
  await expect(precision.getByText(/sets Multiply all scores by to “5000”.*showing 1000/)).toBeVisible();
  await expect(precision.locator('.says')).toContainText('[nan nan nan]');
  await expect(precision.getByLabel('Selected format')).toHaveValue('float16');
});
