// The products of a head side by side, up and down, and below them what is left of both: a sum of dₖ products.
import { type TemplateResult, svg } from 'lit';
import { type Box, barBoxes, rectangle } from '../../figure/bars.ts';
import { type Frame, plotFrame, leftAxis, roundTicks } from '../../figure/frame.ts';
import { type Scale, linearScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { roleClass } from '../../figure/styles.ts';
import { fixed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { inPlane } from './parameters.ts';
import type { View } from './view.ts';

const height = 196;

/** Pixels of a row of the balance, of its bar, and of all three. */
const row = 20;
const thick = 12;
const balance = 3 * row + 22;

/** Products up to this size always have room. */
const usual = 4;

/** Right of the balance, for its figures. */
const figures = 132;

export function productsPicture(view: View, width: number): TemplateResult {
  const { d, head } = view;
  const frame = plotFrame(width, height, { left: 34, right: 4, top: 10, bottom: balance });
  const largest = Math.max(usual, ...Array.from(head.products, (product) => Math.abs(product)));
  const y = linearScale([-largest, largest], [frame.bottom, frame.top]);
  const across = [frame.left, frame.right] as const;
  const boxes = barBoxes(head.products, across, y);
  const words = {
    d: whole(d),
    up: fixed(head.positive, 1),
    down: fixed(head.negative, 1),
    score: fixed(head.score, 2),
  };
  const bars = boxes.map((box, place) => {
    const kind = `${figureAt(head.products, place) < 0 ? 'minus' : 'plus'}${place < inPlane ? ' own' : ''}`;
    return svg`<path class="dk-bar ${kind}" d=${outline(box)}></path>`;
  });
  const rows = balanceRows(view, frame);
  return picture({
    name: 'products',
    title: say('arrows.products.title', words),
    key: say(d > inPlane ? 'arrows.products.key' : 'arrows.products.keyTwo'),
    label: say('arrows.products.picture', words),
    frame,
    content: [
      leftAxis(frame, y, roundTicks(y, 34), { format: (value) => short(value), title: '' }),
      svg`<line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${px(y(0))} y2=${px(y(0))}></line>`,
      svg`<g class="products ${roleClass('raw')}">${bars}</g>`,
      rows.content,
    ],
    series: [
      boxes.map((box, place) =>
        productMark(view, place, { x: box.x + box.width / 2, y: y(figureAt(head.products, place)) }),
      ),
      rows.marks,
    ],
  });
}

/** A bar as a path: one attribute to set for each of hundreds. */
function outline({ x, y, width, height }: Box): string {
  return `M${String(x)},${String(y)}h${String(width)}v${String(height)}h${String(-width)}Z`;
}

function productMark({ queries, keys, head }: View, place: number, at: { x: number; y: number }): CursorMark {
  const two = (list: Float64Array): string => fixed(figureAt(list, place), 2);
  return mark(at, () =>
    say('arrows.products.mark', {
      index: whole(place + 1),
      q: two(queries),
      k: two(keys),
      product: two(head.products),
    }),
  );
}

interface Step {
  name: string;
  figure: string;
  from: number;
  to: number;
  kind: 'plus' | 'minus' | 'sum';
}

/** Up, back down, and what is left. */
function balanceRows({ head }: View, frame: Frame): { content: TemplateResult; marks: CursorMark[] } {
  const { positive, negative, score } = head;
  const x: Scale = linearScale(
    [Math.min(0, score), Math.max(positive, 1)],
    [frame.left, Math.max(frame.left + 40, frame.right - figures)],
  );
  const steps: Step[] = [
    { name: say('arrows.up'), figure: `+${fixed(positive, 1)}`, from: 0, to: positive, kind: 'plus' },
    { name: say('arrows.down'), figure: fixed(negative, 1), from: positive, to: score, kind: 'minus' },
    { name: say('arrows.left'), figure: fixed(score, 1), from: 0, to: score, kind: 'sum' },
  ];
  const zero = px(x(0));
  const top = frame.bottom + 20;
  const lines = steps.map(({ name, figure, from, to, kind }, place) => {
    const middle = top + (place + 0.5) * row;
    const [low, high] = [px(x(Math.min(from, to))), px(x(Math.max(from, to)))];
    // The figure stands behind what reaches farthest, so that all three stand in one column on narrow pages too.
    return svg`<g class=${`step ${kind}`}>
      ${rectangle({ x: low, y: middle - thick / 2, width: Math.max(px(high - low), 1), height: thick })}
      <text x=${px(x(Math.max(positive, 1))) + 10} y=${middle} dy="0.35em">${figure} <tspan class="name">${name}</tspan></text></g>`;
  });
  const marks = steps.map(({ name, figure, to }, place) =>
    mark({ x: px(x(to)), y: top + (place + 0.5) * row }, () => say('arrows.step', { name, figure })),
  );
  return {
    content: svg`<g class="balance ${roleClass('raw')}">
      <line class="dk-axis-line" x1=${zero} x2=${zero} y1=${top} y2=${top + 3 * row}></line>${lines}</g>`,
    marks,
  };
}
