// One figure of the four kinds of score against dₖ: lines through what was measured, with error bars, and the bound where there is one.
import { svg, type TemplateResult } from 'lit';
import type { KindFigures, ScoreKind } from '../../core/chapters-two-kinds.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread, type Label } from '../../figure/label.ts';
import { line, linePath, type Datum } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import { placePoints, pointSize } from '../../figure/points.ts';
import { roleClass } from '../../figure/roles.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { shapePath } from '../../figure/shape.ts';
import { dimensionTicks, roundTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import type { Bound } from './bounds.ts';
import { kindLooks } from './looks.ts';
import { stops, type Measured } from './networks.ts';
import { kinds } from './view.ts';

export type SweptFigure = 'scoreStd' | 'peakWeight' | 'jacobianTrace';

export interface SweepPicture {
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
  const frame = plotFrame(width, height, { left: 44, right: named ? 176 : 18, top: 18 });
  const x = logScale([1, figureAt(stops, stops.length - 1)], [frame.left, frame.right]);
  const logarithmic = figure === 'scoreStd';
  const y = logarithmic
    ? logScale([0.5, 1000], [frame.bottom, frame.top])
    : linearScale([0, 1], [frame.bottom, frame.top]);
  const series = kinds.map((kind) => ({
    kind,
    name: say(`additive.kind.${kind}`),
    data: dataOf(measured, kind, figure),
  }));
  const bound: Datum[] = bounds.map(({ d, limit }) => ({ x: d, y: limit }));
  const labels = series.flatMap(({ kind, name, data }): Label[] => {
    const last = data.at(-1)?.y;
    const { role } = kindLooks[kind];
    return named && typeof last === 'number'
      ? [{ x: frame.right + 10, y: y(last), text: name, role, anchor: 'start' }]
      : [];
  });
  const end = bound.at(-1);
  return picture({
    title: say(`additive.${figure}.title`),
    key:
      figure === 'peakWeight' ? say('additive.peakWeight.key', { keys: whole(keys) }) : say(`additive.${figure}.key`),
    label: say(`additive.${figure}.picture`),
    frame,
    content: [
      leftAxis(frame, y, logarithmic ? [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] : roundTicks(y, 44), {
        format: (value) => short(value),
        title: '',
      }),
      bottomAxis(frame, x, dimensionTicks(x, 44), { format: whole, title: say('additive.axis.dimension') }),
      typeof end?.y !== 'number'
        ? null
        : [
            line(bound, x, y, 'theory'),
            label({
              x: x(end.x) - 40,
              y: y(end.y) + 4,
              text: say('additive.bound.name'),
              role: 'theory',
              anchor: 'end',
            }),
          ],
      series.map(({ kind, data }) =>
        curve(kind, data, { path: linePath(data, x, y), points: placePoints(data, x, y) }),
      ),
      ...spread(labels, frame.top, frame.bottom, 17).map(label),
    ],
    series: [
      ...series.map(({ name, data }) =>
        data.map((datum) =>
          mark({ x: x(datum.x), y: y(datum.y ?? 1) }, () =>
            say('additive.sweep.mark', { name, d: whole(datum.x), value: significant(datum.y ?? NaN) }),
          ),
        ),
      ),
      bound.map((datum) =>
        mark({ x: x(datum.x), y: y(datum.y ?? 1) }, () =>
          say('additive.sweep.mark', {
            name: say('additive.bound.name'),
            d: whole(datum.x),
            value: significant(datum.y ?? NaN),
          }),
        ),
      ),
    ],
  });
}

function curve(
  kind: ScoreKind,
  data: readonly Datum[],
  { path, points }: { path: string; points: ReturnType<typeof placePoints> },
): TemplateResult | null {
  if (data.length === 0) return null;
  const { role, shape, dash } = kindLooks[kind];
  return svg`<g class=${`${roleClass(role)} ${kind}`}>
    <path class="dk-line" d=${path} fill="none" stroke-dasharray=${dash}></path>
    ${points.map(
      ({ x, y, bar }) => svg`<path class="dk-error-bar" d=${bar} fill="none"></path>
        <path class="dk-point" d=${shapePath(shape, x, y, pointSize + 0.5)}></path>`,
    )}
  </g>`;
}

export function dataOf(measured: readonly Measured[], kind: ScoreKind, figure: SweptFigure): Datum[] {
  return measured.flatMap(({ d, figures }) => {
    const found = estimateOf(figures, kind, figure);
    return found ? [{ x: d, y: found.value, low: found.low, high: found.high }] : [];
  });
}

function estimateOf(
  figures: readonly KindFigures[],
  kind: ScoreKind,
  figure: SweptFigure,
): KindFigures[SweptFigure] | undefined {
  return figures.find((each) => each.kind === kind)?.[figure];
}
