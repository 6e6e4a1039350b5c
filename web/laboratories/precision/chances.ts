// How often e to one random score leaves a format, at each dₖ, with the score as it is and divided by √dₖ.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { percentSignificant, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Head dimensions of the curves. */
export const chanceStops: readonly number[] = [
  ...[1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096],
];

export interface ChanceLine {
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
