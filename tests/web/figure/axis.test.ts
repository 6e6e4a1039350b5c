// Frames, axes, lines of reference and names beside marks.
import { describe, expect, test } from 'vitest';

import {
  plot,
  plotFrame,
  bottomAxis,
  leftAxis,
  type Label,
  label,
  levelLine,
  spread,
  uprightLine,
} from '../../../web/figure/frame.ts';
import { linearScale, logScale } from '../../../web/figure/scale.ts';
import { drawn } from './drawn.ts';

const frame = plotFrame(360, 240);
const x = logScale([1, 4096], [frame.left, frame.right]);
const y = linearScale([0, 1], [frame.bottom, frame.top]);
const options = { format: (value: number): string => `<${String(value)}>`.slice(1, -1), title: 'weight' };

describe('a frame', () => {
  test('leaves its margins around the drawing area', () => {
    expect(frame).toEqual({ width: 360, height: 240, left: 48, right: 340, top: 24, bottom: 200 });
    expect(plotFrame(360, 240, { left: 10 })).toMatchObject({ left: 10, right: 340 });
  });

  test('has an area however small it is', () => {
    const { left, right, top, bottom } = plotFrame(0, 0);
    expect([right - left, bottom - top]).toEqual([1, 1]);
  });

  test('makes a picture with a name', () => {
    expect(drawn(plot(frame, { label: 'Variance' }, null))).toBe(
      '<svg class="dk-plot" part="plot" viewBox="0 0 360 240" width="360" height="240" role="img" aria-label="Variance"></svg>',
    );
  });
});

describe('an axis', () => {
  test('below names every second value where texts would lie on each other, and marks them all', () => {
    const scale = linearScale([-20_000, 0], [frame.left, frame.left + 200]);
    const ticks = [-20_000, -15_000, -10_000, -5000, 0];
    const format = (value: number): string => value.toLocaleString('en');
    const axis = drawn(bottomAxis(frame, scale, ticks, { ...options, format }));
    expect(axis.match(/dk-tick"/g)).toHaveLength(5);
    expect([...axis.matchAll(/tick-text"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      '-20,000',
      '-10,000',
      '0',
    ]);
    const wide = drawn(bottomAxis(frame, linearScale([-20_000, 0], [0, 400]), ticks, { ...options, format }));
    expect(wide.match(/dk-tick-text/g)).toHaveLength(5);
    const large = drawn(bottomAxis(frame, scale, [0, 20_000], { ...options, format, digit: 80 }));
    expect(large.match(/dk-tick-text/g)).toHaveLength(1);
  });

  test('writes each tick at its place, in the words of its caller', () => {
    const axis = drawn(bottomAxis(frame, x, [1, 64], options));
    expect(axis).toContain('<text class="dk-tick-text" x="48" y="217" text-anchor="middle">1</text>');
    expect(axis).toContain('<text class="dk-tick-text" x="194" y="217" text-anchor="middle">64</text>');
    expect(axis).toContain('<text class="dk-axis-title" x="194" y="236" text-anchor="middle">weight</text>');
  });

  test('on the left draws a pale line for each tick', () => {
    const axis = drawn(leftAxis(frame, y, [0, 0.5], options));
    expect(axis).toContain('<line class="dk-grid" x1="48" x2="340" y1="112" y2="112"></line>');
    expect(axis).toContain('<text class="dk-tick-text" x="42" y="112" dy="0.35em" text-anchor="end">0.5</text>');
  });

  test('is kept from screen readers, which have the table', () => {
    expect(drawn(leftAxis(frame, y, [], options))).toMatch(/^<g class="dk-axis" aria-hidden="true">/);
  });
});

describe('a line of reference', () => {
  test('runs right across, dashed for theory, with its name above', () => {
    expect(drawn(levelLine(frame, y, 0.5, 'theory', 'd'))).toBe(
      '<line class="dk-line dk-role-theory" x1="48" x2="340" y1="112" y2="112" stroke-dasharray="4 4"></line>' +
        '<text class="dk-label dk-role-theory" x="340" y="103" dy="0.35em" text-anchor="end">d</text>',
    );
  });

  test('has its name below where it lies at the top', () => {
    expect(drawn(levelLine(frame, y, 1, 'theory', 'd'))).toContain('y="33"');
  });

  test('upright has its name on the side where there is room', () => {
    expect(drawn(uprightLine(frame, x, 1, 'theory', '1'))).toContain('x="53" y="30" dy="0.35em" text-anchor="start"');
    expect(drawn(uprightLine(frame, x, 4096, 'theory', '1'))).toContain('x="335" y="30" dy="0.35em" text-anchor="end"');
  });

  test('is not drawn beyond the axis', () => {
    expect(levelLine(frame, y, 1.2, 'theory', 'd')).toBeNull();
    expect(levelLine(frame, y, NaN, 'theory', 'd')).toBeNull();
    expect(uprightLine(frame, x, 8192, 'theory', 'd')).toBeNull();
    expect(uprightLine(frame, x, 0, 'theory', 'd')).toBeNull();
  });
});

describe('names beside marks', () => {
  const at = (...ys: number[]): Label[] => ys.map((each, i) => ({ x: 0, y: each, text: String(i), role: 'raw' }));
  const places = (labels: Label[]): number[] => labels.map((each) => each.y);

  test('stay where they are if they are far apart', () => {
    expect(places(spread(at(10, 50, 90), 0, 100, 14))).toEqual([10, 50, 90]);
  });

  test('are moved apart and keep their order', () => {
    expect(places(spread(at(50, 48, 52), 0, 100, 14))).toEqual([62, 48, 76]);
  });

  test('stay above the lower edge', () => {
    expect(places(spread(at(95, 99), 0, 100, 14))).toEqual([86, 100]);
  });

  test('stay below the upper edge, also when there is too little room for all', () => {
    expect(places(spread(at(-20, -20), 0, 100, 14))).toEqual([0, 14]);
    expect(places(spread(at(1, 2, 3), 0, 20, 14))).toEqual([0, 14, 28]);
  });

  test('are none where there are none', () => {
    expect(spread([], 0, 100)).toEqual([]);
  });

  test('are text, never markup', () => {
    expect(drawn(label({ x: 1.234, y: 5, text: '√d', role: 'scaled' }))).toBe(
      '<text class="dk-label dk-role-scaled" x="1.23" y="5" dy="0.35em" text-anchor="end">√d</text>',
    );
  });
});
