// The plane: two arrows whose tips can be dragged or stepped by keys, the angle between them, and the shadow of k on q.
import { type TemplateResult, svg } from 'lit';
import { plotOfControls, label } from '../../figure/frame.ts';
import { type Scale, linearScale, px } from '../../figure/scale.ts';
import { type Role, roleClass } from '../../figure/styles.ts';
import { fixed, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { figure, handle } from '../../kit/picture.ts';
import { most } from './parameters.ts';
import { type Place, type View, angleText } from './view.ts';

/** Pixels around the plane. */
const edge = 14;

/** Radius of the arc of the angle, half of what a finger can grip, and of what is seen of it. */
const arc = 34;
const grip = 22;
const ring = 12;

/** Degrees up to which an angle has no room between its arrows, and from which it is wide. */
const [narrow, wide] = [24, 130];

/** Pixels from the middle of a letter to its sides, and to its top; two letters stand as far apart at least. */
const letter = { aside: 8, above: 10, apart: 18 };

/** Length and half the width of an arrow's head. */
const head = { length: 15, half: 6 };

/** Arrow keys step by tenths, Page Up and Page Down by ones. */
const tenths = 10;

interface PlaneOptions {
  width: number;
  onMove: (arrow: 'query' | 'key', to: Place) => void;
}

interface Geometry {
  size: number;
  x: Scale;
  y: Scale;
}

interface Arrow {
  name: 'query' | 'key';
  tip: Place;
  /** Its length; an arrow of none has no head. */
  norm: number;
}

export function planePicture(view: View, { width, onMove }: PlaneOptions): TemplateResult {
  const { q, k, plane } = view;
  const at: Geometry = {
    size: width,
    x: linearScale([-most, most], [edge, width - edge]),
    y: linearScale([-most, most], [width - edge, edge]),
  };
  const query: Arrow = { name: 'query', tip: q, norm: plane.queryNorm };
  const key: Arrow = { name: 'key', tip: k, norm: plane.keyNorm };
  const names = { query: letterAt(query, at), key: letterAt(key, at) };
  const close = [0, 1].every(
    (axis) => Math.abs(figureAt(names.query, axis) - figureAt(names.key, axis)) < letter.apart,
  );
  if (close) names.key = letterAt(key, at, -1);
  const spoken = (arrow: Arrow): string =>
    say('arrows.tipText', { across: short(arrow.tip[0]), up: short(arrow.tip[1]), score: fixed(plane.score, 2) });
  const drawn = plotOfControls(
    { width, height: width },
    {
      label: say('arrows.picture', { score: fixed(plane.score, 2), angle: angleText(plane.angle) }),
      look: 'plane',
    },
    svg`${grid(at)} ${shadow(view, at)} ${angle(view, at)} ${shaft(query, at)} ${shaft(key, at)}
    ${[query, key].map((arrow) => tipHandle(arrow, at, { spoken: spoken(arrow), name: names[arrow.name], move: (to) => onMove(arrow.name, to) }))}`,
  );
  return figure({ name: 'plane', title: say('arrows.title'), key: say('arrows.key'), drawn });
}

function grid({ size, x, y }: Geometry): TemplateResult {
  const ticks = Array.from({ length: 2 * most + 1 }, (_, place) => place - most);
  const [left, right] = [edge, size - edge];
  return svg`<g class="grid" aria-hidden="true">${ticks.map((tick) => {
    const kind = tick === 0 ? 'dk-axis-line' : 'dk-grid';
    return svg`<line class=${kind} x1=${px(x(tick))} x2=${px(x(tick))} y1=${left} y2=${right}></line>
      <line class=${kind} x1=${left} x2=${right} y1=${px(y(tick))} y2=${px(y(tick))}></line>`;
  })}
    ${ticks
      .filter((tick) => tick !== 0 && tick > -most)
      .map(
        (tick) =>
          svg`<text class="dk-tick-text" x=${px(x(tick))} y=${px(y(0)) + 15} text-anchor="middle">${short(tick)}</text>`,
      )}</g>`;
}

/** The line along q, the shadow on it, and the ray that casts it. */
function shadow({ q, k, plane }: View, { x, y }: Geometry): TemplateResult {
  if (plane.shadow === null) return svg``;
  const foot: Place = [figureAt(plane.foot, 0), figureAt(plane.foot, 1)];
  const reach = most / Math.max(Math.abs(q[0]), Math.abs(q[1]));
  const line = (from: Place, to: Place, kind: string): TemplateResult =>
    svg`<line class=${kind} x1=${px(x(from[0]))} y1=${px(y(from[1]))} x2=${px(x(to[0]))} y2=${px(y(to[1]))}></line>`;
  // The name stands across q from k.
  const across = q[0] * k[1] - q[1] * k[0] >= 0 ? 1 : -1;
  const [u, v] = [q[0] / plane.queryNorm, q[1] / plane.queryNorm];
  return svg`<g class="shadow ${roleClass('raw')}" aria-hidden="true">
    ${line([-q[0] * reach, -q[1] * reach], [q[0] * reach, q[1] * reach], 'along')}
    ${line(k, foot, 'ray')} ${line([0, 0], foot, 'cast')}
    ${label({
      x: x(foot[0] / 2) + across * v * 20,
      y: y(foot[1] / 2) + across * u * 20,
      text: fixed(plane.shadow, 2),
      role: 'raw',
      anchor: 'middle',
    })}</g>`;
}

/** The arc from q to k, with its degrees where they have room. */
function angle({ q, k, plane }: View, { x, y }: Geometry): TemplateResult {
  if (plane.angle === null) return svg``;
  const [u, v] = [q, k].map((tip, place): Place => {
    const norm = place === 0 ? plane.queryNorm : plane.keyNorm;
    return [tip[0] / norm, tip[1] / norm];
  }) as [Place, Place];
  const point = ([across, up]: Place): string => `${String(px(x(0) + arc * across))},${String(px(y(0) - arc * up))}`;
  const left = q[0] * k[1] - q[1] * k[0] >= 0;
  const turned = ([a, b]: Place): Place => (left ? [-b, a] : [b, -a]);
  const moved = (from: Place, by: Place, times: number): Place => [from[0] + times * by[0], from[1] + times * by[1]];
  // Between the two; of a narrow angle, beside k; of a wide one, at a right angle to q, where there is room.
  const [across, up] =
    plane.angle > wide
      ? moved([0, 0], turned(u), 1.55)
      : plane.angle < narrow
        ? moved(v, turned(v), 0.55)
        : moved([0, 0], moved(u, v, 1), 0.85);
  return svg`<g class="angle" aria-hidden="true">
    <path d="M${point(u)}A${arc},${arc} 0 0 ${left ? 0 : 1} ${point(v)}" fill="none"></path>
    <text x=${px(x(0) + arc * across)} y=${px(y(0) - arc * up)} dy="0.35em" text-anchor="middle">${angleText(plane.angle)}</text></g>`;
}

function shaft({ name, tip, norm }: Arrow, { x, y }: Geometry): TemplateResult {
  if (norm === 0) return svg``;
  const [u, v] = [tip[0] / norm, -tip[1] / norm];
  const [toX, toY] = [x(tip[0]), y(tip[1])];
  const [baseX, baseY] = [toX - head.length * u, toY - head.length * v];
  const corner = (side: number): string =>
    `${String(px(baseX - side * head.half * v))},${String(px(baseY + side * head.half * u))}`;
  return svg`<g class="arrow ${roleClass(name)}" aria-hidden="true">
    <line x1=${px(x(0))} y1=${px(y(0))} x2=${px(baseX)} y2=${px(baseY)}></line>
    <path d="M${px(toX)},${px(toY)}L${corner(1)}L${corner(-1)}Z"></path></g>`;
}

const letters: Readonly<Record<Arrow['name'], string>> = { query: 'q', key: 'k' };

/** Beyond the tip, on the side away from the middle, or towards it where `side` is −1; beside it where the picture ends there. */
function letterAt({ tip }: Arrow, { size, x, y }: Geometry, side: 1 | -1 = 1): Place {
  const [cx, cy] = [px(x(tip[0])), px(y(tip[1]))];
  const [dx, dy] = [tip[0] < 0 ? -20 : 20, side * (tip[1] < 0 ? 17 : -17)];
  return [
    cx + dx < letter.aside || cx + dx > size - letter.aside ? cx - dx : cx + dx,
    Math.max(letter.above, Math.min(size - letter.above, cy + dy)),
  ];
}

interface Tip {
  spoken: string;
  /** Where its letter stands. */
  name: Place;
  move: (to: Place) => void;
}

function tipHandle({ name, tip }: Arrow, { x, y }: Geometry, { spoken, name: at, move }: Tip): TemplateResult {
  const [cx, cy] = [px(x(tip[0])), px(y(tip[1]))];
  return handle(
    {
      look: roleClass(name satisfies Role),
      label: say(`arrows.tip.${name}`),
      spoken,
      now: tip[0],
      range: [-most, most],
      steps: stepsFrom(tip),
      onStep: (to) => move(rounded(to)),
      onDrag: (across, up) => move(rounded([x.invert(across), y.invert(up)])),
    },
    svg`<circle class="grip" cx=${cx} cy=${cy} r=${grip}></circle>
    <circle class="ring" cx=${cx} cy=${cy} r=${ring}></circle>
    <text class="letter" x=${at[0]} y=${at[1]} dy="0.35em" text-anchor="middle">${letters[name]}</text>`,
  );
}

/** Left and right move across, up and down move up, Page Up and Page Down by ones. */
function stepsFrom([across, up]: Place): Readonly<Record<string, Place>> {
  return {
    ArrowRight: [across + 1 / tenths, up],
    ArrowLeft: [across - 1 / tenths, up],
    ArrowUp: [across, up + 1 / tenths],
    ArrowDown: [across, up - 1 / tenths],
    PageUp: [across, up + 1],
    PageDown: [across, up - 1],
    Home: [-most, up],
    End: [most, up],
  };
}

/** To tenths, inside the plane; minus zero is zero. */
function rounded(place: Place): Place {
  const [across, up] = place.map((each) => Math.min(most, Math.max(-most, Math.round(each * tenths) / tenths)) + 0);
  return [across ?? 0, up ?? 0];
}
