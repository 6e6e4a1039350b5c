// The square of the sum as a map: d × d averages of x_i x_j, each a cell, with its number where there is room; and as a
// formula.
import { type TemplateResult, html, svg } from 'lit';
import type { SquareTerms } from '../../core/chapters-experiments.ts';
import { squareMarks } from '../../figure/bars.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/scale.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, inBrackets, inFormula } from '../../kit/formula/mathml.ts';
import { picture, captions } from '../../kit/picture.ts';
import { scrolls } from '../../kit/watched-box.ts';
import { cellMap, shadeScale } from './squares-picture.ts';
import type { GridView } from './view.ts';

/** "1 draw", "100 draws" */
export const counted = (draws: number): string => sayCounted('proof.draws', draws, { draws: whole(draws) });

/** Pixels that a cell must have for its number, and for the name of its term above it. */
const numbered = 36;
const titled = 68;
/** Pixels from which on cells are separated by lines. */
const ruled = 16;
/** Cells at least as strong as this have paper for ink. */
const dark = 0.62;

/** `height`: where the picture has less of it than it would take. */
export function gridPicture({ d, draws, terms }: GridView, width: number, height = Infinity): TemplateResult {
  const side = Math.min(width - 34, height - 78, 520);
  const frame = plotFrame(side + 34, side + 78, { left: 30, right: 4, top: 30, bottom: 48 });
  const { left, top } = frame;
  const cell = side / d;
  const shades = Math.min(180, side);
  const at = (row: number, column: number): number => figureAt(terms.averages, row * d + column);
  const content = [
    svg`<g class=${cell >= ruled ? 'ruled' : ''}>${cellMap({ figures: terms.averages, n: d, left, top, side })}</g>`,
    svg`<rect class="edge" x=${left} y=${top} width=${px(side)} height=${px(side)}></rect>`,
    cell >= numbered ? numbers(d, { left, top, cell, at }) : null,
    edges(d, { left, top, cell }),
    shadeScale(left + (side - shades) / 2, top + side + 18, shades),
  ];
  return picture({
    name: 'grid',
    ...captions('proof.grid', { d: whole(d), draws: counted(draws) }),
    title: sayCounted('proof.grid.title', draws, { draws: counted(draws) }),
    frame,
    content,
    series: squareMarks({ size: d, left, top, cell }, (row, column) => cellText(row, column, at(row, column))),
  });
}

function cellText(row: number, column: number, figure: number): string {
  const [i, j] = [String(row + 1), String(column + 1)];
  return say(row === column ? 'proof.grid.markDiagonal' : 'proof.grid.mark', { i, j, figure: significant(figure) });
}

interface Layout {
  left: number;
  top: number;
  cell: number;
}

function numbers(
  d: number,
  { left, top, cell, at }: Layout & { at: (row: number, column: number) => number },
): TemplateResult {
  const size = Math.min(18, Math.max(11.5, cell / 4));
  const cells = Array.from({ length: d * d }, (_, place) => ({ row: Math.floor(place / d), column: place % d }));
  return svg`<g class="numbers">${cells.map(({ row, column }) => {
    const figure = at(row, column);
    const x = px(left + (column + 0.5) * cell);
    const y = px(top + (row + 0.5) * cell);
    const strong = Math.abs(figure) >= dark ? 'strong' : '';
    const term =
      cell >= titled
        ? svg`<text class="term ${strong}" x=${x} y=${y - size * 0.9} font-size=${size * 0.9} text-anchor="middle">${product(row + 1, column + 1)}</text>`
        : null;
    return svg`${term}<text class=${strong} x=${x} y=${term ? y + size * 0.6 : y + size * 0.35} font-size=${size} text-anchor="middle">${hundredths(figure)}</text>`;
  })}</g>`;
}

/** Without a minus before what is written as nothing. */
function hundredths(figure: number): string {
  return fixed(Math.abs(figure) < 0.005 ? 0 : figure, 2);
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

function indexed(index: number): string {
  return `x${[...String(index)].map((digit) => subscripts[Number(digit)] ?? digit).join('')}`;
}

/** x₁x₂, or x₁². */
export function product(i: number, j: number): string {
  return i === j ? `${indexed(i)}²` : `${indexed(i)}${indexed(j)}`;
}

/** The indices along the top and the left: all where there is room, else the first and the last. */
function edges(d: number, { left, top, cell }: Layout): TemplateResult {
  const shown = Array.from({ length: d }, (_, place) => place + 1).filter(
    (index) => cell >= 26 || index === 1 || index === d,
  );
  return svg`<g class="indices" aria-hidden="true">${shown.map((index) => {
    const middle = (index - 0.5) * cell;
    return svg`<text x=${px(left + middle)} y=${top - 8} text-anchor="middle">${indexed(index)}</text>
      <text x=${left - 7} y=${px(top + middle)} dy="0.35em" text-anchor="end">${indexed(index)}</text>`;
  })}</g>`;
}

// The mean of (q·k)² as what it is made of: d averages on the diagonal and d² − d beside it, with the live numbers.

export function sumFormula(terms: SquareTerms): TemplateResult {
  const { diagonalTerms, diagonalMean, offDiagonalTerms, offDiagonalMean, meanSquare } = terms;
  const beside = offDiagonalMean === null ? '' : ` + ${String(offDiagonalTerms)} * ${inBrackets(offDiagonalMean, 3)}`;
  return html`<p class="links" ${scrolls()}>
    <span>${say('proof.sum')}</span> ${formula(`${String(diagonalTerms)} * ${inFormula(diagonalMean, 3)}${beside}`)}
    ${formula(`= ${inFormula(meanSquare, 3)}`)}
  </p>`;
}

/** What each kind of term sums to, and how many there are. */
export function counts(terms: SquareTerms): TemplateResult {
  const { diagonalTerms, diagonalSum, offDiagonalTerms, offDiagonalSum, meanSquare } = terms;
  const all: [name: string, sum: number, kind: string][] = [
    [say('proof.count.diagonal', { terms: whole(diagonalTerms) }), diagonalSum, 'positive'],
    [say('proof.count.others', { terms: whole(offDiagonalTerms) }), offDiagonalSum, 'other'],
    [say('proof.count.all'), meanSquare, 'raw'],
  ];
  return html`<dl class="counts">
    ${all.map(
      ([name, sum, kind]) =>
        html`<div class=${kind}>
          <dt>${name}</dt>
          <dd>${significant(sum)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The square that the map lays out, before anything is said of its cells. */
export function squareFormula(d: number, { meanSquare }: SquareTerms): TemplateResult {
  const terms = ['x_1', ...(d > 1 ? ['x_2'] : []), ...(d > 3 ? ['…'] : []), ...(d > 2 ? [`x_${String(d)}`] : [])];
  return html`<p class="links square" ${scrolls()}>
    ${formula(`(${terms.join(' + ')})^2`)} ${formula(`= ${inFormula(meanSquare, 3)}`)}
  </p>`;
}
