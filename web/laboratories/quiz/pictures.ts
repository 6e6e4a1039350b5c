// The pictures of questions: lines over one axis, one of which the reader may move, and bars, alone or of three rules.
import { type TemplateResult, svg } from 'lit';
import { rectangle } from '../../figure/bars.ts';
import { plotFrame, label, spread } from '../../figure/frame.ts';
import { linearScale, px } from '../../figure/scale.ts';
import { roleClass } from '../../figure/styles.ts';
import { type Axes, type Axis, type Series, drawXy } from '../../figure/xy.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { alongX, picture, xyPicture } from '../../kit/picture.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { ruleName, ruleRole } from '../../kit/sweep/rules.ts';
import { type Bar, type Bars, type Curves, type Line, type Rule, rules } from './item.ts';

interface Movable {
  x: number;
  stops: readonly number[];
  onMove: (x: number) => void;
}

/** Pixels of height; on paper two questions share a page of either size. */
const usual = 260;
export const onPaper = 208;
/** Text above an axis needs more room than none. */
const top = 26;

export function curvePicture(curves: Curves, width: number, movable?: Movable, height = usual): TemplateResult {
  const { x, y, lines, ...words } = curves;
  const bare = Array.isArray(y.ticks) && y.ticks.length === 0;
  const drawn = drawXy({
    width,
    height,
    around: { left: bare ? 12 : 44, right: 28, top, bottom: 42 },
    x,
    y,
    ground: lines.map(({ points, role }): Series => ({
      as: ['line'],
      data: points,
      role,
      reading: (_, place) => points[place]?.text ?? '',
    })),
    series: [
      (axes) => {
        const names = lines.map((each) => ({ ...namePlace(each, axes), text: each.name, role: each.role }));
        return spread(names, axes.frame.top - 12, axes.frame.bottom - 8, 17).map(label);
      },
    ],
  });
  if (!movable) return xyPicture({ ...words, drawn });
  const { frame } = drawn;
  const at = px(drawn.x(movable.x));
  const move = (pixel: number): void =>
    movable.onMove(figureAt(movable.stops, nearestIn(movable.stops.map(drawn.x), pixel)));
  const shown = xyPicture({
    ...words,
    drawn,
    under: () =>
      svg`<g class="slide-line" aria-hidden="true">
        <line x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line><circle cx=${at} cy=${frame.bottom} r="8"></circle>
      </g>`,
    at: movable.x,
    onPick: (point) => move(drawn.x(point.x)),
  });
  return alongX(shown, { frame, onMove: move });
}

/** A line is named above its highest point where that is in the middle, else beside it, where the line leaves room. */
function namePlace({ points }: Line, { x, y }: Axes): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  const highest = points.reduce((best, each) => (each.y > best.y ? each : best), points[0] ?? { x: 0, y: 0 });
  const [left, right] = x.range;
  const pixel = x(highest.x);
  const share = (pixel - left) / (right - left);
  if (share > 0.66) return { x: right, y: y(highest.y) + 18, anchor: 'end' };
  if (share < 0.15) return { x: pixel + 6, y: y(highest.y) - 11, anchor: 'start' };
  return { x: pixel, y: y(highest.y) - 12, anchor: 'middle' };
}

// Figures side by side as lying bars, each under its name: the numbers that decide a question, or what a class has answered.

const [rowHeight, barHeight, nameHeight] = [46, 18, 20];
/** Room for the text after the longest bar. */
const textRoom = 96;
/** A bar of nothing is still to be seen. */
const least = 1.5;

export function barsPicture({ title, key, bars }: Bars, width: number): TemplateResult {
  const frame = plotFrame(Math.min(width, 640), bars.length * rowHeight + 4, {
    left: 2,
    right: textRoom,
    top: 0,
    bottom: 4,
  });
  const largest = Math.max(...bars.map(({ value }) => value));
  const x = linearScale([0, largest > 0 ? largest : 1], [frame.left, frame.right]);
  const rows = bars.map((bar, place) => ({
    ...bar,
    top: place * rowHeight,
    end: Math.max(frame.left + least, px(x(bar.value))),
  }));
  return picture({
    title,
    key,
    label: `${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}`,
    frame,
    content: rows.map(
      ({ name, text, role, top, end }) => svg`<g class="dk-bars ${roleClass(role)}">
        <text class="dk-tick-text" x=${frame.left} y=${top + nameHeight - 6}>${name}</text>
        ${rectangle({ x: frame.left, y: top + nameHeight, width: px(end - frame.left), height: barHeight })}
        <text class="heavy" x=${end + 7} y=${top + nameHeight + barHeight / 2} dy="0.35em">${text}</text>
      </g>`,
    ),
    series: rows.map(({ name, text, top, end }) => [
      { x: end, y: top + nameHeight + barHeight / 2, from: frame.left, text: `${name}: ${text}` },
    ]),
  });
}

// One figure under each of three rules as bars: no divisor, √dₖ, dₖ, each in the colour that it has on the whole page.

export function ruleBars(figures: Readonly<Record<Rule, number>>): Bar[] {
  return rules.map((rule) => ({
    name: ruleName({ id: rule, parameter: null }),
    value: figures[rule],
    text: significant(figures[rule]),
    role: ruleRole(rule),
  }));
}

/** From nothing to all. */
export const shareAxis: Axis = { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short };
