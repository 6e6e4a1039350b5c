// What is taken away from the opening, the worked examples and the measurement is the state on show: files carry the reader's own
// parameters, seed and version, and the copied code is what the laboratory's code module gives for them.
import type { Locator, Page } from '@playwright/test';
import type { CodeLanguage } from '../../web/kit/export/code.ts';
import { openingCode } from '../../web/laboratories/opening/program.ts';
import { pullRows } from '../../web/laboratories/opening/view.ts';
import { sizeCode } from '../../web/laboratories/variance/program.ts';
import { expect, open, openVariance, openWorked, saved, test } from './page/test.ts';

interface Facts {
  'sqrt-dk': string;
  seed: string | null;
  parameters: Record<string, unknown>;
}

interface Exported {
  tag: string;
  fragment: string;
  open: (page: Page, fragment: string) => Promise<Locator>;
  /** What the files say of themselves. */
  seed: string | null;
  parameters: Record<string, unknown>;
  /** Pictures in the image. */
  pictures: number;
  code: ((language: CodeLanguage) => string) | RegExp;
}

const rules = ['none', 'sqrt', 'linear', 'log', 'power', 'constant'];

const all: Exported[] = [
  {
    tag: 'dk-opening',
    fragment: '#v=1&opening.d=256&opening.draw=5&opening.seed=18446744073709551615',
    open: async (page, fragment) => (await open(page, fragment)).opening,
    seed: '18446744073709551615',
    parameters: { dimension: 256, draw: 5, draws: 64 },
    pictures: 3,
    code: (language) =>
      openingCode(language, { d: 256, keys: 8, draws: 64, rows: pullRows, seed: '18446744073709551615' }),
  },
  {
    tag: 'dk-worked-example',
    fragment: '#v=1&worked-example.inputs=scores:3,1;d_k:16&worked-example.rule=power&worked-example.p=0.25',
    open: openWorked,
    seed: null,
    parameters: { rule: 'power', 'rule parameter': 0.25, scores: '3 1', d_k: '16' },
    pictures: 3,
    code: /scores = .*\[3, 1\][^]*d_k = 16[^]*divisor = d_k \*\* 0\.25[^]*show\("weight", p\)/,
  },
  {
    tag: 'dk-variance',
    fragment:
      '#v=1&variance.seed=7&variance.samples=300&variance.d=1,4&variance.focus=4&variance.n=1000&variance.draw=2&variance.theory=on',
    open: openVariance,
    seed: '7',
    parameters: { samples: 300, keys: 8, focus: 4, draw: 2, draws: '1000', theory: 'on', 'rule power': 0.5 },
    pictures: 5,
    code: (language) =>
      sizeCode(language, {
        dimensions: [1, 4],
        samples: 300,
        keys: 8,
        seed: '7',
        focus: 4,
        draws: '1000',
        shown: rules.slice(0, 4),
        exponent: 0.5,
        constant: 8,
      }),
  },
];

/** Parameters of a CSV file: records whose name follows "# ". */
function parametersOf(csv: string): Map<string, string> {
  const records = csv.split('\r\n').filter((record) => /^"?# /.test(record));
  return new Map(
    records.map((record): [string, string] => {
      const [, name = '', value = ''] = /^"?# ([^,"]+)"?,"?([^"]*?)"?,*$/.exec(record) ?? [];
      return [name, value];
    }),
  );
}

/** Pixels of the image that a browser makes of it. */
function sizeOf(page: Page, svg: string): Promise<number[]> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, svg);
}

/** CSV and JSON have parameters, seed and version, and the same figures. */
async function figuresAgree(laboratory: Locator, { seed, parameters }: Exported): Promise<void> {
  const csv = (await saved(laboratory, 'CSV')).toString();
  const given = parametersOf(csv);
  expect(given.get('sqrt-dk')).toMatch(/^\d+\.\d+\.\d+/);
  expect(given.get('seed')).toBe(seed ?? undefined);
  for (const [name, value] of Object.entries(parameters)) expect(given.get(name), name).toBe(String(value));

  const json = JSON.parse((await saved(laboratory, 'JSON')).toString()) as Facts & {
    figures: Record<string, unknown>[];
  };
  expect(json).toMatchObject({ 'sqrt-dk': given.get('sqrt-dk'), seed, parameters });
  const rows = csv
    .trimEnd()
    .split('\r\n')
    .filter((record) => !/^"?# /.test(record));
  expect(json.figures).toHaveLength(rows.length - 1);
  expect(Object.keys(json.figures[0] ?? {}).join(',')).toBe(rows[0]?.replaceAll('"', ''));
}

/** SVG is an image of every picture on show, with no style of the page left in it; PNG is the same image, twice as dense. */
async function imagesAgree(laboratory: Locator, { seed, parameters, pictures }: Exported): Promise<void> {
  const page = laboratory.page();
  const svg = (await saved(laboratory, 'SVG')).toString();
  expect(svg).not.toMatch(/\s(class|style)=|var\(|NaN|undefined/);
  const shown = await page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    return {
      name: root.localName,
      facts: root.querySelector('metadata')?.textContent ?? '',
      pictures: root.querySelectorAll(':scope > svg').length,
    };
  }, svg);
  expect(shown.name).toBe('svg');
  expect(shown.pictures).toBe(pictures);
  expect(JSON.parse(shown.facts)).toMatchObject({ seed, parameters });
  const [width = NaN, height = NaN] = await sizeOf(page, svg);
  expect(Math.min(width, height)).toBeGreaterThan(100);

  const png = await saved(laboratory, 'PNG');
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
}

for (const exported of all) {
  const { tag, fragment, code } = exported;
  test(`${tag} leaves with parameters and seed: the same figures as CSV and JSON, one image`, async ({ page }) => {
    const laboratory = await exported.open(page, fragment);
    await figuresAgree(laboratory, exported);
    await imagesAgree(laboratory, exported);
  });

  test(`the code copied from ${tag} is that of its state, as NumPy and as PyTorch`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const laboratory = await exported.open(page, fragment);
    await laboratory.getByText('Export', { exact: true }).click();
    for (const [name, language] of [
      ['NumPy', 'numpy'],
      ['PyTorch', 'pytorch'],
    ] as const) {
      await laboratory.getByRole('button', { name: `Copy as ${name}` }).click();
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      if (code instanceof RegExp) await expect.poll(copied).toMatch(code);
      else await expect.poll(copied).toBe(code(language));
      await expect(laboratory.getByText('Code copied')).toBeVisible();
    }
  });
}

test('where the browser does not let the page copy, each line of the program is a line, off the edge of its box', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const { opening } = await open(page);
  await opening.getByText('Export', { exact: true }).click();
  await opening.getByRole('button', { name: 'Copy as NumPy' }).click();
  const shown = await opening.getByRole('textbox', { name: 'Here is the code' }).evaluate((element) => {
    const { lineHeight, paddingTop, paddingLeft } = getComputedStyle(element);
    const lines = (element as HTMLTextAreaElement).value.split('\n').length;
    return { tall: (element.scrollHeight - 2 * parseFloat(paddingTop)) / parseFloat(lineHeight) / lines, paddingLeft };
  });
  expect(shown.tall).toBeCloseTo(1, 2);
  expect(parseFloat(shown.paddingLeft)).toBeGreaterThanOrEqual(6);
});
