// First spread × divisor: a row for each spread of the first scores, a column for each divisor; the colour is the loss, a frame is the best
// divisor of a row, dashes join the cells in which the divided scores begin with spread 1.
import { type TemplateResult, svg } from 'lit';
import { plotFrame } from '../../figure/frame.ts';
import { linearScale, px, mark } from '../../figure/scale.ts';
import { extentOf } from '../../figure/xy.ts';
import { fixed, listed, short, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { bitsBySeed, grid, medianBits } from './recorded.ts';

const { spreads, divisors } = grid;

const gap = 3;
const cellHeight = 44;

type Geometry = ReturnType<typeof geometry>;

function geometry(width: number) {
  const frame = plotFrame(width, 30 + spreads.length * (cellHeight + gap) + 46, {
    left: 46,
    right: 2,
    top: 30,
    bottom: 46,
  });
  const across = (frame.right - frame.left) / divisors.length;
  return {
    frame,
    /** Left edge of a column, upper edge of a row; rows begin at the bottom. */
    x: (column: number): number => Math.round(frame.left + column * across),
    y: (row: number): number => frame.top + (spreads.length - 1 - row) * (cellHeight + gap),
    cell: { width: Math.floor(across) - gap, height: cellHeight },
  };
}

function cellText(row: number, column: number, revealed: boolean): string {
  const words = { spread: short(figureAt(spreads, row)), divisor: short(figureAt(divisors, column)) };
  if (!revealed) return say('trained.grid.open', words);
  const bits = fixed(medianBits(row, column), 3);
  const seeds = listed(bitsBySeed(row, column).map((each) => fixed(each, 3)));
  const said = say('trained.grid.mark', { ...words, bits, seeds });
  return grid.least[row] === column ? `${said} ${say('trained.grid.best')}` : said;
}

/** From here on a dark text would not be read. */
const dark = 0.55;

/** Narrower cells have room for one decimal. */
const roomy = 36;

export function gridPicture(width: number, revealed: boolean): TemplateResult {
  const shape = geometry(width);
  const { frame, x, y, cell } = shape;
  const [least = 0, most = 1] = extentOf(grid.median.flat()) ?? [];
  const shade = linearScale([most, least], [0.04, 1]);
  const drawn = (row: number, column: number): TemplateResult => {
    const [left, top] = [x(column), y(row)];
    const empty = svg`<rect class="empty" x=${left} y=${top} width=${cell.width} height=${cell.height}></rect>`;
    if (!revealed) return empty;
    const bits = medianBits(row, column);
    const opacity = px(shade(bits));
    const best = grid.least[row] === column;
    return svg`${empty}
      <rect class="cell" x=${left} y=${top} width=${cell.width} height=${cell.height} fill-opacity=${opacity}></rect>
      ${best ? svg`<rect class="best" x=${left + 1.5} y=${top + 1.5} width=${cell.width - 3} height=${cell.height - 3}></rect>` : null}
      <text class="figure ${opacity > dark ? 'strong' : ''} ${best ? 'least' : ''}" x=${left + cell.width / 2} y=${top + cell.height / 2} dy="0.35em" text-anchor="middle">${fixed(bits, cell.width >= roomy ? 2 : 1)}</text>`;
  };
  return picture({
    name: 'grid',
    title: say('trained.grid.title'),
    key: sayCounted('trained.grid.key', grid.seeds.length, {
      steps: whole(grid.steps),
      seeds: whole(grid.seeds.length),
    }),
    label: say('trained.grid.picture'),
    frame,
    content: [
      svg`<g aria-hidden="true">${spreads.map((_, row) => divisors.map((__, column) => drawn(row, column)))}</g>`,
      diagonal(shape),
      axes(shape),
    ],
    series: spreads.map((_, row) =>
      divisors.map((__, column) =>
        mark({ x: px(x(column) + cell.width / 2), y: px(y(row) + cell.height / 2) }, () =>
          cellText(row, column, revealed),
        ),
      ),
    ),
  });
}

/** A dash over each corner between two cells whose spread is their divisor. */
function diagonal({ x, y, cell }: Geometry): TemplateResult {
  const cells = spreads.flatMap((spread, row) => {
    const column = divisors.indexOf(spread);
    return column < 0 ? [] : [{ x: x(column) + cell.width / 2, y: y(row) + cell.height / 2 }];
  });
  return svg`<g class="even" aria-hidden="true">${cells.slice(1).map((to, index) => {
    const from = cells[index] ?? to;
    const along = (share: number): string =>
      `${String(px(from.x + share * (to.x - from.x)))},${String(px(from.y + share * (to.y - from.y)))}`;
    return svg`<path d="M${along(0.34)}L${along(0.66)}"></path>`;
  })}</g>`;
}

function axes({ frame, x, y, cell }: Geometry): TemplateResult {
  return svg`<g class="dk-axis" aria-hidden="true">
    ${spreads.map((spread, row) => svg`<text class="dk-tick-text" x=${frame.left - 7} y=${y(row) + cell.height / 2} dy="0.35em" text-anchor="end">${short(spread)}</text>`)}
    ${divisors.map((divisor, column) => svg`<text class="dk-tick-text" x=${x(column) + cell.width / 2} y=${frame.bottom + 14} text-anchor="middle">${short(divisor)}</text>`)}
    <text class="dk-axis-title" x="0" y=${frame.top - 12}>${say('trained.grid.spread')}</text>
    <text class="dk-axis-title" x=${(frame.left + frame.right) / 2} y=${frame.height - 6} text-anchor="middle">${say('trained.grid.divisor')}</text>
  </g>`;
}
