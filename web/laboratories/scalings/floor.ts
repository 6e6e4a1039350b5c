// The bottom of a picture, shaded and named, so that a line that sinks into it says what that means.
import { svg, type TemplateResult } from 'lit';
import type { Frame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';

/** Pixels below the axis's last value, in which the name stands. */
export const floorDepth = 26;

/** Pixels over which the shade fades out: there is no exact limit. */
const shades = [4, 10, 18];

/** `at`: the pixel of the value at which nothing is left. */
export function floor({ left, right, bottom }: Frame, at: number, name: string): TemplateResult {
  const width = px(right - left);
  return svg`<g class="floor" aria-hidden="true">
    ${shades.map((rise) => svg`<rect x=${left} y=${px(at - rise)} width=${width} height=${px(bottom - at + rise)}></rect>`)}
    <line x1=${left} x2=${right} y1=${px(at)} y2=${px(at)}></line>
    <text x=${left + 8} y=${px((at + bottom) / 2)} dy="0.38em">${name}</text>
  </g>`;
}

/** What it means to reach the top. */
export function ceiling({ left, top }: Frame, name: string): TemplateResult {
  return svg`<text class="ceiling" aria-hidden="true" x=${left + 8} y=${top + 16}>${name}</text>`;
}
