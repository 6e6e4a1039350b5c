// The chance that e to one random score overflows, against dₖ: undivided it climbs, first in float16; divided it never leaves the floor.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread, type Label } from '../../figure/label.ts';
import { line } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import { px } from '../../figure/pixel.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/roles.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { dimensionTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { chanceOf, chanceStops, chanceText, type Chances } from './chances.ts';

const lines = [
  { format: 'float16', rule: 'none', role: 'raw' },
  { format: 'float32', rule: 'none', role: 'other' },
  { format: 'float16', rule: 'sqrt', role: 'scaled' },
] as const satisfies readonly { format: string; rule: 'none' | 'sqrt'; role: Role }[];

export interface ChancesOptions {
  width: number;
  onDimension: (d: number) => void;
}

export function chancesPicture(chances: Chances, { width, onDimension }: ChancesOptions): TemplateResult {
  const wide = width > 560;
  const frame = plotFrame(width, 270, { left: 46, right: wide ? 210 : 12, top: 16 });
  const x = logScale([1, figureAt(chanceStops, chanceStops.length - 1)], [frame.left, frame.right]);
  const y = linearScale([0, 0.5], [frame.bottom, frame.top]);
  const drawn = lines.map((each) => {
    const { probability } = chanceOf(chances, each.format, each.rule);
    const data = chanceStops.map((d, place) => ({ x: d, y: figureAt(probability, place) }));
    return { ...each, probability, data, name: say(`precision.chances.${each.rule}`, { format: nameOf(each.format) }) };
  });
  const labels = drawn.map(({ data, name, role }): Label => {
    const last = y(data.at(-1)?.y ?? 0);
    return wide
      ? { x: frame.right + 12, y: last, text: name, role, anchor: 'start' }
      : { x: frame.right, y: last - (role === 'raw' ? -16 : 14), text: name, role, anchor: 'end' };
  });
  const at = px(x(chances.d));
  // While d moves the curves stay.
  const from = [width, ...drawn.map(({ probability }) => probability)];
  return picture({
    title: say('precision.chances.title'),
    key: say('precision.chances.key'),
    label: say('precision.chances.picture'),
    frame,
    content: [
      guard(from, () => [
        leftAxis(frame, y, [0, 0.1, 0.2, 0.3, 0.4, 0.5], { format: (value) => percent(value), title: '' }),
        bottomAxis(frame, x, dimensionTicks(x, 48), { format: whole, title: say('precision.axis.dimension') }),
      ]),
      svg`<line class="at" x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line>`,
      guard(from, () => [
        ...drawn.flatMap(({ data, role }) => [line(data, x, y, role), points(data, x, y, role)]),
        ...spread(labels, frame.top, frame.bottom, 18).map(label),
      ]),
    ],
    series: drawn.map(({ data, name }) =>
      data.map(({ x: d, y: chance }) =>
        mark({ x: x(d), y: y(chance) }, () =>
          say('precision.chances.mark', { name, d: whole(d), chance: chanceText(chance) }),
        ),
      ),
    ),
    at: {
      series: 0,
      mark: Math.max(
        0,
        chanceStops.findLastIndex((d) => d <= chances.d),
      ),
    },
    onPick: ({ mark: place }) => {
      onDimension(figureAt(chanceStops, place));
    },
  });
}

/** The lines of bfloat16 and float32 lie on each other. */
function nameOf(format: string): string {
  return format === 'float32' ? say('precision.chances.two') : format;
}
