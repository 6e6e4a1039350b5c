// Words of each laboratory's pictures do not lie on each other, in either language: as it starts, at 320 pixels, and with settings that crowd them.
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { expect, test } from '../page/test.ts';
import { touching } from '../page/touching.ts';
import { bringWithFewSamples, laboratories, reveal, speaking } from './chapters.ts';

/** Words of a picture that lie on each other, or leave the window. */
async function crowded(laboratory: Locator): Promise<string[]> {
  const pictures = await laboratory.locator('svg').evaluateAll((all) =>
    all.map((picture) =>
      [...picture.querySelectorAll('text')].flatMap((text) => {
        const { left, right, top, bottom, width, height } = text.getBoundingClientRect();
        // Letters fill less than their line, which may stand upright.
        const [across, down] = width < height ? [width / 5, 0] : [0, height / 5];
        const said = text.textContent.trim();
        if (said === '' || width === 0) return [];
        return [{ said, left: left + across, right: right - across, top: top + down, bottom: bottom - down }];
      }),
    ),
  );
  const width = await laboratory.evaluate(() => innerWidth);
  return pictures.flatMap((texts) => {
    const out = texts.filter(({ left, right }) => left < 0 || right > width);
    return [...out.map(({ said }) => `outside: ${said}`), ...touching(texts, 3, 1)];
  });
}

/** Titles with a word that reaches beyond their picture, into the one beside it. */
function tooLong(laboratory: Locator): Promise<string[]> {
  return laboratory.locator('figcaption strong').evaluateAll((titles) => {
    const end = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;
    return titles.filter((title) => end(title) > end(title.closest('figure')) + 8).map((title) => title.textContent);
  });
}

async function inBothLanguages(laboratory: Locator, look: (language: string) => Promise<void>): Promise<void> {
  for (const language of ['en', 'de']) {
    await speaking(laboratory, language);
    await look(language);
  }
}

// The figures that go with its arrows pass over those of the axes.
const still = laboratories.filter((tag) => tag !== 'dk-arrows');

for (const tag of partOfTheDay(still, 22, 2)) {
  test(`${tag}: at 320 pixels words of a picture do not lie on each other, in English and in German`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    const laboratory = await bringWithFewSamples(page, tag);
    await reveal(laboratory);
    await inBothLanguages(laboratory, async (language) => {
      expect(await crowded(laboratory), language).toEqual([]);
      expect(await tooLong(laboratory), language).toEqual([]);
    });
  });
}

/** Words of a picture that stand beside the laboratory. */
function beside(laboratory: Locator): Promise<string[]> {
  return laboratory.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...(element.shadowRoot?.querySelectorAll('svg text') ?? [])]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.width > 0 && (box.right > right + 2 || box.left < left - 2);
      })
      .map((text) => text.textContent);
  });
}

interface Crowd {
  tag: string;
  /** What crowds its words. */
  fragment: string;
  width: number;
}

const crowds: readonly Crowd[] = [
  { tag: 'dk-walks', fragment: '#v=1&walks.d=2', width: 320 },
  { tag: 'dk-softmax', fragment: '#v=1&softmax.scores=1,1,1,1,1,1,1,1', width: 768 },
  { tag: 'dk-softmax', fragment: '#v=1&softmax.scores=10,0,0,0,0,0&softmax.times=16', width: 320 },
  { tag: 'dk-summit', fragment: '#v=1&summit.keys=512&summit.z=2&summit.d=128,256,512,1024,2048,4096', width: 1200 },
  { tag: 'dk-summit', fragment: '#v=1&summit.p=0&summit.a=0.25', width: 768 },
  { tag: 'dk-variance', fragment: '#v=1&variance.n=100000&variance.theory=on', width: 320 },
  { tag: 'dk-saturation-map', fragment: '#v=1&saturation.n=2&saturation.models=cursor', width: 1200 },
  { tag: 'dk-training', fragment: '#v=1&training.rules=learned-sqrt&training.runs=1&training.steps=20', width: 768 },
  {
    tag: 'dk-width-sweep',
    fragment: '#v=1&width-sweep.rules=learned-sqrt&width-sweep.d=4,8&width-sweep.runs=1&width-sweep.steps=10',
    width: 768,
  },
  { tag: 'dk-worked-example', fragment: '#v=1&worked-example.id=softmax-1-1-1-5', width: 768 },
  {
    tag: 'dk-softmax',
    fragment: '#v=1&softmax.scores=-67,-200,-200,200,-200,-200,-200,-36&softmax.times=54',
    width: 768,
  },
  { tag: 'dk-summit', fragment: '#v=1&summit.a=1.4', width: 900 },
  {
    tag: 'dk-saturation-map',
    fragment: '#v=1&saturation.n=8&saturation.show=entropy&saturation.models=cursor',
    width: 320,
  },
  { tag: 'dk-gradient', fragment: '#v=1&gradient.keys=4&gradient.draw=69341', width: 768 },
  { tag: 'dk-assumptions', fragment: '#v=1&assumptions.rho=-1&assumptions.s=2&assumptions.keys=2', width: 900 },
  { tag: 'dk-temperature', fragment: '#v=1&temperature.d=2&temperature.causal=on', width: 768 },
  { tag: 'dk-proof', fragment: '#v=1&proof.values=29,100,14,-39,29&proof.c=0.34', width: 320 },
  { tag: 'dk-attention', fragment: '#v=1&attention.k=-1000', width: 700 },
  { tag: 'dk-rate-map', fragment: '#v=1&rate-map.rates=halves', width: 768 },
];

for (const { tag, fragment, width } of partOfTheDay(crowds, 3, 1)) {
  test(`${tag}: words do not lie on each other or leave the window with ${fragment}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const laboratory = await bringWithFewSamples(page, tag, fragment);
    await reveal(laboratory);
    await inBothLanguages(laboratory, async (language) => {
      expect(await crowded(laboratory), language).toEqual([]);
      expect(await beside(laboratory), language).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(width);
    });
  });
}
