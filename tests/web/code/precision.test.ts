// The programs that <dk-precision> gives print the core's own figures in every format, and its listing says what NumPy says.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { precisionCode } from '../../../web/laboratories/precision/program.ts';
import { stages } from '../../../web/laboratories/precision/listing.ts';
import { onlineOf } from '../../../web/laboratories/precision/online.ts';
import { rowOf, rowView } from '../../../web/laboratories/precision/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { run } from './python.ts';

const formats = chapters.formats();

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([
    { scores: [10, 12, 9, 14, 11], d: 64 },
    { scores: [96.5, -3.25, 88.1], d: 512 },
    { scores: [-800, -810, -805], d: 16 },
  ])('scores $scores, dₖ = $d', ({ scores, d }) => {
    const printed = run(precisionCode(language, { scores, d }));
    const view = rowView(chapters, formats, Float64Array.from(scores));
    for (const { format, naive, shifted } of view.rows) {
      for (const [form, row] of [
        ['naive', naive],
        ['shifted', shifted],
      ] as const) {
        const name = `${format.id} ${form}`;
        // Bit for bit; float64 up to the last bits of two libraries' exponentials.
        const same = (found: number | undefined, expected: number): void => {
          if (format.id === 'float64' && Number.isFinite(expected))
            expect(Math.abs((found ?? NaN) - expected)).toBeLessThanOrEqual(1e-14 * Math.abs(expected));
          else expect(found).toBe(expected);
        };
        row.exponentials.forEach((each, key) => {
          same(printed.get(`${name} exponentials`)?.[key], each);
        });
        same(printed.get(`${name} sum`)?.[0], row.sums.at(-1) ?? NaN);
        // What is no number stands on no line that is read.
        if (row.outcome === 'finished')
          row.weights.forEach((each, key) => {
            same(printed.get(`${name} weights`)?.[key], each);
          });
        else expect(printed.get(`${name} weights`)).toBeUndefined();
      }
    }
    const online = onlineOf(chapters, 'float64', rowOf(view, 'float64').shifted);
    online?.passes.forEach((pass, key) => {
      expect(printed.figure('running maximum', key)).toBe(pass.maximum);
      expect(printed.figure('running sum', key)).toBeCloseTo(pass.sum, 13);
    });
    for (const format of ['float16', 'bfloat16', 'float32']) {
      const [exact = NaN] = chapters.overflowProbabilities(format, { id: 'none', parameter: 0 }, [d]).probability;
      const error = Math.sqrt((exact * (1 - exact)) / 200_000);
      expect(Math.abs(printed.figure(`${format} overflows`) - exact)).toBeLessThan(5 * error + 1e-5);
    }
    expect(printed.figure('float16 overflows divided')).toBe(0);
  });
});

/** The last line that Python says, of its answer or of its complaint. */
function answerOf(program: string): string {
  const said = (): string => {
    try {
      return execFileSync('/usr/bin/python3', ['-W', 'ignore', '-'], {
        input: program,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'pipe'],
      });
    } catch (thrown) {
      return thrown instanceof Error && 'stderr' in thrown ? String(thrown.stderr) : '';
    }
  };
  return said().trim().split('\n').at(-1) ?? '';
}

/** The whole program of a stage, as it is run. */
function programOf({ lines, call }: Pick<(typeof stages)[number], 'lines' | 'call'>): string {
  return `${lines.map(({ text }) => text).join('\n')}\n\n${call}\n`;
}

describe('the listing', () => {
  it.each(stages.map((stage) => [stage.id, stage] as const))('%s: Python answers what the page says', (_, stage) => {
    expect(answerOf(programOf(stage))).toBe(stage.says);
  });

  it('on equal sizes K.T goes unnoticed with np.dot as well, where it makes four axes of three', () => {
    const [square] = stages.filter(({ id }) => id === 'square');
    const dot = programOf(square ?? stages[0] ?? { lines: [], call: '' })
      .replace('np.matmul(Q, K.T)', 'np.dot(Q, K.T)')
      .replace(', np.allclose(weights, right)', '');
    expect(answerOf(dot)).toBe('(4, 4, 4, 4)');
  });

  it('a query and a key of 64 entries of 32 make a score that float16 cannot hold; divided before they are multiplied it can', () => {
    const program = `import numpy as np
q = k = np.full(64, 32, dtype=np.float16)
print("late:", float((q @ k) / np.float16(8)))
print("early:", float((q / np.float16(8)) @ k))`;
    const figures = run(program);
    expect(figures.get('late')).toEqual([Infinity]);
    expect(figures.get('early')).toEqual([8192]);
    expect([...chapters.roundTo('float16', [64 * 32 * 32]).rounded]).toEqual([Infinity]);
  });
});
