// Each laboratory alone on somebody else's page, and each on paper; and with nothing but its own module, set by its attributes.
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { expect, few, settled, test, unfold } from '../page/test.ts';
import { laboratories, reveal } from './chapters.ts';

for (const tag of partOfTheDay(laboratories, 22, 5)) {
  test(`${tag} works alone on a foreign page, and on paper has its pictures and no controls`, async ({ page }) => {
    const samples = few[tag] === undefined ? '' : ` samples="${String(few[tag])}"`;
    const body = `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,"><body style="color:red;font:20px cursive"><h1>Course</h1><${tag} heading-level="2"${samples}></${tag}>
      <script type="module" src="/sqrt-dk.js"></script>`;
    await page.route('**/course.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('course.html');
    const laboratory = page.locator(tag);
    await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
    await reveal(laboratory);
    await expect(laboratory.locator('figure svg:visible').first()).toBeVisible();
    const ink = await laboratory.evaluate((element) => getComputedStyle(element).color);
    expect(ink).not.toBe('rgb(255, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(laboratory.locator('figure svg:visible').first()).toBeVisible();
    await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeHidden();
    await expect(laboratory.getByRole('button', { name: 'Guess before you look' })).toBeHidden();
    // A title stands on the page of its picture.
    for (const picture of await laboratory.locator('figure.picture').filter({ visible: true }).all())
      await expect(picture).toHaveCSS('break-inside', 'avoid');
    // Sliders have no colours there, so that what sets something would be half a control. The opening's is a scale with its value.
    await expect(
      laboratory.locator('.controls, button.quiet, [data-parameter]:not(.slider)').filter({ visible: true }),
    ).toHaveCount(0);
    // What stays in sight on a narrow screen would lie wherever the reader was.
    await page.setViewportSize({ width: 360, height: 800 });
    await settled(laboratory);
    const stuck = await laboratory
      .locator('section *')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).position === 'sticky').length);
    expect(stuck).toBe(0);
  });
}

interface Alone {
  tag: string;
  attributes: string;
  shows: (laboratory: Locator) => Promise<void>;
}

const set: readonly Alone[] = [
  {
    tag: 'dk-attention',
    attributes: 'q="1,0;0,1" k="2,0;0,2" v="1;3"',
    shows: async (attention) => {
      await expect(attention.getByRole('button', { name: /^Score of query 1 and key 1: / })).toHaveText('2.00');
      await expect(attention.getByRole('table', { name: 'output, 2 × 1' })).toBeVisible();
    },
  },
  {
    tag: 'dk-proof',
    attributes: 'dimension="3" draws="1000"',
    shows: async (proof) => {
      await expect(proof.locator('.live')).toContainText('Over 1,000 draws the diagonal sums to');
      await expect(proof.locator('.numbers .term')).toHaveCount(9);
    },
  },
  {
    tag: 'dk-softmax',
    attributes: 'scores="3, 1" factor="2"',
    shows: async (softmax) => {
      await expect(softmax.locator('.live')).toContainText('Key 1 takes 98% of the weight');
      await unfold(softmax);
      await expect(softmax.getByRole('slider', { name: /^Three lines against the lead x/ })).toBeVisible();
    },
  },
  {
    tag: 'dk-temperature',
    attributes: 'temperature="3" query="2"',
    shows: async (temperature) => {
      const name = 'Weights of 8 queries over 8 keys at τ = 3. ';
      await expect(temperature.getByRole('slider', { name })).toBeVisible();
      await expect(temperature.locator('.bars')).toHaveCount(1);
      await unfold(temperature);
      await expect(temperature.locator('.bars')).toHaveCount(4);
    },
  },
  {
    tag: 'dk-additive',
    attributes: 'dimension="16"',
    shows: async (additive) => {
      await expect(additive.getByRole('slider', { name: /^Scores of eight keys/ })).toBeVisible();
      await unfold(additive);
      await expect(additive.getByRole('slider', { name: /^Standard deviation of four/ })).toBeVisible();
    },
  },
  {
    tag: 'dk-precision',
    attributes: 'scores="1, 90"',
    shows: async (precision) => {
      await expect(precision.getByRole('slider', { name: /^A lane for each of four/ })).toBeVisible();
      await expect(precision.locator('.wall')).not.toHaveCount(0);
    },
  },
];

/** All others as they start. */
const others = laboratories
  .filter((tag) => !set.some((each) => each.tag === tag))
  .map((tag): Alone => ({
    tag,
    attributes: '',
    shows: (laboratory) => expect(laboratory.locator('figure svg:visible').first()).toBeVisible(),
  }));

for (const { tag, attributes, shows } of [...set, ...partOfTheDay(others, 22, 5)]) {
  test(`${tag} needs nothing but its own module${attributes && ', and takes its state from attributes'}`, async ({
    page,
    baseURL,
  }) => {
    // The modules one by one are served beside the page as built. (They log as in development.)
    const modules = new URL(baseURL ?? '');
    modules.port = String(Number(modules.port) + 1);
    const alone = await page.context().newPage();
    await alone.route('**/course.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A course</title><${tag} ${attributes} guess="off"></${tag}>
          <script type="module" src="/laboratories/${tag.slice('dk-'.length)}/laboratory.ts?register"></script>`,
      }),
    );
    await alone.goto(new URL('course.html', modules).href);
    await shows(alone.locator(tag));
  });
}
