// Figures side by side as lying bars, each under its name: the numbers that decide a question, or what a class has answered.
import { svg, type TemplateResult } from 'lit';
import { rectangle } from '../../figure/bars.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { roleClass } from '../../figure/roles.ts';
import { linearScale } from '../../figure/scale.ts';
import { picture } from '../../kit/picture.ts';
import type { Bars } from './item.ts';

const [rowHeight, barHeight, nameHeight] = [46, 18, 20];
/** Room for the text after the longest bar. */
const textRoom = 96;
/** A bar of nothing is still to be seen. */
const least = 1.5;

export function barsPicture({ title, key, bars }: Bars, width: number): TemplateResult {
  const frame = plotFrame(Math.min(width, 640), bars.length * rowHeight + 4, {
    left: 2,
    right: textRoom,
    top: 0,
    bottom: 4,
  });
  const largest = Math.max(...bars.map(({ value }) => value));
  const x = linearScale([0, largest > 0 ? largest : 1], [frame.left, frame.right]);
  const rows = bars.map((bar, place) => ({
    ...bar,
    top: place * rowHeight,
    end: Math.max(frame.left + least, px(x(bar.value))),
  }));
  return picture({
    title,
    key,
    label: `${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}`,
    frame,
    content: rows.map(
      ({ name, text, role, top, end }) => svg`<g class="dk-bars ${roleClass(role)}">
        <text class="bar-name" x=${frame.left} y=${top + nameHeight - 6}>${name}</text>
        ${rectangle({ x: frame.left, y: top + nameHeight, width: px(end - frame.left), height: barHeight })}
        <text class="bar-text" x=${end + 7} y=${top + nameHeight + barHeight / 2} dy="0.35em">${text}</text>
      </g>`,
    ),
    series: rows.map(({ name, text, top, end }) => [
      { x: end, y: top + nameHeight + barHeight / 2, from: frame.left, text: `${name}: ${text}` },
    ]),
  });
}
