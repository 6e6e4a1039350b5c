// The frame of a plot: its size and the edges of the area in which marks are drawn, in CSS pixels; and the domain that figures
// need on an axis.
import { type TemplateResult, html } from 'lit';
import type { Interval } from './scale.ts';

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

// The domain that a set of figures needs on an axis.

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
