// A figure described as data: its axes, each kind of series, names, and what is read of its points; each option by what it changes.
import { svg } from 'lit';
import { describe, expect, test } from 'vitest';

import { type Label, label } from '../../../web/figure/frame.ts';
import { clamped } from '../../../web/figure/line.ts';
import { type Axis, type Layer, type XyFigure, drawXy } from '../../../web/figure/xy.ts';
import { drawn } from './drawn.ts';

const format = (value: number): string => `<${String(value)}>`.slice(1, -1);
const data = [
  { x: 0, y: 0, low: 0, high: 0.5 },
  { x: 5, y: null },
  { x: 10, y: 1, low: 0.5, high: 1 },
];

/** A drawing area of 100 by 50 pixels that begins at (0, 0). */
const figure = (asked: Partial<XyFigure>): XyFigure => ({
  width: 100,
  height: 50,
  around: { left: 0, right: 0, top: 0, bottom: 0 },
  x: { domain: [0, 10] },
  y: { domain: [0, 1] },
  series: [],
  ...asked,
});

const text = (parts: unknown[]): string => drawn(parts as never);
const seriesText = (...series: Layer[]): string => text(drawXy(figure({ series })).series());
const axesText = (asked: { x?: Axis; y?: Axis }): string => text(drawXy(figure(asked)).ground());

describe('an axis', () => {
  test('is linear, and logarithmic where that is said', () => {
    expect(drawXy(figure({})).x(5)).toBe(50);
    expect(drawXy(figure({ x: { kind: 'log', domain: [1, 100] } })).x(10)).toBeCloseTo(50, 12);
  });

  test('is drawn with its ticks and its title, and not without ticks', () => {
    expect(axesText({})).toBe('');
    const written = axesText({ x: { domain: [0, 10], ticks: [0, 5], format, title: 'd' } });
    expect(written).toContain('x="50" y="67" text-anchor="middle">5</text>');
    expect(written).toContain('text-anchor="middle">d</text>');
    expect(axesText({ y: { domain: [0, 1], ticks: [0.5], format } })).toContain('x="-6" y="25"');
  });

  test('has round ticks so many pixels apart', () => {
    const count = (ticks: number): number =>
      axesText({ x: { domain: [0, 10], ticks, format } }).split('dk-tick-text').length - 1;
    expect([count(50), count(20)]).toEqual([3, 6]);
  });
});

describe('more of an axis', () => {
  test('begins so many pixels inside the drawing area, at the left and at the bottom', () => {
    const { x, y } = drawXy(figure({ x: { domain: [0, 10], inset: 8 }, y: { domain: [0, 1], inset: 6 } }));
    expect([x(0), x(10), y(0), y(1)]).toEqual([8, 100, 44, 0]);
  });

  test('has the ticks that its scale gives', () => {
    const asked = axesText({ x: { domain: [0, 10], ticks: (scale) => [scale.invert(50)], format } });
    expect(asked).toContain('x="50" y="67" text-anchor="middle">5</text>');
  });
});

describe('a series', () => {
  test('is a line or points, one over the other in the order given', () => {
    const all = seriesText({ as: ['line', 'points'], data, role: 'raw' });
    const order = ['dk-line', 'dk-points'].map((name) => all.indexOf(name));
    expect(order.every((place, i) => place > (order[i - 1] ?? -1))).toBe(true);
    expect(seriesText({ as: ['line'], data, role: 'scaled' })).not.toContain('dk-points');
  });

  test('has a gap where a figure is missing, and no point there', () => {
    expect(seriesText({ as: ['line'], data, role: 'raw' })).toContain('d="M0,50ZM100,0Z"');
    expect(seriesText({ as: ['points'], data, role: 'raw' }).split('class="dk-point"')).toHaveLength(3);
  });

  test('of no points is drawn as an empty path', () => {
    expect(seriesText({ as: ['line'], data: [], role: 'raw' })).toContain('d=""');
    expect(drawXy(figure({ series: [{ as: ['line'], data: [], role: 'raw', reading: () => 'x' }] })).marks).toEqual([
      [],
    ]);
  });

  test('is a band between the ends of its intervals', () => {
    expect(seriesText({ as: ['band'], data, role: 'raw' })).toContain('dk-band dk-role-raw');
    expect(seriesText({ as: ['band'], data, role: 'raw' })).toContain('d="M0,25L0,50ZM100,0L100,25Z"');
  });

  test('leaves the drawing area unless it is cut there', () => {
    const beyond = [
      { x: 0, y: 0, low: 0, high: 0.5 },
      { x: 10, y: 2, low: -1, high: 3 },
    ];
    const drawnAs = (kind: 'band' | 'line' | 'points', clip: boolean): string =>
      seriesText({ as: [kind], data: beyond, role: 'raw', clip });
    expect(drawnAs('line', false)).toContain('d="M0,50L100,-50"');
    expect(drawnAs('line', true)).toContain('d="M0,50L50,0"');
    expect(drawnAs('band', false)).toContain('-100');
    expect(drawnAs('band', true)).toContain('d="M0,25L100,0L100,50L0,50Z"');
    expect(drawnAs('points', false).split('class="dk-point"')).toHaveLength(3);
    expect(drawnAs('points', true).split('class="dk-point"')).toHaveLength(2);
  });

  test('that is cut has its look beside its role', () => {
    expect(seriesText({ as: ['line'], data, role: 'raw', clip: true, look: 'own' })).toContain(
      'class="dk-line dk-role-raw own"',
    );
  });

  test('has a look of its own in place of that of its role', () => {
    expect(seriesText({ as: ['line'], data, role: 'raw', look: 'assumed' })).toBe(
      '<path class="assumed" d="M0,50ZM100,0Z" fill="none"></path>',
    );
  });
});

describe('the name of a series', () => {
  const ended = (
    name: { text: string; x?: number; dx?: number; dy?: number; anchor?: Label['anchor'] },
    names?: XyFigure['names'],
  ): string =>
    text(
      drawXy(
        figure({
          series: [{ as: [], data: [...data, { x: 12, y: null }], role: 'raw', name }],
          ...(names && { names }),
        }),
      ).series(),
    );
  const at = (x: number, y: number, anchor: Label['anchor'] = 'start'): string =>
    drawn(label({ x, y, text: 'a', role: 'raw', anchor }));

  test('stands at its last figure, moved by what is asked', () => {
    expect(ended({ text: 'a' })).toBe(at(100, 0));
    expect(ended({ text: 'a', dx: 12, dy: 5 })).toBe(at(112, 5));
    expect(ended({ text: 'a', anchor: 'end' })).toBe(at(100, 0, 'end'));
    expect(ended({ text: 'a', x: 5, dx: 2 })).toBe(at(52, 0));
  });

  test('stays off the bottom, and off other names', () => {
    expect(ended({ text: 'a', dy: 60 }, { bottom: 7 })).toBe(at(100, 43));
    const named = { as: [], data, role: 'raw', name: { text: 'a' } } as const;
    expect(text(drawXy(figure({ series: [named, named] })).series())).toBe(at(100, 0) + at(100, 14));
    const wide = drawXy(figure({ series: [named, named], names: { gap: 18 } }));
    expect(text(wide.series())).toBe(at(100, 0) + at(100, 18));
  });

  test('is not written where the series has no figure', () => {
    expect(seriesText({ as: [], data: [{ x: 1, y: null }], role: 'raw', name: { text: 'a' } })).toBe('');
  });
});

describe('other layers', () => {
  test('are a level line', () => {
    expect(seriesText({ level: 0.5, role: 'theory' })).toMatch(/y1="25" y2="25"/);
  });

  test('are whatever a function draws on the axes', () => {
    expect(seriesText(({ frame, x }) => svg`<circle cx=${x(5)} cy=${frame.bottom}></circle>`)).toBe(
      '<circle cx="50" cy="50"></circle>',
    );
  });

  test('of the back stand before the axes', () => {
    const { ground } = drawXy(
      figure({ y: { domain: [0, 1], ticks: [1], format }, back: [{ level: 0.5, role: 'theory' }] }),
    );
    expect(text(ground())).toMatch(/dk-line dk-role-theory.*dk-axis/);
  });

  test('of the ground stand after the axes and before the series', () => {
    const { ground, series } = drawXy(
      figure({ y: { domain: [0, 1], ticks: [1], format }, ground: [{ level: 0.5, role: 'theory' }] }),
    );
    expect(text(ground())).toMatch(/dk-axis.*dk-line dk-role-theory/);
    expect(text(series())).toBe('');
  });
});

describe('what is read', () => {
  const reading = ({ x, y }: { x: number; y: number }, index: number): string =>
    `${String(index)}: ${String(x)}, ${String(y)}`;

  test('is each figure of each series with a reading, at its place; its text is made when it is read', () => {
    let made = 0;
    const counted: typeof reading = (point, index) => {
      made += 1;
      return reading(point, index);
    };
    const { marks } = drawXy(
      figure({
        ground: [{ as: ['line'], data, role: 'raw', reading: counted }],
        series: [{ as: ['points'], data, role: 'raw' }],
      }),
    );
    expect(made).toBe(0);
    expect(marks.map((all) => all.map(({ x, y }) => [x, y]))).toEqual([
      [
        [0, 50],
        [100, 0],
      ],
    ]);
    expect(marks[0]?.map((each) => each.text)).toEqual(['0: 0, 0', '2: 10, 1']);
    expect(marks[0]?.[1]?.point).toMatchObject({ x: 10, y: 1 });
    expect(made).toBe(2);
  });

  test('stays inside the picture: zero on a log axis is read at its low end', () => {
    const y: Axis = { kind: 'log', domain: [0.1, 1] };
    const { marks, ...axes } = drawXy(figure({ y, series: [{ as: [], data, role: 'raw', reading }] }));
    expect(marks[0]?.map((each) => each.y)).toEqual([0, 1].map(clamped(axes.y)));
  });
});
