// The picture of draws: one component by component, and where it and others end. Until the reader has guessed, the one draw alone.
import { type TemplateResult, html, svg } from 'lit';
import type { DimensionReport } from '../../core/types.ts';
import { bottomAxis, leftAxis, roundTicks, label } from '../../figure/frame.ts';
import { px, type CursorMark, mark } from '../../figure/scale.ts';
import { fixed, whole, short } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { type Draws, few, type Theory } from './draws.ts';
import { type DrawFrame, drawFrame, endsPart } from './ends-part.ts';
import type { Pairs } from '../../core/chapters-entries.ts';
import { type Datum, clippedLine, line } from '../../figure/line.ts';
import { needles } from '../../figure/bars.ts';

interface DrawOptions {
  width: number;
  /** Where the picture has less or more of it than usual. */
  height?: number;
  /** Whether other draws may be shown beside it. */
  revealed: boolean;
  /** Of draws that are too many to be told apart; undefined while none has come. */
  report: DimensionReport | undefined;
  /** Null unless it is asked for. */
  theory: Theory | null;
}

export function drawPicture(draws: Draws, options: DrawOptions): TemplateResult {
  const { revealed, report, theory } = options;
  const { d, draw, seed, walks, count } = draws;
  const at = drawFrame(options, { d, range: draws.range, ends: revealed });
  const ends = endsPart(draws, at, report, theory);
  const words = { d: whole(d), draw: whole(draw), seed, count: whole(count) };
  const score = walks[0] ? fixed(figureAt(walks[0].sums, d - 1), 2) : '';
  return picture({
    name: 'draw',
    title: sayCounted('variance.draw.title', count, words),
    key: [say('variance.draw.key'), count > 1 ? endsKey(draws) : '', theory ? say('variance.draw.keyTheory') : '']
      .join(' ')
      .trim(),
    label: say('variance.draw.picture', { ...words, score }),
    frame: at.frame,
    content: [ends.map(({ content }) => content), walkPart(draws, at, theory)],
    series: [termMarks(draws, at), ...ends.map(({ marks }) => marks)],
  });
}

/** What the marks beside the one draw mean. */
function endsKey({ count, scores }: Draws): string {
  if (!scores) return say('variance.ends.keyBins');
  return say(count > few ? 'variance.ends.keyDots' : 'variance.ends.keyFew');
}

/** Stands in the place of the draws until what draws them is here. */
export function pending(): TemplateResult {
  return html`<div class="whole">
    <figure class="picture pending" part="picture" data-figure="draw">${say('laboratory.starting')}</figure>
  </div>`;
}

// One draw, component by component: entries of q and k, their products as bars, and the running sum that ends as the score.

/** Points of a line: more would stand closer than pixels do. */
const mostPoints = 600;

/** The running sum from 0 on; of many components every so many, and the last. */
function steps(sums: Float64Array): Datum[] {
  const stride = Math.max(1, Math.ceil(sums.length / mostPoints));
  const all: Datum[] = [{ x: 0, y: 0 }];
  for (let i = stride; i < sums.length; i += stride) all.push({ x: i, y: figureAt(sums, i - 1) });
  all.push({ x: sums.length, y: figureAt(sums, sums.length - 1) });
  return all;
}

function walkPart({ walks, d }: Draws, at: DrawFrame, theory: Theory | null): TemplateResult[] {
  const [first] = walks;
  if (!first) return [];
  const { x, y, strips, walk, frame, narrow } = at;
  const inner = { ...frame, left: walk.left, right: walk.right, top: walk.top };
  const strip = (name: 'query' | 'key', letter: string, entries: Float64Array): TemplateResult => {
    const scale = strips[letter === 'q' ? 'q' : 'k'];
    const zero = px(scale(0));
    return svg`<line class="dk-grid" x1=${walk.left} x2=${walk.right} y1=${zero} y2=${zero}></line>
      ${needles(clipped(entries, scale.domain), x, scale, name)}
      <text class="strip" x=${walk.left - 14} y=${zero} dy="0.35em" text-anchor="end">${letter}</text>`;
  };
  return [
    strip('query', 'q', first.q),
    strip('key', 'k', first.k),
    leftAxis(inner, y, roundTicks(y, 48), { format: (score) => short(score), title: '' }),
    svg`<line class="dk-axis-line" x1=${walk.left} x2=${walk.right} y1=${y(0)} y2=${y(0)}></line>`,
    needles(clipped(first.products, y.domain), x, y, 'raw'),
    ...walks.slice(1).map(({ sums }) => clippedLine(steps(sums), x, y, 'raw', 'other')),
    theory ? envelope(theory, figureAt(first.sums, d - 1), at) : svg``,
    clippedLine(steps(first.sums), x, y, 'raw'),
    bottomAxis(inner, x, roundTicks(x, 56).filter(Number.isInteger), {
      format: whole,
      title: say(narrow ? 'variance.draw.axisShort' : 'variance.draw.axis'),
    }),
    end(first, d, at),
  ];
}

function clipped(entries: Float64Array, [least, most]: readonly [number, number]): Float64Array {
  return entries.map((entry) => Math.min(most, Math.max(least, entry)));
}

/** One standard deviation of the running sum to each side. */
function envelope({ spread }: Theory, score: number, { x, y, narrow }: DrawFrame): TemplateResult {
  const side = (sign: 1 | -1): Datum[] => [
    { x: 0, y: 0 },
    ...spread.map(({ terms, std }) => ({ x: terms, y: sign * std })),
  ];
  // Away from the end and from the side of the score, which has its own name there.
  const named = spread[Math.floor(spread.length / 3)];
  const sign = score > 0 ? -1 : 1;
  const text = say(narrow ? 'variance.draw.envelopeShort' : 'variance.draw.envelope');
  return svg`${line(side(1), x, y, 'theory')}${line(side(-1), x, y, 'theory')}${
    named && label({ x: x(named.terms), y: y(sign * named.std) - sign * 14, text, role: 'theory', anchor: 'middle' })
  }`;
}

/** The score, where the sum ends. */
function end({ sums }: Pairs, d: number, { x, y, ends, walk }: DrawFrame): TemplateResult {
  const score = figureAt(sums, d - 1);
  const [cx, cy] = [px(x(d)), px(Math.min(walk.bottom, Math.max(walk.top, y(score))))];
  const above = score > 0 ? cy - 16 : cy + 18;
  return svg`${ends ? svg`<line class="lead" x1=${cx} x2=${ends.left} y1=${cy} y2=${cy}></line>` : svg``}
    <circle class="dk-point dk-role-raw" cx=${cx} cy=${cy} r="6"></circle>
    ${label({ x: cx, y: above, text: say('variance.draw.score', { score: fixed(score, 2) }), role: 'raw' })}`;
}

function termMarks({ walks: [first], d }: Draws, { x, y }: DrawFrame): CursorMark[] {
  if (!first) return [];
  const { q, k, products, sums } = first;
  return Array.from(sums, (sum, index) =>
    mark({ x: x(index + 1), y: y(sum) }, () => {
      const two = (list: Float64Array): string => fixed(figureAt(list, index), 2);
      const words = { q: two(q), k: two(k), product: two(products), sum: two(sums) };
      return say('variance.draw.term', { index: whole(index + 1), d: whole(d), ...words });
    }),
  );
}
