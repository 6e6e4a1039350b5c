// The weights of the row in one format: bars of the shifted form, and over them, where the naive form gives any, its own.
import { svg, type TemplateResult } from 'lit';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { barBoxes, bars } from '../../figure/bars.ts';
import { mark } from '../../figure/mark.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { picture } from '../../kit/picture.ts';
import type { Form, FormatRow } from './view.ts';
import { weightText } from './written.ts';

export function panelPicture({ format, naive, shifted }: FormatRow, width: number): TemplateResult {
  const frame = plotFrame(width, 204, { left: 34, right: 2, top: 28, bottom: 38 });
  const across = [frame.left, frame.right] as const;
  const keys = shifted.scores.length;
  const x = linearScale([0.5, keys + 0.5], across);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const boxes = barBoxes(shifted.weights, across, y);
  const before = barBoxes(naive.weights, across, y);
  const middle = px((frame.left + frame.right) / 2);
  const nan = (height: number, form: Form): TemplateResult =>
    svg`<text class="nan ${form}" x=${middle} y=${height} text-anchor="middle">${say(`precision.nan.${form}`)}</text>`;
  const places = Array.from({ length: keys }, (_, key) => key);
  return picture({
    title: format.id,
    key: errorLine(naive, shifted),
    label: say('precision.panel.picture', { format: format.id }),
    frame,
    content: [
      leftAxis(frame, y, [0, 0.5, 1], { format: (value) => short(value), title: '' }),
      bottomAxis(frame, x, keys > 6 ? roundTicks(x, 24).filter(Number.isInteger) : places.map((key) => key + 1), {
        format: (key) => short(key),
        title: say('precision.axis.key'),
      }),
      bars(shifted.weights, across, y, 'scaled'),
      svg`<g class="naive-weights">${before.map(
        ({ x: left, y: top, width: wide }) => svg`<line x1=${left} x2=${px(left + wide)} y1=${top} y2=${top}></line>`,
      )}</g>`,
      naive.weights.length === 0 ? nan(frame.top - 12, 'naive') : null,
      shifted.weights.length === 0 ? nan(frame.top + 24, 'shifted') : null,
    ],
    series: [
      places.map((key) =>
        mark({ x: x(key + 1), y: boxes[key]?.y ?? frame.bottom }, () =>
          say('precision.panel.mark', {
            key: String(key + 1),
            naive: weightText(naive, key),
            shifted: weightText(shifted, key),
          }),
        ),
      ),
    ],
  });
}

/** How far each form is from the exact weights of its rounded scores, in units of the format's rounding. */
function errorLine(naive: FormatRow['naive'], shifted: FormatRow['shifted']): string {
  const written = (error: FormatRow['naive']['error']): string => (error ? significant(error.worst, 2) : '');
  const words = { naive: written(naive.error), shifted: written(shifted.error) };
  if (!shifted.error) return say('precision.panel.keyNeither');
  return say(naive.error ? 'precision.panel.key' : 'precision.panel.keyShifted', words);
}
