// The picture of draws: one component by component, and where it and others end. Until the reader has guessed, the one draw alone.
import { type TemplateResult, html } from 'lit';
import type { DimensionReport } from '../../core/types.ts';
import { type Frame, plotFrame } from '../../figure/frame.ts';
import { type Scale, linearScale } from '../../figure/scale.ts';
import { fixed, whole } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { type Draws, few } from './draws.ts';
import { endsPart } from './ends-part.ts';
import type { Theory } from './sweep-part.ts';
import { termMarks, walkPart } from './walk-part.ts';

// Where the parts of the picture of draws stand: above the entries of q and k, below the running sum, beside it where the draws end.

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

export interface DrawFrame {
  frame: Frame;
  /** Too narrow for long names. */
  narrow: boolean;
  /** Of the running sum. */
  walk: { left: number; right: number; top: number; bottom: number };
  /** Where the ends pile up; null while they are not shown. */
  ends: { left: number; right: number } | null;
  /** From components to pixels; component i lies between i and i + 1. */
  x: Scale;
  /** From scores to pixels, the same for the running sum and for the ends. */
  y: Scale;
  /** From entries to pixels. */
  strips: { q: Scale; k: Scale };
}

function drawFrame(
  { width, height = usual }: Pick<DrawOptions, 'width' | 'height'>,
  { d, range, ends }: { d: number; range: readonly [number, number]; ends: boolean },
): DrawFrame {
  const frame = plotFrame(width, height, { left: 44, right: 10, top: 8 });
  const { left, right, top, bottom } = frame;
  const walkRight = ends ? left + walkShare * (right - left) : right;
  const stripScale = (from: number): Scale => linearScale([-largestEntry, largestEntry], [from + strip, from]);
  const walkTop = top + 2 * (strip + between) + between;
  return {
    frame,
    narrow: width < roomy,
    walk: { left, right: walkRight, top: walkTop, bottom },
    ends: ends ? { left: walkRight + gap, right } : null,
    x: linearScale([0, d], [left, walkRight]),
    y: linearScale(range, [bottom, walkTop]),
    strips: { q: stripScale(top), k: stripScale(top + strip + between) },
  };
}

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
