// Each parameter of each laboratory has the one control that the schema says, bound to its name, or is set by what the schema names.
import type { Locator, Page } from '@playwright/test';
import { manifests } from '../../../web/lesson/pages/manifests.ts';
import type { Parameter } from '../../../web/schema/parameter.ts';
import { controlOf, isSet } from '../../../web/kit/controls.ts';
import { partOfTheDay } from '../../seeds.ts';
import { bringNear, expect, skipGuess, test, unfold } from '../page/test.ts';
import { bringWithFewSamples, laboratories, selectionOf } from './chapters.ts';

/** Controls that belong to no parameter: the reader's guess, and the answer to a question. */
const answers = ['guess', 'answer'];

/** What the rules of a file are, the file says. */
const ofFile = 'dk-sweep-result';

/** What stands in the laboratory for a parameter: how many controls of each kind, and what can be chosen in them. */
interface Found {
  field: number;
  list: number;
  slider: number[];
  menu: string[][];
  check: number;
  boxes: number;
  buttons: number;
}

const found = (laboratory: Locator, name: string): Promise<Found> =>
  laboratory.evaluate((element, of): Found => {
    const all = (selector: string): HTMLElement[] => [
      ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const own = `[data-parameter='${of}']`;
    const typed = `> input#${of}[type='text']`;
    return {
      field: all(`.field:not(.wide, .quantity)${own} ${typed}`).length,
      list: all(`.field.wide${own} ${typed}`).length,
      slider: all(`.quantity${own} input[type='range']`).map((input) => Number(input.getAttribute('max')) + 1),
      menu: all(`.field${own} > select#${of}`).map((menu) =>
        [...menu.querySelectorAll('option')].map(({ value }) => value),
      ),
      check: all(`label.check${own} > input[type='checkbox']`).length,
      boxes: all(`[data-parameter~='${of}'] input[type='checkbox']`).length,
      buttons: all(`[role='group']${own} > button`).length,
    };
  }, name);

const none: Found = { field: 0, list: 0, slider: [], menu: [], check: 0, boxes: 0, buttons: 0 };

/** What the schema asks for. Buttons for values, draws and settings worth trying may stand beside any control. */
function wanted(tag: string, parameter: Parameter<unknown>, there: Found): Found {
  const { names = [], control, quick = [] } = parameter;
  const kind = controlOf(parameter);
  const beside = { ...none, boxes: kind === 'check' ? 1 : 0, buttons: Math.max(there.buttons, quick.length) };
  const [menu = []] = there.menu;
  switch (kind) {
    case 'field':
    case 'list':
    case 'check':
      return { ...beside, [kind]: 1 };
    case 'slider':
      return { ...beside, slider: [(control as { stops: readonly number[] }).stops.length] };
    case 'menu':
      // Of names a menu may leave some out; other entries are the core's or a file's.
      return { ...beside, menu: [names.length === 0 ? menu : names.filter((name) => menu.includes(name))] };
    case 'boxes':
      return { ...beside, boxes: tag === ofFile ? Math.max(there.boxes, 1) : names.length };
    case 'buttons':
      return { ...beside, buttons: names.length === 0 ? Math.max(there.buttons, 1) : names.length };
    default:
      return { ...there, slider: [], menu: [], check: 0 };
  }
}

async function open(page: Page, tag: string, fragment = ''): Promise<Locator> {
  let laboratory = page.locator(tag);
  if (tag === ofFile) {
    await page.goto('./sweep.html');
    await bringNear(laboratory);
    await unfold(laboratory);
    await expect(laboratory.getByRole('checkbox').first()).toBeVisible();
  } else {
    laboratory = await bringWithFewSamples(page, tag, fragment);
    await skipGuess(laboratory);
    await unfold(laboratory);
  }
  return laboratory;
}

for (const tag of partOfTheDay([...laboratories, ofFile], 22, 4)) {
  test(`every parameter of ${tag} has the control that the schema says`, async ({ page }) => {
    const selection = await selectionOf(tag);
    const { key = '' } = manifests[tag] ?? {};
    const first = Object.fromEntries(Object.entries(selection).map(([name, { initial }]) => [name, initial]));
    const laboratory = await open(page, tag);
    const later: [name: string, parameter: Parameter<unknown>, fragment: string][] = [];
    for (const [name, parameter] of Object.entries(selection)) {
      const [other = '', [value = ''] = []] = Object.entries(parameter.only ?? {})[0] ?? [];
      if (!isSet(parameter, first))
        later.push([name, parameter, `#v=1&${key}.${selection[other]?.key ?? ''}=${value}`]);
      // A source's own rule may be of another kind.
      if (parameter.only && tag === 'dk-worked-example') {
        later.push([name, parameter, `#v=1&${key}.rule=${value}`]);
        continue;
      }
      await expect(async () => {
        const there = await found(laboratory, name);
        expect(there, name).toEqual(isSet(parameter, first) ? wanted(tag, parameter, there) : none);
      }).toPass({ timeout: 20_000 });
    }
    for (const [name, parameter, fragment] of later) {
      const shown = await open(page, tag, fragment);
      await expect(async () => {
        const there = await found(shown, name);
        expect(there, name).toEqual(wanted(tag, parameter, there));
      }).toPass({ timeout: 20_000 });
    }
    const named = await laboratory.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-parameter]') ?? [])].flatMap(
        ({ dataset }) => dataset.parameter?.split(' ') ?? [],
      ),
    );
    const known = [...Object.keys(selection), ...answers];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
}
