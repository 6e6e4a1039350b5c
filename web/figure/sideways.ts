// A histogram that lies on its side: bars from a wall to the right, so that it shares its axis with the picture beside it.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { rectangle } from './bars.ts';
import type { Box } from './bars.ts';
import type { Binned } from './histogram.ts';
import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

/** A bin that lies wholly inside the picture, with its ends and its count. */
export interface SidewaysBin {
  box: Box;
  from: number;
  to: number;
  count: number;
}

/** The bins between the ends of the y scale; `x` takes counts to pixels. */
export function sidewaysBins(
  { from, to, counts }: Pick<Binned, 'from' | 'to' | 'counts'>,
  x: Scale,
  y: Scale,
): SidewaysBin[] {
  const width = (to - from) / counts.length;
  const [low, high] = [Math.min(...y.range), Math.max(...y.range)];
  return Array.from(counts, (count, i) => {
    const ends = { from: from + i * width, to: from + (i + 1) * width };
    const top = px(y(ends.to));
    const box = { x: px(x(0)), y: top, width: px(x(count) - x(0)), height: px(y(ends.from) - top) };
    return { box, count, ...ends };
  }).filter(({ box }) => box.y >= low && box.y + box.height <= high);
}

export function sideways(bins: readonly SidewaysBin[], role: Role): TemplateResult {
  return svg`<g class="dk-histogram ${roleClass(role)}">${bins.filter(({ count }) => count > 0).map(({ box }) => rectangle(box))}</g>`;
}
