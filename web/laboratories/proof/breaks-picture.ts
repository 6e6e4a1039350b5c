// What becomes of the variance where one assumption of the proof fails: each case on a log axis, with d as the mark that it misses or meets.
import { svg, type TemplateResult } from 'lit';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { points } from '../../figure/points.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { dimensionTicks } from '../../figure/ticks.ts';
import { picture } from '../../kit/picture.ts';
import type { Lines } from './examples.ts';

/** By the names of the core's lines, from the least to the greatest variance. */
const cases = [
  'score-variance',
  'if-query-coordinates-equal',
  'if-mean-shifted',
  'if-key-equals-query',
  'if-variance-doubled',
  'if-coordinates-equal',
] as const;

export interface Break {
  name: (typeof cases)[number];
  variance: number;
}

/** With one component nothing is said of several. */
export function breaksOf(lines: Lines): Break[] {
  return cases.flatMap((name) => {
    const variance = lines.find(name)?.value;
    return variance === undefined || variance === null ? [] : [{ name, variance }];
  });
}

const rowHeight = 46;

export function breaksPicture(breaks: readonly Break[], { d, width }: { d: number; width: number }): TemplateResult {
  const frame = plotFrame(width, breaks.length * rowHeight + 62, { left: 8, right: 64, top: 12, bottom: 46 });
  const x = logScale([Math.max(0.5, d / 4), 1.2 * Math.max(d * d, 6)], [frame.left, frame.right]);
  const y = linearScale([0, breaks.length], [frame.top, frame.bottom]);
  const exact = px(x(d));
  const rows = breaks.map(({ name, variance }, place) => ({ name, variance, at: px(y(place + 0.7)) }));
  const content = [
    bottomAxis(frame, x, dimensionTicks(x, 48), { format: (value) => short(value), title: say('proof.axis.variance') }),
    svg`<line class="dk-line dk-role-theory" x1=${exact} x2=${exact} y1=${frame.top} y2=${frame.bottom} stroke-dasharray="4 4"></line>`,
    rows.map(
      ({ name, variance, at }) => svg`<g class="break dk-role-raw">
        <line x1=${exact} x2=${px(x(variance))} y1=${at} y2=${at}></line>
        <text class="name" x=${frame.left} y=${at - 14}>${say(`proof.breaks.${name}`)}</text>
        <text class="figure" x=${px(x(variance)) + 10} y=${at + 5}>${short(variance, 5)}</text>
      </g>`,
    ),
    points(
      rows.map(({ variance, at }) => ({ x: variance, y: y.invert(at) })),
      x,
      y,
      'raw',
    ),
  ];
  return picture({
    title: say('proof.breaks.title', { d: whole(d) }),
    key: say('proof.breaks.key'),
    label: say('proof.breaks.picture'),
    frame,
    content,
    series: [
      rows.map(({ name, variance, at }) => ({
        x: x(variance),
        y: at,
        text: say('proof.breaks.mark', { name: say(`proof.breaks.${name}`), variance: short(variance, 5) }),
      })),
    ],
  });
}
