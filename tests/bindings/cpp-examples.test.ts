// What the C++ examples print, and docs/examples keeps, are the figures that the page's own core gives for the same seed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DimensionReport } from '../../web/core/types.ts';
import { percent } from '../../web/i18n/numbers.ts';
import { sweepTables } from '../../web/kit/sweep/figures.ts';
import { computedText } from '../../web/laboratories/worked-example/calculation.ts';
import '../../web/kit/sweep/words.en.ts';
import { core, examples } from './core.ts';

const kept = (name: string): string[] =>
  readFileSync(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const asked = {
  seed: '1',
  samples: 2000,
  keys: 8,
  rules: (['none', 'sqrt', 'linear'] as const).map((id) => ({ id, parameter: 0 })),
};

function swept(d: number): DimensionReport {
  let summary = core.sweepChunk(asked, d, 0);
  for (let chunk = 1; chunk < core.sweepChunks(asked.samples); chunk++)
    summary = core.mergeSummaries(summary, core.sweepChunk(asked, d, chunk));
  return core.sweepReport(asked, d, summary);
}

test('the sweep prints the table and the shares of <dk-variance>, as these are written on the page', () => {
  const [head, , , ...rows] = kept('sweep.txt');
  expect(head).toBe('seed 1, 2000 queries with 8 keys each at every d');
  expect(rows.map((row) => Number(row.trim().split(/\s+/)[0]))).toEqual([4, 16, 64, 256, 1024]);
  for (const row of rows) {
    const [d, ...figures] = row.trim().split(/\s+/);
    const report = swept(Number(d));
    const [table] = sweepTables([report], { specification: asked, dimensions: [report.d], focus: report.d });
    const std = table?.rows[0]?.[table.columns.indexOf('std')];
    const peaks = report.rules.map(({ peakWeight }) => percent(peakWeight?.value ?? Number.NaN));
    expect(figures.join(' ')).toBe([std, ...peaks].join(' '));
  }
});

test('the worked example prints the figures and the verdicts of the page', () => {
  const [head, , ...rows] = kept('worked_example.txt');
  const example = examples.workedExamples().find(({ id }) => id === 'large-dimension-dk-64-scaled');
  if (!example) throw new Error('no such example');
  expect(head).toBe(`${example.sourceTitle}, ${example.where}`);
  const { lines } = examples.evaluateWorkedExample(example);
  expect(rows).toHaveLength(lines.length);
  for (const [at, line] of lines.entries()) {
    const { label, formula, computed, printed, verdict } = line;
    expect(rows[at]?.startsWith(label)).toBe(true);
    expect(rows[at]).toContain(`: ${formula}${computed === '' ? '' : ` = ${computedText(line)}`}`);
    if (verdict !== 'unprinted') expect(rows[at]).toContain(`; printed ${printed}: ${verdict}`);
  }
});
