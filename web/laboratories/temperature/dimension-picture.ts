// The peak weight against dₖ in three meanings of "a larger dₖ": up, level and down.
import type { TemplateResult } from 'lit';
import { percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread, type Label } from '../../figure/label.ts';
import { line } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/roles.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import type { DimensionLines } from './dimensions.ts';
import { dimensionStops } from './temperatures.ts';

/** Pixels from a line to its name above it, where there is no room beside it. */
const above = 12;

export interface DimensionPicture {
  width: number;
  /** The query whose scores are kept, as it is named. */
  query: string;
  keys: number;
}

export function dimensionPicture(
  { fresh, fixed }: DimensionLines,
  { width, query, keys }: DimensionPicture,
): TemplateResult {
  const wide = width > 560;
  const frame = plotFrame(width, 280, { left: 40, right: wide ? 190 : 12, top: 16 });
  const stops = [figureAt(dimensionStops, 0), figureAt(dimensionStops, dimensionStops.length - 1)] as const;
  const x = logScale(stops, [frame.left, frame.right]);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const lines: { name: string; role: Role; data: { x: number; y: number }[] }[] = [
    { name: say('temperature.dimension.none'), role: 'raw', data: fresh.map(({ d, none }) => ({ x: d, y: none })) },
    { name: say('temperature.dimension.sqrt'), role: 'scaled', data: fresh.map(({ d, sqrt }) => ({ x: d, y: sqrt })) },
    { name: say('temperature.dimension.fixed'), role: 'other', data: fixed.map(({ d, peak }) => ({ x: d, y: peak })) },
  ];
  const labels = lines.flatMap(({ name, role, data }): Label[] => {
    const last = data.at(-1);
    return last
      ? [
          {
            x: wide ? frame.right + 12 : frame.right,
            y: y(last.y) - (wide ? 0 : above),
            text: name,
            role,
            anchor: wide ? 'start' : 'end',
          },
        ]
      : [];
  });
  return picture({
    title: say('temperature.dimension.title'),
    key: say('temperature.dimension.key', { query, keys: whole(keys) }),
    label: say('temperature.dimension.picture'),
    frame,
    content: [
      leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => short(value), title: '' }),
      bottomAxis(frame, x, wide ? dimensionStops : [1, 4, 16, 64, 512], {
        format: whole,
        title: say('temperature.axis.dimension'),
      }),
      ...lines.flatMap(({ role, data }) => [line(data, x, y, role), points(data, x, y, role)]),
      ...spread(labels, frame.top, frame.bottom - (wide ? 0 : above)).map(label),
    ],
    series: lines.map(({ name, data }) =>
      data.map(({ x: d, y: peak }) =>
        mark({ x: x(d), y: y(peak) }, () =>
          say('temperature.dimension.mark', { name, d: whole(d), value: percent(peak, 1) }),
        ),
      ),
    ),
  });
}
