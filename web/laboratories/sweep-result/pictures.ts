// What each rule made of the scores, against d: five figures, a line with its band for each rule on show; and the scores
// themselves.
import type { TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { bottomAxis, dimensionTicks, leftAxis, roundTicks } from '../../figure/axis.ts';
import { band, clamped, clippedLine, line } from '../../figure/line.ts';
import { type Frame, extentOf, logDomain, plotFrame } from '../../figure/frame.ts';
import { binMiddles, countsPerDensity, histogram } from '../../figure/histogram.ts';
import { mark } from '../../figure/cursor.ts';
import { points } from '../../figure/points.ts';
import { levelLine } from '../../figure/label.ts';
import { type Interval, type Scale, linearScale, logScale } from '../../figure/scale.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { type Drawn, type SweepFigure, curves, nameRoom } from '../../kit/sweep/curves.ts';
import { dimensionAxis, dimensionMarks, dimensionScale } from '../../kit/sweep/focus-picture.ts';
import { datum, ruleReport } from '../../kit/sweep/figures.ts';
import type { ResultView } from './view.ts';

const height = 270;
const frameOf = (width: number): Frame => plotFrame(width, height, { left: 52, right: nameRoom, top: 12, bottom: 44 });
const plain = (value: number): string => short(value, 3);

/** Below this nothing is told apart on an axis that also holds 1. */
const least = 1e-4;

type Name = 'spread' | 'peak' | 'trace' | 'entropy' | 'effective';

/** The pictures by name, in reading order. */
export const rulePictures: Readonly<Record<Name, (view: ResultView, width: number) => Drawn>> = {
  spread: (view, width) => logarithmic(view, { name: 'spread', figure: 'scoreStd', width, level: 1 }),
  peak: (view, width) => even(view, { name: 'peak', figure: 'peakWeight', width, level: view.even, most: 1 }),
  trace: (view, width) => logarithmic(view, { name: 'trace', figure: 'jacobianTraceMedian', width, level: null }),
  entropy: (view, width) =>
    even(view, { name: 'entropy', figure: 'entropy', width, level: view.mostEntropy, most: view.mostEntropy || 1 }),
  effective: (view, width) =>
    even(view, { name: 'effective', figure: 'effectiveKeys', width, level: view.keys, most: view.keys }),
};

interface Asked {
  name: Name;
  figure: SweepFigure;
  width: number;
  /** A dashed line; null for none. */
  level: number | null;
}

function logarithmic(view: ResultView, asked: Asked): Drawn {
  const frame = frameOf(asked.width);
  const extent = extentOf([...figuresOf(view, asked.figure).filter((figure) => figure >= least), asked.level]);
  const [low, high] = extent ?? [least, 1];
  return drawn(view, asked, frame, logScale(roomy(logDomain([low, high])), [frame.bottom, frame.top]));
}

/** A little room above and below, in pixels of the axis. */
function roomy([low, high]: Interval): Interval {
  return [low / 1.25, high * 1.25];
}

function even(view: ResultView, { most, ...asked }: Asked & { most: number }): Drawn {
  const frame = frameOf(asked.width);
  return drawn(view, asked, frame, linearScale([0, most], [frame.bottom, frame.top]));
}

function drawn(view: ResultView, { name, figure, level }: Asked, frame: Frame, y: Scale): Drawn {
  const keys = whole(view.keys);
  return curves(view, {
    name: name,
    title: say(`sweep-result.${name}.title`, { keys }),
    key: say(`sweep-result.${name}.key`, { keys }),
    label: say(`sweep-result.${name}.picture`, { keys }),
    figure,
    frame,
    y,
    ticks: roundTicks(y),
    axis: { format: plain, title: '' },
    ground: level === null ? null : levelLine(frame, y, level, 'theory', ''),
  });
}

function figuresOf({ rules, reports }: ResultView, figure: SweepFigure): number[] {
  return reports.flatMap((report) => rules.flatMap(({ choice }) => ruleReport(report, choice)?.[figure]?.value ?? []));
}

// All raw scores at the d in focus as a histogram; dashed their exact law, where the entries are those that have one here.

/** Below this width ticks stand closer. */
const narrow = 500;

interface ScoresOptions {
  chapters: ChaptersClient;
  width: number;
  /** Whether the entries are independent N(0, 1), whose exact law is known. */
  usual: boolean;
}

export function scoresPicture(
  { d, histogram: binned }: DimensionReport,
  { chapters, width, usual }: ScoresOptions,
): TemplateResult {
  const frame = plotFrame(width, 280, { left: 62, right: 14, top: 12, bottom: 44 });
  const x = linearScale([binned.from, binned.to], [frame.left, frame.right]);
  const most = Math.max(...binned.counts);
  const y = linearScale([0, most], [frame.bottom, frame.top]);
  const middles = binMiddles(binned);
  const density = usual ? chapters.scoreDensity(d, middles).density : undefined;
  // A density of 1 stands as high as so many counts; a law may be taller than the picture, as at d = 1.
  const tall = linearScale([0, 1], [frame.bottom, y(countsPerDensity(binned))]);
  const curve = linearScale([0, tall.invert(frame.top)], [frame.bottom, frame.top]);
  const words = { d: whole(d), bins: whole(middles.length) };
  const edges = linearScale([0, middles.length], [binned.from, binned.to]);
  return picture({
    name: 'scores',
    title: say('sweep-result.scores.title', words),
    key: say(usual ? 'sweep-result.scores.key' : 'sweep-result.scores.keyAlone', words),
    label: say('sweep-result.scores.picture', words),
    frame,
    content: [
      leftAxis(frame, y, roundTicks(y, 50), { format: (count) => short(count), title: '' }),
      bottomAxis(frame, x, roundTicks(x, width < narrow ? 45 : 70), {
        format: (score) => short(score),
        title: say('sweep-result.scores.axis'),
      }),
      histogram(binned, x, y, 'raw'),
      density &&
        clippedLine(
          middles.map((middle, bin) => ({ x: middle, y: figureAt(density, bin) })),
          x,
          curve,
          'theory',
        ),
    ],
    series: [
      middles.map((middle, bin) =>
        mark({ x: x(middle), y: y(figureAt(binned.counts, bin)) }, () =>
          say('sweep-result.scores.bin', {
            count: whole(figureAt(binned.counts, bin)),
            from: significant(edges(bin)),
            to: significant(edges(bin + 1)),
          }),
        ),
      ),
    ],
  });
}

// The standard deviation of the raw scores against d, with what theory says of these entries, where it says something.

export function rawPicture({ grid, reports }: ResultView, width: number): Drawn {
  const frame = plotFrame(width, 320, { left: 52, right: 22, top: 12, bottom: 44 });
  const x = dimensionScale(grid, frame);
  const measured = reports.map(({ d, std }) => datum(d, std));
  const expected = reports.map(({ d, predicted }) => ({ x: d, y: predicted.std }));
  const known = expected.some((each) => each.y !== null);
  const ends = measured.flatMap(({ low, high }) => [low, high]);
  const y = logScale(logDomain([...[...measured, ...expected].map((each) => each.y), ...ends]), [
    frame.bottom,
    frame.top,
  ]);
  const content = [
    // It grows with √d: powers of two are round here.
    leftAxis(frame, y, dimensionTicks(y, 30), { format: (value) => short(value, 3), title: '' }),
    dimensionAxis(frame, x),
    band(measured, x, y, 'raw'),
    line(expected, x, y, 'theory'),
    points(measured, x, y, 'raw'),
  ];
  // A standard deviation of 0 is read at the foot of the log axis.
  const inside = clamped(y);
  return {
    words: {
      name: 'raw',
      title: say('sweep-result.raw.title'),
      key: say(known ? 'sweep-result.raw.key' : 'sweep-result.raw.keyAlone'),
      label: say('sweep-result.raw.picture'),
    },
    frame,
    x,
    content,
    series: [
      dimensionMarks(say('sweep-result.raw.measured'), measured, x, inside),
      dimensionMarks(say('sweep-result.raw.predicted'), expected, x, inside),
    ],
  };
}
