// Entries as they are assumed: one draw of a query and a key, each component a point at its two entries.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Pairs } from '../../core/chapters-entries.ts';
import { fixed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { dotsPath } from '../../figure/dots.ts';
import { extentOf } from '../../figure/domain.ts';
import { plotFrame } from '../../figure/frame.ts';
import { mark } from '../../figure/mark.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';

/** Components that are drawn. */
export const pairCount = 256;

export function pairsPicture({ q, k, products }: Pairs, width: number): TemplateResult {
  const frame = plotFrame(width, 300, { left: 40, right: 14, top: 14, bottom: 44 });
  const [least, most] = extentOf([...q, ...k, -3, 3]) ?? [-3, 3];
  const x = linearScale([least, most], [frame.left, frame.right]);
  const y = linearScale([least, most], [frame.bottom, frame.top]);
  const dots = Array.from(q, (entry, index) => ({ index, x: px(x(entry)), y: px(y(figureAt(k, index))) }));
  const format = (value: number): string => short(value);
  const content = [
    leftAxis(frame, y, roundTicks(y, 50), { format, title: '' }),
    bottomAxis(frame, x, roundTicks(x, 50), { format, title: say('assumptions.pairs.axis') }),
    svg`<line class="zero" x1=${px(x(0))} x2=${px(x(0))} y1=${frame.top} y2=${frame.bottom}></line>
      <line class="zero" x1=${frame.left} x2=${frame.right} y1=${px(y(0))} y2=${px(y(0))}></line>
      <path class="pairs" d=${dotsPath(dots)} fill="none"></path>`,
  ];
  const marks = dots.map(({ index, ...place }) =>
    mark(place, () =>
      say('assumptions.pairs.mark', {
        index: whole(index + 1),
        q: fixed(figureAt(q, index), 2),
        k: fixed(figureAt(k, index), 2),
        product: fixed(figureAt(products, index), 2),
      }),
    ),
  );
  return picture({
    title: say('assumptions.pairs.title'),
    key: say('assumptions.pairs.key', { count: whole(q.length) }),
    label: say('assumptions.pairs.picture', { count: whole(q.length) }),
    frame,
    content,
    series: [marks],
  });
}
