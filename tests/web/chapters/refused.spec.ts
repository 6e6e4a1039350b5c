// Bad input in the laboratories: an error beside the control that names it and what is permitted, the text as it was typed, and the
// last good picture, which looks like one of before, as do the sentence and the tables beside it.
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { expect, pictures, settled, test } from '../page/test.ts';
import { bringWithFewSamples, reveal } from './chapters.ts';

interface Refused {
  tag: string;
  fragment?: string;
  /** What is unfolded first, for the controls in it. */
  unfold?: string;
  fields: Readonly<Record<string, readonly string[]>>;
}

const tooLarge = '18446744073709551616';
const table = 'The numbers as a table';

const all: readonly Refused[] = [
  {
    tag: 'dk-attention',
    fragment: '#v=1&attention.step=all',
    unfold: table,
    fields: {
      'Q, query 1, entry 1': ['', 'abc', '1e999'],
      'K, key 2, entry 1': ['NaN'],
      'V, value 1, entry 1': ['1,2,3'],
    },
  },
  { tag: 'dk-worked-example', fields: { dₖ: ['', '0', '4097', 'abc'] } },
  {
    tag: 'dk-proof',
    unfold: table,
    fields: {
      dₖ: ['', '0', '65', '2.5', 'NaN', '-1', 'abc'],
      Values: ['', '1, x', '101', '1,2,3,4,5,6,7', 'NaN', '1e999'],
      'Divisor c': ['', '0', '-2', '10.5', 'inf'],
      Draws: ['', '0', '10001', '1.5', 'x'],
      Seed: ['-1', ''],
      Draw: ['1000001', ''],
    },
  },
  {
    tag: 'dk-softmax',
    unfold: 'Type scores, or take some to try',
    fields: {
      Scores: ['', 'abc', '1, 2, 201', '-200.1', 'NaN', '1e999', '1,2,3,4,5,6,7,8,9,10,11,12,13', '<img src=x>'],
      'Multiply all scores by': ['', '-1', '65', 'inf', 'x'],
      'Add to all scores': ['', '101', '-101', 'NaN'],
      'Lead x': ['', '-0.1', '10.5', '1e999'],
    },
  },
  {
    tag: 'dk-temperature',
    unfold: table,
    fields: {
      'Your temperature τ': ['', 'abc', '0', '0.009', '100.5', 'NaN', '-1', '1e999', '<img src=x>'],
      dₖ: ['', '0', '513', '2.5', 'inf', '-4'],
      Keys: ['', '1', '513', '8.5', 'x'],
      Seed: ['', '-1', tooLarge, 'x'],
      Draw: ['', '-1', '400001', '1.5'],
      'Selected query': ['', '0', '9', '1.5'],
    },
  },
  {
    tag: 'dk-assumptions',
    fragment: '#v=1',
    unfold: 'What is drawn',
    fields: {
      'Model width': ['', '7', '1025', '64.5', 'x'],
      Heads: ['', '0', '129'],
      'Cosine between tokens': ['', '-0.1', '1.1', 'NaN'],
      'Mean μ': ['', '11', '-10.5', 'inf'],
      'Standard deviation σ': ['', '0', '0.009', '-1', '10.1'],
      'Correlation ρ': ['', '1.01', '-2', '<img src=x>'],
      Seed: ['', '-1', tooLarge],
      Samples: ['1', '1000001'],
      Keys: ['1', '1025'],
    },
  },
  {
    tag: 'dk-additive',
    unfold: table,
    fields: {
      dₖ: ['', '0', '257', '2.5', 'inf', '<img src=x>'],
      Seed: ['', '-1', tooLarge, 'x'],
      Draw: ['', '-1', '140001', '1.5'],
    },
  },
  {
    tag: 'dk-precision',
    unfold: 'Type scores',
    fields: {
      Scores: ['', 'abc', '1,,2', '100001', '1e999', 'NaN', '1,2,3,4,5,6,7,8,9,10,11,12,13', '<img src=x>'],
      'Multiply all scores by': ['', '-1', '1001', 'x'],
      dₖ: ['', '0', '4097', '2.5', 'inf'],
    },
  },
  {
    tag: 'dk-models',
    unfold: table,
    fields: { Keys: ['', '1', '1025', '2.5', 'x', '1e999'], Samples: ['', '99', '10001'], Seed: ['', '-1', tooLarge] },
  },
];

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

for (const { tag, fragment = '', unfold, fields } of partOfTheDay(all, 6, 2)) {
  test(`${tag}: what is refused is said beside its control, stays as typed, and the picture stays`, async ({
    page,
  }) => {
    const laboratory = await bringWithFewSamples(page, tag, fragment);
    await reveal(laboratory);
    if (unfold !== undefined) await laboratory.getByText(unfold).click();
    await settled(laboratory);
    const shown = await pictures(laboratory);
    for (const [name, texts] of Object.entries(fields)) {
      const input = field(laboratory, name);
      for (const text of texts) {
        await input.fill(text);
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveValue(text);
        const described = (await input.getAttribute('aria-describedby')) ?? '';
        const error = laboratory.locator(`#${described.split(' ').find((id) => id.endsWith('-error')) ?? ''}`);
        // A matrix has one sentence for all of its entries.
        if (name.includes('entry')) await expect(error).toContainText(name);
        else await expect(error).not.toContainText(`${name}:`);
        await expect(error).toContainText('Allowed');
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
