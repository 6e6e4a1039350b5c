// What each rule made of the scores, against d: five figures, a line with its band for each rule on show.
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { extentOf, logDomain } from '../../figure/domain.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { levelLine } from '../../figure/reference-line.ts';
import { linearScale, logScale, type Interval, type Scale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { curves, nameRoom, type SweepFigure, type Drawn } from '../../kit/sweep/curves.ts';
import { ruleReport } from '../../kit/sweep/report-figures.ts';
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
