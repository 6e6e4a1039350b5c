// The frame of a plot: its size and the edges of the area in which marks are drawn, in CSS pixels; its axes: how they are drawn and which values
// they name; names beside marks; and lines at one value with a name.
import { type TemplateResult, html, svg } from 'lit';
import { type Scale, inside, px } from './scale.ts';
import { type Role, looks, roleClass } from './styles.ts';

export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Edges of the drawing area; y grows downward. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room for a title and tick texts of five digits on both axes. */
const margin: Margin = { top: 24, right: 20, bottom: 40, left: 48 };

/** A frame of so many pixels; where the margins leave no area, the area has one pixel. */
export function plotFrame(width: number, height: number, around: Partial<Margin> = {}): Frame {
  const { top, right, bottom, left } = { ...margin, ...around };
  return {
    width,
    height,
    left,
    right: Math.max(left + 1, width - right),
    top,
    bottom: Math.max(top + 1, height - bottom),
  };
}

interface PlotOptions {
  /** What the picture shows, in words. */
  label: string;
}

/** The root of a plot. It scales with its container; the viewBox keeps its proportions. */
export function plot({ width, height }: Frame, { label }: PlotOptions, content: unknown): TemplateResult {
  return html`<svg
    class="dk-plot"
    part="plot"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="img"
    aria-label=${label}
  >
    ${content}
  </svg>`;
}

/** The same where parts of it are controls. In a template of its own: a role that is filled in would change its place in files. */
export function plotOfControls(
  { width, height }: Pick<Frame, 'width' | 'height'>,
  { label, look }: PlotOptions & { look: string },
  content: unknown,
): TemplateResult {
  return html`<svg
    class="dk-plot ${look}"
    part="plot"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="group"
    aria-label=${label}
  >
    ${content}
  </svg>`;
}

// Axes: a line of ticks with texts, a title, and pale lines across the drawing area.

interface AxisOptions {
  /** A tick's text; numbers are formatted where the reader's language is known. */
  format: (value: number) => string;
  /** What is measured, with its unit. */
  title: string;
  /** Pixels that a digit takes. */
  digit?: number | undefined;
}

/** Pixels that a tick's text takes with a gap; digits are twice as wide as points and commas. */
const room = (text: string, digit: number): number =>
  digit * (text.length - (text.match(/[.,]/g) ?? []).length / 2) + 3;

/** The axis below the drawing area; its title stands under the tick texts, of which some are left out where they would lie on each other. */
export function bottomAxis(
  { left, right, bottom, height }: Frame,
  scale: Scale,
  ticks: readonly number[],
  { format, title, digit = 7.6 }: AxisOptions,
): TemplateResult {
  const middle = px((left + right) / 2);
  const texts = new Map(ticks.map((tick) => [tick, format(tick)]));
  const half = (tick: number): number => room(texts.get(tick) ?? '', digit) / 2;
  const named = new Set(thinned(scale, ticks, (one, other) => half(one) + half(other)));
  return svg`<g class="dk-axis" aria-hidden="true">
    <line class="dk-axis-line" x1=${left} x2=${right} y1=${bottom} y2=${bottom}></line>
    ${ticks.map((tick) => {
      const x = px(scale(tick));
      return svg`<line class="dk-tick" x1=${x} x2=${x} y1=${bottom} y2=${bottom + 5}></line>
        ${named.has(tick) ? svg`<text class="dk-tick-text" x=${x} y=${bottom + 17} text-anchor="middle">${texts.get(tick)}</text>` : null}`;
    })}
    <text class="dk-axis-title" x=${middle} y=${height - 4} text-anchor="middle">${title}</text>
  </g>`;
}

/** The axis left of the drawing area; its title stands above it, where it needs no turning of the head. */
export function leftAxis(
  { left, right, top }: Frame,
  scale: Scale,
  ticks: readonly number[],
  { format, title }: AxisOptions,
): TemplateResult {
  return svg`<g class="dk-axis" aria-hidden="true">
    ${ticks.map((tick) => {
      const y = px(scale(tick));
      return svg`<line class="dk-grid" x1=${left} x2=${right} y1=${y} y2=${y}></line>
        <text class="dk-tick-text" x=${left - 6} y=${y} dy="0.35em" text-anchor="end">${format(tick)}</text>`;
    })}
    <text class="dk-axis-title" x=${0} y=${top - 10} text-anchor="start">${title}</text>
  </g>`;
}

// Which values an axis names: few enough to be read at the width there is.

/** Pixels that a tick text of four digits needs, with a gap. */
export const tickGap = 38;

const length = ({ range: [from, to] }: Scale): number => Math.abs(to - from);

/**
 * Ticks for d on a log axis: powers of four, 1, 4, 16, … 4096.
 *
 * Powers of two where the domain holds fewer than three of them; every second where they would stand too close; the
 * ends of the domain where it holds no power of two.
 */
export function dimensionTicks(scale: Scale, gap: number = tickGap): number[] {
  const fours = powersWithin(scale, 4);
  const ticks = thinned(scale, fours.length >= 3 ? fours : powersWithin(scale, 2), gap);
  return ticks.length > 0 ? ticks : [...new Set(scale.domain)];
}

/** Round values of any axis, at least so many pixels apart on the average. */
export function roundTicks(scale: Scale, gap: number = tickGap): number[] {
  const count = Math.max(2, Math.floor(length(scale) / gap));
  if (scale.kind === 'linear') return scale.ticks(count);
  const tens = thinned(scale, powersWithin(scale, 10), gap);
  return tens.length >= 2 ? tens : thinned(scale, scale.ticks(count), gap);
}

/** The powers of a base in the domain, rising; by multiplication, so that a power at the domain's end is not lost. */
function powersWithin({ domain }: Scale, base: number): number[] {
  const least = Math.min(...domain);
  const most = Math.max(...domain);
  const powers: number[] = [];
  for (let power = 1; power <= most; power *= base) if (power >= least) powers.push(power);
  for (let divisor = base; 1 / divisor >= least; divisor *= base) if (1 / divisor <= most) powers.unshift(1 / divisor);
  return powers;
}

/** Every k-th tick, with the least k that keeps neighbours the gap apart; the first stays. */
function thinned(
  scale: Scale,
  ticks: readonly number[],
  gap: number | ((one: number, other: number) => number),
): number[] {
  const between = typeof gap === 'number' ? (): number => gap : gap;
  const apart = (step: number): boolean =>
    everyNth(ticks, step).every((tick, i, kept) => {
      const before = kept[i - 1];
      return before === undefined || Math.abs(scale(tick) - scale(before)) >= between(before, tick);
    });
  let step = 1;
  while (step < ticks.length && !apart(step)) step += 1;
  return everyNth(ticks, step);
}

function everyNth(ticks: readonly number[], step: number): number[] {
  return ticks.filter((_, i) => i % step === 0);
}

// Names written beside the marks themselves, so that no legend is needed.

export interface Label {
  x: number;
  y: number;
  text: string;
  role: Role;
  anchor?: 'start' | 'middle' | 'end';
}

/** Pixels between the lines of two labels. */
const labelGap = 14;

/** Pixels that the longest of these names takes at most beside a picture. */
export const roomForNames = (names: readonly string[]): number => 7.3 * Math.max(...names.map(({ length }) => length));

/**
 * The same labels moved apart, up and down, until neighbours keep the gap; they stay between two edges as far as there
 * is room, in the order in which they stood.
 */
export function spread(labels: readonly Label[], top: number, bottom: number, gap: number = labelGap): Label[] {
  const order = labels.map((label, i) => ({ label, i })).sort((a, b) => a.label.y - b.label.y || a.i - b.i);
  const ys: number[] = [];
  for (const { label } of order) ys.push(Math.max(label.y, (ys.at(-1) ?? top - gap) + gap));
  let limit = bottom;
  for (let k = ys.length - 1; k >= 0; k -= 1) {
    ys[k] = Math.max(top + k * gap, Math.min(ys[k] ?? limit, limit));
    limit = (ys[k] ?? limit) - gap;
  }
  const moved = [...labels];
  order.forEach(({ label, i }, k) => (moved[i] = { ...label, y: ys[k] ?? label.y }));
  return moved;
}

/** Those that lie on none of those before them which are kept. */
export function offEachOther<Of>(all: readonly Of[], lies: (one: Of, other: Of) => boolean): Of[] {
  const kept: Of[] = [];
  for (const each of all) if (!kept.some((other) => lies(each, other))) kept.push(each);
  return kept;
}

/** A name in its role's colour, with a halo of the paper so that lines do not cross it. */
export function label({ x, y, text, role, anchor = 'end' }: Label): TemplateResult {
  return svg`<text class="dk-label ${roleClass(role)}" x=${px(x)} y=${px(y)} dy="0.35em" text-anchor=${anchor}>${text}</text>`;
}

// A line at one value, right across the drawing area, with its name on it: what theory says, or where the reader looks.

/** Pixels between a line and its name. */
const lift = 9;

/** A level line at y; nothing where the axis does not show the value. */
export function levelLine(frame: Frame, y: Scale, value: number, role: Role, text: string): TemplateResult | null {
  const at = within(y, value);
  if (at === null) return null;
  // The name goes under a line that lies at the top edge.
  const beside = at - lift < frame.top ? at + lift : at - lift;
  return named(role, [frame.left, frame.right, at, at], { x: frame.right, y: beside, text });
}

/** An upright line at x; nothing where the axis does not show the value. */
export function uprightLine(frame: Frame, x: Scale, value: number, role: Role, text: string): TemplateResult | null {
  const at = within(x, value);
  if (at === null) return null;
  const right = at > (frame.left + frame.right) / 2;
  const name = { x: at + (right ? -5 : 5), y: frame.top + 6, text, anchor: right ? 'end' : 'start' } as const;
  return named(role, [at, at, frame.top, frame.bottom], name);
}

function named(role: Role, [x1, x2, y1, y2]: readonly number[], name: Omit<Label, 'role'>): TemplateResult {
  return svg`<line
      class="dk-line ${roleClass(role)}"
      x1=${x1}
      x2=${x2}
      y1=${y1}
      y2=${y2}
      stroke-dasharray=${looks[role].dash}
    ></line>
    ${label({ ...name, role })}`;
}

/** An upright line through the drawing area at a pixel, drawn as a class says. */
export function upright({ top, bottom }: Frame, pixel: number, look: string): TemplateResult {
  const at = px(pixel);
  return svg`<line class=${look} x1=${at} x2=${at} y1=${top} y2=${bottom}></line>`;
}

function within(scale: Scale, value: number): number | null {
  const pixel = px(scale(value));
  return inside(scale, pixel) ? pixel : null;
}
