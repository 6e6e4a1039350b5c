// The table of measured pulls in docs/theory.md is what the core measures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SampleFigure, mostPullWork } from '../../web/core/chapters-gradients.ts';
import { chapters } from './chapters-core.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/theory.md'), 'utf8');
const d = 64;
const rowsOf = (keys: number): number => (keys > 64 ? 2048 : 16_384);
const rules = ['none', 'log', 'sqrt', 'linear'].map((id) => ({ id, parameter: 0 }));

/** n × median under each rule, and last at the spread 1.4. */
function measured(keys: number): SampleFigure[] {
  const rows = rowsOf(keys);
  const lists = [...rules, 'spread'].map(() => new Float64Array(rows));
  const block = Math.floor(mostPullWork / (keys * (d + 128) * (rules.length + 4)));
  for (let first = 0; first < rows; first += block) {
    const input = { seed: '2017', draw: 0, d, keys, first, rows: Math.min(block, rows - first) };
    const pulls = [...chapters.targetPull({ ...input, rules }).pulls, ...chapters.pullHill(input, [1.4]).pulls];
    lists.forEach((list, at) => {
      list.set(pulls.slice(at * input.rows, (at + 1) * input.rows), first);
    });
  }
  return lists.map((list) => chapters.pullFigures(list).median);
}

/** “.40 (.39 … .41)” or “5.7·10⁻⁶ (4.8 … 6.7)” as numbers, and how fine each is told. */
function told(cell: string): { value: number; unit: number }[] {
  const [, middle = '', exponent = '0', low, high] =
    /^([\d.]+)(?:·10⁻(\S))?(?: \(([\d.]+) … ([\d.]+)\))?$/.exec(cell) ?? [];
  const scale = 10 ** -'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(exponent === '0' ? '⁰' : exponent);
  return [middle, low, high].flatMap((text) =>
    text === undefined ? [] : [{ value: Number(text) * scale, unit: 10 ** -(text.split('.')[1] ?? '').length * scale }],
  );
}

test.each([8, 64, 512])(
  'the pulls of %i keys in docs/theory.md are what the core measures',
  (keys) => {
    const line =
      document.split('\n').find((each) => each.startsWith(`| ${String(keys)} |`) && each.includes('…')) ?? '';
    const cells = line.split('|').map((each) => each.trim());
    const [none, log, sqrt, linear, spread] = measured(keys);
    [none, log, spread, sqrt, linear].forEach((figure, column) => {
      const figures = told(cells[column + 2] ?? '');
      expect(figures.length, line).toBeGreaterThan(0);
      figures.forEach(({ value, unit }, at) => {
        const seen = [figure?.value, figure?.low, figure?.high][at];
        expect(Math.abs((seen ?? NaN) - value), `${cells[column + 2] ?? ''}: ${String(seen)}`).toBeLessThanOrEqual(
          0.5001 * unit,
        );
      });
    });
    expect(chapters.bestSpreads(keys, 0).ofKeys.toFixed(3)).toBe(cells[7]);
  },
  120_000,
);
