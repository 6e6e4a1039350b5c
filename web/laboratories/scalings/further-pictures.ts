// The same rules seen through more figures: spread, entropy, the pull on a log axis and on average, and the sensitivity of softmax.
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { levelLine } from '../../figure/reference-line.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { curves, nameRoom, type Drawn } from '../../kit/sweep/curves.ts';
import type { View } from '../../kit/sweep/view.ts';

const height = 250;
const frameOf = (width: number): Frame => plotFrame(width, height, { left: 52, right: nameRoom, top: 12, bottom: 44 });
const plain = (value: number): string => short(value, 3);

/** The pictures by name, in reading order. */
export const furtherPictures: Readonly<Record<string, (view: View, width: number) => Drawn>> = {
  spread: spreadPicture,
  entropy: entropyPicture,
  pullLog: pullLogPicture,
  pullMean: pullMeanPicture,
  average: (view, width) => tracePicture(view, 'jacobianTrace', width),
  typicalLog: (view, width) => tracePicture(view, 'jacobianTraceMedian', width),
};

function spreadPicture(view: View, width: number): Drawn {
  const frame = frameOf(width);
  const y = logScale([1e-3, 100], [frame.bottom, frame.top]);
  return curves(view, {
    title: say('scalings.spread.title'),
    key: say('scalings.spread.key'),
    label: say('scalings.spread.picture'),
    figure: 'scoreStd',
    frame,
    y,
    ticks: roundTicks(y),
    axis: { format: plain, title: '' },
    ground: levelLine(frame, y, 1, 'theory', ''),
  });
}

function entropyPicture(view: View, width: number): Drawn {
  const frame = frameOf(width);
  const keys = whole(view.keys);
  const y = linearScale([0, view.mostEntropy], [frame.bottom, frame.top]);
  return curves(view, {
    title: say('scalings.entropy.title'),
    key: say('scalings.entropy.key', { keys }),
    label: say('scalings.entropy.picture'),
    figure: 'entropy',
    frame,
    y,
    ticks: roundTicks(y, 50),
    axis: { format: plain, title: '' },
    ground: levelLine(frame, y, view.mostEntropy, 'theory', ''),
  });
}

function pullLogPicture(view: View, width: number): Drawn {
  const frame = frameOf(width);
  const y = logScale([1e-4, 1], [frame.bottom, frame.top]);
  return curves(view, {
    title: say('scalings.pullLog.title'),
    key: say('scalings.pullLog.key'),
    label: say('scalings.pullLog.picture'),
    figure: 'pull',
    frame,
    y,
    ticks: roundTicks(y),
    axis: { format: plain, title: '' },
  });
}

function pullMeanPicture(view: View, width: number): Drawn {
  const frame = frameOf(width);
  const y = linearScale([0, 4], [frame.bottom, frame.top]);
  return curves(view, {
    title: say('scalings.pullMean.title'),
    key: say('scalings.pullMean.key'),
    label: say('scalings.pullMean.picture'),
    figure: 'pullMean',
    frame,
    y,
    ticks: roundTicks(y),
    axis: { format: plain, title: '' },
  });
}

function tracePicture(view: View, figure: 'jacobianTrace' | 'jacobianTraceMedian', width: number): Drawn {
  const frame = frameOf(width);
  const y = logScale([1e-4, 1], [frame.bottom, frame.top]);
  return curves(view, {
    title: say(`scalings.${figure}.title`),
    key: say(`scalings.${figure}.key`),
    label: say(`scalings.${figure}.picture`),
    figure,
    frame,
    y,
    ticks: roundTicks(y),
    axis: { format: plain, title: '' },
  });
}
