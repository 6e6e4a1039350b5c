// The attention pattern of a head on the text: a row for each query, a column for each key before it, the area of a square is the weight.
import { type TemplateResult, svg } from 'lit';
import { squares } from '../../figure/bars.ts';
import { mark } from '../../figure/cursor.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/scale.ts';
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import type { HeadPlace } from '../../core/transformer-client.ts';
import { headText } from './heads-picture.ts';
import { visible } from './tokens.ts';

interface Pattern {
  head: HeadPlace;
  pieces: readonly string[];
  /** Tokens × tokens, row: query. */
  weights: Float32Array;
  width: number;
}

/** Pixels that a line of text needs. */
const lineHeight = 11;

/** Characters of a piece that have room. */
const longest = 9;

/** Longest side of the pattern. */
const most = 460;

const cutAt = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

export function patternPicture({ head, pieces, weights, width }: Pattern): TemplateResult {
  const count = pieces.length;
  const labels = pieces.map((piece) => cutAt(visible(piece)));
  const room = 8 + 7.5 * Math.max(1, ...labels.map(({ length }) => length));
  const side = Math.max(40, Math.min(most, width - room));
  const cell = side / count;
  const frame = plotFrame(width, px(side + room + 4), { left: room, right: 0, top: room, bottom: 4 });
  // A label in every row where there is room, else in every second, third …
  const every = Math.ceil(lineHeight / cell);
  const names = labels.flatMap((text, place) => {
    if (place % every !== 0) return [];
    const middle = px((place + 0.5) * cell);
    return [
      svg`<text class="dk-tick-text" x=${room - 5} y=${px(room + middle)} dy="0.35em" text-anchor="end">${text}</text>
        <text class="dk-tick-text" transform="translate(${px(room + middle)} ${room - 5}) rotate(-90)" dy="0.35em">${text}</text>`,
    ];
  });
  return picture({
    name: 'pattern',
    title: say('trained.pattern.title', { head: headText(head) }),
    key: say('trained.pattern.key'),
    label: say('trained.pattern.picture', { head: headText(head) }),
    frame,
    content: [
      svg`<g class="pieces" aria-hidden="true">${names}</g>`,
      squares(weights, { size: count, left: room, top: room, cell, most: 1 }, 'scaled'),
    ],
    series: labels.map((query, row) =>
      labels.slice(0, row + 1).map((key, column) =>
        mark({ x: px(room + (column + 0.5) * cell), y: px(room + (row + 0.5) * cell) }, () =>
          say('trained.pattern.mark', {
            query,
            key,
            row: whole(row + 1),
            column: whole(column + 1),
            weight: percent(figureAt(weights, row * count + column), 1),
          }),
        ),
      ),
    ),
  });
}
