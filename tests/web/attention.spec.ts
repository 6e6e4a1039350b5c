// Attention by hand: cells to fill in and cells that work themselves out, steps, rule and mask, the question, bad input, links.
import type { Locator } from '@playwright/test';
import { expectRead, expectRestored, field as entry, opens } from './page/laboratory.ts';
import { askFirst, expect, pictures, saved, test } from './page/test.ts';

const open = opens('dk-attention', async (attention) => {
  await expect(entry(attention, 'Q, query 1, entry 1')).toBeVisible();
  await attention.getByText('Sizes and entries', { exact: true }).click();
});

const cell = (attention: Locator, name: string): Locator =>
  attention.getByRole('button', { name: new RegExp(`^${name}: `) });
const working = (attention: Locator): Locator => attention.locator('.working');
const table = (attention: Locator, name: string): Locator => attention.getByRole('table', { name });

test('the whole chain is alive before any guess, without the answer, which can be tried after it', async ({ page }) => {
  const attention = await open(page);
  await askFirst(attention);
  await expect(attention.getByText('Guess first')).toBeVisible();
  await expect(table(attention, 'scores QKᵀ, 3 × 5')).toBeVisible();
  await expect(cell(attention, 'Score of query 2 and key 4')).toHaveText('1.47');
  await expect(cell(attention, 'Weight of key 4 for query 2')).toHaveText('0.45');
  await expect(cell(attention, 'Output of query 1, entry 2')).toHaveText('−0.69');
  await expect(attention.getByRole('status')).toContainText('key 4 the largest weight, 44.8%');
  await expect(attention.getByRole('button', { name: 'Q × 10' })).toHaveCount(0);
  await attention.getByRole('button', { name: 'Nothing: the divisor takes it out' }).click();
  await expect(attention.getByText('query 2 gives key 4 99.0% of its weight, in place of 44.8%')).toBeVisible();
  await attention.getByRole('button', { name: 'Q × 10' }).click();
  await expect(entry(attention, 'Q, query 1, entry 1')).toHaveValue('−12');
  await expect(attention.getByRole('status')).toContainText('99.0%');
  await attention.getByRole('button', { name: 'Q ÷ 10' }).click();
  await expect(entry(attention, 'Q, query 1, entry 1')).toHaveValue('−1.2');
  await expect(attention.getByRole('status')).toContainText('44.8%');
});

test('Q can be made ten times as large as long as its entries stay in range', async ({ page }) => {
  const attention = await open(page, '#v=1&attention.q=99,1,1,1');
  const tenfold = attention.getByRole('button', { name: 'Q × 10' });
  await tenfold.click();
  await expect(entry(attention, 'Q, query 1, entry 1')).toHaveValue('990');
  await expect(tenfold).toBeDisabled();
});

test('each kind of cell works itself out, the one under the pointer first; the file holds all', async ({ page }) => {
  const attention = await open(page);
  await cell(attention, 'Score of query 1 and key 2').hover();
  await expect(working(attention)).toContainText('Score of query 1 and key 2');
  await expect(working(attention).getByRole('img')).toHaveAttribute('aria-label', /equals 1\.16$/);
  await expect(attention.locator('.matrix.q td.used input')).toHaveCount(4);
  await expect(attention.locator('.matrix.q tr').first().locator('td.used')).toHaveCount(4);
  await expect(attention.locator('.matrix.k td.used')).toHaveCount(4);
  // The pointer leaves, and the chosen cell is worked out again.
  await attention.getByRole('status').hover();
  await expect(working(attention)).toContainText('Score of query 2 and key 4');
  // A negative factor wears the tint of its matrix with its sign.
  await expect(working(attention).locator('mrow.query').first()).toHaveText('−0.4');
  const text = (await saved(attention, 'CSV')).toString();
  expect(text).toContain('matrix,row,column,value');
  expect(text).toMatch(/weight,2,4,0\.4476/);
  await cell(attention, 'Scaled score of query 2 and key 4').click();
  await expect(working(attention).getByRole('img')).toHaveAccessibleName(/1\.47 over 2 equals 0\.735$/);
  await cell(attention, 'Weight of key 1 for query 3').click();
  await expect(working(attention)).toContainText('subtracted first');
  await expect(attention.locator('.matrix.scaled td.used')).toHaveCount(5);
  await cell(attention, 'Output of query 3, entry 1').click();
  await expect(working(attention).getByRole('img')).toHaveAccessibleName(/^o sub 3 equals/);
  await expect(attention.locator('.matrix.v td.used')).toHaveCount(5);
  await expect(attention.locator('.matrix.weights td.used')).toHaveCount(5);
  await expect(page).toHaveURL(/attention\.cell=output&attention\.row=3&attention\.column=1/);
});

test('an entry that is typed changes what is made of it, and nothing else', async ({ page }) => {
  const attention = await open(page);
  const other = await cell(attention, 'Score of query 1 and key 1').textContent();
  await entry(attention, 'K, key 4, entry 2').fill('1,1');
  await expect(cell(attention, 'Score of query 2 and key 4')).toHaveText('1.07');
  await expect(cell(attention, 'Score of query 1 and key 1')).toHaveText(other ?? '');
  await entry(attention, 'K, key 4, entry 2').blur();
  await expect(entry(attention, 'K, key 4, entry 2')).toHaveValue('1.1');
});

test('the steps fill the chain in, by Back, Next and arrow keys', async ({ page }) => {
  const attention = await open(page);
  const radio = (name: string): Locator => attention.getByRole('radio', { name, exact: true });
  await radio('QKᵀ').check();
  await expect(cell(attention, 'Score of query 2 and key 4')).toBeVisible();
  await expect(attention.getByText('not yet computed')).toHaveCount(15 + 15 + 6);
  await expect(attention.getByRole('button', { name: 'Back' })).toBeDisabled();
  await attention.getByRole('button', { name: 'Next' }).click();
  await expect(working(attention)).toContainText('Scaled score of query 2 and key 4');
  await radio('÷ √dk').press('ArrowRight');
  await expect(attention.getByText('No mask is set')).toBeVisible();
  await attention.getByRole('button', { name: 'Next' }).click();
  await expect(cell(attention, 'Weight of key 4 for query 2')).toHaveText('0.45');
  await attention.getByRole('button', { name: 'Next' }).click();
  await attention.getByRole('button', { name: 'Next' }).click();
  await expect(attention.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(attention.getByText('not yet computed')).toHaveCount(0);
});

test('the mask puts −∞ in, at its own step', async ({ page }) => {
  const attention = await open(page);
  await attention.getByRole('checkbox', { name: 'causal mask' }).check();
  await expect(cell(attention, 'Scaled score of query 2 and key 4')).toHaveText('−∞');
  await expect(cell(attention, 'Weight of key 4 for query 2')).toHaveText('0');
  await expect(attention.locator('.matrix.scaled td.masked')).toHaveCount(4 + 3 + 2);
  await cell(attention, 'Scaled score of query 2 and key 4').click();
  await expect(working(attention)).toContainText('Key 4 comes after query 2: the mask puts −∞ in the place of 0.735.');
  await attention.getByRole('radio', { name: '÷ √dk' }).check();
  await expect(cell(attention, 'Scaled score of query 2 and key 4')).toHaveText('0.73');
});

test('each rule divides by its own number', async ({ page }) => {
  const attention = await open(page);
  const scaled = cell(attention, 'Scaled score of query 1 and key 3');
  for (const [rule, text] of [
    ['none', '4.10'],
    ['linear', '1.03'],
    ['log', '2.96'],
    ['power', '2.05'],
    ['constant', '0.51'],
  ] as const) {
    await attention.getByLabel('Scale rule').selectOption(rule);
    await expect(scaled).toHaveText(text);
  }
  await attention.getByLabel('Constant c').fill('4.1');
  await expect(scaled).toHaveText('1.00');
});

test('ln dₖ is refused at dₖ = 1 beside the rule, and the last picture stays', async ({ page }) => {
  const attention = await open(page, '#v=1&attention.q=1,2&attention.k=1,1&attention.rule=log');
  const before = await pictures(attention);
  await attention.getByRole('button', { name: 'One fewer: entries in each query and key' }).click();
  await expect(attention.locator('#rule-error')).toContainText('outside the domain');
  expect(await pictures(attention)).toBe(before);
});

test('sizes change by one, and what was cut off comes back; random entries come from the seed', async ({ page }) => {
  const attention = await open(page);
  const size = (way: 'more' | 'fewer', name: string): Locator =>
    attention.getByRole('button', { name: `One ${way}: ${name}` });
  await entry(attention, 'V, value 5, entry 1').fill('7.5');
  await size('fewer', 'keys, each with a value').click();
  await expect(table(attention, 'weights, 3 × 4')).toBeVisible();
  await size('more', 'keys, each with a value').click();
  await expect(entry(attention, 'V, value 5, entry 1')).toHaveValue('7.5');
  await size('more', 'queries').click();
  await size('more', 'entries in each query and key').click();
  await size('more', 'entries in each value').click();
  await expect(table(attention, 'queries Q, 4 × 5')).toBeVisible();
  await expect(table(attention, 'output, 4 × 3')).toBeVisible();
  const random = attention.getByRole('button', { name: 'Random entries' });
  await random.click();
  await expect(attention.getByText('draw 1 of seed 1, to one decimal')).toBeVisible();
  const first = await entry(attention, 'Q, query 1, entry 1').inputValue();
  expect(first).toMatch(/^−?\d(\.\d)?$/);
  await random.click();
  await expect(attention.getByText('draw 2 of seed 1')).toBeVisible();
  await attention.getByText('The numbers as a table').click();
  await attention.getByLabel('Seed', { exact: true }).fill('x');
  await expect(attention.locator('#seed-error')).toContainText('is not a seed');
  await attention.getByLabel('Seed', { exact: true }).fill('99');
  await random.click();
  await expect(attention.getByText('draw 3 of seed 99')).toBeVisible();
});

const bad = ['NaN', 'inf', '', 'abc', '1e999', '1001', '-1000.5', '1 2', '<img src=x onerror=alert(1)>'];

test('a bad cell is named beside its matrix; the last picture stays and nothing typed is lost', async ({ page }) => {
  const attention = await open(page);
  const before = await pictures(attention);
  for (const [matrix, name] of [
    ['q', 'Q, query 3, entry 4'],
    ['k', 'K, key 2, entry 1'],
    ['v', 'V, value 1, entry 2'],
  ] as const) {
    for (const text of bad) {
      const field = entry(attention, name);
      await field.fill(text);
      await field.blur();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const error = attention.locator(`#${matrix}-error`);
      await expect(error).toContainText(name);
      const permitted = ['1001', '-1000.5'].includes(text)
        ? /Entries must stay between −1000 and 1000\.$/
        : /Allowed: −1000 to 1000\.$/;
      await expect(error).toHaveText(permitted);
      if (text !== '') await expect(error).toContainText(text.slice(0, 20));
      expect(await pictures(attention)).toBe(before);
    }
  }
  await attention.getByRole('button', { name: 'Reset' }).click();
  await expect(attention.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('each matrix is one tab stop; arrow keys go from cell to cell, and read the bars', async ({ page }) => {
  const attention = await open(page);
  const first = entry(attention, 'Q, query 1, entry 1');
  await first.focus();
  await first.press('ArrowDown');
  await expect(entry(attention, 'Q, query 2, entry 1')).toBeFocused();
  await entry(attention, 'Q, query 2, entry 1').press('ArrowRight');
  await expect(entry(attention, 'Q, query 2, entry 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry(attention, 'K, key 1, entry 1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(entry(attention, 'K, key 2, entry 1')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(cell(attention, 'Score of query 1 and key 2')).toBeFocused();
  await expect(working(attention)).toContainText('Score of query 1 and key 2');
  await expect(attention.locator('.matrix [tabindex="0"]')).toHaveCount(7);
  const bars = attention.getByRole('slider', { name: /^Bars: the weights/ });
  await expectRead(bars, 'query 2, key 1: 28.3% with ÷ √dₖ, 25.1% undivided', 'PageUp', 'Enter');
  await expect(working(attention)).toContainText('Weight of key 1 for query 2');
});

test('a link restores the picture to the digit, without asking first', async ({ page }) => {
  const attention = await open(page);
  await entry(attention, 'Q, query 2, entry 3').fill('-0.125');
  await attention.getByRole('button', { name: 'One more: queries' }).click();
  await attention.getByLabel('Scale rule').selectOption('power');
  await attention.getByLabel('Exponent p').fill('0.75');
  await attention.getByRole('checkbox', { name: 'causal mask' }).check();
  await attention.getByRole('radio', { name: '· V' }).check();
  await attention.getByLabel('Exponent p').blur();
  await expect(page).toHaveURL(/attention\.step=output/);
  await expect(page).toHaveURL(/attention\.q=[^&]*-0\.125/);
  const other = await expectRestored(attention, open);
  await expect(entry(other, 'Q, query 2, entry 3')).toHaveValue('−0.125');
});

test('a link whose matrices do not fit together is made to fit, and said', async ({ page }) => {
  const attention = await open(page, '#v=1&attention.k=1,2;3,4');
  await expect(attention.locator('#q-fault')).toContainText('3 × 4');
  await expect(attention.locator('#q-fault')).toContainText('Allowed: 3 × 2');
  await expect(table(attention, 'queries Q, 3 × 2')).toBeVisible();
  await expect(table(attention, 'values V, 2 × 2')).toBeVisible();
  await expect(cell(attention, 'Score of query 1 and key 2')).toHaveText('1.20');
});

test('what is laid out on a wide screen is as narrow as paper where it is printed', async ({ page }) => {
  const attention = await open(page);
  const flow = attention.locator('.flow.wide');
  await expect(flow).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A page of A4 with margins of a centimetre.
  const reaches = await flow.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return (
      Math.max(...[...element.querySelectorAll('.matrix')].map((each) => each.getBoundingClientRect().right)) - left
    );
  });
  expect(reaches).toBeLessThanOrEqual(718);
});
