// Where draws end: a dot for each of up to a thousand, a histogram of more; beside them, where it is asked for, their law.
// Last, where all parts of the picture of draws stand.
import { svg, type TemplateResult } from 'lit';
import type { DimensionReport } from '../../core/types.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, plotFrame, roundTicks } from '../../figure/frame.ts';
import { type Heap, countsPerDensity, dots, heap, sideways, sidewaysBins } from '../../figure/histogram.ts';
import { line, linePath, type Datum } from '../../figure/line.ts';
import { linearScale, type Scale, type CursorMark, mark } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { few, type Draws, type Theory } from './draws.ts';

/** What is drawn, and what can be read off it. */
export interface Part {
  content: TemplateResult[];
  marks: CursorMark[];
}

/** From densities to pixels; null where so few draws have no scale of their own. */
type DensityScale = Scale | null;

/** Pixels of a row of dots: fewer for more of them. */
const rowOf = (count: number): number => (count > few ? 5 : 14);

/** Share of the width that the law of a few draws takes: its height for so few would be nothing. */
const lawShare = 0.75;

export function endsPart(
  draws: Draws,
  at: DrawFrame,
  report: DimensionReport | undefined,
  theory: Theory | null,
): Part[] {
  const { ends } = at;
  if (!ends) return [];
  const part = draws.scores ? dotsPart(draws, draws.scores, at, ends) : report ? binsPart(report, at, ends) : null;
  if (!part) return [];
  return theory ? [part, lawPart(theory, at, ends, part.density)] : [part];
}

type Ends = NonNullable<DrawFrame['ends']>;
type Measured = Part & { density: DensityScale };

function dotsPart(draws: Draws, scores: Float64Array, at: DrawFrame, { left, right }: Ends): Measured {
  const { y, frame } = at;
  const pile = heap(scores, { y, from: left, to: right, row: rowOf(scores.length) });
  const title = endsTitle(scores.length, at);
  return {
    content: [
      wall(at, left),
      dots(pile, 'raw'),
      svg`<text class="dk-axis-title" x=${(left + right) / 2} y=${frame.height - 4} text-anchor="middle">${title}</text>`,
    ],
    marks: dotMarks(draws, scores, pile),
    density: densityOfDots(scores.length, pile, at, left),
  };
}

function endsTitle(count: number, { narrow }: DrawFrame): string {
  if (count === 1) return say('variance.ends.one');
  return narrow ? say('variance.ends.axisShort') : say('variance.ends.axis', { count: whole(count) });
}

/** A row of so many dots is as long as the law times what a row is wide, times all dots. */
function densityOfDots(count: number, { step }: Heap, { y }: DrawFrame, left: number): DensityScale {
  const wide = Math.abs(y.invert(0) - y.invert(rowOf(count)));
  return count > few ? linearScale([0, 1], [left, left + count * wide * step]) : null;
}

/** In order of their scores, so that the arrow keys go up and down among them. */
function dotMarks({ draw, count, seed }: Draws, scores: Float64Array, { dots: places }: Heap): CursorMark[] {
  return places
    .flatMap((dot, index) => (dot ? [{ ...dot, score: figureAt(scores, index), index }] : []))
    .sort((a, b) => a.score - b.score)
    .map(({ x, y, score, index }) =>
      mark({ x, y }, () => {
        const words = { score: fixed(score, 2), seed, count: whole(count), place: whole(index + 1) };
        return count > few
          ? say('variance.ends.dot', words)
          : say('variance.ends.draw', { ...words, draw: whole(draw + index) });
      }),
    );
}

function binsPart({ histogram, samples }: DimensionReport, at: DrawFrame, { left, right }: Ends): Measured {
  const { y, frame, walk } = at;
  const most = Math.max(...histogram.counts);
  const x = linearScale([0, most], [left, right - 4]);
  const bins = sidewaysBins(histogram, x, y);
  const ticks = roundTicks(x, 70);
  const named = at.narrow ? [...new Set([ticks[0] ?? 0, ticks.at(-1) ?? 0])] : ticks;
  const axis = bottomAxis({ ...frame, left, right, top: walk.top }, x, named, {
    format: (count) => short(count),
    title: endsTitle(samples, at),
  });
  return {
    content: [wall(at, left), sideways(bins, 'raw'), axis],
    marks: bins.map(({ box, from, to, count }) =>
      mark({ x: box.x + box.width, y: box.y + box.height / 2, from: left }, () =>
        say('variance.ends.bin', {
          from: significant(from),
          to: significant(to),
          count: whole(count),
          all: whole(samples),
        }),
      ),
    ),
    density: linearScale([0, 1], [left, x(countsPerDensity(histogram))]),
  };
}

function wall({ walk }: DrawFrame, left: number): TemplateResult {
  return svg`<line class="dk-axis-line" x1=${left} x2=${left} y1=${walk.top} y2=${walk.bottom}></line>`;
}

/** The exact law dashed, the normal law of its variance dotted. */
function lawPart(
  { densities }: Theory,
  { y, frame, narrow }: DrawFrame,
  { left, right }: Ends,
  density: DensityScale,
): Part {
  const tallest = Math.max(...densities.map(({ normal }) => normal));
  const x = density ?? linearScale([0, tallest], [left, left + lawShare * (right - left)]);
  const curve = (figure: 'exact' | 'normal'): Datum[] =>
    densities.map((each) => {
      // Beyond the picture the curve runs along its edge.
      const pixel = Math.min(right, x(each[figure]));
      return { x: pixel, y: each.score };
    });
  const same = linearScale([0, 1], [0, 1]);
  const legend = (row: number, dash: string, text: string): TemplateResult => {
    const at = frame.top + 12 + 20 * row;
    return svg`<line class="dk-line dk-role-theory" x1=${right - 26} x2=${right} y1=${at} y2=${at} stroke-dasharray=${dash}></line>
      <text class="dk-tick-text" x=${right - 32} y=${at} dy="0.35em" text-anchor="end">${text}</text>`;
  };
  return {
    content: [
      svg`<path class="dk-line dk-role-theory normal" d=${linePath(curve('normal'), same, y)} fill="none" stroke-dasharray=${normalDash}></path>`,
      line(curve('exact'), same, y, 'theory'),
      legend(0, '4 4', say(narrow ? 'variance.ends.exactShort' : 'variance.ends.exact')),
      legend(1, normalDash, say(narrow ? 'variance.ends.normalShort' : 'variance.ends.normal')),
    ],
    marks: densities.map(({ score, exact, normal }) =>
      mark({ x: Math.min(right, x(exact)), y: y(score) }, () =>
        say('variance.ends.density', {
          score: significant(score),
          exact: significant(exact),
          normal: significant(normal),
        }),
      ),
    ),
  };
}

const normalDash = '1.5 3';

// The parts of the picture of draws: above the entries of q and k, below the running sum, beside it where the draws end.

const usual = 420;
const strip = 44;
const between = 10;

/** Share of the width that the running sum takes where the ends stand beside it, and the gap between the two. */
const walkShare = 0.6;
const gap = 18;

/** Below this width names are short. */
const roomy = 560;

/** Entries beyond this do not count for the height of a strip: three of 1,000 are larger. */
const largestEntry = 3;

export type DrawFrame = ReturnType<typeof drawFrame>;

export function drawFrame(
  { width, height = usual }: { width: number; height?: number | undefined },
  { d, range, ends }: { d: number; range: readonly [number, number]; ends: boolean },
) {
  const frame = plotFrame(width, height, { left: 44, right: 10, top: 8 });
  const { left, right, top, bottom } = frame;
  const walkRight = ends ? left + walkShare * (right - left) : right;
  const stripScale = (from: number): Scale => linearScale([-largestEntry, largestEntry], [from + strip, from]);
  const walkTop = top + 2 * (strip + between) + between;
  return {
    frame,
    /** Too narrow for long names. */
    narrow: width < roomy,
    /** Of the running sum. */
    walk: { left, right: walkRight, top: walkTop, bottom },
    /** Where the ends pile up; null while they are not shown. */
    ends: ends ? { left: walkRight + gap, right } : null,
    /** From components to pixels; component i lies between i and i + 1. */
    x: linearScale([0, d], [left, walkRight]),
    /** From scores to pixels, the same for the running sum and for the ends. */
    y: linearScale(range, [bottom, walkTop]),
    /** From entries to pixels. */
    strips: { q: stripScale(top), k: stripScale(top + strip + between) },
  };
}
