// All heads of a model with many: a row for each layer, a column for each head, and in each cell what the divided scores look like
// beside N(0, 1). The heads of one layer, with their figures, are heads-picture.ts's.
import { type TemplateResult, svg } from 'lit';
import type { Histogram } from '../../core/types.ts';
import { plotFrame } from '../../figure/frame.ts';
import { binMiddles, countsPerDensity } from '../../figure/histogram.ts';
import { px, mark } from '../../figure/scale.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture } from '../../kit/picture.ts';
import { type HeadsAsked, cut, figuresText } from './heads-picture.ts';
import type { ModelView } from './view.ts';

/** Pixels between cells, and of a line of text. */
const gap = 2;
const line = 13;

/** Height of a row: the more layers, the lower. */
const rowHeight = (layers: number): number => (layers <= 12 ? 34 : layers <= 24 ? 26 : 20);

type Cells = ReturnType<typeof cellsOf>;

export function cellsOf(layers: number, perLayer: number, width: number) {
  const row = rowHeight(layers);
  const frame = plotFrame(width, 34 + layers * row + 2, { left: 24, right: 0, top: 34, bottom: 2 });
  const column = (frame.right - frame.left) / perLayer;
  return {
    frame,
    left: (head: number): number => px(frame.left + head * column),
    top: (layer: number): number => frame.top + layer * row,
    width: px(column - gap),
    height: row - gap,
  };
}

/** Bins of a cell: more would be narrower than a pixel. */
const mostBins = 16;

/** The same counts in wider bins. */
function coarse(of: Histogram): Histogram {
  const each = Math.max(1, Math.round(of.counts.length / mostBins));
  const counts = new Float64Array(Math.ceil(of.counts.length / each));
  for (const [bin, count] of of.counts.entries()) {
    const place = Math.floor(bin / each);
    counts[place] = (counts[place] ?? 0) + count;
  }
  return { ...of, counts };
}

/** The outline of steps in a cell, closed along its bottom. */
function stepsPath(counts: ArrayLike<number>, scale: number, [left, bottom, width]: [number, number, number]): string {
  const step = width / counts.length;
  const path = Array.from(
    counts,
    (count, bin) => `V${String(px(bottom - count * scale))}H${String(px(left + (bin + 1) * step))}`,
  );
  return `M${String(left)},${String(bottom)}${path.join('')}V${String(bottom)}Z`;
}

function curvePath(figures: readonly number[], scale: number, [left, bottom, width]: [number, number, number]): string {
  const step = width / figures.length;
  return figures
    .map(
      (figure, place) =>
        `${place === 0 ? 'M' : 'L'}${String(px(left + (place + 0.5) * step))},${String(px(bottom - figure * scale))}`,
    )
    .join('');
}

export function allHeadsPicture(view: ModelView, { width, onPick }: HeadsAsked): TemplateResult {
  const { about, heads, at: picked } = view;
  const { layers, heads: perLayer } = about;
  const cells = cellsOf(layers, perLayer, width);
  const rows = Array.from({ length: layers }, (_, layer) => heads.slice(layer * perLayer, (layer + 1) * perLayer));
  return picture({
    name: 'all-heads',
    title: say('trained.heads.title'),
    key: say('trained.all.key'),
    label: say('trained.all.picture'),
    frame: cells.frame,
    content: [
      drawn(view, cells),
      labels(layers, perLayer, cells),
      svg`<rect class="chosen" x=${px(cells.left(picked.head) - 1)} y=${cells.top(picked.layer) - 1} width=${cells.width + 2} height=${cells.height + 2}></rect>`,
    ],
    series: rows.map((row) =>
      row.map((head) =>
        mark({ x: px(cells.left(head.head) + cells.width / 2), y: cells.top(head.layer) + cells.height / 2 }, () =>
          figuresText(head),
        ),
      ),
    ),
    at: { series: picked.layer, mark: picked.head },
    onPick: ({ series: layer, mark: head }) => onPick({ layer, head }),
  });
}

/** All cells as two paths: a thousand heads are no more nodes than one. */
function drawn({ core, found, heads, about }: ModelView, { left, top, width, height }: Cells): TemplateResult {
  let steps = '';
  let curves = '';
  let density: readonly number[] | undefined;
  for (const { layer, head } of heads) {
    const scores = found?.histograms[layer * about.heads + head];
    if (!scores) continue;
    const fine = cut(scores, scores.divided);
    const { counts, ...rest } = coarse(fine);
    density ??= [...core.normalDensity(1, binMiddles(fine))];
    const perDensity = countsPerDensity({ counts, ...rest });
    const most = Math.max(perDensity * Math.max(...density), ...counts);
    const box: [number, number, number] = [left(head), top(layer) + height, width];
    steps += stepsPath(counts, height / most, box);
    curves += curvePath(density, (perDensity * height) / most, box);
  }
  return svg`<g class="cells" aria-hidden="true"><path class="steps dk-role-scaled" d=${steps}></path><path class="bell" d=${curves}></path></g>`;
}

function labels(layers: number, perLayer: number, { frame, left, top, width, height }: Cells): TemplateResult {
  const every = (pixels: number, room: number): number => Math.max(1, Math.ceil(room / pixels));
  const [rows, columns] = [every(height + gap, line), every(width + gap, 2 * line - 6)];
  const shown = (count: number, step: number): number[] =>
    Array.from({ length: count }, (_, place) => place).filter((place) => place === 0 || (place + 1) % step === 0);
  return svg`<g class="pieces" aria-hidden="true">
    <text class="dk-axis-title" x="0" y="12">${say('parameter.layer')} · ${say('parameter.head')}</text>
    ${shown(layers, rows).map((layer) => svg`<text class="dk-tick-text" x=${frame.left - 6} y=${top(layer) + height / 2} dy="0.35em" text-anchor="end">${whole(layer + 1)}</text>`)}
    ${shown(perLayer, columns).map((head) => svg`<text class="dk-tick-text" x=${px(left(head) + width / 2)} y=${frame.top - 6} text-anchor="middle">${whole(head + 1)}</text>`)}
  </g>`;
}
