// The heads of a small model, or of one layer of a larger, as small multiples: what q·k over √d and what the scores after division look like, against N(0, 1).
import { type TemplateResult, svg } from 'lit';
import type { Histogram } from '../../core/types.ts';
import type { HeadHistograms, HeadPlace, ScoreHistogram } from '../../core/model/transformer-client.ts';
import { plotFrame } from '../../figure/frame.ts';
import { binMiddles, countsPerDensity, histogram } from '../../figure/histogram.ts';
import { line, over } from '../../figure/line.ts';
import { linearScale, px, mark } from '../../figure/scale.ts';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture } from '../../kit/picture.ts';
import { type HeadFigures, isSame, type ModelView } from './view.ts';

export const headText = ({ layer, head }: HeadPlace): string =>
  say('trained.head', { layer: whole(layer + 1), head: whole(head + 1) });

export function figuresText(figures: HeadFigures): string {
  const { std, dividedStd, beyond, peak, entropy } = figures;
  return say('trained.heads.mark', {
    head: headText(figures),
    std: significant(std),
    divided: significant(dividedStd),
    beyond: percent(beyond, 1),
    peak: percent(peak),
    entropy: fixed(entropy, 2),
  });
}

/** What all pictures of heads are given beside the model on show. */
export interface HeadsAsked {
  width: number;
  onPick: (head: HeadPlace) => void;
}

interface LayerAsked extends HeadsAsked {
  /** Those that are drawn, and the layer whose heads they are; undefined where they are all. */
  heads: readonly HeadFigures[];
  layer: number | undefined;
}

const gap = { x: 18, y: 34 };
const panelHeight = 92;
/** Narrower panels are hard to read. */
const leastWidth = 128;

type Panels = ReturnType<typeof panelsIn>;

/** Panels in rows as even as they can be. */
function panelsIn(count: number, width: number) {
  const most = Math.max(1, Math.floor((width + gap.x) / (leastWidth + gap.x)));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const panel = Math.floor((width + gap.x) / columns) - gap.x;
  return {
    frame: plotFrame(width, rows * (panelHeight + gap.y) + 26, { left: 0, right: 0, top: 20, bottom: 26 }),
    width: panel,
    left: (place: number): number => (place % columns) * (panel + gap.x),
    top: (place: number): number => 20 + Math.floor(place / columns) * (panelHeight + gap.y),
  };
}

export function headsPicture(view: ModelView, { heads, layer, width, onPick }: LayerAsked): TemplateResult {
  const { found, about, at: picked, factor } = view;
  const panels = panelsIn(heads.length, width);
  return picture({
    name: 'heads',
    title: layer === undefined ? say('trained.heads.title') : say('trained.heads.layer', { layer: whole(layer + 1) }),
    key: say(factor === 1 ? 'trained.heads.key' : 'trained.heads.keyFactor', { factor: short(factor) }),
    label: say('trained.heads.picture'),
    frame: panels.frame,
    content: heads.map((head, place) => {
      const scores = found?.histograms[head.layer * about.heads + head.head];
      return scores ? panel(view, { head, scores, place }, panels) : null;
    }),
    series: [
      heads.map((head, place) =>
        mark({ x: px(panels.left(place) + panels.width / 2), y: panels.top(place) + panelHeight / 2 }, () =>
          figuresText(head),
        ),
      ),
    ],
    at: {
      series: 0,
      mark: Math.max(
        0,
        heads.findIndex((head) => isSame(head, picked)),
      ),
    },
    onPick: ({ mark: place }) => {
      const head = heads[place];
      if (head) onPick(head);
    },
  });
}

/** Scores beyond this are outside of the panels. */
const reach = 8;

/** The middle of a histogram, the same scores outside of it counted together. */
export function cut({ from, to }: HeadHistograms, { counts, below, above }: ScoreHistogram): Histogram {
  const perUnit = counts.length / (to - from);
  const first = Math.max(0, Math.round((-reach - from) * perUnit));
  const last = Math.min(counts.length, Math.round((reach - from) * perUnit));
  const sum = (part: Float64Array): number => part.reduce((total, count) => total + count, 0);
  return {
    from: from + first / perUnit,
    to: from + last / perUnit,
    counts: counts.slice(first, last),
    below: below + sum(counts.slice(0, first)),
    above: above + sum(counts.slice(last)),
  };
}

interface Panel {
  head: HeadFigures;
  scores: HeadHistograms;
  place: number;
}

function panel(
  { core, at: picked, factor }: ModelView,
  { head, scores, place }: Panel,
  { left, top, width }: Panels,
): TemplateResult {
  const [x0, y0] = [left(place), top(place)];
  const bottom = y0 + panelHeight;
  const [raw, divided] = [cut(scores, scores.inRootD), cut(scores, scores.divided)];
  const x = linearScale([divided.from, divided.to], [x0, x0 + width]);
  const middles = binMiddles(divided);
  const scale = countsPerDensity(divided);
  const curve = [...core.normalDensity(1, middles)].map((density) => density * scale);
  const most = Math.max(...curve, ...divided.counts, ...(factor === 1 ? [] : raw.counts));
  const y = linearScale([0, most], [bottom, y0]);
  const name = say('trained.panel', { layer: whole(head.layer + 1), head: whole(head.head + 1) });
  return svg`<g class="panel ${isSame(head, picked) ? 'picked' : ''}" aria-hidden="true">
    <rect class="ground" x=${x0} y=${y0} width=${width} height=${panelHeight}></rect>
    ${factor === 1 ? null : histogram(raw, x, y, 'raw')} ${histogram(divided, x, y, 'scaled')}
    ${line(over(middles, curve), x, y, 'theory')}
    <line class="dk-axis-line" x1=${x0} x2=${x0 + width} y1=${bottom} y2=${bottom}></line>
    ${[-2, 0, 2].map((tick) => svg`<line class="dk-tick" x1=${px(x(tick))} x2=${px(x(tick))} y1=${bottom} y2=${bottom + 4}></line><text class="dk-tick-text" x=${px(x(tick))} y=${bottom + 15} text-anchor="middle">${whole(tick)}</text>`)}
    <text class="name" x=${x0 + 5} y=${y0 + 14}>${name}</text>
    <text class="spread dk-role-scaled" x=${x0 + width - 5} y=${y0 + 14} text-anchor="end">${significant(head.dividedStd, 2)}</text>
  </g>`;
}
