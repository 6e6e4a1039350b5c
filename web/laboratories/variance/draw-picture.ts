// The picture of draws: one component by component, and where it and others end. Until the reader has guessed, the one draw alone.
import type { TemplateResult } from 'lit';
import type { DimensionReport } from '../../core/types.ts';
import { fixed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { drawFrame } from './draw-frame.ts';
import { few, type Draws } from './draws.ts';
import { endsPart } from './ends-part.ts';
import type { Theory } from './theory.ts';
import { termMarks, walkPart } from './walk-part.ts';

export interface DrawOptions {
  width: number;
  /** Whether other draws may be shown beside it. */
  revealed: boolean;
  /** Of draws that are too many to be told apart; undefined while none has come. */
  report: DimensionReport | undefined;
  /** Null unless it is asked for. */
  theory: Theory | null;
}

export function drawPicture(draws: Draws, { width, revealed, report, theory }: DrawOptions): TemplateResult {
  const { d, draw, seed, walks, count } = draws;
  const at = drawFrame(width, { d, range: draws.range, ends: revealed });
  const ends = endsPart(draws, at, report, theory);
  const words = { d: whole(d), draw: whole(draw), seed, count: whole(count) };
  const score = walks[0] ? fixed(figureAt(walks[0].sums, d - 1), 2) : '';
  return picture({
    title: say(count === 1 ? 'variance.draw.title.one' : 'variance.draw.title', words),
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
