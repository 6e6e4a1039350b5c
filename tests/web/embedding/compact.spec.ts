// One picture of a laboratory in a box of somebody else's page: a slide, a side bar.
import { thirdOfTheDay } from '../../seeds.ts';
import { violations } from '../page/checker.ts';
import { expect, test } from '../page/test.ts';
import { embed, told } from './host.ts';

const boxes = [
  [960, 540],
  [320, 400],
] as const;
const elements = ['opening', 'variance', 'softmax', 'attention', 'temperature', 'scalings', 'precision', 'proof'];

for (const [at, [width, height]] of boxes.entries())
  for (const name of thirdOfTheDay(elements, at === 0 ? 0 : 1))
    test(`dk-${name} shows one picture that fits a box of ${String(width)} × ${String(height)}`, async ({ page }) => {
      await embed(
        page,
        `<div style="width: ${String(width)}px; height: ${String(height)}px"><dk-${name} compact></dk-${name}></div>`,
      );
      const laboratory = page.locator(`dk-${name}`);
      const figures = laboratory.locator("figure[part~='picture']:visible");
      await expect(figures).toHaveCount(1);
      await expect(laboratory.locator('.actions')).toBeHidden();
      const outside = (): Promise<string[]> =>
        laboratory.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const shown = [
            ...(element.shadowRoot?.querySelectorAll(
              "[data-compact='figure'], [data-compact='figure'] svg, [data-compact='strip']",
            ) ?? []),
          ];
          const beyond = shown.filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
          });
          return beyond.map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`);
        });
      await expect.poll(outside).toEqual([]);
      // Whatever controls it has, the picture can be seen.
      const drawn = figures.locator('svg, table').first();
      // One that another draft takes the place of just now has no height.
      await expect
        .poll(() => drawn.evaluate((part) => part.getBoundingClientRect().height))
        .toBeGreaterThan(height / 6);
      expect(await violations(page, { include: `dk-${name}` })).toEqual([]);
    });

test('a row of the opening alone says its divisor, and takes the width that its figures leave', async ({ page }) => {
  await embed(page, '<div style="width: 600px; height: 420px"><dk-opening compact></dk-opening></div>');
  const row = page.locator("dk-opening [data-compact='figure']");
  await expect(row.getByText('no scaling')).toBeVisible();
  const sizes = row.locator('svg').evaluate((svg) => [svg.clientWidth > 400, svg.clientHeight > 150]);
  expect(await sizes).toEqual([true, true]);
});

test('compact is on and off as HTML, R, Python and frameworks write it', async ({ page }) => {
  await embed(page, '<dk-softmax compact="TRUE"></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  const actions = softmax.locator('.actions');
  await expect(softmax.locator("[data-compact='figure']")).toBeVisible();
  await expect(actions).toBeHidden();
  for (const [compact, hidden] of [
    ['False', false],
    ['compact', true],
    [false, false],
    [true, true],
    ['off', false],
  ] as const) {
    await softmax.evaluate((element, value) => Object.assign(element, { compact: value }), compact);
    await expect(actions).toBeVisible({ visible: !hidden });
    await expect(softmax.locator('.note')).toHaveCount(0);
  }
});

test('the picture that is asked for by name is shown, one that is not there is said with those that are', async ({
  page,
}) => {
  await embed(page, '<div style="width: 700px; height: 400px"><dk-softmax show="weights"></dk-softmax></div>');
  const softmax = page.locator('dk-softmax');
  const figures = softmax.locator("figure[part~='picture']:visible");
  await expect(figures).toHaveAttribute('data-figure', 'weights');
  await softmax.evaluate((element) => {
    element.setAttribute('show', 'wrong');
  });
  await expect(softmax.locator('.note')).toContainText('“wrong”');
  await expect(softmax.locator('.note')).toContainText('scores, weights');
  await expect.poll(async () => (await told(page, 'dk-error')).at(-1)?.detail.parameter).toBe('show');
  await softmax.evaluate((element) => {
    element.removeAttribute('show');
  });
  await expect(softmax.locator('.note')).toHaveCount(0);
  await expect(softmax.locator('.actions')).toBeVisible();
});

test('a picture that stands folded in its laboratory is drawn where it is asked for by name', async ({ page }) => {
  await embed(page, '<div style="width: 700px; height: 400px"><dk-gradient show="trace"></dk-gradient></div>');
  const figures = page.locator("dk-gradient figure[part~='picture']:visible");
  await expect(figures).toHaveAttribute('data-figure', 'trace');
  await expect(figures).toContainText('Sensitivity of softmax');
  await expect(page.locator('dk-gradient summary:visible')).toHaveCount(0);
  await expect(page.locator('dk-gradient .note')).toHaveCount(0);
});

test('a caption stands below the one picture and its controls', async ({ page }) => {
  const caption = '<p slot="caption">A caption</p>';
  await embed(
    page,
    `<div style="width: 700px; height: 400px"><dk-softmax compact="sentence">${caption}</dk-softmax></div>`,
  );
  const softmax = page.locator('dk-softmax');
  const foot = async (part: string): Promise<number> => {
    const box = await softmax.locator(part).boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  await expect(softmax.locator("[data-compact='figure']")).toBeVisible();
  const top = (await softmax.locator("[slot='caption']").boundingBox())?.y;
  for (const part of ['figure', 'strip', 'sentence'])
    expect(top, part).toBeGreaterThanOrEqual(await foot(`[data-compact='${part}']`));
  expect(await foot("[slot='caption']")).toBeLessThanOrEqual(await foot(':scope'));
});

test('after a move in its page one picture still gives room to a sentence that grows', async ({ page }) => {
  await embed(page, '<div style="width: 700px; height: 400px"><dk-softmax compact="sentence"></dk-softmax></div>');
  const softmax = page.locator('dk-softmax');
  const picture = softmax.locator("[data-compact='figure'] svg");
  const height = async (): Promise<number> => (await picture.boundingBox())?.height ?? NaN;
  await expect(picture).toBeVisible();
  await softmax.evaluate((element) => element.parentElement?.append(element));
  const before = await height();
  await softmax.locator("[data-compact='sentence']").evaluate((sentence) => (sentence.style.height = '9rem'));
  await expect.poll(height).toBeLessThan(before - 50);
  expect(await softmax.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('in a wide and in a small box the names below the slider of the opening stay apart, and those of its axis by their bars', async ({
  page,
}) => {
  for (const [width, height] of [
    [1200, 400],
    [300, 400],
  ]) {
    const box = `width: ${String(width)}px; height: ${String(height)}px`;
    await embed(page, `<div style="${box}"><dk-opening compact lang="de" guess="off"></dk-opening></div>`);
    const opening = page.locator('dk-opening');
    await expect(opening.locator("[data-compact='figure'] svg")).toBeVisible();
    const names = await opening
      .locator('.marks text:visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    expect(names.length).toBeGreaterThan(3);
    for (const [at, [left = 0]] of names.entries()) expect(left).toBeGreaterThan(names[at - 1]?.[1] ?? -Infinity);
    const tick = await opening.locator("[data-compact='figure'] .tick").first().boundingBox();
    const bars = await opening.locator("[data-compact='figure'] svg").first().boundingBox();
    expect((bars?.x ?? 0) - (tick?.x ?? 0)).toBeLessThan(40);
  }
});
