// How often e to one random score leaves a format, at each dₖ, with the score as it is and divided by √dₖ: figures and picture.
import type { TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { dimensionTicks, upright } from '../../figure/frame.ts';
import { over } from '../../figure/line.ts';
import type { Role } from '../../figure/styles.ts';
import type { Series } from '../../figure/xy.ts';
import { percent, percentSignificant, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { xyPicture, captions } from '../../kit/picture.ts';
import { chanceStops } from './parameters.ts';

interface Asked {
  format: string;
  rule: 'none' | 'sqrt';
  /** In the picture, of those that it shows. */
  role?: Role;
}

interface ChanceLine extends Asked {
  /** For each stop. */
  probability: Float64Array;
  /** At the d looked at. */
  at: number;
}

export interface Chances {
  d: number;
  lines: readonly ChanceLine[];
}

const asked: readonly Asked[] = [
  { format: 'float16', rule: 'none', role: 'raw' },
  { format: 'bfloat16', rule: 'none' },
  { format: 'float32', rule: 'none', role: 'other' },
  { format: 'float64', rule: 'none' },
  { format: 'float16', rule: 'sqrt', role: 'scaled' },
];

/** `known`: the chances at another d, whose curves are the same. */
export function chancesAt(chapters: ChaptersClient, d: number, known?: Chances): Chances {
  return {
    d,
    lines: asked.map((line, place) => {
      const { format, rule } = line;
      const chances = (dimensions: readonly number[]): Float64Array =>
        chapters.overflowProbabilities(format, { id: rule, parameter: 0 }, dimensions).probability;
      const probability = known?.lines[place]?.probability ?? chances(chanceStops);
      const stop = chanceStops.indexOf(d);
      return { ...line, probability, at: stop < 0 ? figureAt(chances([d]), 0) : figureAt(probability, stop) };
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

interface ChancesOptions {
  width: number;
  onDimension: (d: number) => void;
}

export function chancesPicture(chances: Chances, { width, onDimension }: ChancesOptions): TemplateResult {
  const wide = width > 560;
  const shown = chances.lines.filter(({ role }) => role !== undefined);
  return xyPicture({
    name: 'chances',
    ...captions('precision.chances'),
    width,
    height: 270,
    around: { left: 46, right: wide ? 210 : 12, top: 16 },
    x: {
      kind: 'log',
      domain: [1, figureAt(chanceStops, chanceStops.length - 1)],
      ticks: (x) => dimensionTicks(x, 48),
      format: whole,
      title: say('precision.axis.dimension'),
    },
    y: { domain: [0, 0.5], ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5], format: percent },
    series: shown.map(({ format, rule, role = 'other', probability }): Series => {
      // The lines of bfloat16 and float32 lie on each other.
      const named = format === 'float32' ? say('precision.chances.two') : format;
      const text = say(`precision.chances.${rule}`, { format: named });
      return {
        as: ['line', 'points'],
        data: over(chanceStops, probability),
        role,
        name: wide ? { text, dx: 12 } : { text, dy: role === 'raw' ? 16 : -14, anchor: 'end' },
        reading: ({ x, y }) => say('precision.chances.mark', { name: text, d: whole(x), chance: chanceText(y) }),
      };
    }),
    names: { gap: 18 },
    under: ({ frame, x }) => upright(frame, x(chances.d), 'at'),
    at: chances.d,
    onPick: ({ x }) => onDimension(x),
  });
}
