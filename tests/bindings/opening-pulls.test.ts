// The target's pull under the opening's bars: web/laboratories/opening/view.ts holds what the core measures, to three digits, since 64
// draws would let it wander. UPDATE_PULLS=1 writes the file (half a minute; then lint.sh --fix); SQRTDK_FULL=1 measures every stop anew,
// else short vectors and one of four longer ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { mostPullWork } from '../../web/core/chapters-gradients.ts';
import { pullRows, pullsAt, rowNames } from '../../web/laboratories/opening/view.ts';
import { chapters } from './chapters-core.ts';
import { core } from './core.ts';
import { partOfTheDay } from '../seeds.ts';

const path = join(import.meta.dirname, '../../web/laboratories/opening/view.ts');

/** Draw 3: at d = 64 its medians are nearest to those of 786,432 rows, .00149, .711 and .115. */
const asked = { seed: '1', draw: 3, keys: 8 };
const rows = 16_384;
const rules = rowNames.map((id) => ({ id, parameter: 0 }));
const stops = [...core.openingStops()];

/** n × median under each rule. */
function measured(d: number): string[] {
  const lists = rules.map(() => new Float64Array(rows));
  const block = Math.floor(mostPullWork / (asked.keys * (d + 128) * (rules.length + 4)));
  for (let first = 0; first < rows; first += block) {
    const some = Math.min(block, rows - first);
    const { pulls } = chapters.targetPull({ ...asked, d, rules, first, rows: some });
    lists.forEach((list, rule) => {
      list.set(pulls.subarray(rule * some, (rule + 1) * some), first);
    });
  }
  return lists.map((list) => chapters.pullFigures(list).median.value.toPrecision(3));
}

const compact = (text: string): string => String(Number(text)).replace(/^0\./, '.');

if (process.env.UPDATE_PULLS) {
  const table = stops.map(measured);
  const lines = rowNames.map(
    (name, rule) => `  ${name}: '${table.map((each) => compact(each[rule] ?? '')).join(' ')}',\n`,
  );
  const [before = '', after = ''] = readFileSync(path, 'utf8').split(/(?<=const table[^{]*\{\n)[^}]*(?=\})/);
  writeFileSync(path, `${before}${lines.join('')}${after}`);
}

describe('the table of pulls', () => {
  test('is of as many rows as the page says, and has every stop of the slider', () => {
    expect(pullRows).toBe(rows);
    for (const name of rowNames) {
      expect(stops.map((_, stop) => pullsAt(name, stop)).every((pull) => pull > 0 && pull < 1)).toBe(true);
      expect(() => pullsAt(name, stops.length)).toThrow(RangeError);
    }
  });

  const longer = partOfTheDay([64, 256, 1024, 4096], 4);
  const some = stops.filter((d) => process.env.SQRTDK_FULL !== undefined || d <= 32 || longer.includes(d));

  test('is what the core measures', () => {
    for (const d of some) {
      const held = rowNames.map((name) => pullsAt(name, stops.indexOf(d)));
      expect(held, `d = ${String(d)}`).toEqual(measured(d).map(Number));
    }
  }, 240_000);

  test('at d = 64 says .0015, .71 and .12', () => {
    const at = (name: (typeof rowNames)[number]): string => pullsAt(name, stops.indexOf(64)).toPrecision(2);
    expect(rowNames.map(at)).toEqual(['0.0015', '0.71', '0.12']);
  });

  test('only ÷ √d stays level: the others fall as d grows', () => {
    const of = (name: (typeof rowNames)[number], d: number): number => pullsAt(name, stops.indexOf(d));
    for (const d of [16, 64, 256, 1024]) {
      expect(Math.abs(of('sqrt', 4 * d) - of('sqrt', d))).toBeLessThan(0.03);
      expect(of('linear', 4 * d) / of('linear', d)).toBeLessThan(0.55);
      expect(of('none', 4 * d) / of('none', d)).toBeLessThan(0.02);
    }
  });
});
