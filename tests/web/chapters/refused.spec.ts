// Bad input in the laboratories: an error beside the control that names it and what is permitted, the text as it was typed, and the
// last good picture, which looks like one of before, as do the sentence and the tables beside it.
import type { Locator } from '@playwright/test';
import { initialValues } from '../../../web/kit/settings.ts';
import type { Parameter } from '../../../web/schema/parameter.ts';
import { controlOf, isSet } from '../../../web/kit/controls.ts';
import { only, partOfTheDay } from '../../seeds.ts';
import { expect, pictures, settled, test } from '../page/test.ts';
import { bringWithFewSamples, laboratories, reveal, selectionOf } from './chapters.ts';

/** What is no number, no list or no seed, or more than most may be. */
const texts =
  '|abc|<img src=x onerror=alert(1)>|NaN|inf|-inf|∞|1e999|-1|0|1.5|0x10|1e3|1000000000|18446744073709551616|1,,2|1, x|1, 1e9|1,2,3,4,5,6,7|1,2,3,4,5,6,7,8,9,10,11,12,13'.split(
    '|',
  );

/** Those that a parameter refuses, a part a day, another for each field; and what lies next to its bounds. */
function refusedBy(parameter: Parameter<unknown>, place: number): string[] {
  const refuses = (text: string): boolean => {
    try {
      parameter.parse(text);
      return false;
    } catch {
      return true;
    }
  };
  const { least, most } = parameter.bounds ?? { least: 0, most: 0 };
  const step = refuses('1.5') ? 1 : 0.001;
  const some = only === undefined ? partOfTheDay(texts, 3, place) : texts;
  return [...some, String(least - step), String(most + step)].filter(refuses);
}

/** Fields that belong to no parameter, by their labels. */
const own: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'dk-attention': {
    'Q, query 1, entry 1': ['', 'abc', '1e999'],
    'K, key 2, entry 1': ['NaN'],
    'V, value 1, entry 1': ['1,2,3'],
  },
  'dk-worked-example': {
    scores: ['NaN', '14, inf', '14, abc', '14, 1e999', ''],
    dₖ: ['', '0', '4097', '1000000000', '-64', 'NaN', 'abc'],
  },
};

/** Most labels of dₖ are set in italic and subscript. */
const field = (laboratory: Locator, name: string): Locator =>
  laboratory.getByRole('textbox', { name: name === 'dₖ' ? /^d(?:k|ₖ)$/ : name, exact: true });

/** What shows results: each with what it is and its looks. Matrices to type in and what the reader prints are none. */
const results = (laboratory: Locator): Promise<{ what: string; filter: string; outline: string }[]> =>
  laboratory.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('.live, .dk-plot, .facts, .working, table') ?? [])]
      .filter((each) => each.checkVisibility() && !each.matches('.matrix:is(.q, .k, .v) > table'))
      .map((each) => {
        const { filter, outlineStyle } = getComputedStyle(each);
        const what = `${each.localName} ${each.getAttribute('class') ?? each.parentElement?.className ?? ''}`;
        return { what, filter, outline: outlineStyle };
      }),
  );

interface Field {
  name: string;
  input: Locator;
  refused: readonly string[];
  /** What the error says beside the text itself. */
  allowed: string;
}

async function fieldsOf(laboratory: Locator, tag: string): Promise<Field[]> {
  const selection = await selectionOf(tag);
  const typed = Object.entries(selection).filter(
    ([, parameter]) =>
      ['field', 'list', 'slider'].includes(controlOf(parameter)) && isSet(parameter, initialValues(selection)),
  );
  return [
    ...typed.map(([name, parameter], place) => ({
      name,
      input: laboratory.locator(`input#${name}`),
      refused: refusedBy(parameter, place),
      allowed: Array.isArray(parameter.initial)
        ? 'Allowed'
        : `Allowed: ${parameter.range.replace(' … ', ' to ').replace('-', '−')}`,
    })),
    ...Object.entries(own[tag] ?? {}).map(([name, refused]) => ({
      name,
      input: field(laboratory, name),
      refused,
      allowed: 'Allowed',
    })),
  ];
}

for (const tag of partOfTheDay(laboratories, 22, 2)) {
  test(`${tag}: what is refused is said beside its control, stays as typed, and the picture stays`, async ({
    page,
  }) => {
    test.slow();
    const laboratory = await bringWithFewSamples(page, tag, tag === 'dk-attention' ? '#v=1&attention.step=all' : '');
    await reveal(laboratory);
    const folded = laboratory.locator('details:not([open]) > summary:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    await settled(laboratory);
    const shown = await pictures(laboratory);
    const fields = await fieldsOf(laboratory, tag);
    const visible = await Promise.all(fields.map(({ input }) => input.isVisible()));
    expect(visible.includes(true), 'one field at least can be tried').toBe(fields.length > 0);
    for (const { name, input, refused, allowed } of fields.filter((_, at) => visible[at])) {
      const label = name in (own[tag] ?? {}) ? name : await laboratory.locator(`label[for=${name}]`).innerText();
      for (const text of refused) {
        await input.fill(text);
        await input.blur();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveValue(text);
        const described = (await input.getAttribute('aria-describedby')) ?? '';
        const error = laboratory.locator(`#${described.split(' ').find((id) => id.endsWith('-error')) ?? ''}`);
        // A matrix has one sentence for all of its entries.
        if (name.includes('entry')) await expect(error).toContainText(name);
        else await expect(error).not.toContainText(allowed === 'Allowed' ? `${label}:` : label);
        await expect(error).toContainText(allowed);
        if (allowed !== 'Allowed') await expect(error).toContainText(text.slice(0, 20));
        expect(await pictures(laboratory)).toBe(shown);
        await expect(laboratory).toHaveAttribute('refused');
        const looks = await results(laboratory);
        expect(looks.length).toBeGreaterThan(1);
        const current = looks.filter(({ filter, outline }) => filter !== 'grayscale(1)' || outline !== 'dashed');
        expect(current, 'look as if they belonged to what is typed').toEqual([]);
      }
    }
  });
}
