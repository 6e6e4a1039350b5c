// A figure of every query against τ on a log axis: the query that is looked at in front, the temperatures on show as points.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { line, linePath } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import { placePoints } from '../../figure/points.ts';
import { px } from '../../figure/pixel.ts';
import { levelLine } from '../../figure/reference-line.ts';
import { linearScale, logScale, type Scale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { curveTemperatures, temperatureDomain } from './temperatures.ts';

/** What a picture is drawn from whatever the reader's own temperature. */
export interface Responses {
  /** Of a point: "peak weight". */
  name: string;
  /** One list over curveTemperatures for each query. */
  curves: readonly Float64Array[];
  /** The query that is looked at, counted from 0. */
  query: number;
  /** The end of the axis, and what equal weights give. */
  most: number;
  level: number;
  width: number;
}

/** A picture without the temperatures on show, so that it is drawn once while one of them moves. */
export interface Ground {
  frame: Frame;
  x: Scale;
  y: Scale;
  behind: unknown;
  curve: TemplateResult;
  marks: CursorMark[];
}

export interface ResponsePicture {
  title: string;
  key: string;
  label: string;
  /** Temperatures on show, the reader's own last, each with the figure of that query. */
  shown: readonly { temperature: number; value: number }[];
  onTemperature: (temperature: number) => void;
}

const ticks = [0.1, 0.25, 0.5, 1, 2, 4, 10];

export function responseGround({ name, curves, query, most, level, width }: Responses): Ground {
  const frame = plotFrame(width, 260, { left: 40, right: 12, top: 16 });
  const x = logScale(temperatureDomain, [frame.left, frame.right]);
  const y = linearScale([0, most], [frame.bottom, frame.top]);
  const data = curves.map((curve) => curveTemperatures.map((at, place) => ({ x: at, y: figureAt(curve, place) })));
  return {
    frame,
    x,
    y,
    behind: [
      leftAxis(frame, y, roundTicks(y, 48), { format: (value) => short(value), title: '' }),
      bottomAxis(frame, x, ticks, { format: (value) => short(value), title: say('temperature.axis.temperature') }),
      levelLine(frame, y, level, 'theory', ''),
      data.map((curve, each) =>
        each === query ? null : svg`<path class="other-query" d=${linePath(curve, x, y)} fill="none"></path>`,
      ),
    ],
    curve: line(data[query] ?? [], x, y, 'scaled'),
    marks: (data[query] ?? []).map(({ x: at, y: value }) =>
      mark({ x: x(at), y: y(value) }, () =>
        say('temperature.response.mark', { name, temperature: short(at, 2), value: significant(value) }),
      ),
    ),
  };
}

export function responsePicture(ground: Ground, options: ResponsePicture): TemplateResult {
  const { frame, x, y, behind, curve, marks } = ground;
  const { title, key, label, shown, onTemperature } = options;
  const points = shown
    .filter(({ temperature }) => within(temperature))
    .map(({ temperature, value }) => ({ x: temperature, y: value }));
  const own = shown.at(-1)?.temperature ?? 1;
  return picture({
    title,
    key,
    label,
    frame,
    content: [
      guard([behind], () => behind),
      within(own)
        ? svg`<line class="own" x1=${px(x(own))} x2=${px(x(own))} y1=${frame.top} y2=${frame.bottom}></line>`
        : null,
      guard([curve], () => curve),
      placePoints(points, x, y).map(
        (point, place) =>
          svg`<circle class=${place === 3 ? 'at own-point' : 'at'} cx=${point.x} cy=${point.y} r="5"></circle>`,
      ),
    ],
    series: [marks],
    at: { series: 0, mark: nearest(own) },
    onPick: ({ mark }) => {
      const picked = curveTemperatures[mark];
      if (picked !== undefined) onTemperature(Number(picked.toPrecision(2)));
    },
  });
}

const within = (temperature: number): boolean =>
  temperature >= temperatureDomain[0] && temperature <= temperatureDomain[1];

/** The place of the last temperature that is not above this one. */
function nearest(temperature: number): number {
  return Math.max(
    0,
    curveTemperatures.findLastIndex((each) => each <= temperature),
  );
}
