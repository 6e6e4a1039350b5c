// The dots of many rows, and what is named beside them, where few rows are drawn or the picture is narrow.
import { expect, test } from 'vitest';
import type { TemplateResult } from 'lit';
import { rowsTable } from '../../../web/laboratories/gradient/figures.ts';
import { gradientParameters } from '../../../web/laboratories/gradient/parameters.ts';
import {
  type Computed,
  type Pulls,
  type RowSets,
  pullsAsked,
  rowsAsked,
  rowsInput,
  ruleNames,
} from '../../../web/laboratories/gradient/rows.ts';
import { stripsOf, stripsWords } from '../../../web/laboratories/gradient/strip-pictures.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { drawn } from '../figure/drawn.ts';

const first = rowsAsked(initialValues(gradientParameters));

function computed(d: number, keys: number, rows: number): Computed {
  const asked = { ...first, d, keys, rows };
  const sets = Object.fromEntries(
    ruleNames.map((rule) => [rule, chapters.gradientRows(rowsInput(asked, rule))]),
  ) as RowSets;
  return { asked, sets };
}

/** Typical 0.01, on average 0.5. */
const pulls = {
  asked: { ...pullsAsked(first), rows: 4096 },
  figures: Object.fromEntries(
    ruleNames.map((rule) => {
      const [median, mean, lowerQuartile, upperQuartile] = [0.01, 0.5, 0.001, 0.1].map((value) => ({ value }));
      return [rule, { median, mean, lowerQuartile, upperQuartile }];
    }),
  ),
} as unknown as Pulls;

test('a row is called lucky only where its dot lies above the mean, and one row has no plural', () => {
  const shown = (dots: Computed, width = 900): string => {
    const asked = { figure: 'pull', width, logarithmic: false, pulls } as const;
    return drawn(stripsOf({ core, chapters }, dots, asked).content as unknown as TemplateResult);
  };
  expect(shown(computed(64, 8, 500))).toContain('a lucky row');
  const one = computed(1024, 64, 1);
  expect(shown(one)).not.toContain('a lucky row');
  expect(stripsWords(one, 'pull', pulls)).toMatchObject({
    title: 'The target’s pull in 1 row',
    key: expect.stringContaining('Dots: rows. Line: the typical row, the median of 4,096.') as string,
    label: expect.stringContaining('pull of 1 row, a dot each') as string,
  });
  expect(rowsTable(one).caption).toContain('1 row at dₖ');
});

test('what theory says is named right of its line where there is no room left of it', () => {
  const named = (width: number): string | undefined => {
    const asked = { figure: 'valueGradient', width, logarithmic: false } as const;
    const { content } = stripsOf({ core, chapters }, computed(64, 512, 10), asked);
    return /text-anchor="(\w+)">1\/√512/.exec(drawn(content as unknown as TemplateResult))?.[1];
  };
  expect(named(900)).toBe('end');
  expect(named(288)).toBe('start');
});
