// Lines over one axis, and where the reader is to move, the line to be moved along it.
import { svg, type TemplateResult } from 'lit';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread } from '../../figure/label.ts';
import { line } from '../../figure/line.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale, logScale, type Scale } from '../../figure/scale.ts';
import { alongX } from '../../kit/along-x.ts';
import { picture } from '../../kit/picture.ts';
import { nearestStop } from '../../kit/quantity.ts';
import type { Axis, Curves, Line } from './item.ts';

export interface Movable {
  x: number;
  stops: readonly number[];
  onMove: (x: number) => void;
}

const height = 260;
/** Text above an axis needs more room than none. */
const top = 26;

export function curvePicture(curves: Curves, width: number, movable?: Movable): TemplateResult {
  const frame = plotFrame(width, height, { left: curves.y.ticks.length > 0 ? 44 : 12, right: 28, top, bottom: 42 });
  const x = scale(curves.x, [frame.left, frame.right]);
  const y = scale(curves.y, [frame.bottom, frame.top]);
  const names = curves.lines.map((each) => ({ ...namePlace(each, x, y), text: each.name, role: each.role }));
  const at = movable && px(x(movable.x));
  const content = [
    leftAxis(frame, y, curves.y.ticks, curves.y),
    bottomAxis(frame, x, curves.x.ticks, curves.x),
    curves.lines.map((each) => line(each.points, x, y, each.role)),
    at === undefined
      ? null
      : svg`<g class="slide-line" aria-hidden="true">
          <line x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line><circle cx=${at} cy=${frame.bottom} r="8"></circle>
        </g>`,
    spread(names, frame.top - 12, frame.bottom - 8, 17).map(label),
  ];
  const points = curves.lines[0]?.points ?? [];
  const drawn = picture({
    title: curves.title,
    key: curves.key,
    label: curves.label,
    frame,
    content,
    series: curves.lines.map((each) =>
      each.points.map(({ x: across, y: up, text }) => ({ x: px(x(across)), y: px(y(up)), text })),
    ),
    ...(movable && {
      at: {
        series: 0,
        mark: nearestStop(
          points.map((each) => each.x),
          movable.x,
        ),
      },
      onPick: ({ mark }: { mark: number }) => {
        const stop = movable.stops[mark];
        if (stop !== undefined) movable.onMove(stop);
      },
    }),
  });
  if (!movable) return drawn;
  const onMove = (pixel: number): void => {
    const stop =
      movable.stops[
        nearestStop(
          movable.stops.map((each) => px(x(each))),
          pixel,
        )
      ];
    if (stop !== undefined) movable.onMove(stop);
  };
  return alongX(drawn, { frame, onMove });
}

function scale({ from, to, logarithmic }: Axis, pixels: readonly [number, number]): Scale {
  return (logarithmic === true ? logScale : linearScale)([from, to], pixels);
}

/** A line is named above its highest point where that is in the middle, else beside it, where the line leaves room. */
function namePlace({ points }: Line, x: Scale, y: Scale): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  const highest = points.reduce((best, each) => (each.y > best.y ? each : best), points[0] ?? { x: 0, y: 0 });
  const [left, right] = x.range;
  const pixel = x(highest.x);
  const share = (pixel - left) / (right - left);
  if (share > 0.66) return { x: right, y: y(highest.y) + 18, anchor: 'end' };
  if (share < 0.15) return { x: pixel + 6, y: y(highest.y) - 11, anchor: 'start' };
  return { x: pixel, y: y(highest.y) - 12, anchor: 'middle' };
}
