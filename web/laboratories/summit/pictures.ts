// The hill: how hard the target pulls over the spread of the scores, with a point for each head dimension; and the divisor as a line over d.
import { type TemplateResult, svg } from 'lit';
import {
  plotFrame,
  plotOfControls,
  bottomAxis,
  leftAxis,
  dimensionTicks,
  roundTicks,
  label,
  roomForNames,
} from '../../figure/frame.ts';
import { clamped, linePath, clippedPath } from '../../figure/line.ts';
import { linearScale, logScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { roleClass, looks } from '../../figure/styles.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, figure, handle, captions } from '../../kit/picture.ts';
import {
  type Hill,
  type Point,
  type PresetName,
  type SummitValues,
  leastSpread,
  mostSpread,
  presetRoles,
  presetNames,
} from './view.ts';

interface HillView {
  hill: Hill | undefined;
  points: readonly Point[];
  chosen: PresetName | undefined;
  keys: number;
  width: number;
  height: number;
}

/** Pixels below the lowest divisor in which its handle stands, off the values of the axis. */
const handleRoom = 22;

/** Pixels from the axis that goes up at which no point covers its values, and between points that would cover each other. */
const besideAxis = 8;
const apart = 17;

/** Pixels between two values of the axis that goes up. */
const tickGap = 44;

/** Head sizes of which each is named where they stand at one place; of more the first and the last are. */
const mostNamed = 4;

/** Pixels between two of their names, and by which one goes up that would lie on another. */
const nameGap = 6;
const nameLift = 14;

/** Pixels of a point and its edge. */
const pointRoom = 8;

interface Placed {
  point: Point;
  x: number;
  y: number;
}

/** Points that stand at one place side by side between these ends, in the order of their head dimensions. */
export function sideBySide(placed: readonly Placed[], { left, right }: Ends): Placed[][] {
  const groups: Placed[][] = [];
  for (const each of placed.toSorted((a, b) => a.x - b.x || a.point.d - b.point.d)) {
    const last = groups.at(-1)?.at(-1);
    if (last && each.x - last.x < apart * 0.7 && Math.abs(each.y - last.y) < apart) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => {
    const half = ((group.length - 1) / 2) * apart;
    const mean = group.reduce((sum, { x }) => sum + x, 0) / group.length;
    const first = Math.min(right - half, Math.max(left + half, mean)) - half;
    return group
      .toSorted((a, b) => a.point.d - b.point.d)
      .map((each, place) => ({ ...each, x: px(first + place * apart) }));
  });
}

interface Ends {
  left: number;
  right: number;
}

interface Name {
  text: string;
  x: number;
  y: number;
  /** Pixels from its middle to its ends. */
  half: number;
}

/** The names of such groups above their points, inside the picture, off each other and off all points. */
export function namesOf(groups: readonly Placed[][], { left, right }: Ends): Name[] {
  const names: Name[] = [];
  const placed = groups.flat();
  for (const group of groups) {
    const all = group.map(({ point }) => whole(point.d));
    const text = all.length > mostNamed ? `${all[0] ?? ''} … ${all.at(-1) ?? ''}` : all.join(' · ');
    const half = roomForNames([text]) / 2;
    const middle = group.reduce((sum, { x }) => sum + x, 0) / group.length;
    const x = px(Math.min(right - half, Math.max(left + half, middle)));
    let y = Math.min(...group.map((each) => each.y)) - 13;
    const lies = (on: Name): boolean => Math.abs(on.x - x) < on.half + half + nameGap && Math.abs(on.y - y) < nameLift;
    const covers = (on: Placed): boolean => Math.abs(on.x - x) < half + pointRoom && on.y > y - 18 && on.y < y + 10;
    const under = (): number | undefined => names.find(lies)?.y ?? placed.find(covers)?.y;
    for (let at = under(); at !== undefined; at = under()) y = at - nameLift;
    names.push({ text, x, y: px(y), half });
  }
  return names;
}

export function hillPicture({ hill, points, chosen, keys, width, height }: HillView): TemplateResult {
  const narrow = width < 420;
  const frame = plotFrame(width, height, { left: 34, right: 14, top: 34, bottom: 44 });
  const x = clamped(logScale([leastSpread, mostSpread], [frame.left, frame.right]));
  const most = Math.max(0.75, ...(hill?.typical ?? []), ...points.map(({ figures }) => figures.median.value)) * 1.12;
  const y = clamped(linearScale([0, most], [frame.bottom, frame.top]));
  const curve = (values: readonly number[]): string =>
    linePath(
      values.map((value, place) => ({ x: hill?.spreads[place] ?? NaN, y: value })),
      x,
      y,
    );
  const solid = hill ? curve(hill.typical) : '';
  const groups = sideBySide(
    points.map((point) => ({ point, x: px(x(point.spread)), y: px(y(point.figures.median.value)) })),
    { left: frame.left + besideAxis, right: frame.right },
  );
  const placed = groups.flat();
  const names = namesOf(groups, frame);
  const role = chosen ? roleClass(presetRoles[chosen]) : 'own';
  const one = px(x(1));
  const marks = placed.map(({ point, x: at, y: up }): CursorMark =>
    mark({ x: at, y: up }, () =>
      say('summit.hill.mark', {
        d: whole(point.d),
        spread: significant(point.spread, 2),
        pull: significant(point.figures.median.value, 2),
      }),
    ),
  );
  // Where it is narrow the words stand at the edges; everywhere off points and names, where there is such a place.
  const flank = (side: 'left' | 'right'): TemplateResult => {
    const left = side === 'left';
    const [what, why] = [say(`summit.${side}.what`), say(`summit.${side}.why`)];
    const half = roomForNames([what, why]) / 2;
    const middle = narrow ? (left ? frame.left + 4 + half : frame.right - half) : px(x(left ? 0.09 : 11));
    const heights = (narrow ? [0.42, 0.1, 0.56, 0.27, 0.7, 0.85] : [0.3, 0.08, 0.5, 0.72]).map((share) =>
      px(frame.top + (frame.bottom - frame.top) * share),
    );
    const free = (up: number): boolean =>
      !names.some((name) => Math.abs(name.x - middle) < name.half + half && name.y > up - 16 && name.y < up + 31) &&
      !placed.some((on) => Math.abs(on.x - middle) < half + pointRoom && on.y > up - 20 && on.y < up + 28);
    const up = heights.find(free) ?? figureAt(heights, 0);
    const at = narrow ? (left ? frame.left + 4 : frame.right) : middle;
    const anchor = narrow ? (left ? 'start' : 'end') : 'middle';
    return svg`<g class="flank ${narrow ? 'close' : ''} ${roleClass(left ? 'flat' : 'raw')}">
      <text class="dk-label heavy" x=${at} y=${up} text-anchor=${anchor}>${what}</text>
      <text class="dk-label" x=${at} y=${up + 16} text-anchor=${anchor}>${why}</text>
    </g>`;
  };
  const content = [
    leftAxis(frame, y, roundTicks(y, tickGap), { format: short, title: say('summit.hill.left') }),
    bottomAxis(frame, x, narrow ? [0.1, 1, 10] : [0.03, 0.1, 0.3, 1, 3, 10, 30], {
      format: short,
      title: say('summit.hill.bottom'),
    }),
    svg`<line class="one" x1=${one} x2=${one} y1=${frame.top} y2=${frame.bottom}></line>
    ${solid ? svg`<path class="ground" d="${solid}L${frame.right},${frame.bottom}L${frame.left},${frame.bottom}Z"></path>` : ''}
    <path class="hill" d=${solid} fill="none"></path>
    <path class="dk-line dk-role-theory many" d=${hill ? curve(hill.limit) : ''} fill="none" stroke-dasharray="4 4"></path>
    ${(['left', 'right'] as const).map((side) => flank(side))}
    <g class="points ${role}">${groups.map((group, place) => {
      const name = names[place];
      return svg`${group.map(({ x: at, y: up }) => svg`<circle class="stop" cx=${at} cy=${up} r="7"></circle>`)}
        <text class="of" x=${name?.x} y=${name?.y} text-anchor="middle">${name?.text}</text>`;
    })}</g>`,
  ];
  return picture({
    ...captions('summit.hill', { keys: whole(keys) }),
    frame,
    content,
    series: [marks],
  });
}

// The divisor as a line on logarithmic axes with two handles: one lifts it, one tilts it.

export const tiltAt = 1024;
const domain = [1, tiltAt] as const;

export interface Curve {
  d: readonly number[];
  divisors: readonly number[];
}

interface LineView extends Pick<SummitValues, 'rule' | 'height' | 'slope'> {
  known: Readonly<Record<PresetName, Curve>>;
  own: Curve;
  chosen: PresetName | undefined;
  width: number;
  pictureHeight: number;
  /** A divisor at d = 1, or at the right end. */
  onLift: (divisor: number) => void;
  onTilt: (divisor: number) => void;
  /** Steps of the keyboard; ±Infinity for the ends. */
  onStep: (what: 'height' | 'slope', steps: number) => void;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Lifts the line, or tilts it. `divisorAt`: the divisor at a pixel. */
function lineHandle(
  view: LineView,
  what: 'height' | 'slope',
  { x, y }: { x: number; y: number },
  divisorAt: (pixel: number) => number,
): TemplateResult {
  const { onLift, onTilt, onStep } = view;
  const onDivisor = what === 'height' ? onLift : onTilt;
  return handle(
    {
      label: say(`summit.handle.${what}`),
      spoken: say(`summit.${what}Spoken`, { value: short(view[what]) }),
      now: view[what],
      // A link may have a slope that the handle does not go to.
      range: what === 'height' ? [0.25, 4] : [0, Math.max(1, view.slope)],
      vertical: true,
      steps: keySteps,
      onStep: (steps) => onStep(what, steps),
      onDrag: (_, up) => onDivisor(divisorAt(up)),
    },
    svg`<circle class="grip" cx=${x} cy=${y} r="24"></circle>
    <circle class="knob" cx=${x} cy=${y} r="9"></circle>
    <path class="arrows" d="M${x - 3},${y - 14}l3,-5l3,5ZM${x - 3},${y + 14}l3,5l3,-5Z"></path>`,
  );
}

export function linePicture(view: LineView): TemplateResult {
  const { known, own, chosen, rule, height, width } = view;
  const frame = plotFrame(width, view.pictureHeight, { left: 46, right: 58, top: 34, bottom: 44 });
  const x = logScale(domain, [frame.left + 16, frame.right]);
  const y = logScale([0.25, 4096], [frame.bottom - handleRoom, frame.top]);
  const path = ({ d, divisors }: Curve): string =>
    clippedPath(
      d.map((at, place) => ({ x: at, y: divisors[place] ?? NaN })),
      x,
      y,
    );
  const at = (c: number): number => px(y(Math.min(4096, Math.max(0.25, c))));
  const divisorAt = (pixel: number): number =>
    y.invert(Math.min(frame.bottom - handleRoom, Math.max(frame.top, pixel)));
  const role = chosen ? roleClass(presetRoles[chosen]) : 'own';
  const end = own.divisors.at(-1) ?? 1;
  const drawn = plotOfControls(
    frame,
    { label: say('summit.line.picture'), look: 'line' },
    svg`${leftAxis(frame, y, [1, 8, 64, 512, 4096], { format: whole, title: say('summit.line.left') })}
    ${bottomAxis(frame, x, dimensionTicks(x), { format: whole, title: say('summit.line.bottom') })}
    ${presetNames.map((each) => {
      const look = presetRoles[each];
      return svg`<path class="known ${roleClass(look)}" d=${path(known[each])} fill="none" stroke-dasharray=${looks[look].dash}></path>
        ${label({ x: frame.right + 12, y: at(known[each].divisors.at(-1) ?? 1), text: say(`summit.preset.${each}`), role: look, anchor: 'start' })}`;
    })}
    ${svg`<g class=${role}><path class="design" d=${path(own)} fill="none"></path>
      ${
        rule === 'log'
          ? ''
          : [
              lineHandle(view, 'height', { x: px(x(1)), y: at(height) }, divisorAt),
              lineHandle(view, 'slope', { x: px(x(tiltAt)), y: at(end) }, divisorAt),
            ]
      }</g>`}`,
  );
  return figure({ title: say('summit.line.title'), key: say('summit.line.key'), drawn });
}
