// The trained model: what was recorded, the small model at work on a text, and its loss under every divisor. A file of the reader's own:
// trained-own.spec.ts.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { askFirst, expect, saved, skipGuess, test, unfold } from './page/test.ts';
import { gridOf, headsOf, loadSmall, openTrained, patternOf, said, valleyOf, words } from './page/trained.ts';

const folder = new URL('../../web/laboratories/trained/recorded/', import.meta.url);
const recorded = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
const grid = recorded('grid') as { divisors: number[]; median: number[][]; least: number[] };
const ablation = recorded('ablation') as { runs: unknown[] };
const text = recorded('text') as { bitsByPyTorch: Record<string, number>; sentences: string[] };

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

test('the recorded losses are there at once, with best divisors, and no model is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const trained = await openTrained(page);
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
  const trained = await openTrained(page);
  await askFirst(trained);
  await expect(gridOf(trained).locator('.figure')).toHaveCount(0);
  await expect(said(trained)).toHaveText('');
  const right = String(grid.divisors[grid.least[0] ?? 0]);
  await trained.getByRole('button', { name: right, exact: true }).click();
  await expect(gridOf(trained).locator('.figure')).toHaveCount(25);
  await expect(trained.getByText(`÷ ${right}:`).first()).toBeVisible();
});

// The model takes seconds to be fetched and run: one load serves all that is asked of it, and each step finds what the one before has left.
test('the small model at work: its heads, its losses, and which texts it takes', async ({ page }) => {
  test.slow();
  const trained = await openTrained(page);
  await test.step('the model is fetched when it is asked for: all heads, their figures, and the loss that PyTorch has of its file', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await loadSmall(trained);
    expect(asked.filter((address) => address.includes('.safetensors'))).toHaveLength(2);
    await expect(headsOf(trained).locator('.panel')).toHaveCount(8);
    await expect(trained.locator('.facts dd')).toHaveCount(5);
    for (const [factor, bits] of Object.entries(text.bitsByPyTorch))
      expect(Math.abs((await bitsAt(trained, factor)) - bits), factor).toBeLessThan(0.002);
    await expect(said(trained)).toContainText(
      /With ÷ √dk the loss on held-out text is [\d.]+ bits a character, the lowest of these divisors/,
    );
  });
  await test.step('a head is chosen in the picture or by its menus, and its pattern is that of the text', async () => {
    await skipGuess(trained);
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
  await test.step('before training the scores spread otherwise, and a divisor off √d raises the loss of the trained model', async () => {
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
    await trained.getByRole('textbox', { name: 'Divisor, in multiples of √dk' }).fill('1');
    await expect.poll(spreads).toEqual(after);
  });
  await test.step('a character that the model does not know is named, and nothing is lost', async () => {
    const before = await patternOf(trained).locator('.plus').getAttribute('d');
    await words(trained).fill('Ahab’s whale');
    await expect(trained.locator('#text-error')).toContainText('“’”');
    await expect(words(trained)).toHaveValue('Ahab’s whale');
    await expect(patternOf(trained).locator('.plus')).toHaveAttribute('d', before ?? '');
    await words(trained).fill("Ahab's whale");
    await expect(trained.locator('#text-error')).toHaveText('');
    await expect(patternOf(trained).locator('.plus')).not.toHaveAttribute('d', before ?? '');
    const typed = await patternOf(trained).locator('.plus').getAttribute('d');
    await trained.getByRole('button', { name: text.sentences[1] ?? '' }).click();
    await expect(words(trained)).toHaveValue(text.sentences[1] ?? '');
    await expect(patternOf(trained).locator('.plus')).not.toHaveAttribute('d', typed ?? '');
  });
  await test.step('a text that the small model cannot take is said beside its field with what it takes, and stays as typed', async () => {
    const error = trained.locator('#text-error');
    const before = await patternOf(trained).locator('.plus').getAttribute('d');
    for (const [typed, said] of [
      ['', 'Enter a value. Allowed: 1 to 1000.'],
      ['a', '“1” is out of range. Allowed: 2 to 128.'],
      ['ab '.repeat(43), 'Characters of the text: “129” is out of range. Allowed: 2 to 128.'],
      ['a'.repeat(1001), 'is too long. Allowed: 1 to 1000.'],
      ['naïve', '“ï”. Allowed: ↵ · ! " $'],
    ] as const) {
      await words(trained).fill(typed);
      await expect(error).toContainText(said);
      await expect(words(trained)).toHaveAttribute('aria-describedby', 'text-error');
      await words(trained).blur();
      await expect(words(trained)).toHaveValue(typed);
      await expect(trained.locator('[part="note"]')).toHaveCount(0);
      await expect(patternOf(trained).locator('.plus')).toHaveAttribute('d', before ?? '');
    }
    await words(trained).fill('ab');
    await expect(error).toHaveText('');
  });
});

test('a link restores text, weights, head and divisor once the model is there', async ({ page }) => {
  const trained = await openTrained(
    page,
    '#v=1&trained.text=whale%20ho&trained.weights=start&trained.factor=0.5&trained.layer=3&trained.head=2',
  );
  await loadSmall(trained);
  await expect(words(trained)).toHaveValue('whale ho');
  await expect(trained.getByRole('button', { name: 'before training' })).toHaveAttribute('aria-pressed', 'true');
  await expect(headsOf(trained).locator('.panel.picked .name')).toHaveText('3 · 2');
  await expect(said(trained)).toContainText('With ÷ 0.5 √dk');
  const file = (await saved(trained, 'CSV')).toString('utf8');
  expect(file).toMatch(/^head,.*,3,2,0\.5,dividedStd,/m);
  expect(file.match(/^loss,/gm)).toHaveLength(13);
});
