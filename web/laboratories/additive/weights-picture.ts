// The weights of the eight keys in each of the four lanes, in line with the scores beside them.
import { svg, type TemplateResult } from 'lit';
import { percent, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { barBoxes, bars } from '../../figure/bars.ts';
import { mark } from '../../figure/mark.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { kindLooks } from './looks.ts';
import { laneHeight } from './scores-picture.ts';
import { keys, type DrawView } from './view.ts';

const barHeight = 44;
const barTop = 26;

export function weightsPicture(
  { kinds }: DrawView,
  { width, names }: { width: number; names: boolean },
): TemplateResult {
  const frame = plotFrame(width, kinds.length * laneHeight + 50, { left: 2, right: 2, top: 2, bottom: 48 });
  const across = [frame.left, frame.right] as const;
  const x = linearScale([0.5, keys + 0.5], across);
  const lanes = kinds.map((view, place) => {
    const top = frame.top + place * laneHeight + barTop;
    const y = linearScale([0, 1], [top + barHeight, top]);
    return { ...view, top, y, boxes: barBoxes(view.steps.weights, across, y) };
  });
  return picture({
    title: say('additive.weights.title'),
    key: say('additive.weights.key'),
    label: say('additive.weights.picture'),
    frame,
    content: [
      lanes.map(({ kind, steps, top, y }) => [
        svg`<rect class="field" x=${frame.left} y=${top} width=${px(frame.right - frame.left)} height=${barHeight}></rect>`,
        bars(steps.weights, across, y, kindLooks[kind].role),
        svg`<g class=${`dk-role-${kindLooks[kind].role}`}>
          <text class="lane-name" x=${frame.left} y=${top - 10}>${names ? say(`additive.kind.${kind}`) : ''}</text>
          <text class="peak" x=${frame.right} y=${top - 10} text-anchor="end">${say('additive.weights.peak', { peak: percent(steps.peak), trace: significant(steps.jacobianTrace, 2) })}</text>
        </g>`,
      ]),
      Array.from(
        { length: keys },
        (_, key) =>
          svg`<text class="dk-tick-text" x=${px(x(key + 1))} y=${frame.bottom + 17} text-anchor="middle">${key + 1}</text>`,
      ),
      svg`<text class="dk-axis-title" x=${px((frame.left + frame.right) / 2)} y=${frame.height - 4} text-anchor="middle">${say('additive.axis.key')}</text>`,
    ],
    series: lanes.map(({ kind, steps, boxes }) =>
      boxes.map(({ y: top }, key) =>
        mark({ x: x(key + 1), y: top }, () =>
          say('additive.weights.mark', {
            kind: say(`additive.kind.${kind}`),
            key: String(key + 1),
            weight: percent(figureAt(steps.weights, key), 1),
          }),
        ),
      ),
    ),
  });
}
