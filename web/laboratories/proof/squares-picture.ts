// Numbers on a line and the squares of their distances to the mean, before and after division: sides shrink by c, areas by c².
// And the map's cells in words.
import { type TemplateResult, svg } from 'lit';
import { type Frame, plotFrame, offEachOther, roomForNames } from '../../figure/frame.ts';
import { type Scale, linearScale, px, type CursorMark } from '../../figure/scale.ts';
import { extentOf } from '../../figure/xy.ts';
import { points } from '../../figure/line.ts';
import type { Role } from '../../figure/styles.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, captions } from '../../kit/picture.ts';
import type { Rule, Spread } from './view.ts';

/** Largest height of a square, and pixels below its line for the names of the numbers. */
const tallest = 190;
const below = 34;
const above = 26;

export function squaresPicture({ before, after, divisor }: Omit<Rule, 'check'>, width: number): TemplateResult {
  const given = say('proof.squares.before');
  const divided = (c: number): string => say('proof.squares.after', { c: short(c) });
  // They are bold. The other name changes with c, which moves nothing: room is for the longest at which the slider stops.
  const right = Math.max(82, Math.ceil(14 + 1.16 * roomForNames([given, divided(0.75)])));
  const inner = width - 12 - right;
  const all = extentOf([0, ...before.values, ...after.values]) ?? [0, 1];
  const span = Math.max(all[1] - all[0], 1e-9);
  const reach = (spread: Spread): number => Math.max(...spread.differences.map(Math.abs), 0);
  const widest = Math.max(reach(before), reach(after), 1e-9);
  /** Pixels of a unit, along the line as across it: squares are square. */
  const unit = Math.min(inner / span, tallest / widest);
  // Both lines have the room that the larger squares need, so that neither moves with c, nor what stands below.
  const room = above + widest * unit + below;
  const frame = plotFrame(width, Math.ceil(2 * room) + 4, { left: 12, right, top: 0, bottom: 0 });
  const x = linearScale(all, [frame.left, frame.left + span * unit]);
  const lines = [room - below, 2 * room - below];
  const rows = [before, after].map((spread, place) => ({
    spread,
    line: figureAt(lines, place),
    role: place === 0 ? ('raw' as const) : ('scaled' as const),
    name: place === 0 ? given : divided(divisor),
  }));
  return picture({
    name: 'squares',
    ...captions('proof.squares', { before: significant(before.variance), after: significant(after.variance) }),
    frame,
    content: rows.map(({ spread, line, role, name }) => drawn(spread, { frame, x, line, unit, role, name })),
    series: rows.map(({ spread, line }) => marks(spread, x, line)),
  });
}

interface RowLayout {
  frame: Frame;
  x: Scale;
  /** Pixel of the number line. */
  line: number;
  unit: number;
  role: Role;
  name: string;
}

function drawn({ values, mean, differences, squares }: Spread, layout: RowLayout): TemplateResult {
  const { frame, x, line, unit, role, name } = layout;
  const middle = px(x(mean));
  const named = say('proof.squares.mean', { mean: short(mean, 4) });
  return svg`<g class="spread dk-role-${role}">
    <line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${line} y2=${line}></line>
    <text class="heavy" x=${frame.right + 8} y=${line - 8}>${name}</text>
    ${differences.map((difference, place) => {
      const size = px(Math.abs(difference) * unit);
      const left = px(Math.min(middle, x(figureAt(values, place))));
      return svg`<rect class="square" x=${left} y=${px(line - size)} width=${size} height=${size}></rect>
        ${unitLines(left, line, { size, unit })}`;
    })}
    ${areas(
      differences.map((difference, place) => ({ side: difference * unit, text: short(figureAt(squares, place), 4) })),
    ).map(
      ({ side, text }) =>
        svg`<text class="area heavy" x=${px(middle + side / 2)} y=${px(line - Math.abs(side) / 2)} dy="0.35em" text-anchor="middle">${text}</text>`,
    )}
    <line class="mean" x1=${middle} x2=${middle} y1=${line - 12} y2=${line + 12}></line>
    <text class="dk-tick-text" x=${middle} y=${line + 28} text-anchor="middle">${named}</text>
    ${points(
      values.map((value) => ({ x: value, y: 0 })),
      x,
      linearScale([0, 1], [line, line - 1]),
      role,
    )}
    ${apart(
      values.map((value) => ({ at: x(value) - middle, text: short(value, 4) })),
      named,
    ).map(
      ({ at, text }) =>
        // Inside the picture.
        svg`<text class="value" x=${px(Math.max(middle + at, (text.length * letter) / 2))} y=${line + 20} text-anchor="middle">${text}</text>`,
    )}
  </g>`;
}

/** Pixels of a letter at most. */
const letter = 8.4;

/** Of the numbers below a line, so many pixels from the mean, those that have room beside its name and each other: the outermost first. */
export function apart<Of extends { at: number; text: string }>(numbers: readonly Of[], mean: string): Of[] {
  const room = (one: string, other: string): number => ((one.length + other.length) * letter) / 2;
  const outermost = numbers
    .filter(({ at, text }) => Math.abs(at) >= Math.max(46, room(mean, text)))
    .sort((a, b) => Math.abs(b.at) - Math.abs(a.at));
  return offEachOther(outermost, (one, other) => Math.abs(one.at - other.at) < room(one.text, other.text));
}

/** Of the squares, by their sides with the sign of the difference, those whose area has room in them and off that of a larger one on the same side. */
export function areas<Of extends { side: number; text: string }>(squares: readonly Of[]): Of[] {
  const largest = squares
    .filter(({ side, text }) => Math.abs(side) > Math.max(26, text.length * letter))
    .sort((a, b) => Math.abs(b.side) - Math.abs(a.side));
  return offEachOther(
    largest,
    (one, other) => Math.sign(one.side) === Math.sign(other.side) && Math.abs(one.side - other.side) < 36,
  );
}

/** Whole units inside a square, so that its area can be counted; not where they would be too small. */
function unitLines(left: number, line: number, { size, unit }: { size: number; unit: number }): TemplateResult | null {
  if (unit < 12) return null;
  const steps = Array.from({ length: Math.ceil(size / unit) - 1 }, (_, place) => (place + 1) * unit);
  return svg`<g class="units">${steps.map(
    (step) =>
      svg`<line x1=${px(left + step)} x2=${px(left + step)} y1=${line} y2=${px(line - size)}></line>
        <line x1=${left} x2=${px(left + size)} y1=${px(line - step)} y2=${px(line - step)}></line>`,
  )}</g>`;
}

function marks({ values, differences, squares }: Spread, x: Scale, line: number): CursorMark[] {
  return values
    .map((value, place) => ({
      x: x(value),
      y: line,
      text: say('proof.squares.mark', {
        value: short(value, 5),
        difference: short(figureAt(differences, place), 5),
        square: short(figureAt(squares, place), 5),
      }),
    }))
    .sort((a, b) => a.x - b.x);
}

// Cells of a square map, shaded by sign and size: few paths of one shade each instead of thousands of cells.

/** Shades on either side of nothing. */
const shades = 20;

interface CellMap {
  /** n × n, row-major. */
  figures: ArrayLike<number>;
  n: number;
  /** Corner and size in pixels. */
  left: number;
  top: number;
  side: number;
}

/** From −shades to shades; a figure of size 1 or more has the full shade. */
export function shadeOf(figure: number): number {
  return Math.round(Math.min(1, Math.max(-1, figure)) * shades);
}

/** One path for each shade that occurs; cells without a shade are the paper. */
export function shadesOf({ figures, n, left, top, side }: CellMap) {
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
      /** 0 … 1 */
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
