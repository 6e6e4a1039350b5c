// Two groups of people by height, one with a narrow range and one with a wide: where they stand decides the variance, not the range.
import { type TemplateResult, svg } from 'lit';
import { bottomAxis } from '../../figure/axis.ts';
import { type Frame, plotFrame } from '../../figure/frame.ts';
import { type Scale, linearScale, px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture } from '../../kit/picture.ts';
import type { Lines } from './view.ts';

// People who stand at one place, as dots in rows: as large as fit; beyond what can be told apart, a block.

interface Place {
  /** Pixels: the middle, and the line on which they stand. */
  at: number;
  line: number;
  breadth: number;
  tallest: number;
}

interface Crowd {
  path: string;
  height: number;
}

/** Distances between two people that are tried, in pixels. */
const pitches = [11, 9, 7, 5.5, 4, 3];

/** The largest distance at which so many fit on one place; 0 where none does. */
export function pitchFor(count: number, { breadth, tallest }: Pick<Place, 'breadth' | 'tallest'>): number {
  return pitches.find((pitch) => Math.ceil(count / abreastAt(pitch, breadth)) * pitch <= tallest) ?? 0;
}

function abreastAt(pitch: number, breadth: number): number {
  return Math.max(1, Math.floor(breadth / pitch));
}

/** So many people at one place, `pitch` apart; a block as high as is allowed where that is 0 and they are many. */
export function crowdOf(count: number, pitch: number, { at, line, breadth, tallest }: Place): Crowd {
  const apart = pitch === 0 && count === 1 ? Math.min(...pitches) : pitch;
  if (apart === 0) {
    const corner = `M${String(px(at - breadth / 2))},${String(px(line - tallest))}`;
    const path = `${corner}h${String(px(breadth))}V${String(line)}h${String(px(-breadth))}z`;
    return { path, height: tallest };
  }
  const abreast = abreastAt(apart, breadth);
  const radius = px(apart * 0.42);
  const turns = circleFrom(radius);
  const dots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    const x = px(at + ((place % abreast) - (inRow - 1) / 2) * apart);
    return `M${String(px(x - radius))},${String(px(line - (row + 0.5) * apart))}${turns}`;
  });
  return { path: dots.join(''), height: Math.ceil(count / abreast) * apart };
}

/** A circle that begins at its left. */
function circleFrom(radius: number): string {
  const turn = `a${String(radius)},${String(radius)} 0 1 1`;
  return `${turn} ${String(2 * radius)},0${turn} ${String(-2 * radius)},0z`;
}

export interface Heights {
  people: number;
  ranges: { narrow: [number, number]; wide: [number, number] };
  /** Half of the group at each end. */
  narrowVariance: number;
  /** One at each end, all others in the middle. */
  wideVariance: number;
  /** In groups of fewer people the wide range always has the larger variance. */
  certainBelow: number;
}

export function heightsOf(lines: Lines, people: number, ranges: Heights['ranges']): Heights {
  return {
    people,
    ranges,
    narrowVariance: lines.value('narrow-greatest-variance'),
    wideVariance: lines.value('wide-least-variance'),
    certainBelow: lines.value('certain-below'),
  };
}

/** Which of the two has the larger variance, in words. */
export function heightsText({ people, narrowVariance, wideVariance, certainBelow }: Heights): string {
  const values = {
    people: whole(people),
    narrow: significant(narrowVariance),
    wide: significant(wideVariance),
    bound: whole(certainBelow),
  };
  if (people === certainBelow) return say('proof.heights.even', values);
  return say(people < certainBelow ? 'proof.heights.certain' : 'proof.heights.broken', values);
}

/** People who stand at one height. */
interface Stand {
  feet: number;
  count: number;
}

const rowHeight = 182;
const tallest = 112;

export function heightsPicture(heights: Heights, width: number): TemplateResult {
  const { people, ranges, narrowVariance, wideVariance } = heights;
  const frame = plotFrame(width, 2 * rowHeight + 46, { left: 8, right: 8, top: 4, bottom: 42 });
  const x = linearScale([2.6, 7.4], [frame.left, frame.right]);
  const breadth = Math.min(72, 0.9 * (x(ranges.narrow[1]) - x(ranges.narrow[0])));
  const pitch = pitchFor(people, { breadth, tallest });
  const rows = [
    { name: 'narrow' as const, stands: halves(ranges.narrow, people), variance: narrowVariance, role: 'raw' as const },
    { name: 'wide' as const, stands: ends(ranges.wide, people), variance: wideVariance, role: 'scaled' as const },
  ].map((row, place) => ({ ...row, line: frame.top + (place + 1) * rowHeight - 14 }));
  return picture({
    name: 'heights',
    title: say('proof.heights.title'),
    key: say('proof.heights.key'),
    label: say('proof.heights.picture'),
    frame,
    content: [
      bottomAxis(frame, x, [3, 4, 5, 6, 7], { format: (feet) => short(feet), title: say('proof.axis.feet') }),
      rows.map(({ name, stands, variance, role, line }) => {
        const words = {
          title: say(`proof.heights.${name}`),
          variance: say('proof.heights.variance', { variance: significant(variance) }),
        };
        return group(stands, { frame, x, line, role, breadth, pitch, ...words });
      }),
    ],
    series: rows.map(({ stands, line }) =>
      stands.map(({ feet, count }) => ({
        x: x(feet),
        y: line,
        text: say('proof.heights.mark', { feet: fixed(feet, 1), people: whole(count) }),
      })),
    ),
  });
}

/** The greatest variance that a range allows. */
function halves([from, to]: [number, number], people: number): Stand[] {
  const low = Math.floor(people / 2);
  return [
    { feet: from, count: low },
    { feet: to, count: people - low },
  ];
}

/** The least variance that a range allows. */
function ends([from, to]: [number, number], people: number): Stand[] {
  const all = [
    { feet: from, count: 1 },
    { feet: (from + to) / 2, count: people - 2 },
    { feet: to, count: 1 },
  ];
  return all.filter(({ count }) => count > 0);
}

interface GroupLayout {
  frame: Frame;
  x: Scale;
  line: number;
  role: Role;
  title: string;
  variance: string;
  /** Pixels that a crowd may take along the line. */
  breadth: number;
  /** Pixels between two people. */
  pitch: number;
}

function group(
  stands: readonly Stand[],
  { frame, x, line, role, title, variance, breadth, pitch }: GroupLayout,
): TemplateResult {
  const [first, last] = [stands[0], stands.at(-1)];
  return svg`<g class="group dk-role-${role}">
    <text class="row" x=${frame.left} y=${line - tallest - 36}>${title}</text>
    <text class="row figure" x=${frame.left} y=${line - tallest - 18}>${variance}</text>
    <line class="range" x1=${px(x(first?.feet ?? 0))} x2=${px(x(last?.feet ?? 0))} y1=${line} y2=${line}></line>
    ${stands.map(({ feet, count }) => {
      const at = px(x(feet));
      const crowd = crowdOf(count, pitch, { at, line: line - 3, breadth, tallest });
      return svg`<path class="dk-bar" d=${crowd.path}></path>
        <text class="count" x=${at} y=${px(line - crowd.height - 9)} text-anchor="middle">${whole(count)}</text>`;
    })}
  </g>`;
}
