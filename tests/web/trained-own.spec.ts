// A weight file of the reader's own in the laboratory of a trained model: opened, refused, cancelled, closed, and all its heads.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { small, writeGpt2 } from '../gpt2-file.ts';
import { whole } from '../seeds.ts';
import { asOnFirstVisit, longestTask } from './page/longest-task.ts';
import { expect, test } from './page/test.ts';
import {
  cellsOf,
  headsOf,
  loadSmall,
  openFile,
  openTrained,
  patternOf,
  said,
  valleyOf,
  words,
} from './page/trained.ts';

const weights = fileURLToPath(new URL('../../web/laboratories/trained/recorded/trained.safetensors', import.meta.url));

test('a text of too many or too few tokens is refused, also when something else is set', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('gpt2.safetensors');
  await writeGpt2(path, { ...small, layers: 1, width: 8, context: 16 });
  const trained = await openTrained(page);
  await openFile(trained, path, 2);
  await expect(trained.getByText(/1 layer of 2 heads, width 8, 50,257 tokens, context 16/)).toBeVisible();
  const error = trained.locator('#text-error');
  // Eighteen tokens: the text that is there at first.
  await expect(error).toContainText('Tokens of the text: “18” is out of range. Allowed: 2 to 16.');
  await words(trained).fill('a b c');
  await expect(error).toHaveText('');
  await expect(patternOf(trained)).toBeVisible();
  const marks = patternOf(trained).locator('.plus');
  for (const [typed, said] of [
    ['a', 'Tokens of the text: “1” is out of range. Allowed: 2 to 16.'],
    ['one two '.repeat(20), 'Tokens of the text: “41” is out of range. Allowed: 2 to 16.'],
    ['a'.repeat(600), 'is too long. Allowed: 0 to 512.'],
  ] as const) {
    const before = (await marks.getAttribute('d')) ?? '';
    expect(before).not.toBe('');
    await words(trained).fill(typed);
    await expect(error).toContainText(said);
    await expect(words(trained)).toHaveValue(typed);
    await expect(marks).toHaveAttribute('d', before);
    await trained.getByRole('slider', { name: /^Divisor/ }).press('ArrowRight');
    // The picture of the last text that was good follows, here and not after the next is typed.
    await expect(marks).not.toHaveAttribute('d', before);
    await expect(error).toContainText(said);
    await expect(trained.locator('[part="note"]')).toHaveCount(0);
    await expect(marks).toBeVisible();
  }
});

test('all heads are cells of one picture, and the layer of the chosen one has panels', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('gpt2.safetensors');
  await writeGpt2(path, { ...small, layers: 3, width: 24, context: 32 });
  const trained = await openTrained(page);
  await openFile(trained, path, 12);
  const cells = cellsOf(trained);
  await expect(cells).toBeVisible();
  await expect(headsOf(trained).locator('.panel .name')).toHaveText(
    Array.from({ length: 12 }, (_, head) => `1 · ${String(head + 1)}`),
  );
  // A histogram for each head, closed along its bottom.
  const drawn = (await cells.locator('.steps').getAttribute('d')) ?? '';
  expect(drawn.match(/Z/g)).toHaveLength(36);
  await cells.focus();
  await expect(cells).toHaveAttribute('aria-valuetext', /^Layer 1, head 1\. Standard deviation/);
  await cells.press('PageUp');
  await cells.press('ArrowRight');
  await cells.press('Enter');
  await expect(trained.getByRole('combobox', { name: 'Layer' })).toHaveValue('2');
  await expect(trained.getByRole('combobox', { name: 'Head' })).toHaveValue('2');
  await expect(headsOf(trained).locator('.panel.picked .name')).toHaveText('2 · 2');
  await expect(trained.getByText('Layer 2: scores of your text')).toBeVisible();
});

test('a file of 548 MB is shown, cancelled at once, and begun again', async ({ page, browser }, testInfo) => {
  test.skip(!whole, 'half a minute, and the disk; with --full');
  test.setTimeout(300_000);
  const path = testInfo.outputPath('model.safetensors');
  try {
    expect(await writeGpt2(path, small)).toBeGreaterThan(548e6);
    await asOnFirstVisit(page);
    const trained = await openTrained(page);
    const cancel = trained.getByRole('button', { name: 'Cancel' });
    const longest = await longestTask(browser, page, async () => {
      await trained.locator('#file').setInputFiles(path);
      await expect(cancel).toBeVisible({ timeout: 60_000 });
      await expect(valleyOf(trained)).toBeVisible({ timeout: 120_000 });
    });
    // 80 ms where it was measured.
    expect(longest.worked).toBeLessThan(300);
    await expect(trained.getByText(/12 layers of 12 heads, width 768, 50,257 tokens, context 1,024/)).toBeVisible();
    const before = await cellsOf(trained).locator('.steps').getAttribute('d');
    await words(trained).fill('The cat sat on the mat because it was tired.');
    await expect(cancel).toBeVisible();
    await expect
      .poll(() => trained.locator('.run progress').evaluate((bar: HTMLProgressElement) => bar.value))
      .toBeGreaterThan(0);
    // Another divisor is drawn from what is there.
    await trained.getByRole('slider', { name: /^Divisor/ }).press('ArrowRight');
    await expect(cellsOf(trained).locator('.steps')).not.toHaveAttribute('d', before ?? '');
    await expect(cancel).toBeVisible();
    await cancel.click();
    await expect(trained.getByText('What was on show stays.')).toBeVisible();
    await expect(words(trained)).toHaveValue('The cat sat on the mat because it was tired.');
    await trained.getByRole('button', { name: 'Run again' }).click();
    await expect(trained.getByText('Loss on the 11 tokens of your text')).toBeVisible({ timeout: 120_000 });
  } finally {
    await rm(path, { force: true });
  }
});

test('a file of the reader’s own is opened without sending anything, and closed', async ({ page, context }) => {
  const trained = await openTrained(page);
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
  const trained = await openTrained(page);
  await loadSmall(trained);
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
