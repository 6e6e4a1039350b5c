// What a reader takes away from each laboratory: files that carry parameters, seed and version, and programs. And how the pictures
// look at the start values: geometry and text of the leading one are exactly those of the still picture that the page shows where it
// cannot compute, in English and in German, and all, unfolded, those in the folder looks. UPDATE_STILLS=1 makes both anew; look at them before they are committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { partOfTheDay, whole } from '../../seeds.ts';
import { expect, saved as savedFile, settled, test, unfold } from '../page/test.ts';
import { bring, laboratories, revealLeading } from './chapters.ts';

const here = dirname(fileURLToPath(import.meta.url));

const stillOf = (tag: string, name = 'still.svg'): string =>
  join(here, '../../../web/laboratories', tag.slice('dk-'.length), name);
const allOf = (tag: string): string => join(here, 'looks', `${tag}.svg`);

/** What is drawn is what the file holds. */
function isStill(file: string, drawn: string): void {
  if (process.env.UPDATE_STILLS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
  }
  expect(existsSync(file), `${file} is not there: UPDATE_STILLS=1 makes it`).toBe(true);
  expect(drawn).toBe(readFileSync(file, 'utf8'));
  expect(drawn).not.toMatch(/NaN|undefined|var\(|class=/);
}

async function saved(laboratory: Locator, format: Parameters<typeof savedFile>[1]): Promise<Buffer> {
  const file = await savedFile(laboratory, format);
  await expect(laboratory.getByText(`Saved as ${format}`)).toBeVisible();
  return file;
}

/** Its pictures with German words, as a page in German shows them; all is folded again then. */
async function inGerman(laboratory: Locator): Promise<string> {
  await laboratory.evaluate((element) => {
    element.setAttribute('lang', 'de');
  });
  await expect(laboratory.locator('section[lang="de"]')).toBeVisible();
  await settled(laboratory);
  return (await savedFile(laboratory, 'SVG')).toString('utf8');
}

interface Facts {
  'sqrt-dk': string;
  seed: string | null;
  parameters: Record<string, unknown>;
}

// The sweep that the still of the scalings shows takes forty seconds at its start values.
const quick = laboratories.filter((tag) => whole || tag !== 'dk-scalings');

for (const tag of partOfTheDay(quick, 22, 3)) {
  test(`${tag} leaves as its still picture, as CSV, JSON, SVG and PNG with parameters, seed and version, and as programs`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 900 });
    const laboratory = await bring(page, tag);
    await revealLeading(laboratory);
    test.slow();
    const csv = (await saved(laboratory, 'CSV')).toString('utf8');
    expect(csv).toMatch(/^# sqrt-dk,\d+\.\d+\.\d+/);
    const records = csv.trimEnd().split('\r\n');
    const columns = records.findIndex((record) => !/^"?#/.test(record));
    expect(records.length).toBeGreaterThan(columns + 1);
    expect(csv).not.toMatch(/NaN|undefined/);

    const json = JSON.parse((await saved(laboratory, 'JSON')).toString('utf8')) as Facts & { figures: object[] };
    expect(json['sqrt-dk']).toMatch(/^\d+\.\d+\.\d+/);
    expect(json.figures).toHaveLength(records.length - columns - 1);
    if (json.seed !== null) expect(csv).toContain(`# seed,${json.seed}`);

    const svg = (await saved(laboratory, 'SVG')).toString('utf8');
    isStill(stillOf(tag), svg);
    const text = /<metadata[^>]*>([^<]*)<\/metadata>/.exec(svg)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    const facts = JSON.parse(text) as Facts;
    expect(facts).toEqual({ 'sqrt-dk': json['sqrt-dk'], seed: json.seed, parameters: json.parameters });
    expect(svg).not.toMatch(/class=|var\(/);
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, svg);
    expect(Math.min(...size)).toBeGreaterThan(50);

    const png = await saved(laboratory, 'PNG');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(2 * Math.floor(size[0] ?? 0));

    if (await unfold(laboratory)) {
      await settled(laboratory);
      isStill(allOf(tag), (await saved(laboratory, 'SVG')).toString('utf8'));
    }

    for (const [name, imported] of [
      ['NumPy', 'import numpy'],
      ['PyTorch', 'import torch'],
    ] as const) {
      await laboratory.getByRole('button', { name: `Copy as ${name}` }).click();
      await expect(laboratory.getByText('Code copied')).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(imported);
    }

    isStill(stillOf(tag, 'still.de.svg'), await inGerman(laboratory));
  });
}
