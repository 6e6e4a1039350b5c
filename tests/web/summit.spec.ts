// Design your divisor on the page: points where the core puts them, a line that is dragged and stepped, what leaves as a file, and German.
import type { Locator } from '@playwright/test';
import type { PullFigures } from '../../web/core/chapters-gradients.ts';
import { initialValues } from '../../web/kit/settings.ts';
import { summitParameters } from '../../web/laboratories/summit/parameters.ts';
import type { SummitValues } from '../../web/laboratories/summit/view.ts';
import { chapters } from '../bindings/chapters-core.ts';
import { button, drag, expectRead, expectValue, opens } from './page/laboratory.ts';
import { expect, pictures, saved, settled, test } from './page/test.ts';

const first = initialValues(summitParameters);

const ready = (summit: Locator): Promise<void> => expect(summit.locator('path.hill')).toHaveAttribute('d', /L/);
const open = opens('dk-summit', ready);

/** The table: head size, divisor, spread, pull, as they are written. */
async function rows(summit: Locator): Promise<string[][]> {
  const table = summit.getByRole('region', { name: /target’s pull at each head size/ });
  if (!(await table.isVisible())) await summit.getByText('The numbers as a table').click();
  const cells = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
  return cells.map((row) => row.slice(0, 4));
}

const digits = (value: number): number => Number(value.toPrecision(3));

/** What the core says, without the laboratory in between. */
function figuresOf(
  changed: Partial<SummitValues>,
): { d: number; divisor: number; spread: number; figures: PullFigures }[] {
  const { rule, slope: exponent, height: factor, keys, target, dimensions, seed } = { ...first, ...changed };
  const { divisors: c, spreads } = chapters.designedSpreads(
    { factor, exponent, logarithmic: rule === 'log' },
    dimensions,
  );
  return dimensions.map((d, place) => {
    const [divisor = NaN, spread = NaN] = [c[place], spreads[place]];
    const z = target === 'any' ? null : Number(target);
    return { d, divisor, spread, figures: chapters.pullRows({ seed, keys, rows: 4096, z }, d, divisor) };
  });
}

/** The same as it is written in the table. */
const ofCore = (changed: Partial<SummitValues>): number[][] =>
  figuresOf(changed).map(({ d, divisor, spread, figures }) => [
    d,
    digits(divisor),
    digits(spread),
    digits(figures.median.value),
  ]);

/** "3.35 × 10⁻⁴" and "1,024" as numbers. */
function numbered(text: string): number {
  const [, mantissa = '', exponent = '0'] = /^([\d.,−-]+)(?:\s×\s10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(text) ?? [];
  const power = [...exponent].map((sign) => ('⁰¹²³⁴⁵⁶⁷⁸⁹'.includes(sign) ? '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign) : '-')).join('');
  return Number(`${mantissa.replaceAll(',', '')}e${exponent === '0' ? '0' : power}`);
}

const shown = async (summit: Locator): Promise<number[][]> => (await rows(summit)).map((row) => row.map(numbered));

/** Waits until all rows are measured: what the table then shows is the core's. */
async function expectCore(summit: Locator, changed: Partial<SummitValues>): Promise<void> {
  const expected = ofCore(changed);
  await expect.poll(() => shown(summit)).toEqual(expected);
}

/** σ at the top, and where it is not 1 how much of it that reaches in percent, as the sentence says. */
async function saidTop(summit: Locator): Promise<{ spread: number; share: number }> {
  const sentence = summit.locator('.live');
  await expect(sentence).toContainText('the top lies');
  const said = /the top lies (?:at about|near) σ = ([\d.]+)(?:.* reaches (\d+)%)?/.exec(await sentence.innerText());
  return { spread: Number(said?.[1]), share: Number(said?.[2] ?? 100) };
}

/** Places of the points on the hill, in the order of the head sizes from left to right. */
const places = (summit: Locator): Promise<{ x: number; y: number }[]> =>
  summit
    .locator('circle.stop')
    .evaluateAll((all) =>
      all.map((each) => ({ x: Number(each.getAttribute('cx')), y: Number(each.getAttribute('cy')) })),
    );

const height = (summit: Locator): Locator => summit.getByRole('slider', { name: 'Height of the line' });
const slope = (summit: Locator): Locator => summit.getByRole('slider', { name: 'Slope of the line' });

/** Drags a handle by so many pixels, down where positive. */
const tilt = (handle: Locator, pixels: number): Promise<void> =>
  drag(handle.locator('.knob'), ...[1, 2, 3, 4].map((quarter) => ({ x: 0, y: (pixels * quarter) / 4 })));

test('each known divisor puts the points where the core says: √d on the top, others down a side', async ({ page }) => {
  const summit = await open(page);
  await expectCore(summit, {});
  const known: Readonly<Record<string, Partial<SummitValues>>> = {
    none: { slope: 0 },
    'ln d': { rule: 'log' },
    d: { slope: 1 },
    '√d': {},
  };
  for (const [name, preset] of Object.entries(known)) {
    const chosen = button(summit, name);
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expectCore(summit, preset);
  }
  const together = await places(summit);
  const apart = (all: { x: number }[]): number =>
    Math.max(...all.map(({ x }) => x)) - Math.min(...all.map(({ x }) => x));
  // Side by side, 17 pixels each.
  expect(apart(together)).toBeCloseTo(51, 0);
  await button(summit, 'none').click();
  await expectCore(summit, { slope: 0 });
  const right = await places(summit);
  expect(Math.min(...right.map(({ x }) => x))).toBeGreaterThan(Math.max(...together.map(({ x }) => x)));
  expect(right.at(-1)?.y).toBeGreaterThan((together[0]?.y ?? 0) + 50);
  await button(summit, 'd').click();
  await expectCore(summit, { slope: 1 });
  const left = await places(summit);
  expect(Math.max(...left.map(({ x }) => x))).toBeLessThan(Math.min(...together.map(({ x }) => x)));
});

for (const keys of [2, 3, 64]) {
  test(`measured points lie on the curve of theory among ${String(keys)} keys`, async ({ page }) => {
    const summit = await open(page, `#v=1&summit.p=0.25&summit.keys=${String(keys)}`);
    await expectCore(summit, { slope: 0.25, keys });
    const curve = await summit.locator('path.hill').evaluate((path) => {
      const along = path as SVGPathElement;
      const length = along.getTotalLength();
      return Array.from({ length: 2001 }, (_, step) => along.getPointAtLength((step * length) / 2000)).map(
        ({ x, y }) => ({ x, y }),
      );
    });
    const top = chapters.typicalTop(keys, null);
    const said = await saidTop(summit);
    expect(Math.abs(said.spread - top.spread)).toBeLessThan(0.06);
    expect(Math.abs(said.share - 100 * top.shareOfOne)).toBeLessThan(1);
    const all = await places(summit);
    expect(all).toHaveLength(4);
    for (const point of all) {
      const distance = Math.min(...curve.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
      expect(distance).toBeLessThan(6);
    }
  });
}

test('height and slope are dragged, snap to 1 and to a half, and the slope stays within 0 and 1', async ({ page }) => {
  const summit = await open(page);
  await tilt(height(summit), -20);
  const up = Number(await height(summit).getAttribute('aria-valuenow'));
  expect(up).toBeGreaterThan(1.3);
  expect(up).toBeLessThan(2.6);
  await expect(summit.locator("input[type='text']#height")).toHaveValue(String(up));
  await expectCore(summit, { height: up });
  await tilt(height(summit), 19);
  await expect(height(summit)).toHaveAttribute('aria-valuenow', '1');
  await expectCore(summit, {});
  await tilt(slope(summit), 40);
  const down = Number(await slope(summit).getAttribute('aria-valuenow'));
  expect(down).toBeLessThan(0.45);
  await expect(summit.locator('.live')).toContainText('the farther right');
  await expectCore(summit, { slope: down });
  await tilt(slope(summit), -37);
  await expect(slope(summit)).toHaveAttribute('aria-valuenow', '0.5');
  await tilt(slope(summit), -400);
  await expect(slope(summit)).toHaveAttribute('aria-valuenow', '1');
  await tilt(slope(summit), 800);
  await expect(slope(summit)).toHaveAttribute('aria-valuenow', '0');
});

test('a slope of a link that the handle does not go to is within its range', async ({ page }) => {
  const summit = await open(page, '#v=1&summit.p=1.5');
  await expect(slope(summit)).toHaveAttribute('aria-valuenow', '1.5');
  await expect(slope(summit)).toHaveAttribute('aria-valuemax', '1.5');
});

test('both handles take the keys of a slider', async ({ page }) => {
  const summit = await open(page);
  await expectRead(slope(summit), 'slope 0.51', 'ArrowUp');
  await expectRead(slope(summit), 'slope 0.41', 'PageDown');
  await expectValue(slope(summit), '1', 'End');
  await expectValue(slope(summit), '0', 'Home');
  await expectCore(summit, { slope: 0 });
  await expectRead(height(summit), 'height 1.05', 'ArrowRight');
  await expectValue(height(summit), '4', 'End');
  await expectCore(summit, { slope: 0, height: 4 });
});

test('8, 64 and 512 keys, and targets so far above the others, have hills and pulls of their own', async ({ page }) => {
  const summit = await open(page);
  const before = await summit.locator('path.hill').getAttribute('d');
  const hills = new Set<string>();
  await summit.getByText('Change the rows').click();
  for (const target of ['2', '-1'] as const) {
    await summit.getByLabel('Target key').selectOption(target);
    await expectCore(summit, { target });
  }
  await expect.poll(() => summit.locator('path.hill').getAttribute('d')).not.toBe(before);
  await summit.getByLabel('Target key').selectOption('any');
  for (const keys of [8, 64, 512]) {
    const chosen = button(summit, String(keys));
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expectCore(summit, { keys });
    await expect(summit.locator('.live')).toContainText(`With ${String(keys)} keys the top lies`);
    hills.add((await summit.locator('path.hill').getAttribute('d')) ?? '');
  }
  expect(hills.size).toBe(3);
  await expect(page).toHaveURL(/summit\.keys=512/);
});

test('the files hold what the table shows, and the picture is its own file', async ({ page }) => {
  const summit = await open(page, '#v=1&summit.p=0.75&summit.a=2');
  await expectCore(summit, { slope: 0.75, height: 2 });
  const csv = (await saved(summit, 'CSV')).toString().split('\r\n');
  const at = csv.findIndex((line) => line.startsWith('d,'));
  expect(csv[at]).toBe('d,divisor,spread,rows,pull_median,pull_low,pull_high');
  expect(csv.slice(0, at).join('\n')).toMatch(/slope[^\n]*0\.75/);
  const points = figuresOf({ slope: 0.75, height: 2 });
  const cells = csv.slice(at + 1, at + 1 + points.length).map((line) => line.split(',').map(Number));
  expect(cells.map(([d, divisor, spread, count, pull]) => [d, divisor, spread, count, pull])).toEqual(
    points.map(({ d, divisor, spread, figures }) => [d, divisor, spread, figures.count, figures.median.value]),
  );
  const svg = (await saved(summit, 'SVG')).toString();
  for (const d of await summit
    .locator('path.hill, path.design')
    .evaluateAll((all) => all.map((each) => each.getAttribute('d'))))
    expect(svg).toContain(d);
});

test('what is refused is said beside its control, and the picture stays', async ({ page }) => {
  const summit = await open(page);
  await settled(summit);
  const before = await pictures(summit);
  for (const [id, text] of [
    ['slope', '3'],
    ['height', '0'],
    ['height', 'abc'],
  ] as const) {
    const field = summit.locator(`input[type='text']#${id}`);
    await field.fill(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(summit.locator(`#${id}-error`)).toContainText(text);
    await expect(summit.locator(`#${id}-error`)).toContainText('Allowed');
    expect(await pictures(summit)).toBe(before);
  }
});

test('a link restores the line and the points; Reset brings the first ones back', async ({ page }) => {
  const summit = await open(page, '#v=1&summit.rule=log&summit.a=2&summit.z=1&summit.d=8,128&summit.seed=5');
  await expectCore(summit, { rule: 'log', height: 2, target: '1', dimensions: [8, 128], seed: '5' });
  // ln d is no line: there is nothing to tilt.
  await expect(slope(summit)).toHaveCount(0);
  await summit.getByRole('button', { name: 'Reset' }).click();
  await expectCore(summit, {});
  await expect(slope(summit)).toHaveCount(1);
});

test('in German the same stands with a decimal comma', async ({ page }) => {
  const summit = await opens('dk-summit.de', ready)(page, '#v=1&summit.p=0');
  await expect(summit.getByRole('slider', { name: 'Höhe der Geraden' })).toHaveAttribute('aria-valuetext', 'Höhe 1');
  await expect(summit.locator('.live')).toContainText('Je größer der Kopf, desto weiter rechts');
  await expect(summit.locator('.live')).toContainText(/\d,\d/);
  await button(summit, 'nichts').click();
  await expect(summit.getByRole('slider', { name: 'Steigung der Geraden' })).toHaveAttribute(
    'aria-valuetext',
    'Steigung 0',
  );
});
