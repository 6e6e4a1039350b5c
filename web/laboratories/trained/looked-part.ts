// The head that is looked at: its attention pattern on the text, its figures, and the loss under every divisor as a valley.
import { type TemplateResult, html, nothing, svg } from 'lit';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { FrameScheduler } from '../../kit/plotted.ts';
import { symbols } from '../../kit/symbols.ts';
import { isSame, type Valley, type ModelView, type Of } from './view.ts';
import { squares } from '../../figure/bars.ts';
import { plotFrame, upright, uprightLine } from '../../figure/frame.ts';
import { px, mark } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, xyPicture, captions } from '../../kit/picture.ts';
import { bitsAxis } from './ablation-picture.ts';
import { headText } from './heads-picture.ts';
import { visible } from './tokens.ts';
import { shapePath } from '../../figure/line.ts';

/** Below this width pattern and valley stand under each other. */
const twoColumns = 700;
const gap = 32;

/** The head that is looked at beside the valley. */
export function lookedPart(view: ModelView, of: Of, space: number, scheduler: FrameScheduler): TemplateResult {
  const beside = space >= twoColumns;
  const left = beside ? Math.floor(((space - gap) * 3) / 5) : space;
  const right = beside ? space - gap - left : space;
  const { about, found, at, valley } = view;
  const place = about.patterns.findIndex((each) => isSame(each, at));
  const weights = found?.patterns[place];
  const pattern = weights && scheduler.of('pattern', [weights, left], () => patternPicture(view, weights, left));
  return html`<div class=${beside ? 'looked' : 'looked stacked'}>
    <div>${pattern}</div>
    <div>${valley ? valleyPicture(view, valley, of, right) : nothing} ${factsOf(view)}</div>
  </div>`;
}

function factsOf({ head }: ModelView): TemplateResult | typeof nothing {
  if (!head) return nothing;
  const rows: [label: string, value: string][] = [
    [say('trained.fact.std'), significant(head.std)],
    [say('trained.fact.divided', { divisor: short(head.divisor, 3) }), significant(head.dividedStd)],
    [say('trained.fact.beyond'), percent(head.beyond, 1)],
    [say('trained.fact.peak'), percent(head.peak, 1)],
    [say('trained.fact.entropy'), fixed(head.entropy, 2)],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([label, value]) =>
        html`<dt>${symbols(label)}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

// The attention pattern of a head on the text: a row for each query, a column for each key before it, the area of a square is the weight.

/** Pixels that a line of text needs. */
const lineHeight = 11;

/** Characters of a piece that have room. */
const longest = 9;

/** Longest side of the pattern. */
const most = 460;

const cutAt = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** `weights`: tokens × tokens, row: query. */
function patternPicture(
  { at: head, about: { pieces } }: ModelView,
  weights: Float32Array,
  width: number,
): TemplateResult {
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
    ...captions('trained.pattern', { head: headText(head) }),
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

// The loss of a model against the factor of its divisor: a valley, with its bottom and the factor in force.

const named = [0.25, 0.5, 1, 2, 4];

export function factorText(factor: number): string {
  return factor === 1 ? '√dₖ' : say('trained.times', { factor: short(factor) });
}

function valleyPicture(view: ModelView, { factors, bits, bottom }: Valley, of: Of, width: number): TemplateResult {
  const { factor, about, own, loss, unit } = view;
  const data = factors.map((x, place) => ({ x, y: figureAt(bits, place) }));
  const lowest = data[bottom];
  return xyPicture({
    name: 'valley',
    title: say('trained.valley.title'),
    key:
      own || !loss
        ? say('trained.valley.keyText', { tokens: whole(about.numbers.length) })
        : say('trained.valley.key', { texts: whole(loss.about.texts) }),
    label: say('trained.valley.picture'),
    width,
    height: 280,
    around: { left: 46, right: 14, top: 30, bottom: 44 },
    x: { kind: 'log', domain: [0.25, 4], ticks: named, format: short, title: say('trained.axis.factor') },
    y: bitsAxis(bits, 0.08, say(unit === 'character' ? 'trained.axis.bits' : 'trained.axis.bitsToken')),
    ground: [({ frame, x }) => uprightLine(frame, x, 1, 'theory', say('trained.valley.trainedWith'))],
    series: [
      {
        as: ['line', 'points'],
        data,
        role: 'scaled',
        reading: ({ x, y }, place) => {
          const said = say('trained.valley.mark', {
            unit: say(`trained.unit.${unit}`),
            factor: factorText(x),
            bits: fixed(y, 3),
          });
          return place === bottom ? `${said} ${say('trained.valley.least')}` : said;
        },
      },
      ({ x, y }) =>
        lowest
          ? svg`<path class="bottom" d=${shapePath('circle', px(x(lowest.x)), px(y(lowest.y)), 8)} fill="none"></path>`
          : null,
    ],
    under: ({ frame, x }) => upright(frame, x(factor), 'at'),
    at: factor,
    onPick: ({ x }) => of.onSet({ factor: x }),
  });
}
