// The short path, the glossary and the summary table: minutes add up, chapters are there, figures are the core's.
import { expect, test } from 'vitest';
import { chapters } from '../../../web/lesson/chapters.ts';
import { Summary, summaryDimensions } from '../../../web/lesson/figures/summary.ts';
import { glossary, glossaryList } from '../../../web/lesson/glossary.ts';
import { path, pathMark } from '../../../web/lesson/path.ts';
import { english, german } from '../../../web/lesson/prose.ts';
import { summaryTable } from '../../../web/lesson/summary-table.ts';
import { bound, core } from '../../bindings/core.ts';

const summary = new Summary({ bound, core });

test('the ten-minute path takes ten minutes, in the order of the lesson, each chapter no longer than itself', () => {
  expect(path.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(10);
  const places = path.map(({ chapter }) => chapters.findIndex(({ id }) => id === chapter));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const { chapter, minutes } of path)
    expect(minutes).toBeLessThanOrEqual(chapters.find(({ id }) => id === chapter)?.minutes ?? 0);
});

test('each of its chapters says its place and names the next, the last the closing card', () => {
  path.forEach(({ chapter }, at) => {
    const mark = pathMark(english, chapter);
    expect(mark).toContain(`${String(at + 1)} of ${String(path.length)}`);
    expect(mark).toContain(`href="#${path[at + 1]?.chapter ?? 'closing'}"`);
  });
  expect(pathMark(english, 'proof')).toBe('');
});

test('every term of the glossary leads to a chapter, each once', () => {
  expect(new Set(glossary.map(({ name }) => name)).size).toBe(glossary.length);
  for (const { chapter } of glossary) expect(chapters.map(({ id }) => id)).toContain(chapter);
  expect(glossaryList(english)).not.toMatch(/\{\w+\}/);
});

test('the summary has the figures of the core, and √d alone is level', () => {
  const table = summaryTable(english, summary);
  expect(table).not.toMatch(/\{\w+\}|undefined|NaN/);
  expect(table.match(/<td>/g)).toHaveLength(4 * 3 * summaryDimensions.length);
  const peaks = (rule: string): number[] => summaryDimensions.map((d) => summary.of(rule, d).peakWeight?.value ?? NaN);
  for (const peak of peaks('sqrt')) expect(table).toContain(`<td>${peak.toFixed(2)}</td>`);
  const range = (rule: string): number => Math.max(...peaks(rule)) - Math.min(...peaks(rule));
  expect(range('sqrt')).toBeLessThan(0.03);
  for (const rule of ['none', 'linear', 'log']) expect(range(rule)).toBeGreaterThan(0.08);
});

test('the summary is within one per cent of an independent simulation', () => {
  // Peak weights without a divisor and with √d, at 4, 64 and 1024, from another generator; its own error is about 1 %.
  const simulated = { none: [0.527, 0.873, 0.965], sqrt: [0.343, 0.358, 0.358] };
  for (const [rule, expected] of Object.entries(simulated))
    summaryDimensions.forEach((d, at) => {
      const value = summary.of(rule, d).peakWeight?.value ?? NaN;
      expect(Math.abs(value / (expected[at] ?? NaN) - 1)).toBeLessThan(0.01);
    });
});

test('in German the table has decimal commas', () => {
  expect(summaryTable(german, summary)).toMatch(/<td>0,\d\d<\/td>/);
});
