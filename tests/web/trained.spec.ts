// The trained model: what was recorded, the model at work on a text, its loss under every divisor, and a file of the reader's own.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { askFirst, bringNear, expect, only, saved, settled, skipGuess, test, unfold } from './page/test.ts';

const folder = new URL('../../web/laboratories/trained/recorded/', import.meta.url);
const recorded = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const grid = recorded('grid') as { divisors: number[]; median: number[][]; least: number[] };
const ablation = recorded('ablation') as { runs: unknown[] };
const text = recorded('text') as { bitsByPyTorch: Record<string, number>; sentences: string[] };
const weights = fileURLToPath(new URL('trained.safetensors', folder));

async function open(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(only('dk-trained', fragment));
  const trained = page.locator('dk-trained');
  await bringNear(trained);
  await expect(gridOf(trained)).toBeVisible();
  return trained;
}

async function load(trained: Locator): Promise<void> {
  await trained.getByRole('button', { name: 'Load the model' }).click();
  await expect(headsOf(trained)).toBeVisible({ timeout: 60_000 });
  await expect(valleyOf(trained)).toBeVisible({ timeout: 60_000 });
  await settled(trained);
}

const gridOf = (trained: Locator): Locator => trained.getByRole('slider', { name: /^Loss by the first spread/ });
const headsOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^A histogram of the divided scores/ });
const patternOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^Attention weights of the text/ });
const valleyOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^Loss of the model against its divisor/ });
const said = (trained: Locator): Locator => trained.locator('.live');
const words = (trained: Locator): Locator => trained.getByRole('textbox', { name: 'Text', exact: true });

/** The bits that the valley has at a factor, as they are read by keys. */
async function bitsAt(trained: Locator, factor: string): Promise<number> {
  const valley = valleyOf(trained);
  await valley.focus();
  await valley.press('Home');
  for (;;) {
    const read = (await valley.getAttribute('aria-valuetext')) ?? '';
    const [, at = '', bits = ''] = /÷ (?:([\d.]+) )?√dₖ: ([\d.]+) bits/.exec(read) ?? [];
    if ((at || '1') === factor) return Number(bits);
    await valley.press('ArrowRight');
    expect(await valley.getAttribute('aria-valuetext'), `no factor ${factor}`).not.toBe(read);
  }
}

test('the recorded losses are there at once, each row with its best divisor, and nothing of the model is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const trained = await open(page);
  const shown = await gridOf(trained).locator('.figure').allTextContents();
  expect(shown).toEqual(grid.median.flat().map((bits) => bits.toFixed(2)));
  await expect(gridOf(trained).locator('.best')).toHaveCount(grid.median.length);
  const [best = 0] = grid.least;
  await gridOf(trained).focus();
  for (let place = 0; place < best; place += 1) await gridOf(trained).press('ArrowRight');
  await expect(gridOf(trained)).toHaveAttribute('aria-valuetext', /Best divisor for this spread\.$/);
  await expect(said(trained)).toContainText(`spread 0.125 with divisor ${String(grid.divisors[best])}`);
  await expect(trained.locator('[data-figure="ablation"] .dk-point')).toHaveCount(ablation.runs.length);
  await unfold(trained);
  await expect(trained.locator('[data-figure^="valleys-"]')).toHaveCount(4);
  await trained.getByText('The numbers as a table').click();
  await expect(trained.getByRole('table')).toHaveCount(2);
  expect(asked.filter((address) => address.includes('safetensors') || address.includes('transformer'))).toEqual([]);
});

test('a guess hides the grid, and its answer is the best divisor of the smallest spread', async ({ page }) => {
  const trained = await open(page);
  await askFirst(trained);
  await expect(gridOf(trained).locator('.figure')).toHaveCount(0);
  await expect(said(trained)).toHaveText('');
  const right = String(grid.divisors[grid.least[0] ?? 0]);
  await trained.getByRole('button', { name: right, exact: true }).click();
  await expect(gridOf(trained).locator('.figure')).toHaveCount(25);
  await expect(trained.getByText(`÷ ${right}:`).first()).toBeVisible();
});

test('the model is fetched when it is asked for: all heads, their figures, and the loss that PyTorch has of its file', async ({
  page,
}) => {
  const trained = await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await load(trained);
  expect(asked.filter((address) => address.includes('.safetensors'))).toHaveLength(2);
  await expect(headsOf(trained).locator('.panel')).toHaveCount(8);
  await expect(trained.locator('.facts dd')).toHaveCount(5);
  for (const [factor, bits] of Object.entries(text.bitsByPyTorch))
    expect(Math.abs((await bitsAt(trained, factor)) - bits), factor).toBeLessThan(0.002);
  await expect(said(trained)).toContainText(
    /With ÷ √dk the loss on held-out text is [\d.]+ bits a character, the lowest of these divisors/,
  );
});

test('a head is chosen in the picture or by its menus, and its pattern is that of the text', async ({ page }) => {
  const trained = await open(page);
  await skipGuess(trained);
  await load(trained);
  const before = await patternOf(trained).locator('.plus').getAttribute('d');
  await headsOf(trained).focus();
  await headsOf(trained).press('End');
  await headsOf(trained).press('Enter');
  await expect(trained.getByRole('combobox', { name: 'Layer' })).toHaveValue('4');
  await expect(trained.getByRole('combobox', { name: 'Head' })).toHaveValue('2');
  await expect(page).toHaveURL(/trained\.layer=4/);
  await expect(patternOf(trained).locator('.plus')).not.toHaveAttribute('d', before ?? '');
  await trained.getByRole('combobox', { name: 'Layer' }).selectOption('1');
  await trained.getByRole('combobox', { name: 'Head' }).selectOption('1');
  await expect(patternOf(trained).locator('.plus')).toHaveAttribute('d', before ?? '');
  await patternOf(trained).focus();
  await patternOf(trained).press('Home');
  // The first token sees itself alone.
  await expect(patternOf(trained)).toHaveAttribute('aria-valuetext', /“T” to 1 “T”: 100\.0%/);
});

test('before training the scores spread otherwise, and a divisor off √d raises the loss of the trained model', async ({
  page,
}) => {
  const trained = await open(page);
  await load(trained);
  const spreads = (): Promise<string[]> => headsOf(trained).locator('.spread').allTextContents();
  const after = await spreads();
  const least = await bitsAt(trained, '1');
  expect(await bitsAt(trained, '4')).toBeGreaterThan(least);
  expect(await bitsAt(trained, '0.25')).toBeGreaterThan(least);
  await trained.getByRole('button', { name: 'before training' }).click();
  await expect.poll(spreads).not.toEqual(after);
  await trained.getByRole('button', { name: 'after training' }).click();
  await expect.poll(spreads).toEqual(after);
  await trained.getByRole('textbox', { name: 'Divisor, in multiples of √dk' }).fill('2');
  await expect(page).toHaveURL(/trained\.factor=2/);
  await expect.poll(spreads).not.toEqual(after);
  await expect(said(trained)).toContainText('With ÷ 2 √dk');
});

test('a character that the model does not know is named, and nothing is lost', async ({ page }) => {
  const trained = await open(page);
  await load(trained);
  const before = await patternOf(trained).locator('.plus').getAttribute('d');
  await words(trained).fill('Ahab’s whale');
  await expect(trained.locator('#text-error')).toContainText('“’”');
  await expect(words(trained)).toHaveValue('Ahab’s whale');
  await expect(patternOf(trained).locator('.plus')).toHaveAttribute('d', before ?? '');
  await words(trained).fill("Ahab's whale");
  await expect(trained.locator('#text-error')).toHaveText('');
  await expect(patternOf(trained).locator('.plus')).not.toHaveAttribute('d', before ?? '');
  await trained.getByRole('button', { name: text.sentences[1] ?? '' }).click();
  await expect(words(trained)).toHaveValue(text.sentences[1] ?? '');
});

test('a link restores text, weights, head and divisor once the model is there', async ({ page }) => {
  const trained = await open(
    page,
    '#v=1&trained.text=whale%20ho&trained.weights=start&trained.factor=0.5&trained.layer=3&trained.head=2',
  );
  await load(trained);
  await expect(words(trained)).toHaveValue('whale ho');
  await expect(trained.getByRole('button', { name: 'before training' })).toHaveAttribute('aria-pressed', 'true');
  await expect(headsOf(trained).locator('.panel.picked .name')).toHaveText('3 · 2');
  await expect(said(trained)).toContainText('With ÷ 0.5 √dk');
  const file = (await saved(trained, 'CSV')).toString('utf8');
  expect(file).toMatch(/^head,.*,3,2,0\.5,dividedStd,/m);
  expect(file.match(/^loss,/gm)).toHaveLength(13);
});

test('a file of the reader’s own is opened without sending anything, also offline once it is there, and closed again', async ({
  page,
  context,
}) => {
  const trained = await open(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
  });
  await trained.locator('#file').setInputFiles(weights);
  await expect(trained.locator('#file-error')).toContainText('trained.safetensors');
  const heads = trained.getByRole('textbox', { name: 'Heads of a layer' });
  await expect(heads).toBeVisible();
  await heads.fill('x');
  await expect(trained.getByRole('button', { name: 'Open with these heads' })).toBeDisabled();
  await heads.fill('2');
  await trained.getByRole('button', { name: 'Open with these heads' }).click();
  await expect(trained.getByText(/4 layers of 2 heads, width 128, 81 tokens/)).toBeVisible();
  await expect(headsOf(trained)).toBeVisible({ timeout: 60_000 });
  await expect(headsOf(trained).locator('.panel')).toHaveCount(8);
  await expect(said(trained)).toContainText(/loss on this text is [\d.]+ bits a character/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const before = await patternOf(trained).locator('.plus').getAttribute('d');
  await words(trained).fill('Loomings. Call me Ishmael.');
  await expect(patternOf(trained).locator('.plus')).not.toHaveAttribute('d', before ?? '', { timeout: 60_000 });
  expect(asked).toEqual([]);
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await trained.getByRole('button', { name: 'Close this file' }).click();
  await expect(headsOf(trained)).toHaveCount(0);
  await expect(trained.getByRole('button', { name: 'Load the model' })).toBeVisible();
});

test('a file that is no GPT-2 is refused by name beside the control, and what was open stays', async ({ page }) => {
  const trained = await open(page);
  await load(trained);
  const input = trained.locator('#file');
  const header = Buffer.from('{"h.0.x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}');
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(header.length));
  const other = Buffer.concat([length, header, Buffer.alloc(4)]);
  for (const [name, buffer, reason] of [
    ['empty.safetensors', Buffer.alloc(0), /empty\.safetensors is not shown/],
    ['page.safetensors', Buffer.from('<!doctype html><title>no weights</title>'), /page\.safetensors is not shown/],
    ['other.safetensors', other, /wte\.weight/],
  ] as const) {
    await input.setInputFiles({ name, mimeType: '', buffer });
    await expect(trained.locator('#file-error')).toContainText(reason);
    await expect(headsOf(trained).locator('.panel')).toHaveCount(8);
  }
  await expect(input).toHaveAttribute('aria-invalid', 'true');
});
