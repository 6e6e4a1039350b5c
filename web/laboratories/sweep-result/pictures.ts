// What each rule made of the scores, against d: five figures, a line with its band for each rule on show; and the scores
// themselves.
import type { TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { clippedLine, over } from '../../figure/line.ts';
import { dimensionTicks, roundTicks } from '../../figure/frame.ts';
import { binMiddles, countsPerDensity, histogram } from '../../figure/histogram.ts';
import { linearScale } from '../../figure/scale.ts';
import { type Axes, type Axis, drawXy, extentOf, logDomain } from '../../figure/xy.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import {
  type SweepFigure,
  curves,
  type FocusPicture,
  dimensionAxis,
  measuredCurve,
  readOver,
  datum,
  ruleReport,
} from '../../kit/sweep/focus-picture.ts';
import { xyPicture, captions } from '../../kit/picture.ts';
import type { ResultView } from './view.ts';

const plain = (value: number): string => short(value, 3);

/** Below this nothing is told apart on an axis that also holds 1. */
const least = 1e-4;

interface RuleFigure {
  figure: SweepFigure;
  /** A dashed line. */
  level?: (view: ResultView) => number;
  /** The end of an axis that begins at 0; a logarithmic one fits its figures. */
  most?: (view: ResultView) => number;
}

/** The pictures by name, in reading order. */
export const ruleFigures = {
  spread: { figure: 'scoreStd', level: () => 1 },
  peak: { figure: 'peakWeight', level: ({ even }) => even, most: () => 1 },
  trace: { figure: 'jacobianTraceMedian' },
  entropy: { figure: 'entropy', level: ({ mostEntropy }) => mostEntropy, most: ({ mostEntropy }) => mostEntropy || 1 },
  effective: { figure: 'effectiveKeys', level: ({ keys }) => keys, most: ({ keys }) => keys },
} satisfies Readonly<Record<string, RuleFigure>>;

export function rulePicture(view: ResultView, name: keyof typeof ruleFigures, width: number): FocusPicture {
  const { figure, level, most }: RuleFigure = ruleFigures[name];
  const keys = whole(view.keys);
  const at = level?.(view);
  return curves(view, {
    width,
    height: 270,
    left: 52,
    name,
    ...captions(`sweep-result.${name}`, { keys }),
    figure,
    y: { ...(most ? { domain: [0, most(view)] } : fitted(view, figure, at)), ticks: roundTicks, format: plain },
    back: at === undefined ? [] : [{ level: at, role: 'theory' }],
  });
}

/** With a little room above and below, in pixels of the axis. */
function fitted(view: ResultView, figure: SweepFigure, level: number | undefined): Pick<Axis, 'kind' | 'domain'> {
  const shown = figuresOf(view, figure).filter((each) => each >= least);
  const [low, high] = logDomain(extentOf([...shown, level]) ?? [least, 1]);
  return { kind: 'log', domain: [low / 1.25, high * 1.25] };
}

function figuresOf({ rules, reports }: ResultView, figure: SweepFigure): number[] {
  return reports.flatMap((report) => rules.flatMap(({ choice }) => ruleReport(report, choice)?.[figure]?.value ?? []));
}

// All raw scores at the d in focus as a histogram; dashed their exact law, where the entries are those that have one here.

/** Below this width ticks stand closer. */
const narrow = 500;

/** `chapters`: where the entries are independent N(0, 1), whose exact law is known. */
export function scoresPicture(
  { d, histogram: binned }: DimensionReport,
  width: number,
  chapters: ChaptersClient | undefined,
): TemplateResult {
  const middles = binMiddles(binned);
  const density = chapters?.scoreDensity(d, middles).density;
  const words = { d: whole(d), bins: whole(middles.length) };
  const edges = linearScale([0, middles.length], [binned.from, binned.to]);
  const law = ({ frame, x, y }: Axes): TemplateResult | null => {
    if (!density) return null;
    // A density of 1 stands as high as so many counts; a law may be taller than the picture, as at d = 1.
    const tall = linearScale([0, 1], [frame.bottom, y(countsPerDensity(binned))]);
    return clippedLine(over(middles, density), x, linearScale([0, tall.invert(frame.top)], y.range), 'theory');
  };
  return xyPicture({
    name: 'scores',
    ...captions('sweep-result.scores', words),
    ...(!density && { key: say('sweep-result.scores.keyAlone', words) }),
    width,
    height: 280,
    around: { left: 62, right: 14, top: 12, bottom: 44 },
    x: {
      domain: [binned.from, binned.to],
      ticks: width < narrow ? 45 : 70,
      format: short,
      title: say('sweep-result.scores.axis'),
    },
    y: { domain: [0, Math.max(...binned.counts)], ticks: 50, format: short },
    series: [
      ({ x, y }) => histogram(binned, x, y, 'raw'),
      law,
      {
        as: [],
        data: over(middles, binned.counts),
        role: 'raw',
        reading: ({ y }, bin) =>
          sayCounted('sweep-result.scores.bin', y, {
            count: whole(y),
            from: significant(edges(bin)),
            to: significant(edges(bin + 1)),
          }),
      },
    ],
  });
}

// The standard deviation of the raw scores against d, with what theory says of these entries, where it says something.

export function rawPicture({ grid, reports }: ResultView, width: number): FocusPicture {
  const measured = reports.map(({ d, std }) => datum(d, std));
  const expected = reports.map(({ d, predicted }) => ({ x: d, y: predicted.std }));
  const known = expected.some((each) => each.y !== null);
  const ends = measured.flatMap(({ low, high }) => [low, high]);
  return {
    name: 'raw',
    ...captions('sweep-result.raw'),
    ...(!known && { key: say('sweep-result.raw.keyAlone') }),
    drawn: drawXy({
      width,
      height: 320,
      around: { left: 52, right: 22, top: 12, bottom: 44 },
      x: dimensionAxis(grid),
      y: {
        kind: 'log',
        domain: logDomain([...[...measured, ...expected].map((each) => each.y), ...ends]),
        // It grows with √d: powers of two are round here.
        ticks: (y) => dimensionTicks(y, 30),
        format: plain,
      },
      series: [
        ...measuredCurve({ name: say('sweep-result.raw.measured'), role: 'raw', measured, expected }),
        readOver(say('sweep-result.raw.predicted'), expected),
      ],
    }),
  };
}
