// Where each initialiser lands against the wanted 1: a line of the picture for each, on a log axis. Predicted and measured.
import { svg, type TemplateResult } from 'lit';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { picture } from '../../kit/picture.ts';
import { beadsOf, drawn, markOf, panels, type PanelName, type Shown } from './layer-beads.ts';
import { isXavier, predictedFigure, type LayerFigure, type LayerRow } from './layers.ts';

/** Below this width names stand above their lines, not beside them. */
const narrow = 520;

interface Layout {
  rowHeight: number;
  /** Pixels left of the axis. */
  left: number;
  /** From the top of a row to the middle of its marks. */
  middle: number;
  names: 'beside' | 'above' | 'none';
}

export interface LayerPicture extends Shown {
  rows: readonly LayerRow[];
  /** The id of the row that is looked at closely. */
  picked: string;
  width: number;
  /** Whether the lines have their names, or the picture beside has them. */
  named: boolean;
  onPick: (id: string) => void;
}

export function layerPicture(options: LayerPicture): TemplateResult {
  const { panel, rows, picked, revealed, width, common, onPick } = options;
  const { domain, ticks } = panels[panel];
  const layout = layoutOf(options);
  const { rowHeight, middle, left } = layout;
  const frame = plotFrame(width, 72 + rowHeight * rows.length, { left, right: 70, top: 30, bottom: 42 });
  const x = logScale(domain, [frame.left, frame.right]);
  const tops = rows.map((row, place) => ({ row, top: frame.top + place * rowHeight }));
  const beads = tops.flatMap(({ row, top }) => beadsOf(row, top + middle, options));
  const content = [
    tops.map(({ row, top }) => ground(row, top, frame, { picked, layout })),
    wanted(frame, x, panel),
    bottomAxis(frame, x, ticks, { format: (value) => short(value), title: say(`assumptions.${panel}.axis`) }),
    beads.map((bead) => drawn(bead, x)),
    tops.map(({ row, top }) => written(row, top + middle, frame, options)),
  ];
  const marks = beads.filter(({ hidden }) => !hidden).map((bead) => markOf(bead, x, common));
  return picture({
    title: say(`assumptions.${panel}.title`),
    key: say(panel === 'scores' && common ? 'assumptions.scores.keyCommon' : `assumptions.${panel}.key`),
    label: say(`assumptions.${panel}.picture`),
    frame,
    content,
    series: rows.map((row) => marks.filter(({ id }) => id === row.id)),
    at: revealed ? { series: rows.findIndex(({ id }) => id === picked), mark: 0 } : undefined,
    onPick: ({ series }) => {
      const row = rows[series];
      if (row) onPick(row.id);
    },
  });
}

function layoutOf({ width, named }: LayerPicture): Layout {
  if (!named) return { rowHeight: 50, middle: 25, left: 12, names: 'none' };
  if (width < narrow) return { rowHeight: 70, middle: 45, left: 12, names: 'above' };
  return { rowHeight: 50, middle: 25, left: 150, names: 'beside' };
}

function ground(
  { id, name }: LayerRow,
  top: number,
  { left, right, width }: Frame,
  { picked, layout: { names, rowHeight } }: { picked: string; layout: Layout },
): TemplateResult {
  return svg`<g class=${id === picked ? 'row picked' : 'row'} aria-hidden="true">
    <rect x="0" y=${top} width=${width} height=${rowHeight}></rect>
    <line x1=${names === 'none' ? left : 0} x2=${right} y1=${top} y2=${top}></line>
    ${names === 'none' ? null : svg`<text x="6" y=${top + (names === 'above' ? 14 : rowHeight / 2)} dy="0.35em">${name}</text>`}
  </g>`;
}

function wanted({ top, bottom, left, right }: Frame, x: Scale, panel: PanelName): TemplateResult {
  const one = px(x(1));
  return svg`<g class="wanted" aria-hidden="true">
    <line x1=${one} x2=${one} y1=${top - 8} y2=${bottom}></line>
    <text x=${one} y=${top - 14} text-anchor="middle">${say('assumptions.wanted')}</text>
    ${
      panel === 'scores'
        ? svg`<text class="side" x=${left} y=${top - 14} text-anchor="start">${say('assumptions.scores.even')}</text>
          <text class="side" x=${right} y=${top - 14} text-anchor="end">${say('assumptions.scores.sharp')}</text>`
        : null
    }
  </g>`;
}

/** The predicted figures at the right edge: one where all agree. */
function written(row: LayerRow, y: number, { width, left, right }: Frame, options: Shown): TemplateResult {
  const { panel, revealed, common } = options;
  if (!revealed && isXavier(row.id))
    return svg`<text class="open" x=${px((left + right) / 2)} y=${y} dy="0.35em" text-anchor="middle" aria-hidden="true">?</text>`;
  const at = (figure: LayerFigure): string => significant(predictedFigure(row, figure));
  const lines =
    panel === 'scores'
      ? [at('score'), ...(common ? [at('row')] : [])]
      : at('query') === at('key') && at('key') === at('value')
        ? [at('query')]
        : [at('query'), at('key')];
  return svg`<g class="figures" aria-hidden="true">${lines.map(
    (text, place) =>
      svg`<text x=${width - 2} y=${y + (place - (lines.length - 1) / 2) * 17} dy="0.35em" text-anchor="end">${text}</text>`,
  )}</g>`;
}
