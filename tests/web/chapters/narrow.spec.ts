// Each laboratory in windows as narrow as a phone's, with the widest it can be asked to show: nothing sticks out, nothing has to be
// scrolled sideways, all words of a picture have a colour, and the checker finds nothing. One load serves all widths, the narrowest first.
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { violations } from '../page/checker.ts';
import { expect, settled, skipGuess, test, unfold } from '../page/test.ts';
import { bringWithFewSamples, finished, laboratories, speaking } from './chapters.ts';

interface Narrow {
  tag: string;
  /** What makes it wide. */
  fragment?: string;
  /** Another language than English. */
  lang?: 'de';
  widths: readonly number[];
  /** What must end where the laboratory ends, give or take so many pixels. */
  within?: readonly [selectors: string, pixels: number];
  /** Pixels by which its content may be wider than itself; none where nothing is said. */
  wider?: number;
  /** Whether the checker is asked too. */
  checked?: boolean;
  /** What has to be there, or unfolded, first. */
  ready?: (laboratory: Locator) => Promise<unknown>;
}

const row = '-1,2,-3,4.5,5,6';
const matrix = Array.from({ length: 6 }, () => row).join(';');

const wide: readonly Narrow[] = [
  {
    tag: 'dk-attention',
    fragment: `#v=1&attention.q=${matrix}&attention.k=${matrix}&attention.v=${matrix}`,
    widths: [320, 360, 1280],
    within: ['.matrix table, figure', 6],
    wider: 1,
    checked: true,
    ready: (attention) => expect(attention.getByRole('table', { name: 'output, 6 × 6' })).toBeVisible(),
  },
  {
    tag: 'dk-attention',
    fragment: '#v=1&attention.q=1;2;3;4;5;6&attention.k=1;2;3;4;5&attention.v=1;2;3;4;5&attention.rule=none',
    lang: 'de',
    widths: [768, 800],
    within: ['.matrix table, figure, .arrow span', 1],
    wider: 1,
  },
  {
    tag: 'dk-quiz',
    fragment: '#v=1&quiz.item=cross-entropy',
    lang: 'de',
    widths: [320],
    within: ['figure text, .verdict > .formula *', 1],
    ready: (quiz) => quiz.locator('.option').first().click(),
  },
  {
    tag: 'dk-quiz',
    fragment: '#v=1&quiz.item=temperature-sweep',
    lang: 'de',
    widths: [320],
    within: ['figure text', 1],
  },
  {
    tag: 'dk-precision',
    fragment: '#v=1&precision.scores=1,2,3,4,5,6,7,8,9,10,11,12',
    lang: 'de',
    widths: [320],
    within: ['.steps > div', 0],
    ready: unfold,
  },
  { tag: 'dk-variance', fragment: '#v=1&variance.n=1000&variance.theory=on', widths: [320] },
  {
    tag: 'dk-proof',
    fragment: '#v=1&proof.draws=10000&proof.theory=on&proof.values=-100,99.5,3.25,7,8,100',
    widths: [320, 360, 768],
    within: ['figure text, table.steps, .counts, .sum math, .draws', 2],
    ready: async (proof) => {
      await expect(proof.getByRole('button', { name: '▶ Play' })).toBeVisible();
      await unfold(proof);
    },
  },
  {
    tag: 'dk-softmax',
    fragment: '#v=1&softmax.scores=2.5,1,0.5,-0.5,-1.5&softmax.times=4',
    widths: [320],
    within: ['table.exponential, .facts, .links, figure', 1],
  },
  {
    tag: 'dk-softmax',
    fragment: '#v=1&softmax.scores=1,2,3,4,5,6,7,8,9,10,11,12&softmax.times=4',
    widths: [360],
    within: ['table.exponential, .facts, .links, figure', 1],
  },
  {
    tag: 'dk-arrows',
    fragment: '#v=1&arrows.qx=3&arrows.qy=-3&arrows.kx=-2.61&arrows.ky=-2',
    widths: [320, 360],
    within: ['.equation math, .plane .letter', 1],
  },
  { tag: 'dk-worked-example', fragment: '#v=1&worked-example.id=exercise-gradient', widths: [320] },
  {
    tag: 'dk-softmax',
    fragment: '#v=1&softmax.scores=-33.333,12.125,7.7777&softmax.times=13.5&softmax.plus=-77.77',
    widths: [320, 768],
    ready: unfold,
  },
  { tag: 'dk-gradient', widths: [320], ready: (gradient) => expect(gradient.locator('figure')).toHaveCount(1) },
  { tag: 'dk-scalings', widths: [320], ready: (scalings) => expect(scalings.locator('svg')).toHaveCount(1) },
  {
    tag: 'dk-temperature',
    fragment: '#v=1&temperature.tau=0.011',
    widths: [320, 360, 1280],
    within: ['figure, .rung, .field', 1],
    checked: true,
    ready: async (temperature) => {
      await unfold(temperature);
      await expect(temperature.locator('.dimensions .dk-role-raw .dk-point').first()).toBeVisible();
    },
  },
  {
    tag: 'dk-assumptions',
    fragment: '#v=1&assumptions.law=log-normal&assumptions.mu=-1&assumptions.sigma=1.25',
    widths: [320, 360, 1280],
    within: ['figure, .field, .chain, .breaks button', 1],
    checked: true,
  },
  { tag: 'dk-saturation-map', widths: [320], ready: (map) => expect(map.locator('.collapse')).toBeVisible() },
  {
    tag: 'dk-additive',
    fragment: '#v=1&additive.d=256',
    widths: [320, 360, 1280],
    within: ['figure, .field, .bounds, .legend', 1],
    checked: true,
  },
  {
    tag: 'dk-precision',
    fragment: '#v=1&precision.stage=4&precision.seen=5',
    widths: [320, 360, 1280],
    within: ['figure, .field, table:visible, pre, .says', 1],
    checked: true,
  },
  {
    tag: 'dk-precision',
    fragment: '#v=1&precision.scores=61783,-68386,6251,-97937,83509,-33106,-5819&precision.times=943&precision.seen=4',
    widths: [320, 768],
    ready: unfold,
  },
  {
    tag: 'dk-models',
    fragment: '#v=1&models.model=scalable-softmax&models.keys=1024',
    widths: [320, 768],
    within: ['.effects text', 2],
    ready: unfold,
  },
  {
    tag: 'dk-models',
    fragment: '#v=1&models.model=deepseek-v3',
    widths: [320, 1280],
    checked: true,
    ready: async (models) => {
      await models.getByText('All models and where they were read', { exact: true }).first().click();
      await expect(models.getByRole('rowheader', { name: 'T5 11B' })).toBeVisible();
    },
  },
];

/** All others as they start. */
const others = laboratories.filter((tag) => !wide.some((each) => each.tag === tag));
const all: readonly Narrow[] = [...wide, ...others.map((tag) => ({ tag, widths: [320] }))];

/** Words of a picture to which nothing gives a colour: they keep the browser's black, which a dark page swallows, and the checker reads no picture. */
function uncoloured(laboratory: Locator): Promise<string[]> {
  return laboratory.locator('svg text, svg tspan').evaluateAll((texts) =>
    texts
      .filter((text) => [...text.childNodes].some((own) => own instanceof Text && own.data.trim() !== ''))
      .filter((text) => getComputedStyle(text).fill === 'rgb(0, 0, 0)')
      .map((text) => text.textContent),
  );
}

for (const { tag, fragment = '', lang, widths, within, wider = 0, checked = false, ready } of partOfTheDay(
  all,
  11,
  1,
)) {
  const checking = checked ? ' and the checker finds nothing' : '';
  test(`${tag}: at ${widths.join(', ')} pixels nothing sticks out${checking}${lang ? `, ${lang}` : ''}${fragment && `, with ${fragment}`}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
    const laboratory = await bringWithFewSamples(page, tag, fragment);
    await skipGuess(laboratory);
    if (lang) {
      await speaking(laboratory, lang);
    }
    await ready?.(laboratory);
    await finished(laboratory);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settled(laboratory);
      const label = `${String(width)} pixels`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), label).toBeLessThanOrEqual(width);
      const more = await laboratory.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(more, label).toBeLessThanOrEqual(wider);
      if (within) {
        const [selectors, pixels] = within;
        const { right } = await laboratory.evaluate((element) => element.getBoundingClientRect());
        const outside = await laboratory
          .locator(selectors)
          .evaluateAll(
            (parts, edge) =>
              parts
                .filter((part) => part.getBoundingClientRect().right > edge)
                .map(
                  (part) => `${part.localName}.${part.getAttribute('class') ?? ''} ${part.textContent.slice(0, 40)}`,
                ),
            right + pixels,
          );
        expect(outside, label).toEqual([]);
      }
      if (checked) expect(await violations(page, { include: tag }), label).toEqual([]);
      expect(await uncoloured(laboratory), label).toEqual([]);
    }
  });
}
