// Temperature: four patterns, the question and the odds that answer it, sliders, queries, curves, bad input, and links.
import type { Locator } from '@playwright/test';
import { button, drawn, expectRead, expectRestored, field, opens, savedRows, slider } from './page/laboratory.ts';
import { askFirst, expect, pictures, saved, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-temperature', async (temperature) => {
  await expect(temperature.getByRole('slider', { name: /^Weights of 8 queries/ })).toHaveCount(1);
  await expect(temperature.locator('figure')).toHaveCount(1);
  await unfold(temperature);
  await expect(temperature.getByRole('slider', { name: /^Weights of 8 queries over .* at τ = 2\. / })).toBeVisible();
  // The mean peaks of fresh vectors come in a task of their own.
  await expect(temperature.locator('.dimensions .dk-role-raw .dk-point').first()).toBeVisible();
});

const pattern = (temperature: Locator, at: string, keys = '8 keys'): Locator =>
  temperature.getByRole('slider', { name: `Weights of 8 queries over ${keys} at τ = ${at}. ` });

test('four patterns are alive before any guess; the odds come with the answer, the square', async ({ page }) => {
  const temperature = await open(page);
  await askFirst(temperature);
  await expect(temperature.getByText('Guess first')).toBeVisible();
  for (const at of ['2', '1', '0.5', '0.25'])
    await expect(pattern(temperature, at).locator('.cells .dk-bar')).toHaveCount(64);
  await expect(temperature.getByRole('status')).toContainText('takes 87% of its weight, at τ = 1 it takes 32%');
  await expect(temperature.locator('.ladder')).toHaveCount(0);
  await expect(temperature.locator('.bars')).toHaveCount(0);
  await temperature.getByRole('button', { name: 'It depends on the other keys' }).click();
  await expect(temperature.getByText('What comes out: 4, the square.')).toBeVisible();
  await expect(temperature.locator('.bars')).toHaveCount(4);
  const ladder = temperature.getByRole('group', { name: /key 4, query 5 puts this much on key 1/ });
  await expect(ladder.getByRole('img')).toHaveCount(4);
  await expect(ladder.getByRole('img').nth(1)).toHaveAccessibleName('0.750 squared is about 0.562');
});

test('your temperature changes your pattern and no other', async ({ page }) => {
  const temperature = await open(page);
  await skipGuess(temperature);
  const others = (): Promise<string[]> => Promise.all(['2', '1', '0.5'].map((at) => drawn(pattern(temperature, at))));
  const before = await others();
  await field(temperature, 'Your temperature τ').fill('0,1');
  await expect(pattern(temperature, '0.1')).toBeVisible();
  await expect(temperature.getByRole('status')).toContainText('At τ = 0.1');
  expect(await others()).toEqual(before);
  // Not half of 0.5: nothing is said to be squared.
  await expect(temperature.locator('.squared')).toHaveCount(2);
  await slider(temperature, 'Your temperature τ').press('End');
  await expect(field(temperature, 'Your temperature τ')).toHaveValue('10');
  await expect(temperature.getByRole('status')).toContainText(/takes 1[34]% of its weight/);
});

test('each query can have a temperature of its own: its length stands in the place of √dₖ', async ({ page }) => {
  const temperature = await open(page, '#v=1&temperature.d=4');
  const before = await drawn(pattern(temperature, '1'));
  await temperature.getByRole('checkbox', { name: /^a τ of its own/ }).check();
  await expect(temperature.getByText('scores ÷ 0.5 |q|')).toBeVisible();
  await expect(temperature.getByRole('status')).toContainText('has the length |q| = 1.90');
  expect(await drawn(pattern(temperature, '1'))).not.toBe(before);
});

test('curves are read by keys and set by Enter, a row is picked; the file holds every weight', async ({ page }) => {
  const temperature = await open(page);
  const text = (await saved(temperature, 'CSV')).toString();
  expect(text).toContain('temperature,query,key,raw_score,query_length,scaled_score,weight');
  expect(text.split('\r\n').filter((line) => /^(2|1|0\.5|0\.25),\d,\d,/.test(line))).toHaveLength(256);
  const curve = temperature.getByRole('slider', { name: /^Peak weight of each query/ });
  await expectRead(curve, /^peak weight 0\.8\d+ at τ = 0\.24$/);
  await expectRead(curve, / at τ = 0\.26$/, 'ArrowRight');
  await curve.press('Enter');
  await expect(field(temperature, 'Your temperature τ')).toHaveValue('0.26');
  await curve.press('Home');
  await expect(field(temperature, 'Your temperature τ')).toHaveValue('0.26');
  await curve.press('Enter');
  await expect(field(temperature, 'Your temperature τ')).toHaveValue('0.1');
  await pattern(temperature, '1').focus();
  // The sentence follows after a pause.
  await expect(temperature.getByRole('status')).toContainText('At τ = 0.1 ');
  const query = await temperature.getByRole('status').textContent();
  await expectRead(pattern(temperature, '1'), /^query 4, key 1: /, 'PageDown');
  await expect(temperature.getByRole('status')).toHaveText(query ?? '');
  await pattern(temperature, '1').press('Enter');
  await expect(temperature.getByRole('status')).toContainText('query 4');
  await pattern(temperature, '2').click({ position: { x: 60, y: 12 } });
  await expect(temperature.getByRole('status')).toContainText('query 1');
  await expect(temperature.getByText('Query 1 in front')).toBeVisible();
  await expect(page).toHaveURL(/temperature\.query=1/);
});

test('other vectors are another draw of the same seed, and come back; dₖ changes the divisors', async ({ page }) => {
  const temperature = await open(page);
  const first = await drawn(pattern(temperature, '1'));
  await temperature.getByRole('button', { name: 'Other vectors' }).click();
  await expect.poll(() => drawn(pattern(temperature, '1'))).not.toBe(first);
  await temperature.getByText('The numbers as a table').click();
  await expect(field(temperature, 'Draw')).toHaveValue('1');
  await field(temperature, 'Draw').fill('0');
  await expect.poll(() => drawn(pattern(temperature, '1'))).toBe(first);
  await field(temperature, 'Seed').fill('2');
  await expect.poll(() => drawn(pattern(temperature, '1'))).not.toBe(first);
  await slider(temperature, 'dₖ').press('End');
  await expect(field(temperature, 'dₖ')).toHaveValue('512');
  await expect(temperature.getByText('scores ÷ 22.63')).toBeVisible();
  await expect(temperature.getByRole('status')).toContainText('is 512 in both');
  await field(temperature, 'dₖ').fill('3');
  await expect(temperature.getByText('scores ÷ 1.732')).toBeVisible();
});

test('a link restores the picture to the digit, without asking first', async ({ page }) => {
  const temperature = await open(page);
  await field(temperature, 'Your temperature τ').fill('0.333');
  await field(temperature, 'dₖ').fill('17');
  await temperature.getByRole('checkbox', { name: /^a τ of its own/ }).check();
  await temperature.getByRole('button', { name: 'Other vectors' }).click();
  await skipGuess(temperature);
  await expect(page).toHaveURL(/temperature\.tau=0\.333&temperature\.each=on&temperature\.d=17&temperature\.draw=1/);
  await expectRestored(temperature, open);
});

test('a temperature out of range in a link is clamped, with a note', async ({ page }) => {
  const temperature = await open(page, '#v=1&temperature.tau=1000&temperature.d=x');
  await expect(temperature.getByText(/sets Your temperature τ to “1000”.*showing 100/)).toBeVisible();
  await expect(field(temperature, 'Your temperature τ')).toHaveValue('100');
  await expect(field(temperature, 'dₖ')).toHaveValue('64');
});

const keysButton = (temperature: Locator, keys: string): Locator =>
  button(temperature.getByRole('group', { name: 'Keys' }), keys);

test('with 8, 64 or 512 keys every figure counts all of them, and eight are drawn', async ({ page }) => {
  const temperature = await open(page);
  await skipGuess(temperature);
  const eight = await pictures(temperature);
  const status = await temperature.getByRole('status').textContent();
  await expect(keysButton(temperature, '8')).toHaveAttribute('aria-pressed', 'true');
  for (const [keys, ends] of [
    ['64', '4.16'],
    ['512', '6.24'],
  ] as const) {
    await keysButton(temperature, keys).click();
    await expect(keysButton(temperature, keys)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`temperature\\.keys=${keys}`));
    await expect(temperature.getByText(`The columns are the 8 strongest of ${keys} keys for query 5.`)).toBeVisible();
    await expect(temperature.getByText(`ln ${keys}, the most that ${keys} keys can have`)).toBeVisible();
    await expect(temperature.getByText(`Peak weight among ${keys} keys.`)).toBeVisible();
    await expect(temperature.locator('.dimensions .dk-role-raw .dk-point')).toHaveCount(10);
    for (const at of ['2', '1', '0.5', '0.25']) {
      const shown = pattern(temperature, at, `the 8 strongest of ${keys} keys for query 5`);
      await expect(shown.locator('.cells .dk-bar')).toHaveCount(64);
    }
    // At the highest temperature of the axis the entropy is nearly that of keys alike.
    const entropy = temperature.getByRole('slider', { name: /^Entropy of each query/ });
    await expectRead(entropy, new RegExp(`^entropy ${ends.slice(0, 3)}\\d* at τ = 10$`), 'End');
  }
  await keysButton(temperature, '8').click();
  await expect(temperature.locator('.dimensions .dk-role-raw .dk-point')).toHaveCount(10);
  await expect(temperature.getByRole('status')).toHaveText(status ?? '');
  await expect.poll(() => pictures(temperature)).toBe(eight);
  await expect(page).not.toHaveURL(/temperature\.keys/);
});

test('the ladder names the two strongest of all keys, and another query has columns of its own', async ({ page }) => {
  const temperature = await open(page, '#v=1&temperature.keys=512');
  const shown = pattern(temperature, '1', 'the 8 strongest of 512 keys for query 5');
  await shown.focus();
  await shown.press('Home');
  const first = /key (\d+): /.exec((await shown.getAttribute('aria-valuetext')) ?? '')?.[1] ?? '';
  await expect(
    temperature.getByRole('group', { name: `For each unit of weight on key ${first}, query 5` }),
  ).toBeVisible();
  await shown.press('PageUp');
  await shown.press('Enter');
  await expect(temperature.getByText('8 strongest of 512 keys for query 2.')).toBeVisible();
  await expect(pattern(temperature, '1', 'the 8 strongest of 512 keys for query 2')).toBeVisible();
});

test('other numbers of keys are typed by the table; fewer than eight are drawn alone', async ({ page }) => {
  const temperature = await open(page, '#v=1');
  await temperature.getByText('The numbers as a table').click();
  await field(temperature, 'Keys').fill('3');
  await expect(pattern(temperature, '1', '3 keys').locator('.cells .dk-bar')).toHaveCount(24);
  await expect(temperature.getByText('ln 3, the most that 3 keys can have')).toBeVisible();
  await field(temperature, 'Keys').fill('100');
  await expect(temperature.getByText('The weights of query 5: its 8 strongest of 100 keys')).toBeVisible();
  for (const count of ['8', '64', '512'])
    await expect(keysButton(temperature, count)).toHaveAttribute('aria-pressed', 'false');
});

test('the file of many keys names them and holds the query that is looked at', async ({ page }) => {
  const temperature = await open(page, '#v=1&temperature.keys=512&temperature.query=2');
  const text = (await saved(temperature, 'CSV')).toString();
  expect(text).toMatch(/keys[:,=] ?512/);
  expect(text.split('\r\n').filter((line) => /^(2|1|0\.5|0\.25),2,\d+,/.test(line))).toHaveLength(2048);
});

test('a causal mask leaves each query the keys up to its own place, and off is as before', async ({ page }) => {
  const temperature = await open(page);
  await skipGuess(temperature);
  const before = await drawn(pattern(temperature, '1'));
  const mask = temperature.getByRole('checkbox', { name: /^causal mask/ });
  await mask.check();
  await expect(page).toHaveURL(/temperature\.causal=on/);
  await expect(temperature.getByText('the queries stand evenly in a text of 8 tokens')).toBeVisible();
  // A triangle of cells: 1 + 2 + … + 8.
  for (const at of ['2', '1', '0.5', '0.25'])
    await expect(pattern(temperature, at).locator('.cells .place')).toHaveCount(36);
  const cells = pattern(temperature, '0.25');
  await expectRead(cells, 'query 1, key 1: 100.0%', 'Home');
  await expectRead(cells, 'query 1, key 2: masked', 'ArrowRight');
  await cells.press('Enter');
  // One key has no odds and no picture over dₖ, and it says so.
  await expect(temperature.getByRole('status')).toContainText('takes 100% of its weight, at τ = 1 it takes 100%');
  await expect(temperature.locator('.ladder')).toHaveCount(0);
  await expect(temperature.locator('.dimensions')).toHaveCount(0);
  await expect(temperature.getByText('one key, which takes all its weight at every dₖ')).toBeVisible();
  await expect(temperature.getByText('In nats. A single key has none at any τ.')).toBeVisible();
  await temperature.getByText('The numbers as a table').click();
  await temperature.locator('#query').fill('5');
  await expect(temperature.locator('.dimensions')).toContainText('among 5 keys');
  await mask.uncheck();
  await expect.poll(() => drawn(pattern(temperature, '1'))).toBe(before);
});

test('a causal mask over 64 keys takes the strongest of those that the query has', async ({ page }) => {
  const temperature = await open(page, '#v=1&temperature.keys=64&temperature.causal=on&temperature.query=2');
  await expect(temperature.getByText('a text of 64 tokens')).toBeVisible();
  await expect(temperature.getByText(/dashed: ln 16/)).toBeVisible();
  // 8 + 16 + … + 64 keys at four temperatures.
  expect(await savedRows(temperature, /^[\d.]+,\d+,/)).toHaveLength(4 * 288);
});
