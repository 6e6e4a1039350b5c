// A monkey at every chapter: seeded random keys, pointers, sizes, themes and addresses. Whatever it does there is no exception, no
// NaN or "undefined" to be read, and the laboratory still answers. 120 events, 10,000 with --full; MONKEY_EVENTS for any number. Half of
// them come from a seed that is always the same, half from that of the day. That it does something at all is counted.
import { errors, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../page/test.ts';
import { partOfTheDay, seeds } from '../../seeds.ts';
import { keyOf } from '../../../web/lesson/pages/manifests.ts';
import { bringWithFewSamples, laboratories, reveal, words } from './chapters.ts';

const events = Number(process.env.MONKEY_EVENTS ?? (process.env.SQRTDK_FULL === undefined ? 120 : 10_000));

/** Events between two looks at what is to be read. */
const look = 20;

/** xorshift32: the same monkey for the same seed. */
class Chance {
  #state: number;

  constructor(start: number) {
    this.#state = start >>> 0 || 1;
  }

  below(count: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x >>> 0;
    return this.#state % count;
  }

  of<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }
}

const keys = [
  'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter',
  'Space', 'Escape', 'Backspace', 'Delete',
] as const; // oxfmt-ignore

const texts = [
  '1e999', '-1', '0', '64', '4096', '', 'NaN', '٣٤', 'שלום', '1,5', '1;2;3', '<img src=x onerror=alert(1)>', '9'.repeat(5000),
  '\u202e12', '1 000', '½', '-0', '.', '18446744073709551616', '{d}', '=1+1',
] as const; // oxfmt-ignore

const values = [
  '1',
  '4096',
  '-5',
  '1e9',
  'abc',
  '%E0%A4%A',
  '<b>',
  '',
  'on',
  'off',
  '1,2,3',
  '1,2;3,4',
  'sqrt',
] as const;

async function pointer(page: Page, laboratory: Locator, chance: Chance): Promise<void> {
  const box = await laboratory.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) return;
  const x = box.x + chance.below(Math.max(1, Math.floor(box.width)));
  const top = Math.max(0, box.y);
  const y = top + chance.below(Math.max(1, Math.floor(Math.min(view.height, box.y + box.height) - top)));
  await page.mouse.move(x, y);
  if (chance.below(3) === 0) await page.mouse.click(x, y);
  else if (chance.below(8) === 0) {
    await page.mouse.down();
    await page.mouse.move(x + chance.below(120) - 60, y + chance.below(120) - 60, { steps: 2 });
    await page.mouse.up();
  }
}

async function act(page: Page, laboratory: Locator, namespace: string, chance: Chance): Promise<void> {
  const kind = chance.below(100);
  if (kind < 45) await page.keyboard.press(chance.of(keys));
  else if (kind < 80) await pointer(page, laboratory, chance);
  else if (kind < 90) {
    // A field that the last event has unfolded, locked or taken away is no field to type into.
    const fields = laboratory.locator('input[type=text]:visible:enabled:not([readonly])');
    const count = await fields.count();
    if (count === 0) return;
    const typed = chance.of(texts);
    try {
      await fields.nth(chance.below(count)).fill(typed, { timeout: 2000 });
    } catch (thrown) {
      if (!(thrown instanceof errors.TimeoutError)) throw thrown;
    }
  } else if (kind < 93) {
    await resize(page, { width: chance.of([320, 360, 800, 1280]), height: chance.of([500, 900]) });
    await laboratory.scrollIntoViewIfNeeded();
  } else if (kind < 95) {
    await page.emulateMedia({
      colorScheme: chance.of(['light', 'dark']),
      reducedMotion: chance.of(['reduce', 'no-preference']),
      forcedColors: chance.of(['active', 'none', 'none']),
    });
  } else if (kind < 98) {
    const key = chance.of(['seed', 'd', 'keys', 'rule', 'focus', 'scores', 'samples', 'draw', 'p', 'c', 'theory', 'id', 'q']);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#v=1&${namespace}.${key}=${chance.of(values)}`);
  } else await laboratory.evaluate((element) => { element.scrollIntoView(); }); // oxfmt-ignore
}

/** A window that fills the screen, or is on its way to it, has one size only. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await expect(async () => {
    await page.evaluate(async () => {
      if (document.fullscreenElement) await document.exitFullscreen();
    });
    await page.setViewportSize(size);
  }).toPass();
}

for (const tag of partOfTheDay(laboratories, 22, 2)) {
  test(`${tag} survives ${String(events)} events of monkeys, which change it`, async ({ page }, { annotations }) => {
    test.setTimeout(60_000 + 250 * events);
    const laboratory = await bringWithFewSamples(page, tag);
    // Links to papers and to other pages would lead away from what is under test.
    await page.evaluate(() => {
      const leads = (each: EventTarget): boolean =>
        each instanceof HTMLAnchorElement && each.getAttribute('href')?.startsWith('#') === false;
      const stay = (event: Event): void => {
        if (event.composedPath().some(leads)) event.preventDefault();
      };
      for (const kind of ['click', 'auxclick']) addEventListener(kind, stay, { capture: true });
    });
    annotations.push({ type: 'seeds', description: seeds.join(', ') });
    const monkeys = seeds.map((seed) => new Chance(seed * 7919 + laboratories.indexOf(tag)));
    let [monkey] = monkeys;
    let changes = 0;
    let last = await words(laboratory);
    const bad = /\bNaN\b|undefined|\[object|\bnull\b/;
    for (let event = 0; event < events; event += 1) {
      if (event === Math.ceil(events / 2)) [, monkey] = monkeys;
      if (!monkey) throw new Error('no monkey');
      await act(page, laboratory, keyOf(tag), monkey);
      if (event % look !== look - 1) continue;
      const all = await words(laboratory);
      if (all !== last) changes += 1;
      last = all;
      // What the reader typed may be shown again; what the page says of it may not be broken.
      const read = all.replaceAll('“NaN”', '').replaceAll('"NaN"', '');
      const typed = await laboratory
        .locator('input')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value.replace(/\s+/g, ' ').trim()));
      expect(
        typed.reduce((text, value) => (value.includes('NaN') ? text.replaceAll(value, '') : text), read),
      ).not.toMatch(bad);
      await expect(laboratory.locator('.missing')).toHaveCount(0);
    }
    // Most looks find something that reads otherwise than at the one before.
    expect(changes, 'looks that found other words').toBeGreaterThan(Math.floor(events / look) / 2);
    await resize(page, { width: 1280, height: 900 });
    // A dialog that a monkey has opened last lies over everything.
    const dialog = laboratory.locator('dialog[open]');
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await laboratory.getByRole('button', { name: 'Reset' }).click();
    await expect(laboratory.getByText('Back at the start values.')).toBeVisible();
    await reveal(laboratory);
  });
}
