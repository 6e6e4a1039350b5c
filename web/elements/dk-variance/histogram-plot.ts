// The raw scores at the d in focus, with the normal density of the same variance over them.
import type { TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Histogram } from '../../core/types.ts';
import { short, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { bottomAxis, leftAxis } from '../../plot/axis.ts';
import { linearDomain } from '../../plot/domain.ts';
import { plotFrame } from '../../plot/frame.ts';
import { binMiddles, countsPerDensity, histogram } from '../../plot/histogram.ts';
import { line } from '../../plot/line.ts';
import { linearScale } from '../../plot/scale.ts';
import { roundTicks } from '../../plot/ticks.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import { picture } from '../laboratory/picture.ts';
import type { View } from './view.ts';

/** Bins at each end that the picture leaves to `below` and `above`: nearly nothing falls there. */
const cropped = 12;

function crop({ from, to, counts, below, above }: Histogram): Histogram {
  const width = (to - from) / counts.length;
  const sum = (list: Float64Array): number => list.reduce((total, count) => total + count, 0);
  return {
    from: from + cropped * width,
    to: to - cropped * width,
    counts: counts.subarray(cropped, counts.length - cropped),
    below: below + sum(counts.subarray(0, cropped)),
    above: above + sum(counts.subarray(counts.length - cropped)),
  };
}

export function histogramPlot(core: CoreClient, { focus, near }: View, width: number): TemplateResult {
  const frame = plotFrame(width, 340, { left: 56, right: 8 });
  const d = whole(focus);
  const words = {
    title: say('variance.histogram.title', { d }),
    key: say('variance.histogram.key', { d }),
    label: say('variance.histogram.picture', { d }),
  };
  if (!near) return picture({ ...words, frame, content: [] });
  const binned = crop(near.histogram);
  const middles = binMiddles(binned);
  const height = countsPerDensity(binned);
  const density = core.normalDensity(focus, middles);
  const curve = middles.map((x, index) => ({ x, y: figureAt(density, index) * height }));
  const x = linearScale([binned.from, binned.to], [frame.left, frame.right]);
  const tallest = [...binned.counts, ...curve.map((each) => each.y)];
  const y = linearScale(linearDomain([0, ...tallest]), [frame.bottom, frame.top]);
  const content = [
    leftAxis(frame, y, roundTicks(y, 60), { format: whole, title: say('variance.axis.count') }),
    histogram(binned, x, y, 'raw'),
    line(curve, x, y, 'theory'),
    bottomAxis(frame, x, roundTicks(x, 56), { format: (score) => short(score), title: say('variance.histogram.axis') }),
  ];
  return picture({ ...words, frame, content });
}
