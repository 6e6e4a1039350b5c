// The scores of one row with a handle for each, and in front of them, as bars, what softmax sees once they are multiplied and shifted.
import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { percent, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { bars } from '../../figure/bars.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale, type Interval, type Scale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { scoreHandle, type Handle } from './score-handle.ts';
import type { RowView } from './view.ts';
import { scoreText } from './written.ts';

export interface ScoresOptions {
  width: number;
  /** Of the axis; stays while a handle is held. */
  domain: Interval;
  bounds: Handle['bounds'];
  onMove: (key: number, score: number) => void;
  onHold: Handle['onHold'];
}

/** The frame that scores and weights share, so that each key has one column in both. */
export function keyFrame(width: number): Frame {
  return plotFrame(width, 300, { left: 48, right: 4, top: 34, bottom: 38 });
}

/** From keys, counted from 1, to the middles of their columns. */
export function keyScale({ left, right }: Frame, keys: number): Scale {
  return linearScale([0.5, keys + 0.5], [left, right]);
}

export function keyAxis(frame: Frame, x: Scale, keys: number): TemplateResult {
  const ticks = Array.from({ length: keys }, (_, place) => place + 1);
  return bottomAxis(frame, x, ticks, { format: (key) => short(key), title: say('softmax.axis.key') });
}

export function scoresPicture(view: RowView, options: ScoresOptions): TemplateResult {
  const { given, seen } = view;
  const frame = keyFrame(options.width);
  const keys = given.scores.length;
  const x = keyScale(frame, keys);
  const y = linearScale(options.domain, [frame.bottom, frame.top]);
  const breadth = px((frame.right - frame.left) / keys);
  const zero = px(y(0));
  const changed = view.factor !== 1 || view.shift !== 0;
  const handles = Array.from(given.scores, (score, place) =>
    scoreHandle({
      key: place + 1,
      score,
      consequence: say(changed ? 'softmax.handleSeen' : 'softmax.handle', {
        score: scoreText(score),
        seen: scoreText(figureAt(seen.scores, place)),
        weight: percent(figureAt(seen.weights, place)),
      }),
      x: x(place + 1),
      breadth,
      y,
      bounds: options.bounds,
      onMove: (to) => {
        options.onMove(place, to);
      },
      onHold: options.onHold,
    }),
  );
  const label = say('softmax.scores.picture');
  return html`<figure class="picture" part="picture">
    <figcaption><strong>${say('softmax.scores.title')}</strong> <span>${say('softmax.scores.key')}</span></figcaption>
    <svg
      class="dk-plot scores"
      part="plot"
      viewBox="0 0 ${frame.width} ${frame.height}"
      width=${frame.width}
      height=${frame.height}
      role="group"
      aria-label=${label}
    >
      ${guard([options.width, keys, ...options.domain], () => [
        leftAxis(frame, y, roundTicks(y, 44), { format: (value) => short(value), title: '' }),
        keyAxis(frame, x, keys),
      ])}
      ${bars(seen.scores, [frame.left, frame.right], y, 'scaled')}
      ${svg`<line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${zero} y2=${zero}></line>`}
      <g class="stems dk-role-raw">
        ${Array.from(given.scores, (score, place) => {
          const middle = px(x(place + 1));
          return svg`<line x1=${middle} x2=${middle} y1=${zero} y2=${px(y(score))}></line>`;
        })}
      </g>
      ${handles}
    </svg>
  </figure>`;
}
