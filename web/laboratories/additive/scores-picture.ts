// A lane for each kind of score: eight keys on one axis, and for additive scores the bound that none of them can pass.
import { svg, type TemplateResult } from 'lit';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import { extentOf } from '../../figure/domain.ts';
import { mark } from '../../figure/mark.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { roleClass } from '../../figure/roles.ts';
import { linearScale, type Interval } from '../../figure/scale.ts';
import { shapePath } from '../../figure/shape.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { kindLooks } from './looks.ts';
import type { DrawView, KindView } from './view.ts';

export const laneHeight = 76;
/** From the top of a lane to the line on which its keys stand, and to that of its name. */
const middle = 48;
const nameLine = 16;
const size = 5.5;

export function scoresPicture({ kinds, d }: DrawView, width: number): TemplateResult {
  const frame = plotFrame(width, kinds.length * laneHeight + 50, { left: 2, right: 2, top: 2, bottom: 48 });
  const x = linearScale(scoreDomain(kinds), [frame.left + 6, frame.right - 6]);
  const top = (place: number): number => frame.top + place * laneHeight;
  return picture({
    title: say('additive.scores.title', { d: String(d) }),
    key: say('additive.scores.key'),
    label: say('additive.scores.picture'),
    frame,
    content: [
      bottomAxis(frame, x, roundTicks(x, 60), { format: (value) => short(value), title: say('additive.axis.score') }),
      svg`<line class="dk-grid" x1=${px(x(0))} x2=${px(x(0))} y1=${frame.top + 24} y2=${frame.bottom}></line>`,
      kinds.map(({ kind, scores, limit }, place) => {
        const { role, shape } = kindLooks[kind];
        const y = top(place) + middle;
        return svg`<g class=${roleClass(role)}>
          ${
            limit === null
              ? svg`<line class="lane" x1=${frame.left} x2=${frame.right} y1=${y} y2=${y}></line>`
              : svg`<rect class="bound" x=${px(x(-limit))} y=${y - 13} width=${px(x(limit) - x(-limit))} height="26"></rect>
                <line class="lane" x1=${px(x(-limit))} x2=${px(x(limit))} y1=${y} y2=${y}></line>
                <path class="wall" d=${`M${String(px(x(-limit)))},${String(y - 13)}v26M${String(px(x(limit)))},${String(y - 13)}v26`}></path>`
          }
          <text class="lane-name" x=${frame.left} y=${top(place) + nameLine}>${say(`additive.kind.${kind}`)}</text>
          ${
            limit === null
              ? null
              : svg`<text class="lane-bound" x=${frame.right} y=${top(place) + nameLine} text-anchor="end">${say('additive.scores.bound', { limit: significant(limit) })}</text>`
          }
          ${Array.from(scores, (score) => svg`<path class="dk-point" d=${shapePath(shape, x(score), y, size)}></path>`)}
        </g>`;
      }),
    ],
    series: kinds.map(({ kind, scores }, place) =>
      Array.from(scores, (score, key) =>
        mark({ x: x(score), y: top(place) + middle }, () =>
          say('additive.scores.mark', {
            kind: say(`additive.kind.${kind}`),
            key: String(key + 1),
            score: significant(score),
          }),
        ),
      ).sort((a, b) => a.x - b.x),
    ),
  });
}

const ends = [1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 250, 300, 400, 600] as const;

/** As far to both sides as the widest lane needs, in round steps. */
export function scoreDomain(kinds: readonly KindView[]): Interval {
  const [least, most] = extentOf(kinds.flatMap(({ scores, limit }) => [...scores, limit])) ?? [0, 1];
  const reach = Math.max(-least, most);
  const end = ends.find((each) => each >= reach) ?? figureAt(ends, ends.length - 1);
  return [-end, end];
}
