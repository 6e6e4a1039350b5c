// Sweep and draws at once, and how long any one task of theirs holds the page.
import { opens } from './page/laboratory.ts';
import { expect, settled, skipGuess, test, unfold } from './page/test.ts';
import { asOnFirstVisit, longestTask } from './page/longest-task.ts';

test('while sweep and draws run no task works for more than 50 milliseconds', async ({ page, browser }) => {
  await asOnFirstVisit(page);
  const variance = await opens('dk-variance')(page);
  // What comes before, compiling the modules above all, is not the sweep's.
  await page.waitForTimeout(1000);
  const { worked, passed } = await longestTask(browser, page, async () => {
    await skipGuess(variance);
    await unfold(variance);
    await variance.getByLabel('Show what theory says').check();
    await variance.getByRole('button', { name: '× 1,000' }).click();
    await variance.getByRole('button', { name: '× 100,000' }).click();
    await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
    await expect(variance.getByRole('status')).toContainText('100,000 scores');
    await settled(variance);
  });
  test
    .info()
    .annotations.push({ type: 'longest task, ms', description: `${String(worked)}, ${String(passed)} passed` });
  expect(worked).toBeLessThanOrEqual(50);
});
