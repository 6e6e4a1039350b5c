// From which d on the rule e^(πd) leaves the numbers of each format: one line for a format, one mark for what happens.
import { svg, type TemplateResult } from 'lit';
import type { ExponentialLimits } from '../../core/types.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { shapePath } from '../../figure/shape.ts';
import type { Shape } from '../../figure/roles.ts';
import { picture } from '../../kit/picture.ts';

const rowHeight = 40;
const events = ['weightsEven', 'divisorOverflows', 'unitScoreVanishes', 'typicalScoreVanishes'] as const;
type Event = (typeof events)[number];

const shapes: Readonly<Record<Event, Shape>> = {
  weightsEven: 'square',
  divisorOverflows: 'cross',
  unitScoreVanishes: 'circle',
  typicalScoreVanishes: 'circle',
};

/** Events that fall on one d are one mark with both names; the last two are told together. */
function groups(limits: ExponentialLimits): { d: number; what: Event[] }[] {
  const found = new Map<number, Event[]>();
  for (const event of events) found.set(limits[event], [...(found.get(limits[event]) ?? []), event]);
  return [...found].map(([d, what]) => ({ d, what }));
}

export function limitsPicture(all: readonly ExponentialLimits[], keys: number, width: number): TemplateResult {
  const frame = plotFrame(width, 60 + rowHeight * all.length, { left: 84, right: 30, top: 16, bottom: 44 });
  const x = logScale([1, 512], [frame.left, frame.right]);
  const rows = all.map((limits, index) => ({ limits, y: frame.top + (index + 0.5) * rowHeight }));
  return picture({
    title: say('scalings.limits.title'),
    key: say('scalings.limits.key', { keys: whole(keys) }),
    label: say('scalings.limits.picture', { keys: whole(keys) }),
    frame,
    content: [
      bottomAxis(frame, x, [1, 4, 16, 64, 256], { format: whole, title: say('sweep.axis.dimension') }),
      rows.map(({ limits, y }) => row(limits, y, x)),
    ],
    series: rows.map(({ limits, y }) => marks(limits, y, x)),
  });
}

function row(limits: ExponentialLimits, y: number, x: Scale): TemplateResult {
  const [from, to] = x.range;
  return svg`<g class="limits" aria-hidden="true">
    <text class="dk-axis-title" x=${from - 10} y=${y} dy="0.35em" text-anchor="end">${limits.format}</text>
    <line class="alive" x1=${from} x2=${px(x(limits.weightsEven))} y1=${y} y2=${y}></line>
    <line class="dead" x1=${px(x(limits.weightsEven))} x2=${to} y1=${y} y2=${y}></line>
    ${events.map((event) => {
      const d = limits[event];
      const twin = event === 'typicalScoreVanishes';
      const size = event === 'weightsEven' ? 5.5 : 5;
      return svg`<path class="event ${twin || event === 'unitScoreVanishes' ? 'vanishes' : ''}" d=${shapePath(shapes[event], x(d), y, size)}></path>${
        twin && limits.unitScoreVanishes === d - 1 ? '' : number(d, event, limits, y, x)
      }`;
    })}
  </g>`;
}

/** The d beside its mark: above the line for the divisor, below it for the rest. */
function number(d: number, event: Event, limits: ExponentialLimits, y: number, x: Scale): TemplateResult {
  const text =
    event === 'unitScoreVanishes' && limits.typicalScoreVanishes === d + 1 ? `${whole(d)}, ${whole(d + 1)}` : whole(d);
  const doubled = event === 'typicalScoreVanishes' && limits.unitScoreVanishes === d;
  if (doubled) return svg``;
  const above = event === 'divisorOverflows' || event === 'weightsEven';
  return svg`<text class="dk-tick-text" x=${px(x(d))} y=${above ? y - 10 : y + 19} text-anchor="middle">${text}</text>`;
}

function marks(limits: ExponentialLimits, y: number, x: Scale): CursorMark[] {
  return groups(limits)
    .sort((a, b) => a.d - b.d)
    .map(({ d, what }) => ({
      x: x(d),
      y,
      text: say('scalings.limits.mark', {
        format: limits.format,
        d: whole(d),
        what: what.map((event) => say(`scalings.limits.${event}`)).join('; '),
      }),
    }));
}
