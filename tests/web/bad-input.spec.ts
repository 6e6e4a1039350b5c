// Bad input beyond what chapters/refused.spec.ts asks of every field: a bad entry of a list, what is refused by the core, attributes and links.
import { expect, open, openVariance, openWorked, test } from './page/test.ts';

test('the sweep names the bad entry of a grid, and takes the largest seed', async ({ page }) => {
  const variance = await openVariance(page);
  await variance.getByLabel('Grid of dₖ', { exact: true }).fill('1, 2, 0, 8');
  await expect(variance.locator('#dimensions-error')).toContainText('“0”');
  await variance.getByRole('button', { name: 'Reset' }).click();
  await expect(variance.locator('[aria-invalid=true]')).toHaveCount(0);
  const seed = variance.getByLabel('Seed', { exact: true });
  await seed.fill('18446744073709551615');
  await expect(seed).toHaveAttribute('aria-invalid', 'false');
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await variance.getByText('The numbers as a table').click();
  await expect(variance.getByRole('table').first()).toContainText('18446744073709551615');
});

test('the worked example goes on from what it has refused', async ({ page }) => {
  const worked = await openWorked(page);
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
