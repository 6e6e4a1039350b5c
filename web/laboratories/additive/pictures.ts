// The pictures of the four kinds of score: their spread against d, one draw's scores and weights. The colour says whether
// something brings the spread down as d grows, dash and shape which kind it is.
import { type TemplateResult, svg } from 'lit';
import type { KindFigures, ScoreKind } from '../../core/chapters-experiments.ts';
import { barBoxes, bars } from '../../figure/bars.ts';
import { plotFrame, bottomAxis, dimensionTicks, roundTicks, label } from '../../figure/frame.ts';
import { type Datum, line, linePath, placePoints, pointSize, shapePath } from '../../figure/line.ts';
import { type Interval, linearScale, px, mark } from '../../figure/scale.ts';
import { type Role, type Shape, roleClass } from '../../figure/styles.ts';
import { type Axes, type Layer, type Series, extentOf } from '../../figure/xy.ts';
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, xyPicture, captions } from '../../kit/picture.ts';
import { type Bound, type Measured, stops } from './measurement.ts';
import { type DrawView, type KindView, keys, kinds } from './view.ts';

const kindLooks: Readonly<Record<ScoreKind, { role: Role; shape: Shape; dash: string }>> = {
  dot: { role: 'raw', shape: 'circle', dash: 'none' },
  'dot-sqrt': { role: 'scaled', shape: 'square', dash: 'none' },
  additive: { role: 'raw', shape: 'triangle', dash: '3 4' },
  'additive-scaled': { role: 'scaled', shape: 'diamond', dash: '3 4' },
};

// A lane for each kind of score: eight keys on one axis, and for additive scores the bound that none of them can pass.

const laneHeight = 76;
/** From the top of a lane to the line on which its keys stand, and to that of its name. */
const middle = 48;
const nameLine = 16;
const size = 5.5;

/** `room`: the height of the picture, where it has less than usual; lanes overlap below the least. */
export function scoresPicture({ kinds, d }: DrawView, width: number, room = Infinity): TemplateResult {
  const lane = Math.min(laneHeight, Math.max(64, Math.floor((room - 50) / kinds.length)));
  const frame = plotFrame(width, kinds.length * lane + 50, { left: 2, right: 2, top: 2, bottom: 48 });
  const x = linearScale(scoreDomain(kinds), [frame.left + 6, frame.right - 6]);
  const top = (place: number): number => frame.top + place * lane;
  return picture({
    name: 'scores',
    ...captions('additive.scores', { d: String(d) }),
    frame,
    content: [
      bottomAxis(frame, x, roundTicks(x, 60), { format: (value) => short(value), title: say('additive.axis.score') }),
      svg`<line class="dk-grid" x1=${px(x(0))} x2=${px(x(0))} y1=${frame.top + 24} y2=${frame.bottom}></line>`,
      kinds.map(({ kind, scores, limit }, place) => {
        const { role, shape } = kindLooks[kind];
        const y = top(place) + middle;
        return svg`<g class=${roleClass(role)}>
          ${
            limit === null
              ? svg`<line class="lane" x1=${frame.left} x2=${frame.right} y1=${y} y2=${y}></line>`
              : svg`<rect class="bound" x=${px(x(-limit))} y=${y - 13} width=${px(x(limit) - x(-limit))} height="26"></rect>
                <line class="lane" x1=${px(x(-limit))} x2=${px(x(limit))} y1=${y} y2=${y}></line>
                <path class="wall" d=${`M${String(px(x(-limit)))},${String(y - 13)}v26M${String(px(x(limit)))},${String(y - 13)}v26`}></path>`
          }
          <text class="lane-name heavy" x=${frame.left} y=${top(place) + nameLine}>${say(`additive.kind.${kind}`)}</text>
          ${
            limit === null
              ? null
              : svg`<text class="lane-bound" x=${frame.right} y=${top(place) + nameLine} text-anchor="end">${say('additive.scores.bound', { limit: significant(limit) })}</text>`
          }
          ${Array.from(scores, (score) => svg`<path class="dk-point" d=${shapePath(shape, x(score), y, size)}></path>`)}
        </g>`;
      }),
    ],
    series: kinds.map(({ kind, scores }, place) =>
      Array.from(scores, (score, key) =>
        mark({ x: x(score), y: top(place) + middle }, () =>
          say('additive.scores.mark', {
            kind: say(`additive.kind.${kind}`),
            key: String(key + 1),
            score: significant(score),
          }),
        ),
      ).sort((a, b) => a.x - b.x),
    ),
  });
}

const ends = [1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 250, 300, 400, 600] as const;

/** As far to both sides as the widest lane needs, in round steps. */
export function scoreDomain(kinds: readonly KindView[]): Interval {
  const [least, most] = extentOf(kinds.flatMap(({ scores, limit }) => [...scores, limit])) ?? [0, 1];
  const reach = Math.max(-least, most);
  const end = ends.find((each) => each >= reach) ?? figureAt(ends, ends.length - 1);
  return [-end, end];
}

// The weights of the eight keys in each of the four lanes.

const barHeight = 44;
const barTop = 26;

/** Below this width the longest name leaves room for one of the two figures beside it. */
const roomForTwo = 400;

export function weightsPicture({ kinds }: DrawView, width: number): TemplateResult {
  const frame = plotFrame(width, kinds.length * laneHeight + 50, { left: 2, right: 2, top: 2, bottom: 48 });
  const across = [frame.left, frame.right] as const;
  const x = linearScale([0.5, keys + 0.5], across);
  const beside = width < roomForTwo ? 'additive.weights.peak' : 'additive.weights.peakAndTrace';
  const lanes = kinds.map((view, place) => {
    const top = frame.top + place * laneHeight + barTop;
    const y = linearScale([0, 1], [top + barHeight, top]);
    return { ...view, top, y, boxes: barBoxes(view.steps.weights, across, y) };
  });
  return picture({
    name: 'weights',
    ...captions('additive.weights'),
    frame,
    content: [
      lanes.map(({ kind, steps, top, y }) => [
        svg`<rect class="field" x=${frame.left} y=${top} width=${px(frame.right - frame.left)} height=${barHeight}></rect>`,
        bars(steps.weights, across, y, kindLooks[kind].role),
        svg`<g class=${`dk-role-${kindLooks[kind].role}`}>
          <text class="lane-name heavy" x=${frame.left} y=${top - 10}>${say(`additive.kind.${kind}`)}</text>
          <text class="peak" x=${frame.right} y=${top - 10} text-anchor="end">${say(beside, { peak: percent(steps.peak), trace: significant(steps.jacobianTrace, 2) })}</text>
        </g>`,
      ]),
      Array.from(
        { length: keys },
        (_, key) =>
          svg`<text class="dk-tick-text" x=${px(x(key + 1))} y=${frame.bottom + 17} text-anchor="middle">${key + 1}</text>`,
      ),
      svg`<text class="dk-axis-title" x=${px((frame.left + frame.right) / 2)} y=${frame.height - 4} text-anchor="middle">${say('additive.axis.key')}</text>`,
    ],
    series: lanes.map(({ kind, steps, boxes }) =>
      boxes.map(({ y: top }, key) =>
        mark({ x: x(key + 1), y: top }, () =>
          say('additive.weights.mark', {
            kind: say(`additive.kind.${kind}`),
            key: String(key + 1),
            weight: percent(figureAt(steps.weights, key), 1),
          }),
        ),
      ),
    ),
  });
}

// One figure of the four kinds of score against dₖ: lines through what was measured, with error bars, and the bound where there is one.

export type SweptFigure = 'scoreStd' | 'peakWeight' | 'jacobianTrace';

/** Of standard deviations: at dₖ = 1 error bars of 32 networks reach down to 0.3, at 1,024 the bound stands at 800. */
export const spreadDomain: Interval = [0.2, 1000];

interface SweepPicture {
  figure: SweptFigure;
  measured: readonly Measured[];
  /** In each row that was measured. */
  keys: number;
  /** Drawn where there are any. */
  bounds: readonly Bound[];
  width: number;
  height: number;
  /** Whether lines have their names beside them. */
  named: boolean;
}

export function sweepPicture({ figure, measured, keys, bounds, width, height, named }: SweepPicture): TemplateResult {
  const logarithmic = figure === 'scoreStd';
  const bound: Datum[] = bounds.map(({ d, limit }) => ({ x: d, y: limit }));
  const boundName = say('additive.bound.name');
  const end = bound.at(-1);
  const readOf = (name: string): NonNullable<Series['reading']> => {
    return ({ x, y }) => say('additive.sweep.mark', { name, d: whole(x), value: significant(y) });
  };
  return xyPicture({
    name: figure,
    ...captions(`additive.${figure}`, { keys: whole(keys) }),
    width,
    height,
    around: { left: 44, right: named ? 176 : 18, top: 18 },
    x: {
      kind: 'log',
      domain: [1, figureAt(stops, stops.length - 1)],
      ticks: (x) => dimensionTicks(x, 44),
      format: whole,
      title: say('additive.axis.dimension'),
    },
    y: logarithmic
      ? { kind: 'log', domain: spreadDomain, ticks: [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500], format: short }
      : { domain: [0, 1], ticks: 44, format: short },
    ground: [
      ({ x, y }) =>
        typeof end?.y === 'number'
          ? [
              line(bound, x, y, 'theory'),
              label({ x: x(end.x) - 40, y: y(end.y) + 4, text: boundName, role: 'theory', anchor: 'end' }),
            ]
          : null,
    ],
    series: [
      ...kinds.flatMap((kind): Layer[] => {
        const data = dataOf(measured, kind, figure);
        const name = say(`additive.kind.${kind}`);
        const { role } = kindLooks[kind];
        return [
          (axes) => curve(kind, data, axes),
          { as: [], data, role, name: named ? { text: name, dx: 10 } : undefined, reading: readOf(name) },
        ];
      }),
      { as: [], data: bound, role: 'theory', reading: readOf(boundName) },
    ],
    names: { gap: 17 },
  });
}

function curve(kind: ScoreKind, data: readonly Datum[], { x, y }: Axes): TemplateResult | null {
  if (data.length === 0) return null;
  const { role, shape, dash } = kindLooks[kind];
  return svg`<g class=${`${roleClass(role)} ${kind}`}>
    <path class="dk-line" d=${linePath(data, x, y)} fill="none" stroke-dasharray=${dash}></path>
    ${placePoints(data, x, y).map(
      (point) => svg`<path class="dk-error-bar" d=${point.bar} fill="none"></path>
        <path class="dk-point" d=${shapePath(shape, point.x, point.y, pointSize + 0.5)}></path>`,
    )}
  </g>`;
}

export function dataOf(measured: readonly Measured[], kind: ScoreKind, figure: SweptFigure): Datum[] {
  return measured.flatMap(({ d, figures }) => {
    const found = estimateOf(figures, kind, figure);
    return found ? [{ x: d, y: found.value, low: found.low, high: found.high }] : [];
  });
}

/** What was measured of a kind. */
export function estimateOf(
  figures: readonly KindFigures[],
  kind: ScoreKind,
  figure: SweptFigure,
): KindFigures[SweptFigure] | undefined {
  return figures.find((each) => each.kind === kind)?.[figure];
}
