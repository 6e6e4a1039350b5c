// Four figures of many rows: tr J, the weight of the right key, the gradient that reaches the query, and the path of the values.
import type { CoreClient } from '../../core/client.ts';
import type { RowFigure } from '../../core/chapters-experiments.ts';
import { short, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { Interval } from '../../plot/scale.ts';
import type { Computed } from './row-sets.ts';
import type { RuleName } from './rows.ts';
import { strips, type StripsDrawn, type StripsWords } from './strips.ts';

/** The figures of the three smaller pictures, in order; also the ends of message keys. */
export const furtherFigures = ['rightKey', 'queryGradient', 'valueGradient'] as const;
export type StripFigure = 'trace' | (typeof furtherFigures)[number];

interface Axis {
  logarithmic: boolean;
  domain: Interval;
  ticks: readonly number[];
}

const shares: Axis = { logarithmic: false, domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1] };
const axes: Readonly<Record<StripFigure, Axis>> = {
  trace: shares,
  rightKey: { logarithmic: true, domain: [1e-12, 1], ticks: [1e-12, 1e-8, 1e-4, 1] },
  queryGradient: { logarithmic: true, domain: [1e-6, 100], ticks: [1e-6, 1e-4, 0.01, 1, 100] },
  valueGradient: shares,
};
const traceDecades: Axis = { logarithmic: true, domain: [1e-8, 1], ticks: [1e-8, 1e-6, 1e-4, 0.01, 1] };

/** 10⁻⁸ where a number would be long. */
function tick(value: number): string {
  return value > 0 && value < 1e-3 ? significant(value, 1).replace('1 × ', '') : short(value);
}

export function stripsOf(
  core: CoreClient,
  { sets, asked }: Computed,
  { figure, width, logarithmic }: { figure: StripFigure; width: number; logarithmic: boolean },
): StripsDrawn {
  const axis = figure === 'trace' && logarithmic ? traceDecades : axes[figure];
  const hero = figure === 'trace';
  return strips(sets, {
    figure,
    width,
    height: hero ? 62 : 44,
    ...axis,
    format: tick,
    axis: say(`gradient.${figure}.axis`),
    theory: theory(core, figure, asked.keys),
    name: say(`gradient.${figure}.name`),
    named: hero,
  });
}

/** What theory says of it under every rule. */
function theory(core: CoreClient, figure: RowFigure, keys: number): { value: number; text: string } | undefined {
  const power = { rightKey: -1, valueGradient: -0.5 }[figure as string];
  if (power === undefined) return undefined;
  const value = core.divisor({ id: 'power', parameter: power }, keys);
  return { value, text: say(`gradient.${figure as 'rightKey' | 'valueGradient'}.theory`, { keys: whole(keys) }) };
}

export function stripsWords({ sets, asked }: Computed, figure: StripFigure): StripsWords {
  const of = (rule: RuleName, summary: 'mean' | 'median'): string =>
    significant(sets[rule].summary[figure][summary], 2);
  const more = sets.none.summary.queryGradient.mean > sets.sqrt.summary.queryGradient.mean;
  const values = {
    keys: whole(asked.keys),
    none: of('none', 'mean'),
    noneMedian: of('none', 'median'),
    sqrt: of('sqrt', 'mean'),
    sqrtMedian: of('sqrt', 'median'),
  };
  const keys = {
    trace: () => say('gradient.trace.key'),
    rightKey: () => say('gradient.rightKey.key', values),
    queryGradient: () => say(more ? 'gradient.queryGradient.larger' : 'gradient.queryGradient.key', values),
    valueGradient: () => say('gradient.valueGradient.key', values),
  };
  return {
    title: say(`gradient.${figure}.title`, { rows: whole(asked.rows) }),
    key: keys[figure](),
    label: say('gradient.strips.picture', {
      name: say(`gradient.${figure}.name`),
      rows: whole(asked.rows),
      none: values.none,
      noneMedian: values.noneMedian,
      sqrt: values.sqrt,
      sqrtMedian: values.sqrtMedian,
      linear: of('linear', 'mean'),
      linearMedian: of('linear', 'median'),
    }),
  };
}
