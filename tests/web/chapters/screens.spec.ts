// What CSS makes of each laboratory's first picture, as a reader's browser paints it: at the start values in the dark theme, and at a
// second setting in the light one. Files that are saved (looks.spec.ts) carry no style sheet and are no proof of it. Pixels belong to one browser: where
// another version runs, nothing is compared. UPDATE_STILLS=1 takes them anew; look at them before they are committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { expect, settled, test } from '../page/test.ts';
import { bring, laboratories, reveal } from './chapters.ts';

const folder = join(import.meta.dirname, 'screens');
const pin = join(folder, 'browser.txt');
const renewed = process.env.UPDATE_STILLS === '1';

/** A second setting, unlike the first: other sizes, another rule, something unfolded. Where none is named, that of a recorded link. */
const second: Readonly<Record<string, string>> = {
  'dk-opening': 'opening.d=512&opening.draw=3',
  'dk-attention': 'attention.rule=none&attention.causal=on',
  'dk-worked-example': 'worked-example.id=large-dimension-dk-64-scaled',
  'dk-variance': 'variance.d=2,16,128&variance.focus=2&variance.theory=on',
  'dk-proof': 'proof.d=3&proof.draws=1000&proof.theory=on',
  'dk-softmax': 'softmax.scores=-3.5,2,0.25,7&softmax.times=0.5',
  'dk-arrows': 'arrows.qx=-1.5&arrows.qy=1&arrows.kx=1&arrows.ky=-2&arrows.d=16',
  'dk-walks': 'walks.d=1024&walks.coins=on',
  'dk-summit': 'summit.rule=power&summit.p=0.8&summit.keys=8',
  'dk-gradient': 'gradient.d=16&gradient.keys=8&gradient.f=3',
  'dk-scalings': 'scalings.rules=none,sqrt,log,cosine&scalings.focus=16',
  'dk-temperature': 'temperature.tau=3&temperature.query=2',
  'dk-assumptions': 'assumptions.law=log-normal&assumptions.mu=-1&assumptions.sigma=1.25',
  'dk-saturation-map': 'saturation.n=1024&saturation.s=4&saturation.show=effectiveKeys',
  'dk-additive': 'additive.d=256',
  'dk-training': 'training.d=16&training.steps=40',
  'dk-width-sweep': 'widths.d=16,64&widths.runs=1&widths.steps=40&widths.rules=none,sqrt',
  'dk-rate-map': 'rates.runs=1&rates.steps=20&rates.rules=none,sqrt',
  'dk-precision': 'precision.scores=12,89,-7.25&precision.format=bfloat16',
  'dk-models': 'models.model=qwen-3-4b',
  'dk-trained': 'trained.factor=2',
  'dk-quiz': 'quiz.seed=41',
};

async function isScreen(laboratory: Locator, name: string): Promise<void> {
  await laboratory.page().mouse.move(0, 0);
  await laboratory.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await settled(laboratory);
  const picture = laboratory
    .locator('figure:visible')
    .filter({ has: laboratory.page().locator('svg') })
    .first();
  await alone(laboratory);
  await expect(picture).toHaveScreenshot(`${name}.png`, { animations: 'disabled', maxDiffPixelRatio: 0.002 });
}

/** How high the page above is depends on which chapters have been laid out: it must not decide on which fraction of a pixel a picture stands. */
async function alone(laboratory: Locator): Promise<void> {
  await laboratory.evaluate((element) => {
    for (let shown: Element | null = element; shown && shown !== document.body; shown = shown.parentElement)
      for (const other of shown.parentElement?.children ?? [])
        if (other !== shown && other instanceof HTMLElement) other.style.display = 'none';
  });
}

function secondOf(tag: string): string {
  const own = second[tag];
  if (own !== undefined) return `#v=1&${own}`;
  const links = JSON.parse(readFileSync(join(import.meta.dirname, '../schema/recorded-links.json'), 'utf8')) as {
    laboratory: string;
    fragment: string;
  }[];
  const link = links.find(({ laboratory }) => `dk-${laboratory}` === tag);
  if (!link) throw new Error(`no link of ${tag} is recorded: npm run renew`);
  return link.fragment;
}

test.describe('as painted', () => {
  test.use({ viewport: { width: 1000, height: 900 } });

  for (const tag of partOfTheDay(laboratories, 22, 4)) {
    test(`${tag} is painted as it was, dark at its start values and light at a second setting`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const version = browser.version();
      if (renewed) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(pin, `${version}\n`);
      }
      const pinned = existsSync(pin) ? readFileSync(pin, 'utf8').trim() : 'none';
      test.skip(version !== pinned, `pictures were taken with Chromium ${pinned}, this is ${version}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      const laboratory = await bring(page, tag);
      await reveal(laboratory);
      await isScreen(laboratory, `${tag}-dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('about:blank');
      const again = await bring(page, tag, secondOf(tag));
      await reveal(again);
      await expect(again.locator('.run:is([data-state="idle"], [data-state="running"])')).toHaveCount(0, {
        timeout: 60_000,
      });
      await isScreen(again, `${tag}-second`);
    });
  }
});
