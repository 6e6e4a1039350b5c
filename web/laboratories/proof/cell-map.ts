// Cells of a square map, shaded by sign and size: few paths of one shade each instead of thousands of cells.
import { svg, type TemplateResult } from 'lit';
import { px } from '../../figure/pixel.ts';

/** Shades on either side of nothing. */
const shades = 20;

export interface CellMap {
  /** n × n, row-major. */
  figures: ArrayLike<number>;
  n: number;
  /** Corner and size in pixels. */
  left: number;
  top: number;
  side: number;
}

export interface Shade {
  sign: 'positive' | 'negative';
  /** 0 … 1 */
  strength: number;
  path: string;
}

/** From −shades to shades; a figure of size 1 or more has the full shade. */
export function shadeOf(figure: number): number {
  return Math.round(Math.min(1, Math.max(-1, figure)) * shades);
}

/** One path for each shade that occurs; cells without a shade are the paper. */
export function shadesOf({ figures, n, left, top, side }: CellMap): Shade[] {
  const paths = new Map<number, string[]>();
  const cell = side / n;
  for (let place = 0; place < n * n; place += 1) {
    const shade = shadeOf(figures[place] ?? 0);
    if (shade === 0) continue;
    const x = px(left + (place % n) * cell);
    const y = px(top + Math.floor(place / n) * cell);
    const path = paths.get(shade) ?? [];
    path.push(`M${String(x)},${String(y)}h${String(px(cell))}v${String(px(cell))}h${String(px(-cell))}z`);
    paths.set(shade, path);
  }
  return [...paths]
    .sort(([a], [b]) => a - b)
    .map(([shade, path]) => ({
      sign: shade > 0 ? 'positive' : 'negative',
      strength: Math.abs(shade) / shades,
      path: path.join(''),
    }));
}

export function cellMap(map: CellMap): TemplateResult {
  return svg`<g class="cells">${shadesOf(map).map(
    ({ sign, strength, path }) => svg`<path class=${sign} fill-opacity=${strength} d=${path}></path>`,
  )}</g>`;
}

/** The scale of shades from −1 to 1, with its ends and its middle named. */
export function shadeScale(x: number, y: number, width: number): TemplateResult {
  const steps = Array.from({ length: 2 * shades + 1 }, (_, place) => place - shades);
  const step = width / steps.length;
  const name = (at: number, text: string): TemplateResult =>
    svg`<text class="dk-tick-text" x=${px(x + at)} y=${y + 26} text-anchor="middle">${text}</text>`;
  return svg`<g class="cells" aria-hidden="true">
    ${steps.map(
      (shade, place) =>
        svg`<rect class=${shade < 0 ? 'negative' : 'positive'} fill-opacity=${Math.abs(shade) / shades} x=${px(x + place * step)} y=${y} width=${px(step + 0.3)} height="10"></rect>`,
    )}
    <rect class="edge" x=${px(x)} y=${y} width=${px(width)} height="10"></rect>
    ${name(0, '≤ −1')} ${name(width / 2, '0')} ${name(width, '≥ 1')}
  </g>`;
}
