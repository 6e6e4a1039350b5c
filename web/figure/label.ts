// Names written beside the marks themselves, so that no legend is needed, and lines at one value with a name.
import { type TemplateResult, svg } from 'lit';
import type { Frame } from './frame.ts';
import { type Scale, px } from './scale.ts';
import { type Role, looks, roleClass } from './styles.ts';

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
  return svg`<line
      class="dk-line ${roleClass(role)}"
      x1=${frame.left}
      x2=${frame.right}
      y1=${at}
      y2=${at}
      stroke-dasharray=${looks[role].dash}
    ></line>
    ${label({ x: frame.right, y: beside, text, role })}`;
}

/** An upright line at x; nothing where the axis does not show the value. */
export function uprightLine(frame: Frame, x: Scale, value: number, role: Role, text: string): TemplateResult | null {
  const at = within(x, value);
  if (at === null) return null;
  const right = at > (frame.left + frame.right) / 2;
  return svg`<line
      class="dk-line ${roleClass(role)}"
      x1=${at}
      x2=${at}
      y1=${frame.top}
      y2=${frame.bottom}
      stroke-dasharray=${looks[role].dash}
    ></line>
    ${label({ x: at + (right ? -5 : 5), y: frame.top + 6, text, role, anchor: right ? 'end' : 'start' })}`;
}

/** An upright line through the drawing area at a pixel, drawn as a class says. */
export function upright({ top, bottom }: Frame, pixel: number, look: string): TemplateResult {
  const at = px(pixel);
  return svg`<line class=${look} x1=${at} x2=${at} y1=${top} y2=${bottom}></line>`;
}

function within(scale: Scale, value: number): number | null {
  const pixel = px(scale(value));
  const [from, to] = scale.range;
  return pixel >= Math.min(from, to) && pixel <= Math.max(from, to) ? pixel : null;
}
