// Two hundred walks, one of them bold, between the two sides of ±√d; at the right edge where they end, with the curve of theory.
import { type TemplateResult, svg } from 'lit';
import { plotFrame, bottomAxis, leftAxis, roundTicks, label } from '../../figure/frame.ts';
import { countsPerDensity, sideways, sidewaysBins } from '../../figure/histogram.ts';
import { type Datum, band, clamped, clippedLine, line } from '../../figure/line.ts';
import { type Scale, linearScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { roleClass } from '../../figure/styles.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { type View, rootText, walkOf } from './view.ts';

const usual = 420;

/** Share of the width that the walks take, and the gap to the wall of the histogram. */
const walkShare = 0.76;
const gap = 14;

/** Below this width names are short. */
const roomy = 560;

/** Walks of one path: where paths cross, they darken. */
const bundle = 10;

type Geometry = ReturnType<typeof geometry>;

export function geometry({ d, from, to }: View, width: number, height = usual) {
  const frame = plotFrame(width, height, { left: 44, right: 6, top: 26, bottom: 42 });
  const edge = px(frame.left + walkShare * (frame.right - frame.left));
  return {
    frame,
    /** Right edge of the walks, and where the histogram stands. */
    edge,
    wall: edge + gap,
    x: linearScale([0, d], [frame.left, edge]),
    y: linearScale([from, to], [frame.bottom, frame.top]),
    narrow: width < roomy,
  };
}

/** `height`: where the picture has less or more of it than usual. */
export function walksPicture(view: View, width: number, height?: number): TemplateResult {
  const at = geometry(view, width, height);
  const { d, walks, std, root } = view;
  const words = { d: whole(d), walks: whole(walks), std: significant(std, 3), root: rootText(root) };
  const bins = binsOf(view, at);
  return picture({
    title: say('walks.title', words),
    key: say(view.coins ? 'walks.keyCoins' : 'walks.key'),
    label: sayCounted('walks.picture', d, words),
    frame: at.frame,
    content: [ground(at), faint(view, at), envelope(view, at), bold(view, at), ends(view, at, bins)],
    series: [boldMarks(view, at), bins.map((bin) => binMark(bin))],
  });
}

function ground({ frame, edge, x, y, narrow }: Geometry): TemplateResult {
  const inner = { ...frame, right: edge };
  const zero = px(y(0));
  return svg`${leftAxis(inner, y, roundTicks(y, 52), { format: (score) => short(score), title: say('walks.sum') })}
    <line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${zero} y2=${zero}></line>
    ${bottomAxis(inner, x, roundTicks(x, 60).filter(Number.isInteger), {
      format: whole,
      title: say(narrow ? 'walks.axisShort' : 'walks.axis'),
    })}`;
}

/**
 * Steps of a path as text, by tenths of a pixel across, then down or up: each is written once, since the thousands of points of a
 * picture repeat them. Made anew for each point they took longer than all else that is drawn.
 */
const steps: string[][] = [];

function step(across: number, down: number): string {
  const place = down < 0 ? -2 * down - 1 : 2 * down;
  return ((steps[across] ??= [])[place] ??= `l${String(across / 10)},${String(down / 10)}`);
}

/**
 * Adds a walk to a path, to tenths of a pixel and from point to point; it stops where it leaves the picture.
 *
 * columns   where each of the terms stands, in tenths of a pixel
 */
function trail(path: string[], walk: number, { sums }: View, columns: readonly number[], { frame, y }: Geometry): void {
  // The axis is even, and thirteen thousand points need not ask it one by one.
  const zero = 10 * y(0);
  const slope = 10 * y(1) - zero;
  let before = -1;
  let above = 0;
  for (let place = 0; place < columns.length; place += 1) {
    const tenths = zero + slope * (sums[walk * columns.length + place] ?? NaN);
    const column = columns[place] ?? NaN;
    if (tenths < 10 * frame.top || tenths > 10 * frame.bottom) {
      before = -1;
      continue;
    }
    const row = Math.round(tenths);
    path.push(before < 0 ? `M${String(column / 10)},${String(row / 10)}` : step(column - before, row - above));
    before = column;
    above = row;
  }
}

function faint(view: View, at: Geometry): TemplateResult {
  const columns = Array.from(view.terms, (term) => Math.round(10 * at.x(term)));
  const paths = Array.from({ length: Math.ceil(view.walks / bundle) }, (_, group) => {
    const path: string[] = [];
    const end = Math.min((group + 1) * bundle, view.walks);
    // The first walk is the bold one.
    for (let walk = Math.max(1, group * bundle); walk < end; walk += 1) trail(path, walk, view, columns, at);
    return path.join('');
  });
  return svg`<g class="faint ${roleClass('raw')}">${paths.map((path) => svg`<path d=${path} fill="none"></path>`)}</g>`;
}

function bold(view: View, { x, y, wall, edge, frame }: Geometry): TemplateResult {
  const sums = walkOf(view, 0);
  const data = Array.from(view.terms, (term, place): Datum => ({ x: term, y: figureAt(sums, place) }));
  const end = figureAt(sums, sums.length - 1);
  const cy = px(Math.min(frame.bottom, Math.max(frame.top, y(end))));
  return svg`<g class="bold">${clippedLine(data, x, y, 'raw')}
    <line class="lead" x1=${edge} x2=${wall} y1=${cy} y2=${cy}></line>
    <circle class="dk-point ${roleClass('raw')}" cx=${edge} cy=${cy} r="5"></circle>
    ${label({ x: edge - 8, y: cy + (end > 0 ? -endLift : endLift), text: say('walks.end', { score: fixed(end, 1) }), role: 'raw' })}</g>`;
}

/** One standard deviation to each side; and how far a sum gets whose products do not cancel. */
function envelope(view: View, at: Geometry): TemplateResult {
  const { terms, spread, d, root } = view;
  const { x, y, narrow, edge } = at;
  const data = Array.from(terms, (term, place): Datum => {
    const std = figureAt(spread, place);
    return { x: term, y: std, low: -std, high: std };
  });
  const below = data.map((datum): Datum => ({ x: datum.x, y: datum.low ?? null }));
  const straight: Datum[] = [
    { x: 0, y: 0 },
    { x: d, y: d },
  ];
  // Across from where the bold walk ends.
  const side = figureAt(walkOf(view, 0), terms.length - 1) > 0 ? -1 : 1;
  return svg`<g class="envelope">${band(data, x, y, 'theory')}${line(data, x, y, 'theory')}${line(below, x, y, 'theory')}
    ${label({
      x: edge - 6,
      y: y(side * root) - envelopeLift * side,
      text: say('walks.envelope', { root: rootText(root) }),
      role: 'theory',
    })}</g>
    <g class="straight">${clippedLine(straight, x, y, 'other')}
      ${label({
        ...besideStraight(view, at),
        text: say(narrow ? 'walks.straightShort' : 'walks.straight', { d: whole(d) }),
        role: 'other',
      })}</g>`;
}

/** Pixels from a line to the name of the bold walk and to that of the band, and from one name to the next. */
const endLift = 14;
const envelopeLift = 12;
const nameGap = 16;

/** Where the name above 0 stands: that of the bold walk, or of the band. */
function upperName(view: View, { y, frame }: Geometry): number {
  const end = figureAt(walkOf(view, 0), view.terms.length - 1);
  return end > 0 ? Math.max(frame.top, y(end)) - endLift : y(view.root) - envelopeLift;
}

/**
 * Where the name of the straight line stands: beside where the line meets the top of the picture, to its right where there is room; over
 * its end where that is inside, and over the name that stands there already.
 */
export function besideStraight(view: View, at: Geometry): { x: number; y: number; anchor: 'start' | 'end' } {
  const { d, to } = view;
  const { x, y, frame, edge, narrow } = at;
  if (d < to) {
    const over = y(d) - 10;
    const other = upperName(view, at);
    return { x: edge - 8, y: Math.abs(over - other) < nameGap ? other - nameGap : over, anchor: 'end' };
  }
  const meets = px(x(to));
  const right = meets < edge - (narrow ? 100 : 180);
  return {
    x: right ? meets + 8 : meets - (narrow ? 20 : 8),
    y: Math.max(frame.top + 10, y(to) + 8),
    anchor: right ? 'start' : 'end',
  };
}

type Bin = ReturnType<typeof sidewaysBins>[number];

/** From counts to pixels; the curve of d = 1 goes on without end. */
function countScale({ counts }: View, { wall, frame }: Geometry): Scale {
  return linearScale([0, 1.3 * Math.max(1, ...counts)], [wall, frame.right]);
}

function binsOf(view: View, at: Geometry): Bin[] {
  return sidewaysBins(view, countScale(view, at), at.y);
}

function ends(view: View, at: Geometry, bins: readonly Bin[]): TemplateResult {
  const { frame, wall, y } = at;
  const counts = countScale(view, at);
  const perDensity = countsPerDensity(view);
  const curve = view.density.map(({ score, density }): Datum => ({ x: density * perDensity, y: score }));
  const middle = px((wall + frame.right) / 2);
  return svg`<g class="ends"><line class="dk-axis-line" x1=${wall} x2=${wall} y1=${frame.top} y2=${frame.bottom}></line>
    ${sideways(bins, 'raw')}${line(curve, clamped(counts), y, 'theory')}
    <text class="dk-axis-title" x=${middle} y=${frame.height - 4} text-anchor="middle">${say('walks.ends')}</text></g>`;
}

function boldMarks(view: View, { x, y }: Geometry): CursorMark[] {
  const sums = walkOf(view, 0);
  return Array.from(view.terms, (term, place) =>
    mark({ x: x(term), y: y(figureAt(sums, place)) }, () =>
      sayCounted('walks.mark', term, {
        terms: whole(term),
        sum: fixed(figureAt(sums, place), 2),
        spread: significant(figureAt(view.spread, place), 3),
      }),
    ),
  );
}

function binMark({ box, from, to, count }: Bin): CursorMark {
  return mark({ x: box.x + box.width, y: box.y + box.height / 2, from: box.x }, () =>
    sayCounted('walks.bin', count, { from: fixed(from, 1), to: fixed(to, 1), count: whole(count) }),
  );
}
