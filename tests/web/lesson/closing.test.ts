// The minutes of chapters, the glossary and the summary table: chapters are there, figures are the core's.
import { expect, test } from 'vitest';
import { chapters } from '../../../web/lesson/pages/chapters.ts';
import { headOf } from '../../../web/lesson/pages/manifests.ts';
import { Closing, closingDimensions, closingDraws, type ClosingFigures } from '../../../web/lesson/figures/cores.ts';
import { glossary, glossaryList } from '../../../web/lesson/pages/glossary.ts';
import { english, german } from '../../../web/lesson/pages/prose.ts';
import { chapterTexts } from './chapter-texts.ts';
import { summaryTable } from '../../../web/lesson/pages/static-prose.ts';
import { chapters as module } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

const closing = new Closing({ core, chapters: module });

test('a chapter takes as long as its words at 200 a minute, and its hands-on time', () => {
  for (const { id, minutes, content } of chapters) {
    const open = content(english).replace(/<details[^]*?<\/details>|<div class="laboratory"[^]*?<\/div>/g, ' ');
    const words = open.replace(/<math[^]*?<\/math>|<[^>]+>/g, ' ').split(/\s+/).length;
    const handsOn = Number(headOf(chapterTexts.en[id] ?? '', 'minutes') || NaN);
    expect(Math.abs(minutes - (words / 200 + handsOn)), id).toBeLessThan(1);
    expect(minutes, id).toBeLessThanOrEqual(id === 'quiz' ? 25 : 8);
  }
});

test('every term of the glossary leads to a chapter, each once', () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  for (const { chapter } of glossary) expect(chapters.map(({ id }) => id)).toContain(chapter);
  expect(glossaryList(english)).not.toMatch(/\{\w+\}/);
});

const figures = ['std', 'peak', 'pull'] as const;
const valueOf = (of: ClosingFigures, figure: (typeof figures)[number]): number =>
  figure === 'pull' ? of.pull.value : of[figure];

test('the table has the figures of the core, and √d alone is level in all three', () => {
  const table = summaryTable(english, closing);
  expect(table).not.toMatch(/\{\w+\}|undefined|NaN/);
  expect(table.match(/<td>/g)).toHaveLength(4 * 3 * closingDimensions.length);
  for (const d of closingDimensions) expect(table).toContain(`<td>${closing.of('sqrt', d).peak.toFixed(2)}</td>`);
  const ratio = (rule: Parameters<Closing['of']>[0], figure: (typeof figures)[number]): number => {
    const values = closingDimensions.map((d) => valueOf(closing.of(rule, d), figure));
    return Math.max(...values) / Math.min(...values);
  };
  for (const figure of figures) {
    expect(ratio('sqrt', figure)).toBeLessThan(1.15);
    for (const rule of ['none', 'linear', 'log'] as const) expect(ratio(rule, figure)).toBeGreaterThan(1.25);
  }
});

test('at least 4,096 rows of 64 keys stand behind each figure, and the text says so', () => {
  expect(closingDraws.samples).toBeGreaterThanOrEqual(4096);
  const table = summaryTable(english, closing);
  expect(table).toContain('64 keys, 4,096 queries');
  expect(english.text('closing.tableIntro')).toContain(`${String(closingDraws.keys)} times the median`);
});

test('the pull is that of an independent simulation of as many rows and more', () => {
  // n × median at 64 keys from 10⁵ to 10⁶ pulls of another generator: none, √d, d at 16, 64 and 256.
  const simulated = { sqrt: [0.622, 0.623, 0.628], linear: [0.23, 0.122, 0.062], log: [0.58, 0.39, 0.107] };
  for (const [rule, expected] of Object.entries(simulated))
    closingDimensions.forEach((d, at) => {
      const { low, high, value } = closing.of(rule as 'sqrt' | 'linear' | 'log', d).pull;
      const half = ((high ?? NaN) - (low ?? NaN)) / 2;
      // The simulation is printed to three digits.
      expect(Math.abs(value - (expected[at] ?? NaN)), `${rule} at ${String(d)}`).toBeLessThan(1.5 * half + 0.001);
    });
  const none = closingDimensions.map((d) => closing.of('none', d).pull.value);
  expect(none[0]).toBeCloseTo(0.024, 2);
  expect(none[1]).toBeGreaterThan(3e-6);
  expect(none[1]).toBeLessThan(8e-6);
  expect(none[2]).toBeLessThan(1e-11);
});

test('the peak weight is within three per cent of an independent simulation', () => {
  // Mean largest of 64 weights of normal scores at spread 1, 4, 8 and 16, from another generator.
  const simulated = { sqrt: [0.1073, 0.1073, 0.1073], none: [0.5936, 0.7921, 0.8973] } as const;
  for (const rule of ['sqrt', 'none'] as const)
    closingDimensions.forEach((d, at) => {
      expect(
        Math.abs(closing.of(rule, d).peak / (simulated[rule][at] ?? NaN) - 1),
        `${rule} ${String(d)}`,
      ).toBeLessThan(0.03);
    });
});

test('in German the table has decimal commas', () => {
  expect(summaryTable(german, closing)).toMatch(/<td>0,\d\d<\/td>/);
});
