// The first screen: alive before any click, moved by one slider, another draw by one button.
import { boxOf, expectRead } from './page/laboratory.ts';
import { expect, open, pictures, test } from './page/test.ts';

test('three rows of bars have their pulls; at large d they are a spike, level and a comb', async ({ page }) => {
  const { opening } = await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Why does attention divide its scores by');
  const rows = opening.getByRole('figure');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row.locator('path.mean')).toHaveAttribute('d', /^(M[^M]+){8}$/);
  await expect(opening.getByRole('status')).toContainText('64');

  const pulls = async (): Promise<string[]> =>
    (await opening.locator('figure div:last-of-type > dd').allTextContents()).map((text) => text.trim());
  await expect.poll(pulls).toEqual(['0.0015', '0.71', '0.12']);
  await expect(opening).not.toContainText('tr J');
  await expect(opening).toContainText('with 64 keys');
  const slider = opening.locator('#dimension');
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 64\. Strongest key: \d+%, \d+%, 15%\.$/);
  await expect(opening.getByRole('status')).toContainText('pull is 0.0015, 0.71 and 0.12');

  const peaks = async (): Promise<number[]> =>
    (await opening.locator('figure div:first-of-type > dd').allTextContents()).map(Number);
  await slider.press('End');
  const [none = 0, sqrt = 0, linear = 0] = await peaks();
  expect(none).toBeGreaterThan(0.9);
  expect(sqrt).toBeGreaterThan(0.3);
  expect(sqrt).toBeLessThan(0.42);
  expect(linear).toBeLessThan(0.14);
  const [weak = '', level = '', small = ''] = await pulls();
  expect(weak).toMatch(/×\s10⁻³/);
  expect(Number(level)).toBeGreaterThan(0.69);
  expect(Number(small)).toBeLessThan(0.02);
  await slider.press('Home');
  expect(new Set(await peaks()).size).toBe(1);
});

for (const { width, alike } of [
  { width: 757, alike: 'bottom' },
  { width: 360, alike: 'x' },
] as const) {
  test(`at ${String(width)} pixels the bars of all rows stand in one line, and keep their place and width while the slider moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { opening } = await open(page);
    const bars = () =>
      opening.locator('figure svg').evaluateAll((all) =>
        all.map((each) => {
          const box = each.getBoundingClientRect();
          return { x: box.x, bottom: box.bottom, width: box.width };
        }),
      );
    const first = await bars();
    expect(new Set(first.map((each) => each[alike])).size).toBe(1);
    const legend = await boxOf(opening.locator('.legend'));
    await opening.locator('#dimension').press('End');
    await expect(opening.locator('figure.none dd').last()).toContainText('×');
    expect(await bars()).toEqual(first);
    expect(await boxOf(opening.locator('.legend'))).toEqual(legend);
  });
}

test('its sentence keeps up when it is moved on the page', async ({ page }) => {
  const { opening } = await open(page);
  await opening.evaluate((element) => {
    const slider = element.shadowRoot?.querySelector('input');
    slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }));
  });
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 128\./);
  await opening.evaluate((element) => {
    const { parentNode, nextSibling } = element;
    element.remove();
    parentNode?.insertBefore(element, nextSibling);
  });
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 128\./);
  await expect(opening.getByRole('status')).toContainText('= 128 the strongest');
});

test('the slider goes through every d by keys, and the bars follow while it is dragged', async ({ page }) => {
  const { opening } = await open(page);
  const slider = opening.locator('#dimension');
  await slider.press('Home');
  for (const d of [2, 3, 4]) {
    await expectRead(slider, new RegExp(`^dₖ = ${String(d)}\\.`), 'ArrowRight');
  }
  await expectRead(slider, /^dₖ = 3\. Strongest key: /, 'ArrowLeft');
  await expectRead(slider, /^dₖ = 4,096\./, 'End');
  const box = await boxOf(opening.locator('#dimension'));
  const seen = new Set<string>();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(box.x + box.width / 2 + step * 20, box.y + box.height / 2);
    seen.add((await opening.locator('figure').first().getByRole('img').getAttribute('aria-label')) ?? '');
  }
  await page.mouse.up();
  expect(seen.size).toBeGreaterThan(6);
});

test('the table twin is there while it is unfolded, and follows; another draw comes and goes', async ({ page }) => {
  const { opening } = await open(page);
  await expect(opening.locator('table')).toHaveCount(0);
  await opening.getByText('The numbers as a table').click();
  await expect(opening.getByRole('rowheader', { name: '4,096' })).toBeVisible();
  const text = await opening.locator('table').textContent();
  await opening.getByLabel('Seed', { exact: true }).fill('7');
  await expect.poll(() => opening.locator('table').textContent()).not.toBe(text);
  await opening.getByText('The numbers as a table').click();
  await expect(opening.locator('table')).toHaveCount(0);
  const first = await pictures(opening);
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await expect.poll(() => pictures(opening)).not.toBe(first);
  await opening.getByText('The numbers as a table').click();
  await opening.getByLabel('Draw', { exact: true }).fill('0');
  await expect.poll(() => pictures(opening)).toBe(first);
});

test('in a narrow window the largest d stands beside the button, in English and in German', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const { opening } = await open(page, '#v=1&opening.d=4096');
  for (const lang of ['en', 'de']) {
    await opening.evaluate((element: HTMLElement, its) => {
      element.lang = its;
    }, lang);
    await expect(opening.locator('.symbol')).toHaveText(lang === 'de' ? /= 4.096/ : /= 4,096/);
    // Words of another language may come in another turn than figures.
    await expect(async () => {
      const figure = await boxOf(opening.locator('.symbol .d'));
      const another = await boxOf(opening.locator('.head > button'));
      expect(figure.x + figure.width, lang).toBeLessThan(another.x);
    }).toPass();
  }
});
