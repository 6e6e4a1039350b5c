// A line at one value, right across the drawing area, with its name on it: what theory says, or where the reader looks.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import type { Frame } from './frame.ts';
import { label } from './label.ts';
import { px } from './pixel.ts';
import { looks, roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

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

function within(scale: Scale, value: number): number | null {
  const pixel = px(scale(value));
  const [from, to] = scale.range;
  return pixel >= Math.min(from, to) && pixel <= Math.max(from, to) ? pixel : null;
}
