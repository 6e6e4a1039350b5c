// The axis of d that all pictures of the sweep share.
import type { TemplateResult } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import { logDomain } from '../../figure/domain.ts';
import type { Frame } from '../../figure/frame.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { dimensionTicks } from '../../figure/ticks.ts';

/** Pixels that a tick text of five signs needs. */
const tickGap = 48;

export function dimensionScale(grid: readonly number[], { left, right }: Frame): Scale {
  return logScale(logDomain(grid), [left + 8, right]);
}

export function dimensionAxis(frame: Frame, x: Scale): TemplateResult {
  return bottomAxis(frame, x, dimensionTicks(x, tickGap), {
    format: (d) => short(d),
    title: say('sweep.axis.dimension'),
  });
}
