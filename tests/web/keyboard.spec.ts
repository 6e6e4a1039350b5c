// The Tab key alone, from the top of the page to its end: every control of every laboratory, in order, though none has been near.
import { laboratories } from './chapters/chapters.ts';
import { allCome, faultsIn, stopHere, upward, watchTabs, type Stop } from './page/tab-order.ts';
import { expect, test } from './page/test.ts';

/** The story every day; all chapters on one page, which take a minute, with --full. */
const walked = ['./index.html', ...(process.env.SQRTDK_FULL === undefined ? [] : ['./chapters.html'])];

for (const path of walked)
  test(`Tab alone reaches every control of ${path} in order`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(path);
    await expect(page.locator('dk-opening').getByRole('button', { name: 'Reset' })).toBeVisible();
    // Laboratories are stops of the Tab key before they start, as soon as the script is there that makes them so.
    await expect(page.locator('.laboratory > :not(:defined, [tabindex])')).toHaveCount(0);
    await watchTabs(page);
    const links = await page.locator('a[href]:visible').count();
    const stops: Stop[] = [];
    const faults: string[] = [];
    const met: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      let stop = await stopHere(page);
      if (stop.name.startsWith('body')) break;
      const before = stops.at(-1)?.within ?? '';
      if (before !== '' && stop.within !== before)
        faults.push(...(await faultsIn(page, before)).map((fault) => `${before}: ${fault}`));
      if (stop.within !== '' && stop.within !== before) {
        met.push(stop.within);
        const laboratory = page.locator(stop.within);
        // It starts now, hands the focus on, and what it shows comes one after another.
        await expect(laboratory.locator('.waiting')).toHaveCount(0);
        await expect(laboratory.locator('section svg').first()).toBeAttached();
        await allCome(page, stop.within);
        if (stop.whole) {
          stop = await stopHere(page);
          expect(stop.whole, `${stop.within} keeps the focus to itself`).toBe(false);
        }
        const seen = await page.evaluate(() => {
          const { top = -1, bottom = -1 } = window.walk.active()?.getBoundingClientRect() ?? {};
          return bottom > 0 && top < innerHeight;
        });
        expect(seen, `the focus in ${stop.within} is on the screen`).toBe(true);
      }
      stops.push(stop);
    }
    const all = await page
      .locator('main *')
      .evaluateAll((elements) => elements.flatMap(({ localName }) => (localName.startsWith('dk-') ? [localName] : [])));
    expect(met).toEqual(all);
    if (path === './chapters.html') expect(met).toEqual([...laboratories]);
    else expect(met.length).toBeGreaterThan(6);
    expect(faults).toEqual([]);
    expect(stops.filter(({ outlined }) => !outlined).map(({ name }) => name)).toEqual([]);
    // Where one picture is shown with one strip, the picture stands above the controls and comes after them.
    const turned = await page
      .locator(':is([compact], [show])')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(
      upward(
        stops.filter(({ within }) => within !== '' && !turned.includes(within)),
        40,
      ),
    ).toEqual([]);
    expect(stops.filter(({ name }) => name.startsWith('a')).length).toBeGreaterThanOrEqual(links);
  });

test('Shift and Tab from the end of the page enters the last laboratory at its last control', async ({ page }) => {
  await page.goto('./chapters.html');
  await expect(page.locator('dk-opening').getByRole('button', { name: 'Reset' })).toBeVisible();
  await watchTabs(page);
  await page.locator('#glossary a').first().focus();
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const { within } = await stopHere(page);
    if (within === '') continue;
    expect(within).toBe('dk-quiz');
    break;
  }
  const quiz = page.locator('dk-quiz');
  await expect(quiz.getByRole('button', { name: 'Reset' })).toBeAttached();
  const last = await page.evaluate(
    () => window.walk.controls(document.querySelector('dk-quiz')?.shadowRoot ?? document).length,
  );
  expect(last).toBeGreaterThan(3);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.querySelector('dk-quiz')?.shadowRoot;
        return root ? root.activeElement === window.walk.controls(root).at(-1) : false;
      }),
    )
    .toBe(true);
});

test('Enter on Skip leaves the focus in the main part', async ({ page }) => {
  await page.goto('./chapters.html');
  await expect(page.locator('dk-opening').getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('a.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  await page.waitForTimeout(500);
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('dk-opening')).toBeFocused();
});

test('Tab brings each stop into the window with the whole of its ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./sweep.html');
  await expect(page.locator('dk-sweep-result').getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(page.locator('dk-sweep-result figure').getByRole('img').first()).toBeVisible();
  await watchTabs(page);
  const cut: string[] = [];
  let stops = 0;
  for (; ; stops += 1) {
    await page.keyboard.press('Tab');
    const { name } = await stopHere(page);
    if (name.startsWith('body')) break;
    const below = await page.evaluate(() => {
      const active = window.walk.active();
      const { outlineWidth, outlineOffset } = getComputedStyle(active ?? document.body);
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      return (active?.getBoundingClientRect().bottom ?? 0) + ring - innerHeight;
    });
    if (below > 0) cut.push(`${name}: ${String(below)}`);
  }
  expect(stops).toBeGreaterThan(10);
  expect(cut).toEqual([]);
});
