// The frame of a plot: its size and the edges of the area in which marks are drawn, in CSS pixels; and its axes: how they are drawn, which values
// they name, and the domain that figures need on them.
import { type TemplateResult, html, svg } from 'lit';
import { type Interval, type Scale, px } from './scale.ts';

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

/** The same where parts of it are controls. */
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

export interface AxisOptions {
  /** A tick's text; numbers are formatted where the reader's language is known. */
  format: (value: number) => string;
  /** What is measured, with its unit. */
  title: string;
}

/** The axis below the drawing area; its title stands under the tick texts. */
export function bottomAxis(
  { left, right, bottom, height }: Frame,
  scale: Scale,
  ticks: readonly number[],
  { format, title }: AxisOptions,
): TemplateResult {
  const middle = px((left + right) / 2);
  return svg`<g class="dk-axis" aria-hidden="true">
    <line class="dk-axis-line" x1=${left} x2=${right} y1=${bottom} y2=${bottom}></line>
    ${ticks.map((tick) => {
      const x = px(scale(tick));
      return svg`<line class="dk-tick" x1=${x} x2=${x} y1=${bottom} y2=${bottom + 5}></line>
        <text class="dk-tick-text" x=${x} y=${bottom + 17} text-anchor="middle">${format(tick)}</text>`;
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
function thinned(scale: Scale, ticks: readonly number[], gap: number): number[] {
  const apart = (step: number): boolean => {
    const kept = everyNth(ticks, step).map(scale);
    return kept.every((pixel, i) => i === 0 || Math.abs(pixel - (kept[i - 1] ?? pixel)) >= gap);
  };
  let step = 1;
  while (step < ticks.length && !apart(step)) step += 1;
  return everyNth(ticks, step);
}

function everyNth(ticks: readonly number[], step: number): number[] {
  return ticks.filter((_, i) => i % step === 0);
}

/** The least and the greatest of the finite figures, null ones left out; null where there are none. */
export function extentOf(figures: Iterable<number | null | undefined>): Interval | null {
  let least = Infinity;
  let most = -Infinity;
  for (const figure of figures) {
    if (figure === null || figure === undefined || !Number.isFinite(figure)) continue;
    least = Math.min(least, figure);
    most = Math.max(most, figure);
  }
  return least <= most ? [least, most] : null;
}

/**
 * A domain for a linear axis.
 *
 * padding  added at both ends, as a share of the extent; a single figure gets half a unit on each side
 * returns  [0, 1] where there are no figures
 */
export function linearDomain(figures: Iterable<number | null | undefined>, padding = 0): Interval {
  const extent = extentOf(figures);
  if (extent === null) return [0, 1];
  const [least, most] = extent;
  if (least === most) return [least - 0.5, most + 0.5];
  const room = (most - least) * padding;
  return [least - room, most + room];
}

/**
 * A domain for a log axis; figures that are not positive are left out.
 *
 * returns  [1, 10] where there are no figures; a single figure gets a factor of two on each side
 */
export function logDomain(figures: Iterable<number | null | undefined>): Interval {
  const positive = [...figures].filter((figure) => (figure ?? 0) > 0);
  const extent = extentOf(positive);
  if (extent === null) return [1, 10];
  const [least, most] = extent;
  return least === most ? [least / 2, most * 2] : extent;
}
