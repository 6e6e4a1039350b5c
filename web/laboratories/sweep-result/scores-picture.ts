// All raw scores at the d in focus as a histogram; dashed their exact law, where the entries are those that have one here.
import type { TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { clippedLine } from '../../figure/clipped.ts';
import { plotFrame } from '../../figure/frame.ts';
import { binMiddles, countsPerDensity, histogram } from '../../figure/histogram.ts';
import { mark } from '../../figure/mark.ts';
import { linearScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';

/** Below this width ticks stand closer. */
const narrow = 500;

export interface ScoresOptions {
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
