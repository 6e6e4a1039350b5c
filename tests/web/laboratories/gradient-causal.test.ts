// The chapter on gradients under a causal mask, without a browser: rows of different length, theory beside them, captions and files.
import { describe, expect, test } from 'vitest';
import { gradientCsv, rowsTable } from '../../../web/laboratories/gradient/figures.ts';
import { oneRow, scoresOf } from '../../../web/laboratories/gradient/one-row.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { gradientParameters } from '../../../web/laboratories/gradient/parameters.ts';
import {
  type Computed,
  type RowSets,
  rowsAsked,
  rowsInput,
  ruleNames,
} from '../../../web/laboratories/gradient/rows.ts';
import { stripsOf } from '../../../web/laboratories/gradient/strip-pictures.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

function computed(causal: boolean): Computed {
  const asked = rowsAsked({ ...initialValues(gradientParameters), dimension: 64, keys: 8, rows: 500, causal });
  const sets = ruleNames.map((rule) => [rule, chapters.gradientRows(rowsInput(asked, rule))]);
  return { asked, sets: Object.fromEntries(sets) as RowSets };
}

const usual = computed(false);

describe('a causal mask', () => {
  const masked = computed(true);

  test('gives rows 1 to n of the keys, and the row on show has its own', () => {
    const { keys } = masked.sets.none;
    expect([...keys.subarray(0, 8)].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const row of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const has = keys[row - 1] ?? NaN;
      expect(scoresOf(masked.sets, row)).toEqual(scoresOf(usual.sets, row).subarray(0, has));
      const { jacobians, sizes } = oneRow(chapters, masked.sets, row);
      expect(jacobians.sqrt.keys).toBe(has);
      expect(jacobians.sqrt.trace).toBeCloseTo(masked.sets.sqrt.trace[row - 1] ?? NaN, 12);
      if (has === 1) expect([...sizes.trace].every((trace) => trace === 0)).toBe(true);
    }
  });

  test('raises the mean weight of the target from 1/n to the mean of 1/r, where its line stands', () => {
    const expected = [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, r) => sum + 1 / r, 0) / 8;
    expect(chapters.meanCausalWeight(8)).toBeCloseTo(expected, 14);
    expect(masked.sets.sqrt.summary.rightKey.mean).toBeCloseTo(expected, 1);
    expect(usual.sets.sqrt.summary.rightKey.mean).toBeCloseTo(1 / 8, 1);
    const text = JSON.stringify(
      stripsOf({ core, chapters }, masked, { figure: 'rightKey', width: 900, logarithmic: false }),
    );
    expect(text).toContain('mean of 1/1 … 1/8');
  });

  test('is said in captions, marks and files, and nothing of it where it is off', () => {
    expect(rowsTable(masked).caption).toContain('1 to 8 keys');
    expect(rowsTable(usual).caption).toContain(', 8 keys');
    const { series } = stripsOf({ core, chapters }, masked, { figure: 'pull', width: 900, logarithmic: false });
    const marks = (series[0] ?? []).map(({ text }) => text);
    expect(marks.filter((text) => text.includes(' with 1 key: ')).length).toBeGreaterThan(60);
    expect(marks.some((text) => text.includes(' with 8 keys: '))).toBe(true);
    const [on, off] = [masked, usual].map((rows) => gradientCsv(rows, undefined));
    expect(on?.parameters).toContainEqual(['causal', 'on']);
    expect(on?.columns.slice(0, 2)).toEqual(['row', 'keys']);
    expect(on?.rows.map((line) => line[1])).toEqual([...masked.sets.sqrt.keys]);
    expect(off?.columns).not.toContain('keys');
    expect(off?.parameters.map(([name]) => name)).not.toContain('causal');
  });
});
