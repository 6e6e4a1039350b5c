// Small things that readers stumbled over: what a phone left out, what was struck through, and what looked as if it were true.
import type { Locator, Page } from '@playwright/test';
import { expect, openWorked, saved, test, unfold } from './page/test.ts';
import { bring, bringWithFewSamples, reveal, revealLeading, speaking } from './chapters/chapters.ts';

/** Little to measure, where figures of one d alone are looked at. */
const few = '&scalings.samples=128&scalings.d=16,64,256';

test('on a phone the map names its models', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const map = await bring(page, 'dk-saturation-map');
  const names = map.locator('.map text.name');
  await expect(names).toHaveText(['BERT-base', 'GPT-2', 'Llama 2 7B', 'Grok-1', 'Gemma 7B']);
  const boxes = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const frame = await map
    .locator('.map svg')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  for (const [at, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(frame.right);
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom - 40);
    for (const other of boxes.slice(at + 1)) {
      const apart = other.left >= box.right - 4 || other.right <= box.left + 4;
      expect(apart, 'names lie on each other').toBe(true);
    }
  }
});

test('a spread beyond the picture stands above its arrow, not under it', async ({ page }) => {
  const scalings = await bring(page, 'dk-scalings', `#v=1&scalings.rules=sqrt,fifth-power${few}`);
  await reveal(scalings);
  const beyond = scalings.locator('.bead:has(.beyond)').first();
  const text = await beyond.locator('.beyond').boundingBox();
  const stick = await beyond.locator('.stick').evaluate((element) => element.getBoundingClientRect().top);
  expect((text?.y ?? Infinity) + (text?.height ?? 0)).toBeLessThanOrEqual(stick + 3);
});

test('beside a refused input the figures look like those of before, and that is said', async ({ page }) => {
  const worked = await openWorked(page);
  const table = worked.locator('table.calculation');
  const look = (): Promise<string[]> =>
    table.evaluate((element) => {
      const { filter, outlineStyle } = getComputedStyle(element);
      return [filter, outlineStyle];
    });
  expect(await look()).toEqual(['none', 'none']);
  await worked.getByLabel('dₖ', { exact: true }).fill('');
  await expect(worked.locator('#input-d_k-error')).toContainText('Allowed: 1 to 4096.');
  await expect(worked.locator('#input-d_k-error')).toContainText('still show the last allowed input');
  expect(await look()).toEqual(['grayscale(1)', 'dashed']);
  await worked.getByLabel('dₖ', { exact: true }).fill('64.0');
  await expect(worked.locator('#input-d_k-error')).toBeEmpty();
  await expect.poll(look).toEqual(['none', 'none']);
  await expect(worked.getByText('no longer belong here')).toHaveCount(0);
});

test('the weights of each temperature are numbered from 1, and e⁵⁰ is a thousand times too small', async ({ page }) => {
  const worked = await openWorked(page);
  await worked.getByLabel('Example', { exact: true }).selectOption('exercise-temperature');
  const numbers = worked
    .locator('tr', { has: page.locator('th .label', { hasText: /^\s*weight\s*$/ }) })
    .locator('.index');
  await expect(numbers).toHaveText(['1', '2', '3', '1', '2', '3', '1', '2', '3']);
  await expect(worked.locator('tr th .index', { hasText: '4' })).toHaveCount(0);
  const file = (await saved(worked, 'CSV')).toString();
  const inFile = [...file.matchAll(/^weight,(\d+),/gm)].map(([, index]) => index);
  expect(inFile).toEqual(['1', '2', '3', '1', '2', '3', '1', '2', '3']);
  await worked.getByLabel('Example', { exact: true }).selectOption('exp-50');
  await expect(worked.getByText('a thousand times too small')).toBeVisible();
});

test('whole squares keep their digits', async ({ page }) => {
  const scalings = await bring(page, 'dk-scalings', `#v=1&scalings.rules=sqrt,power&scalings.p=2${few}`);
  await reveal(scalings);
  await expect(scalings.locator('p.formula').filter({ hasText: 'std' })).toContainText('4096');
});

test('boxes to tick on the page itself are as large as a finger needs them', async ({ page }) => {
  await page.goto('./chapters.html');
  await page.locator('.for-class > summary').click();
  for (const box of await page.locator('main > .rail input, .for-class input[type="checkbox"]').all()) {
    const { width, height } = await box.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('a seed of twenty digits can be read in its field', async ({ page }) => {
  const summit = await bring(page, 'dk-summit', '#v=1&summit.seed=18446744073709551615');
  await reveal(summit);
  const seed = summit.locator(".field[data-parameter='seed'] input");
  await seed.evaluate((field) => {
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  });
  await expect(seed).toBeVisible();
  expect(await seed.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
});

/** On a phone, in German: its words are longer. */
async function onPhone(page: Page, tag: string, fragment = ''): Promise<Locator> {
  await page.setViewportSize({ width: 360, height: 740 });
  const laboratory = await bringWithFewSamples(page, tag, fragment);
  await revealLeading(laboratory);
  await speaking(laboratory, 'de');
  await unfold(laboratory);
  return laboratory;
}

/** Of each, in whole pixels. */
const edges = (all: Locator, edge: 'left' | 'right' | 'bottom' | 'width' | 'height'): Promise<number[]> =>
  all.evaluateAll((each, its) => each.map((one) => Math.round(one.getBoundingClientRect()[its])), edge);

test('what the cells of the proof sum to stands on one line where a name above it has two', async ({ page }) => {
  const proof = await onPhone(page, 'dk-proof', '#v=1&proof.d=8&proof.draws=100');
  const names = await edges(proof.locator('.counts dt'), 'height');
  expect(Math.max(...names)).toBeGreaterThan(Math.min(...names));
  expect(new Set(await edges(proof.locator('.counts dd'), 'bottom')).size).toBe(1);
});

test('the picture of broken assumptions is as high with the two cases that one component lacks', async ({ page }) => {
  const proof = await onPhone(page, 'dk-proof', '#v=1&proof.d=8');
  const heights = (): Promise<number[]> => edges(proof.locator('figure[data-figure="breaks"] svg'), 'height');
  const [before] = await heights();
  await expect(proof.locator('.break')).toHaveCount(6);
  await proof.locator('#dimension').fill('1');
  await expect(proof.locator('.break')).toHaveCount(4);
  expect(await heights()).toEqual([before]);
});

test('on a phone the plane of the arrows begins where its laboratory does', async ({ page }) => {
  const arrows = await onPhone(page, 'dk-arrows');
  expect(await edges(arrows.locator('.seen'), 'left')).toEqual(await edges(arrows.locator('.said'), 'left'));
});

test('on a phone how far a sweep is has a line of its own, not a column beside its button', async ({ page }) => {
  const variance = await onPhone(page, 'dk-variance');
  expect(await edges(variance.locator('.standing').first(), 'width')).toEqual(
    await edges(variance.locator('.run').first(), 'width'),
  );
});

test('on a phone the caption of a table that scrolls sideways is read whole, wherever it is scrolled to', async ({
  page,
}) => {
  const summit = await onPhone(page, 'dk-summit');
  await summit.getByText('Die Zahlen als Tabelle').click();
  const table = summit.locator('.table').first();
  await expect(table).toBeVisible();
  for (const to of [0, 60]) {
    await table.evaluate((element, left) => element.scrollTo({ left }), to);
    const [left] = await edges(summit.locator('caption').first(), 'left');
    const [right] = await edges(summit.locator('caption').first(), 'right');
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
});

test('a button that has the focus keeps its shape', async ({ page }) => {
  const proof = await bring(page, 'dk-proof');
  const button = proof.getByRole('button', { name: 'Another run' });
  const shape = (): Promise<string> => button.evaluate((element) => getComputedStyle(element).borderRadius);
  const before = await shape();
  await proof.getByRole('slider', { name: 'dₖ', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  expect(await shape()).toBe(before);
});

test('with Export unfolded the actions beside it stay on its first line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('./embed.html?lab=dk-summit&guess=off');
  const summit = page.locator('dk-summit');
  // With its table unfolded too, the line has the whole width.
  await summit.locator('[part="table"] > summary').click();
  await summit.locator('.take > summary').click();
  await expect(summit.getByRole('button', { name: 'Save CSV' })).toBeVisible();
  const middle = (part: Locator): Promise<number> =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  const export_ = await middle(summit.locator('.take > summary'));
  expect(Math.abs((await middle(summit.getByRole('button', { name: 'Reset' }))) - export_)).toBeLessThan(4);
});

for (const tag of ['dk-gradient', 'dk-proof', 'dk-softmax', 'dk-summit'])
  test(`${tag}: what stands above and below its controls is not on their lines`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const laboratory = await bring(page, tag);
    await reveal(laboratory);
    await laboratory.locator('details[part="folded"] > summary').evaluateAll((all) => {
      for (const each of all) (each as HTMLElement).click();
    });
    const close = await laboratory.locator('.controls').evaluateAll((all) =>
      all.flatMap((controls) => {
        const gap = (above: Element | null, below: Element | null): number =>
          above?.checkVisibility() && below?.checkVisibility()
            ? below.getBoundingClientRect().top - above.getBoundingClientRect().bottom
            : Infinity;
        const { previousElementSibling: above, nextElementSibling: below } = controls;
        const gaps = [gap(above?.matches('summary') ? null : above, controls), gap(controls, below)];
        return gaps
          .filter((each) => each > -1 && each < 4)
          .map((each) => `${controls.textContent.trim()}: ${String(each)}`);
      }),
    );
    expect(close).toEqual([]);
  });

test('the power of a divisor stands at it in the boxes of the rules', async ({ page }) => {
  const variance = await bringWithFewSamples(page, 'dk-variance');
  await reveal(variance);
  const rule = variance.locator('label.check', { hasText: 'ᵖ' });
  expect(await rule.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
  // Its box and one name: what else would be a part of the line is set apart.
  const parts = await rule.evaluate(
    (element) =>
      [...element.childNodes].filter(({ textContent, nodeType }) => nodeType === 1 || textContent?.trim()).length,
  );
  expect(parts).toBe(2);
});

test('what is wrong with a number is said in the whole line where the window is narrow, not in a column of words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lab of ['arrows', 'variance']) {
    await page.goto(`./embed.html?lab=dk-${lab}&guess=off&lang=de`);
    const laboratory = page.locator(`dk-${lab}`);
    await expect(laboratory.locator('summary').first()).toBeVisible();
    await laboratory.locator('details:not([open], .take, [part="table"]) > summary').evaluateAll((all) => {
      for (const each of all) (each as HTMLElement).click();
    });
    const fields = laboratory.locator('.field input[type="text"]:visible');
    await expect.poll(() => fields.count()).toBeGreaterThan(3);
    for (const field of await fields.all()) await field.fill('abc');
    const errors = laboratory.locator('.field .error:not(:empty)');
    expect(await errors.count()).toBeGreaterThan(3);
    const tallest = await errors.evaluateAll((all) =>
      Math.max(...all.map((error) => error.getBoundingClientRect().height)),
    );
    expect(tallest, lab).toBeLessThan(110);
  }
});

test('where a matrix scrolls for itself, the ring of its first entry is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./embed.html?lab=dk-attention&guess=off');
  const attention = page.locator('dk-attention');
  for (const name of ['q', 'k', 'v']) {
    const entry = attention.locator(`.matrix.${name} input`).first();
    await entry.focus();
    await page.keyboard.press('Shift');
    const cut = await entry.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const box = element.getBoundingClientRect();
      const around = element.closest('.matrix')?.getBoundingClientRect();
      return around ? Math.max(around.left - box.left + ring, around.top - box.top + ring) : Infinity;
    });
    expect(cut, name).toBeLessThan(1);
  }
});
