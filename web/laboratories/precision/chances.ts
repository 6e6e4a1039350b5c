// How often e to one random score leaves a format, at each dₖ, with the score as it is and divided by √dₖ: figures and picture.
import { type TemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { bottomAxis, dimensionTicks, leftAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { type Label, label, spread } from '../../figure/label.ts';
import { line } from '../../figure/line.ts';
import { mark } from '../../figure/cursor.ts';
import { linearScale, logScale, px } from '../../figure/scale.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/styles.ts';
import { percent, percentSignificant, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { chanceStops } from './parameters.ts';

interface ChanceLine {
  format: string;
  rule: 'none' | 'sqrt';
  /** For each stop. */
  probability: Float64Array;
  /** At the d looked at. */
  at: number;
}

export interface Chances {
  d: number;
  lines: readonly ChanceLine[];
}

const asked = [
  { format: 'float16', rule: 'none' },
  { format: 'bfloat16', rule: 'none' },
  { format: 'float32', rule: 'none' },
  { format: 'float64', rule: 'none' },
  { format: 'float16', rule: 'sqrt' },
] as const;

/** `known`: the chances at another d, whose curves are the same. */
export function chancesAt(chapters: ChaptersClient, d: number, known?: Chances): Chances {
  return {
    d,
    lines: asked.map(({ format, rule }, place) => {
      const chances = (dimensions: readonly number[]): Float64Array =>
        chapters.overflowProbabilities(format, { id: rule, parameter: 0 }, dimensions).probability;
      const probability = known?.lines[place]?.probability ?? chances(chanceStops);
      const stop = chanceStops.indexOf(d);
      return { format, rule, probability, at: stop < 0 ? figureAt(chances([d]), 0) : figureAt(probability, stop) };
    }),
  };
}

export function chanceOf({ lines }: Chances, format: string, rule: ChanceLine['rule']): ChanceLine {
  const found = lines.find((line) => line.format === format && line.rule === rule);
  if (!found) throw new RangeError('no such line');
  return found;
}

/** From here down a percentage is all zeros. */
const tiny = 1e-6;

/** A probability, however small. */
export function chanceText(chance: number): string {
  if (chance === 0) return say('precision.chances.zero');
  return chance < tiny ? significant(chance, 2) : percentSignificant(chance, 2);
}

// The chance that e to one random score overflows, against dₖ: undivided it climbs, first in float16; divided it never leaves the floor.

const lines = [
  { format: 'float16', rule: 'none', role: 'raw' },
  { format: 'float32', rule: 'none', role: 'other' },
  { format: 'float16', rule: 'sqrt', role: 'scaled' },
] as const satisfies readonly { format: string; rule: 'none' | 'sqrt'; role: Role }[];

interface ChancesOptions {
  width: number;
  onDimension: (d: number) => void;
}

export function chancesPicture(chances: Chances, { width, onDimension }: ChancesOptions): TemplateResult {
  const wide = width > 560;
  const frame = plotFrame(width, 270, { left: 46, right: wide ? 210 : 12, top: 16 });
  const x = logScale([1, figureAt(chanceStops, chanceStops.length - 1)], [frame.left, frame.right]);
  const y = linearScale([0, 0.5], [frame.bottom, frame.top]);
  const drawn = lines.map((each) => {
    const { probability } = chanceOf(chances, each.format, each.rule);
    const data = chanceStops.map((d, place) => ({ x: d, y: figureAt(probability, place) }));
    return { ...each, probability, data, name: say(`precision.chances.${each.rule}`, { format: nameOf(each.format) }) };
  });
  const labels = drawn.map(({ data, name, role }): Label => {
    const last = y(data.at(-1)?.y ?? 0);
    return wide
      ? { x: frame.right + 12, y: last, text: name, role, anchor: 'start' }
      : { x: frame.right, y: last - (role === 'raw' ? -16 : 14), text: name, role, anchor: 'end' };
  });
  const at = px(x(chances.d));
  // While d moves the curves stay.
  const from = [width, ...drawn.map(({ probability }) => probability)];
  return picture({
    name: 'chances',
    title: say('precision.chances.title'),
    key: say('precision.chances.key'),
    label: say('precision.chances.picture'),
    frame,
    content: [
      guard(from, () => [
        leftAxis(frame, y, [0, 0.1, 0.2, 0.3, 0.4, 0.5], { format: (value) => percent(value), title: '' }),
        bottomAxis(frame, x, dimensionTicks(x, 48), { format: whole, title: say('precision.axis.dimension') }),
      ]),
      svg`<line class="at" x1=${at} x2=${at} y1=${frame.top} y2=${frame.bottom}></line>`,
      guard(from, () => [
        ...drawn.flatMap(({ data, role }) => [line(data, x, y, role), points(data, x, y, role)]),
        ...spread(labels, frame.top, frame.bottom, 18).map(label),
      ]),
    ],
    series: drawn.map(({ data, name }) =>
      data.map(({ x: d, y: chance }) =>
        mark({ x: x(d), y: y(chance) }, () =>
          say('precision.chances.mark', { name, d: whole(d), chance: chanceText(chance) }),
        ),
      ),
    ),
    at: {
      series: 0,
      mark: Math.max(
        0,
        chanceStops.findLastIndex((d) => d <= chances.d),
      ),
    },
    onPick: ({ mark: place }) => {
      onDimension(figureAt(chanceStops, place));
    },
  });
}

/** The lines of bfloat16 and float32 lie on each other. */
function nameOf(format: string): string {
  return format === 'float32' ? say('precision.chances.two') : format;
}
