// Bad input: an error beside the control that names parameter, value and range; the last picture stays; nothing typed is lost.
import type { Locator } from '@playwright/test';
import { expect, open, openVariance, openWorked, pictures, settled, test } from './page/test.ts';

const numbers = ['NaN', 'inf', '-inf', '∞', '', 'abc', '1e999', '-1', '1.5', '<img src=x onerror=alert(1)>'];

/** Types a text and checks all that is promised of a refused one. */
async function refuses(laboratory: Locator, label: string, text: string): Promise<void> {
  const field = laboratory.getByLabel(label, { exact: true });
  const before = await pictures(laboratory);
  await field.fill(text);
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(text);
  const error = laboratory.locator(`#${(await field.getAttribute('id')) ?? ''}-error`);
  await expect(error).toContainText('Allowed');
  await expect(error).not.toContainText(label);
  if (text.trim() !== '') await expect(error).toContainText(text.trim().slice(0, 20));
  expect(await pictures(laboratory)).toBe(before);
}

test('the sweep refuses sizes, d, grids and seeds that are none', async ({ page }) => {
  const variance = await openVariance(page);
  const afresh = async (): Promise<void> => {
    await variance.getByRole('button', { name: 'Reset' }).click();
    await expect(variance.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
    await settled(variance);
  };

  await test.step('what is no sensible size', async () => {
    for (const text of [...numbers, '0', '1', '1000001', '1000000000']) await refuses(variance, 'Samples', text);
    for (const text of ['0', '1025', '1e999', '']) await refuses(variance, 'Keys', text);
    for (const text of ['1000001', '-4', '2.5']) await refuses(variance, 'Draw', text);
  });
  await afresh();

  await test.step('a d that is none is refused beside its slider, and the last picture stays', async () => {
    const before = await pictures(variance);
    const field = variance.getByRole('textbox', { name: 'dk in focus' });
    for (const text of ['0', '1000000000', '-4', '2.5', 'abc', '']) {
      await field.fill(text);
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(text);
      await expect(variance.locator('#focus-error')).toContainText('1 to 4096');
      expect(await pictures(variance)).toBe(before);
    }
  });
  await afresh();

  await test.step('a grid with a bad entry, which is named', async () => {
    for (const text of ['0', '1000000000', 'NaN', '4097']) await refuses(variance, 'Grid of dₖ', text);
    await variance.getByLabel('Grid of dₖ', { exact: true }).fill('1, 2, 0, 8');
    await expect(variance.locator('#dimensions-error')).toContainText('“0”');
    await refuses(variance, 'Grid of dₖ', '');
  });
  await afresh();

  await test.step('seeds beyond 64 bits; the largest is none of them', async () => {
    for (const text of ['18446744073709551616', '-1', '1.5', '0x10', '1e3', 'NaN', '']) {
      await refuses(variance, 'Seed', text);
    }
    const seed = variance.getByLabel('Seed', { exact: true });
    await seed.fill('18446744073709551615');
    await expect(seed).toHaveAttribute('aria-invalid', 'false');
    await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
    await variance.getByText('The numbers as a table').click();
    await expect(variance.getByRole('table').first()).toContainText('18446744073709551615');
  });
});

test('the opening refuses bad seeds and draws', async ({ page }) => {
  const { opening } = await open(page);
  await opening.getByText('The numbers as a table').click();
  for (const text of ['18446744073709551616', 'x', '']) await refuses(opening, 'Seed', text);
  for (const text of ['NaN', '-1', '1000001', '1e999', '']) await refuses(opening, 'Draw', text);
});

test('the worked example refuses bad scores and dimensions', async ({ page }) => {
  const worked = await openWorked(page);
  for (const text of ['NaN', '14, inf', '14, abc', '14, 1e999', '']) {
    const field = worked.getByLabel('scores', { exact: true });
    const before = await pictures(worked);
    await field.fill(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(text);
    await expect(worked.locator('#input-scores-error')).toContainText('Allowed');
    await expect(worked.locator('#input-scores-error')).not.toContainText('scores:');
    expect(await pictures(worked)).toBe(before);
  }
  await worked.getByLabel('scores', { exact: true }).fill('14, 10, 12');
  for (const text of ['0', '1000000000', '-64', 'NaN', '']) {
    const field = worked.getByLabel('dₖ', { exact: true });
    await field.fill(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(worked.locator('#input-d_k-error')).toContainText('Allowed');
    await expect(field).toHaveValue(text);
  }
  const d = worked.getByLabel('dₖ', { exact: true });
  await test.step('a permitted value after a refused one is taken at once', async () => {
    await d.fill('0');
    await expect(d).toHaveAttribute('aria-invalid', 'true');
    await d.fill('16');
    await expect(d).toHaveAttribute('aria-invalid', 'false');
    await expect(worked.getByRole('status')).toContainText('a divisor of 4');
  });
  await test.step('a decimal comma is understood', async () => {
    await worked.getByLabel('scores', { exact: true }).fill('1,5; 2,5');
    await expect(worked.getByRole('img', { name: 'Scores of the keys: 1.5, 2.5.' })).toBeVisible();
  });
  await test.step('a d outside the domain of the rule is refused beside its control', async () => {
    await worked.getByLabel('Scale rule').selectOption('log');
    await d.fill('1');
    await expect(worked.locator('#input-d_k-error')).toContainText('⚠ “1” is outside the domain of the rule');
  });
  await test.step('Reset drops what was refused', async () => {
    const field = worked.getByLabel('scores', { exact: true });
    await field.fill('14, abc');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await worked.getByRole('button', { name: 'Reset' }).click();
    await expect(field).toHaveValue('14, 10, 12');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  });
});

test('refused attributes are said beside their controls', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const element = document.createElement('dk-opening');
    element.id = 'second';
    element.setAttribute('seed', '-5');
    element.setAttribute('draw', '3');
    document.querySelector('main')?.append(element);
  });
  const second = page.locator('#second');
  await expect(second.getByRole('img').first()).toBeVisible();
  await second.getByText('The numbers as a table').click();
  await expect(second.locator('#seed-error')).toContainText('“-5”');
  await expect(second.getByLabel('Draw', { exact: true })).toHaveValue('3');
});

test('a list that a link gives twice is refused with a note, and the source stays on show', async ({ page }) => {
  const worked = await openWorked(page, '#v=1&worked-example.inputs=scores:1,2;scores:3,4');
  await expect(worked.locator('.note')).toContainText('scores:1,2;scores:3,4');
  await expect(worked.getByLabel('scores', { exact: true })).toHaveValue('14, 10, 12');
});
