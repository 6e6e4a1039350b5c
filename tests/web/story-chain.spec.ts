// One head runs through the story: what is set in one picture is that of the others, and the number at the end of a scene is the one
// that the next begins with.
import type { Locator, Page } from '@playwright/test';
import { head } from '../../web/lesson/pages/story.ts';
import { field, slider } from './page/laboratory.ts';
import { scrollUntil } from './page/scroll.ts';
import { expect, test } from './page/test.ts';

const laboratories = ['opening', 'arrows', 'walks', 'variance', 'worked-example', 'softmax', 'summit'];

async function open(page: Page, path = './'): Promise<void> {
  await page.goto(path);
  for (const name of laboratories) {
    const element = page.locator(`dk-${name}`);
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('svg').filter({ visible: true }).first()).toBeVisible();
  }
}

const property = (page: Page, name: string, of: string): Promise<unknown> =>
  page.locator(`dk-${name}`).evaluate((element, key) => {
    const value: unknown = Reflect.get(element, key);
    return value instanceof Float64Array ? [...value] : value;
  }, of);

/**
 * The score of the head as three pictures write it: what is left of its products, the end of the bold walk, the first score. Each is looked at,
 * since pictures out of the window are drawn when they come near.
 */
async function scores(page: Page): Promise<string[]> {
  const text = async (name: string, part: string): Promise<string[]> => {
    const element = page.locator(`dk-${name}`);
    await scrollUntil(element, 'center');
    return element.locator(part).allTextContents();
  };
  const [left] = await text('arrows', '.balance .sum text');
  const [end] = await text('walks', '.bold .dk-label');
  const all = await text('softmax', 'figure[data-figure=weights] .dk-axis .dk-tick-text');
  return [left?.split(' ')[0] ?? '', end?.split('= ')[1] ?? '', all.find((each) => !each.includes('%')) ?? ''];
}

const agree = async (page: Page): Promise<string> => {
  const [score = '', ...others] = await scores(page);
  return score !== '' && others.every((each) => each === score) ? 'one score' : (await scores(page)).join(', ');
};

for (const path of ['./', './de.html']) {
  test(`the products’ sum is where the bold walk ends and the first score of softmax (${path})`, async ({ page }) => {
    await open(page, path);
    await expect.poll(() => agree(page)).toBe('one score');
    const before = await scores(page);

    // Another draw, in the middle of the chain.
    await page.locator('dk-walks').getByRole('button').first().click();
    await expect.poll(async () => (await scores(page))[1]).not.toBe(before[1]);
    await expect.poll(() => agree(page)).toBe('one score');

    // Fewer products.
    await slider(page.locator('dk-arrows'), 'dₖ').press('ArrowLeft');
    await expect.poll(() => property(page, 'walks', 'dimension')).toBe(32);
    await expect.poll(() => agree(page)).toBe('one score');
  });
}

test('the softmax has the ends of the first eight walks as its scores, and says their weights', async ({ page }) => {
  await open(page);
  const check = async (): Promise<void> => {
    const ends = ((await property(page, 'walks', 'ends')) as number[]).slice(0, 8);
    await expect.poll(() => property(page, 'softmax', 'scores')).toEqual(ends);
    const most = Math.max(...ends);
    const share = 1 / ends.reduce((sum, end) => sum + Math.exp(end - most), 0);
    // The nudge of the second score takes a little of it.
    await page.locator('dk-softmax').scrollIntoViewIfNeeded();
    const shown = async (): Promise<number> => {
      const text = await page.locator('dk-softmax .values text').nth(ends.indexOf(most)).textContent();
      return Math.abs(Number(text?.replace(/[>%\s]/g, '')) - 100 * share); // "> 99%" too
    };
    await expect.poll(shown).toBeLessThan(5);
  };
  await check();
  await page.locator('dk-walks').getByRole('button', { name: 'Walk again' }).click();
  await expect.poll(() => property(page, 'walks', 'draw')).toBe(head.draw + 200);
  await check();
});

/** What the marks of a picture say, one after another, as the arrow key reaches them. */
async function marks(picture: Locator, say: (place: number) => RegExp): Promise<number[]> {
  const found: number[] = [];
  await picture.focus();
  await picture.press('Home');
  for (let place = 1; place <= 8; place += 1) {
    await expect(picture).toHaveAttribute('aria-valuetext', say(place));
    found.push(Number(say(place).exec((await picture.getAttribute('aria-valuetext')) ?? '')?.[1]));
    await picture.press('ArrowRight');
  }
  return found;
}

test('the narrow bars of the opening are the weights of the softmax, of the same query and keys', async ({ page }) => {
  await open(page);
  const softmax = page.locator('dk-softmax');
  const agree = async (rule: string, factor: number): Promise<void> => {
    const bars = page.locator(`dk-opening figure[data-figure=${rule}] [role=slider]`);
    const shown = await marks(bars, (rank) => new RegExp(`^key ${String(rank)} by rank: .* ([\\d.]+) in this draw`));
    await softmax.evaluate((element, by) => Object.assign(element, { nudge: 0, factor: by }), factor);
    await softmax.scrollIntoViewIfNeeded();
    const weights = softmax.getByRole('slider', { name: /^The weights of the keys/ });
    // The bars of the softmax follow what it was just given at its next turn.
    await expect(async () => {
      const told = await marks(
        weights,
        (key) => new RegExp(`^key ${String(key)}: weight ([\\d.]+(?:\\s×\\s10⁻\\S+)?)`),
      );
      const sorted = told.map((each) => (Number.isNaN(each) ? 0 : each)).sort((a, b) => b - a);
      for (const [place, each] of shown.entries()) expect(Math.abs(each - (sorted[place] ?? NaN))).toBeLessThan(0.0006);
    }).toPass({ timeout: 20_000 });
  };
  await agree('sqrt', 1 / 8);
  await agree('none', 1);
  const before = await property(page, 'softmax', 'scores');
  await page.locator('dk-opening').getByRole('button', { name: 'Another draw' }).click();
  // What is out of the window is drawn when it comes near.
  await page.locator('dk-walks').scrollIntoViewIfNeeded();
  await expect.poll(() => property(page, 'softmax', 'scores')).not.toEqual(before);
  await agree('sqrt', 1 / 8);
});

test('head size, seed and draw of one picture are those of all, and what else is set stays', async ({ page }) => {
  await open(page);
  const walked = slider(page.locator('dk-walks'), 'dₖ');
  const size = page.locator('dk-opening #dimension');
  const dimension = (name: string): Promise<unknown> => property(page, name, 'dimension');

  await test.step('a head size that a picture was given and the reader has left is that of the others when the reader comes back to it', async () => {
    for (const [key, value] of [
      ['ArrowRight', 128],
      ['ArrowLeft', 64],
    ] as const) {
      await walked.press(key);
      await expect.poll(() => dimension('opening')).toBe(value);
    }
  });

  await test.step('arrows that the reader has dragged stay when only the head size changes', async () => {
    await field(page.locator('dk-arrows'), 'q₁').fill('2');
    await size.focus();
    await size.press('ArrowRight');
    await expect.poll(() => dimension('arrows')).not.toBe(64);
    expect(await property(page, 'arrows', 'queryAcross')).toBe(2);
    await size.press('ArrowLeft');
    await expect.poll(() => dimension('walks')).toBe(64);
  });

  await test.step('what is set in one is set in all', async () => {
    const all = async (of: string, names: readonly string[]): Promise<unknown[]> =>
      Promise.all(names.map((name) => property(page, name, name === 'variance' && of === 'dimension' ? 'at' : of)));
    await walked.press('ArrowRight');
    await expect.poll(() => all('dimension', ['opening', 'arrows', 'walks', 'variance'])).toEqual([128, 128, 128, 128]);
    await page.locator('dk-opening').getByRole('button', { name: 'Another draw' }).click();
    await expect
      .poll(() => all('draw', ['opening', 'arrows', 'walks']))
      .toEqual(Array.from({ length: 3 }, () => head.draw + 1));
    await page.locator('dk-arrows').evaluate((element) => Reflect.set(element, 'seed', '9'));
    await expect
      .poll(() => all('seed', ['opening', 'arrows', 'walks', 'variance', 'summit']))
      .toEqual(Array.from({ length: 5 }, () => '9'));
  });

  await test.step('a picture that has no room for a head size shows the nearest, refuses nothing, and does not talk back', async () => {
    await size.focus();
    await size.press('End');
    await expect.poll(() => dimension('walks')).toBe(1024);
    await expect.poll(() => dimension('arrows')).toBe(256);
    await expect.poll(() => property(page, 'variance', 'at')).toBe(4096);
    expect(await dimension('opening')).toBe(4096);
    await size.press('Home');
    await expect.poll(() => dimension('walks')).toBe(1);
    await expect.poll(() => dimension('arrows')).toBe(2);
    expect(await dimension('opening')).toBe(1);
    await expect(page.locator('.scene [refused]')).toHaveCount(0);
  });
});
