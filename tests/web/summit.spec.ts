// The hill on the page: divisors that move the points, the two handles, keys and target, the table and the file, bad input, links, and German.
import type { Locator, Page } from '@playwright/test';
import { expect, only, pictures, saved, test } from './page/test.ts';

async function openSummit(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(only('dk-summit', fragment));
  const summit = page.locator('dk-summit');
  await summit.scrollIntoViewIfNeeded();
  await drawn(summit);
  return summit;
}

/** The curve of theory is computed between frames, and comes once it is complete. */
const drawn = (summit: Locator): Promise<void> => expect(summit.locator('path.hill')).toHaveAttribute('d', /^M/);

const handle = (summit: Locator, of: 'Height' | 'Slope'): Locator =>
  summit.getByRole('slider', { name: `${of} of the line`, exact: true });
const field = (summit: Locator, name: string): Locator => summit.getByRole('textbox', { name, exact: true });
const preset = (summit: Locator, name: string): Locator => summit.getByRole('button', { name, exact: true });

interface Row {
  d: number;
  divisor: number;
  spread: number;
  median: number;
}

/** The points as the file has them, in full digits. */
async function rows(summit: Locator): Promise<Row[]> {
  const lines = (await saved(summit, 'CSV')).toString().trim().split(/\r?\n/);
  const head = lines.findIndex((line) => line.startsWith('d,divisor,'));
  expect(lines[head]).toBe('d,divisor,spread,rows,pull_median,pull_low,pull_high');
  return lines.slice(head + 1).map((line) => {
    const [d = NaN, divisor = NaN, spread = NaN, , median = NaN] = line.split(',').map(Number);
    return { d, divisor, spread, median };
  });
}

/** Where the points are drawn, in the units of the axis: of its ticks 0.1 and 10. */
function places(summit: Locator): Promise<number[]> {
  return summit.evaluate((element) => {
    const plot = element.shadowRoot?.querySelector('path.hill')?.closest('svg');
    const ticks = [...(plot?.querySelectorAll('.dk-tick-text') ?? [])];
    // "1" and "0.1" stand at both axes: those of the lower one are lowest.
    const tick = (text: string): number => {
      const all = ticks
        .filter(({ textContent }) => textContent.trim() === text)
        .map((each) => each.getBoundingClientRect());
      const lowest = all.toSorted((a, b) => b.y - a.y)[0];
      return lowest ? lowest.x + lowest.width / 2 : NaN;
    };
    const [left, right] = [tick('0.1'), tick('10')];
    return [...(plot?.querySelectorAll('circle.stop') ?? [])].map((circle) => {
      const box = circle.getBoundingClientRect();
      return 10 ** (((box.x + box.width / 2 - left) / (right - left)) * 2 - 1);
    });
  });
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** Drags with the mouse by so many pixels, upwards where negative. */
async function drag(page: Page, from: Locator, by: number): Promise<void> {
  const box = await from.locator('.knob').boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2);
  await page.mouse.move(x, y + by);
  await page.mouse.up();
}

const known: Readonly<Record<string, (d: number) => number>> = {
  none: () => 1,
  'ln d': Math.log,
  '√d': Math.sqrt,
  d: (d) => d,
};

for (const [name, divisor] of Object.entries(known)) {
  test(`divided by ${name}, each head size stands at the spread √d / c(d)`, async ({ page }) => {
    const summit = await openSummit(page, '#v=1&summit.p=0.3&summit.a=2');
    await preset(summit, name).click();
    await expect(preset(summit, name)).toHaveAttribute('aria-pressed', 'true');
    const points = await rows(summit);
    expect(points.map(({ d }) => d)).toEqual([16, 64, 256, 1024]);
    for (const { d, divisor: own, spread } of points) {
      expect(own / divisor(d)).toBeCloseTo(1, 10);
      expect((spread * divisor(d)) / Math.sqrt(d)).toBeCloseTo(1, 10);
    }
    const logs = (await places(summit)).map(Math.log10).toSorted((a, b) => a - b);
    expect(logs).toHaveLength(points.length);
    const meant = points.map(({ spread }) => Math.log10(spread)).toSorted((a, b) => a - b);
    // Under √d all share one place, and stand side by side about it.
    if (name === '√d') expect(mean(logs)).toBeCloseTo(0, 1);
    else for (const [place, log] of logs.entries()) expect(Math.abs(log - (meant[place] ?? NaN))).toBeLessThan(0.05);
  });
}

test('the handles are dragged: one lifts the line, one tilts it, and the points follow', async ({ page }) => {
  const summit = await openSummit(page);
  const before = mean(await places(summit));
  await drag(page, handle(summit, 'Height'), -25);
  const height = Number(await handle(summit, 'Height').getAttribute('aria-valuenow'));
  expect(height).toBeGreaterThan(1.2);
  await expect(field(summit, 'Height a')).toHaveValue(String(height));
  expect(mean(await places(summit))).toBeLessThan(before);
  await expect(summit.locator('.live')).toContainText('moves them left');
  await drag(page, handle(summit, 'Slope'), 60);
  const slope = Number(await handle(summit, 'Slope').getAttribute('aria-valuenow'));
  expect(slope).toBeLessThan(0.4);
  await expect(field(summit, 'Slope p')).toHaveValue(String(slope));
  await expect(summit.locator('.live')).toContainText('the farther right');
});

test('the handles are stepped by keys as any slider', async ({ page }) => {
  const summit = await openSummit(page);
  const slope = handle(summit, 'Slope');
  await slope.press('ArrowUp');
  await expect(slope).toHaveAttribute('aria-valuetext', 'slope 0.51');
  await slope.press('PageDown');
  await expect(slope).toHaveAttribute('aria-valuenow', '0.41');
  await slope.press('End');
  await expect(slope).toHaveAttribute('aria-valuenow', '1');
  await expect(preset(summit, 'd')).toHaveAttribute('aria-pressed', 'true');
  const height = handle(summit, 'Height');
  await height.press('ArrowDown');
  await expect(height).toHaveAttribute('aria-valuetext', 'height 0.95');
  await height.press('Home');
  await expect(height).toHaveAttribute('aria-valuenow', '0.25');
  await expect(height).toBeFocused();
});

test('eight, 64 and 512 keys have a hill each; the top of eight lies apart from that of 64', async ({ page }) => {
  const summit = await openSummit(page);
  const hills: (string | null)[] = [];
  const tops: (string | undefined)[] = [];
  for (const keys of ['8', '64', '512']) {
    await summit.getByRole('button', { name: keys, exact: true }).click();
    await expect(summit.locator('.live')).toContainText(`With ${keys} keys the top lies`);
    await drawn(summit);
    hills.push(await summit.locator('path.hill').getAttribute('d'));
    tops.push(/σ = ([\d.]+)/.exec((await summit.locator('.live').textContent()) ?? '')?.[1]);
  }
  expect(new Set(hills).size).toBe(3);
  expect(tops[0]).toMatch(/\d/);
  // On the grid of the curve, 64 and 512 keys share their highest place.
  expect(tops[0]).not.toBe(tops[1]);
});

test('a target at z standard deviations has a hill and points of its own', async ({ page }) => {
  const summit = await openSummit(page);
  const hill = await summit.locator('path.hill').getAttribute('d');
  const before = await rows(summit);
  await summit.getByText('Change the rows').click();
  await summit.getByLabel('Target key').selectOption('2');
  await drawn(summit);
  expect(await summit.locator('path.hill').getAttribute('d')).not.toBe(hill);
  const after = await rows(summit);
  for (const [place, { spread, median }] of after.entries()) {
    expect(spread).toBe(before[place]?.spread);
    expect(median).not.toBe(before[place]?.median);
  }
  await expect(page).toHaveURL(/summit\.z=2/);
});

test('the curve, the curve of very many keys and a point for each head size stand in one picture', async ({ page }) => {
  const summit = await openSummit(page, '#v=1&summit.d=4,100');
  await expect(summit.locator('path.hill')).toBeVisible();
  await expect(summit.locator('path.many')).toHaveAttribute('d', /^M/);
  await expect(summit.locator('circle.stop')).toHaveCount(2);
  await expect(summit.locator('.points text')).toHaveText('4 · 100');
});

test('arrow keys read each point, with the figures of the file', async ({ page }) => {
  const summit = await openSummit(page, '#v=1&summit.p=0&summit.d=64,256');
  const points = await rows(summit);
  const hill = summit.getByRole('slider', { name: /is a hill with a broad top/ });
  await hill.focus();
  for (const { d, spread } of points) {
    await hill.press(d === 64 ? 'Home' : 'ArrowRight');
    await expect(hill).toHaveAttribute('aria-valuetext', new RegExp(`^dₖ = ${String(d)}: spread ${String(spread)}\\b`));
  }
});

test('an exponent beyond its range is refused beside its field, and the picture stays', async ({ page }) => {
  const summit = await openSummit(page);
  const before = await pictures(summit);
  await field(summit, 'Slope p').fill('3');
  await expect(field(summit, 'Slope p')).toHaveAttribute('aria-invalid', 'true');
  await expect(summit.locator('[data-parameter="slope"]')).toContainText('0 … 2');
  expect(await pictures(summit)).toBe(before);
});

test('a link restores the picture, and Reset leads back to √d', async ({ page, context }) => {
  const summit = await openSummit(page, '#v=1&summit.p=0.25&summit.a=2&summit.keys=8&summit.z=1&summit.seed=7');
  const shown = await pictures(summit);
  const other = await openSummit(await context.newPage(), new URL(page.url()).hash);
  expect(await pictures(other)).toBe(shown);
  await summit.getByRole('button', { name: 'Reset' }).click();
  await expect(preset(summit, '√d')).toHaveAttribute('aria-pressed', 'true');
  await expect(field(summit, 'Height a')).toHaveValue('1');
  await expect(page).not.toHaveURL(/#.*summit\./);
});

test('in German its handles, its curve and its sentence are German', async ({ page }) => {
  const summit = await openSummit(page);
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await expect(summit.getByRole('slider', { name: 'Steigung der Geraden' })).toHaveAttribute(
    'aria-valuetext',
    'Steigung 0,5',
  );
  await expect(summit.locator('.live')).toContainText('Steigung ½ hält alle Kopfgrößen zusammen');
});
