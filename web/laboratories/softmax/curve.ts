// softmax of (x, 0, 0, 0) for x from 0 to 10: the first weight, each of the others, and the trace of the Jacobian, from the
// core; figures, picture and formula.
import { type TemplateResult, html, svg } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Frame } from '../../figure/frame.ts';
import { line, points } from '../../figure/line.ts';
import { type Scale, px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { type DrawnXy, type Layer, drawXy } from '../../figure/xy.ts';
import { fixed, percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import { alongX, xyPicture, captions } from '../../kit/picture.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { scrolls } from '../../kit/watched-box.ts';
import { curveStops } from './parameters.ts';

/** Keys: one whose score is x, three whose score is 0. */
const curveKeys = 4;

/** First weights that are named; at a half the curve is steepest. */
const named = [0.5, 0.9, 0.99, 0.999] as const;

export type CurvePoint = ReturnType<typeof pointsAt>[number];

export type Curve = ReturnType<typeof curveOf>;

export function curveOf(chapters: ChaptersClient) {
  return {
    points: pointsAt(chapters, curveStops),
    /** The x at which the first key has a weight: ln of (keys − 1) times the weight's odds. */
    thresholds: named.map((weight) => ({ weight, x: chapters.gainForPeak(curveKeys, weight) })),
    /** How far apart two undivided scores at dₖ = 64 typically lie. */
    typicalGap: chapters.scoreMoments(64, 1).typicalGap,
  };
}

type Lead = ReturnType<typeof leadAt>;

/** One point, with the numbers of its formula. */
export function leadAt(chapters: ChaptersClient, x: number) {
  const [point] = pointsAt(chapters, [x]);
  if (!point) throw new RangeError('no point');
  const { exponentials, sums } = chapters.roundedSoftmax('float64', 'naive', leading(x));
  // e^x, and with the other keys' e^0.
  return { ...point, exponential: figureAt(exponentials, 0), sum: figureAt(sums, curveKeys - 1) };
}

function leading(x: number): number[] {
  return Array.from({ length: curveKeys }, (_, key) => (key === 0 ? x : 0));
}

function pointsAt(chapters: ChaptersClient, stops: readonly number[]) {
  const { weights, jacobianTrace } = chapters.softmaxRows(stops.flatMap(leading), curveKeys);
  return stops.map((x, place) => ({
    x,
    first: figureAt(weights, place * curveKeys),
    other: figureAt(weights, place * curveKeys + 1),
    trace: figureAt(jacobianTrace, place),
  }));
}

// The weights of (x, 0, 0, 0) and the trace of their Jacobian against x, with the places where the first weight passes a half, 90, 99, 99.9 %.

const figures = ['first', 'other', 'trace'] as const;
type Figure = (typeof figures)[number];

/** Weights have one colour, as the bars above; the others' line is thinner. */
const roles: Readonly<Record<Figure, Role>> = { first: 'scaled', other: 'scaled', trace: 'other' };

/** The picture without the lead, drawn once while it moves. */
export function curveGround(curve: Curve, width: number): DrawnXy {
  const narrow = width < 520;
  return drawXy({
    width,
    height: narrow ? 320 : 360,
    around: { left: 48, right: narrow ? 62 : 140, top: 46, bottom: 42 },
    x: { domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10], format: short, title: say('softmax.axis.lead') },
    y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short },
    series: [
      ({ frame, x }) => curve.thresholds.map((each) => thresholdLine(frame, x, each, narrow)),
      ...figures.flatMap((figure): Layer[] => {
        const [role, data] = [roles[figure], over(figure, curve.points)];
        return [
          ({ x, y }) => svg`<g class=${figure}>${line(data, x, y, role)}</g>`,
          {
            as: [],
            data,
            role,
            name: { text: say(narrow ? `softmax.curve.short.${figure}` : `softmax.curve.${figure}`), dx: 8 },
            reading: ({ x }, place) => {
              const { first = 0, other = 0, trace = 0 } = curve.points[place] ?? {};
              const words = { first: significant(first), other: significant(other), trace: significant(trace) };
              return say('softmax.curve.mark', { x: fixed(x, 2), ...words });
            },
          },
        ];
      }),
    ],
    names: { gap: 17 },
  });
}

export function curvePicture(ground: DrawnXy, lead: Lead, onMove: (x: number) => void): TemplateResult {
  const { frame, x } = ground;
  const stopAt = (at: number): number => figureAt(curveStops, nearestIn(curveStops, at));
  const drawn = xyPicture({
    name: 'curve',
    ...captions('softmax.curve'),
    drawn: ground,
    over: ({ y }) => [
      slide(frame, x(lead.x)),
      ...figures.map((figure) => points(over(figure, [lead]), x, y, roles[figure])),
    ],
    at: stopAt(lead.x),
    onPick: (point) => onMove(point.x),
  });
  return alongX(drawn, {
    frame,
    onMove: (pixel) => onMove(stopAt(x.invert(pixel))),
  });
}

/** A figure over the lead. */
function over(figure: Figure, of: readonly CurvePoint[]): { x: number; y: number }[] {
  return of.map((point) => ({ x: point.x, y: point[figure] }));
}

/** A dashed upright where the first weight reaches a share, with the share and the x above it. */
function thresholdLine(
  { top, bottom }: Frame,
  x: Scale,
  { weight, x: at }: Curve['thresholds'][number],
  narrow: boolean,
): TemplateResult {
  const pixel = px(x(at));
  return svg`<line class="dk-line dk-role-theory threshold" x1=${pixel} x2=${pixel} y1=${top - 6} y2=${bottom} stroke-dasharray="4 4"></line>
    <text class=${narrow ? 'share close' : 'share'} x=${pixel} y=${top - 28} text-anchor="middle">${percent(weight, weight > 0.99 ? 1 : 0)}</text>
    <text class="dk-tick-text" x=${pixel} y=${top - 12} text-anchor="middle">${fixed(at, 2)}</text>`;
}

/** The line at the x in focus, with its grip on the axis. */
function slide({ top, bottom }: Frame, pixel: number): TemplateResult {
  const at = px(pixel);
  return svg`<g class="slide-line" aria-hidden="true">
    <line x1=${at} x2=${at} y1=${top} y2=${bottom}></line><circle cx=${at} cy=${bottom} r="7"></circle>
  </g>`;
}

/** The first weight of (x, 0, 0, 0) as a formula with its live numbers. */
export function leadFormula({ x, first, exponential, sum }: Lead): TemplateResult {
  const own = inFormula(x);
  const chain = [
    `exp(${own}) / (exp(${own}) + 3)`,
    `= ${inFormula(exponential)} / ${inFormula(sum)}`,
    `= ${inFormula(first)}`,
  ];
  return html`<p class="links" ${scrolls()}><span>${say('softmax.curve.weight')}</span> ${chain.map(formula)}</p>`;
}
