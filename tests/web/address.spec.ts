// State in the address: there and back, through history, and unharmed by whatever somebody puts there.
import { expectRestored, opens } from './page/laboratory.ts';
import { expect, open, openVariance, openWorked, skipGuess, test } from './page/test.ts';

/** The opening without the chapters after it. */
const openAlone = opens('dk-opening', (opening) => expect(opening.getByRole('img').first()).toBeVisible());

test('the opening comes back exactly from its address', async ({ page }) => {
  const opening = await openAlone(page);
  await opening.locator('#dimension').press('PageUp');
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await opening.getByText('The numbers as a table').click();
  await opening.getByLabel('Seed', { exact: true }).fill('18446744073709551615');
  await expect(page).toHaveURL(/opening\.seed=18446744073709551615/);
  await expect(page).toHaveURL(/opening\.d=128/);
  await expectRestored(opening, openAlone);
});

test('the sweep comes back exactly from its address', async ({ page }) => {
  const fragment = '#v=1&variance.seed=7&variance.samples=300&variance.keys=4&variance.d=1,4,64&variance.focus=4';
  const variance = await openVariance(page, fragment);
  await expect(variance.getByLabel('Seed', { exact: true })).toHaveValue('7');
  await expect(variance.getByLabel('Grid of dₖ', { exact: true })).toHaveValue('1,4,64');
  await expect(variance.getByText('300 samples for each of 3 values')).toBeVisible();
  const other = await expectRestored(variance, openVariance);
  await expect(other.getByText('300 samples for each of 3 values')).toBeVisible();
});

test('the worked example comes back with inputs, rule and own printed figures', async ({ page, context }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('scores', { exact: true }).fill('3, 1');
  await worked.getByLabel('Scale rule').selectOption('constant');
  await worked.getByLabel('Constant c').fill('2');
  await worked.getByLabel('printed figure for weight 1').fill('0.73');
  await expect(page).toHaveURL(/worked-example\.printed=weight-1:0\.73/);
  const other = await openWorked(await context.newPage(), new URL(page.url()).hash);
  await expect(other.getByLabel('scores', { exact: true })).toHaveValue('3, 1');
  await expect(other.getByLabel('Constant c')).toHaveValue('2');
  await expect(other.getByLabel('printed figure for weight 1')).toHaveValue('0.73');
  await expect(other.getByRole('row', { name: /weight 1/ }).first()).toContainText('agrees');
});

test('back and forward go through the states, and Copy link gives the present one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const opening = await openAlone(page);
  const slider = opening.locator('#dimension');
  await slider.press('End');
  await expect(page).toHaveURL(/opening\.d=4096/);
  await slider.press('Home');
  await expect(page).toHaveURL(/opening\.d=1$/);
  await page.goBack();
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 4,096\./);
  await page.goBack();
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 64\./);
  await page.goForward();
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 4,096\./);
  await opening.locator('#dimension').press('End');
  await opening.getByRole('button', { name: 'Copy link' }).click();
  await expect(opening.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('opening.d=4096');
});

test('Reset brings the start values back, and empties the address', async ({ page }) => {
  const opening = await openAlone(page, '#v=1&opening.d=4&opening.draw=5');
  const slider = opening.locator('#dimension');
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 4\./);
  await opening.getByRole('button', { name: 'Reset' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 64\./);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('out of range is clamped, with a note that names parameter, value and range', async ({ page }) => {
  const opening = await openAlone(page, '#v=1&opening.d=1000000000&opening.seed=18446744073709551616');
  const note = opening.locator('.note');
  await expect(note.filter({ hasText: '1000000000' })).toContainText('1 to 4096');
  await expect(note.filter({ hasText: 'Seed' })).toContainText('18446744073709551615');
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 4,096\./);
});

test('a d between two stops is shown at the nearer one, and said', async ({ page }) => {
  const opening = await openAlone(page, '#v=1&opening.d=100');
  await expect(opening.getByText('dₖ = 100 was asked for')).toBeVisible();
  await opening.locator('#dimension').press('ArrowRight');
  await expect(opening.getByText('was asked for')).toHaveCount(0);
});

test('an address that cannot be read is noted on a page that is already open', async ({ page }) => {
  const { opening } = await open(page);
  await page.goto('./chapters.html#v=1&opening.d=abc');
  await expect(opening.locator('.note')).toContainText('“abc”');
  await expect(opening.locator('.note')).toContainText('Allowed: 1 to 4096; showing 64');
  await page.goto('./chapters.html#v=1&opening.d=64');
  await expect(opening.locator('.note')).toHaveCount(0);
});

test('figures in a link that the core refuses are named, and the source stays on show', async ({ page }) => {
  const worked = await openWorked(page, '#v=1&worked-example.inputs=d_k:0');
  await expect(worked.getByLabel('dₖ', { exact: true })).toHaveValue('0');
  await expect(worked.locator('#input-d_k-error')).toContainText('Allowed');
  await expect(worked.getByRole('status')).toContainText('a divisor of 8');
  await worked.getByLabel('dₖ', { exact: true }).fill('16');
  await expect(worked.getByRole('status')).toContainText('a divisor of 4');
});

test('an example that does not exist is named, and the first is shown', async ({ page }) => {
  const worked = await openWorked(page, '#v=1&worked-example.id=no-such-example');
  await expect(worked.locator('#example-error')).toContainText('no-such-example');
  await expect(worked.getByLabel('scores', { exact: true })).toHaveValue('14, 10, 12');
});

const hostile = [
  '#v=1&opening.d=<script>alert(1)</script>',
  '#v=1&opening.seed=%E0%A4%A',
  '#v=1&opening.d=NaN&opening.seed=&opening.draw=1e999',
  '#v=99&opening.d=4',
  '#v=1&opening.__proto__=1&opening.constructor=2',
  `#v=1&opening.seed=${'9'.repeat(30_000)}`,
  '#v=1&worked-example.id=no-such-example&worked-example.inputs=scores:abc',
  '#&&&===%%%',
];

for (const fragment of hostile) {
  test(`an address like ${fragment.slice(0, 48)} does no harm`, async ({ page }) => {
    const { opening } = await open(page, fragment);
    await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 64\./);
    if (/opening\.(d|seed)=/.test(fragment)) await expect(opening.locator('.note').first()).toBeVisible();
    const worked = page.locator('dk-worked-example');
    await worked.scrollIntoViewIfNeeded();
    await expect(worked.getByLabel('Example', { exact: true })).toBeVisible();
    await skipGuess(worked);
    await expect(worked.getByRole('table')).toBeVisible();
  });
}

test('a chapter can be named in the address, and its links keep the state', async ({ page }) => {
  const { opening } = await open(page, '#v=1&opening.d=4');
  await page.getByRole('navigation').getByRole('link', { name: 'Published examples, checked' }).click();
  await expect(page.getByRole('heading', { name: 'Published examples, checked' })).toBeInViewport();
  await expect(page).toHaveURL(/opening\.d=4/);
  await page.goto('./chapters.html#by-measuring');
  await expect(opening.locator('.note')).toHaveCount(0);
});
