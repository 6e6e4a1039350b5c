// What the C++ examples print, and docs/examples keeps, are the figures that the page's own core gives for the same seed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { core, examples } from './core.ts';

const kept = (name: string): string[] =>
  readFileSync(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const asked = {
  seed: '1',
  samples: 2000,
  keys: 8,
  rules: [
    { id: 'none', parameter: 0 },
    { id: 'sqrt', parameter: 0 },
  ],
};

function swept(d: number): number[] {
  let summary = core.sweepChunk(asked, d, 0);
  for (let chunk = 1; chunk < core.sweepChunks(asked.samples); chunk++)
    summary = core.mergeSummaries(summary, core.sweepChunk(asked, d, chunk));
  const { std, rules } = core.sweepReport(asked, d, summary);
  const peaks = rules.map(({ peakWeight }) => peakWeight?.value ?? Number.NaN);
  return [std.value, std.standardError ?? Number.NaN, ...peaks];
}

test('the sweep prints the figures of the page', () => {
  const [head, , , ...rows] = kept('sweep.txt');
  expect(head).toBe('seed 1, 2000 queries with 8 keys each at every d');
  expect(rows.map((row) => Number(row.trim().split(/\s+/)[0]))).toEqual([4, 16, 64, 256, 1024]);
  for (const row of rows) {
    const [d, ...figures] = row.trim().split(/\s+/);
    expect(swept(Number(d)).map((figure) => figure.toFixed(5))).toEqual(figures);
  }
});

test('the worked example prints the verdicts of the page', () => {
  const [head, , ...rows] = kept('worked_example.txt');
  const example = examples.workedExamples().find(({ id }) => id === 'large-dimension-dk-64-scaled');
  if (!example) throw new Error('no such example');
  expect(head).toBe(`${example.sourceTitle}, ${example.where}`);
  const { lines } = examples.evaluateWorkedExample(example);
  expect(rows).toHaveLength(lines.length);
  for (const [at, { label, formula, printed, verdict }] of lines.entries()) {
    expect(rows[at]?.startsWith(label)).toBe(true);
    expect(rows[at]).toContain(`: ${formula}`);
    if (verdict !== 'unprinted') expect(rows[at]).toContain(`; printed ${printed}: ${verdict}`);
  }
});
