// Five figures of many rows: the target's pull; beside it tr J, the gradient that reaches the query, the target's weight, the path of the values.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { RowFigure } from '../../core/chapters-experiments.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { tickText } from '../../kit/sweep/focus-picture.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { Memo } from '../../kit/plotted.ts';
import {
  type Pulls,
  type Computed,
  type RuleName,
  type RowsAsked,
  permittedPulls,
  rowName,
  ruleNames,
  rowsText,
} from './rows.ts';
import { strips, type StripsAsked, type StripsDrawn, type StripSummary, type StripsWords } from './strips.ts';

/** The figures of the smaller pictures, in order; also the ends of message keys. */
export const furtherFigures = ['trace', 'queryGradient', 'rightKey', 'valueGradient'] as const;
export type StripFigure = 'pull' | (typeof furtherFigures)[number];

type Axis = Pick<StripsAsked, 'logarithmic' | 'domain' | 'ticks'>;

const shares: Axis = { logarithmic: false, domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1] };
const axes: Readonly<Record<StripFigure, Axis>> = {
  pull: { logarithmic: true, domain: [1e-12, 100], ticks: [1e-12, 1e-9, 1e-6, 1e-3, 1, 100] },
  trace: shares,
  rightKey: { logarithmic: true, domain: [1e-12, 1], ticks: [1e-12, 1e-8, 1e-4, 1] },
  queryGradient: { logarithmic: true, domain: [1e-6, 100], ticks: [1e-6, 1e-4, 0.01, 1, 100] },
  valueGradient: shares,
};
const traceDecades: Axis = { logarithmic: true, domain: [1e-8, 1], ticks: [1e-8, 1e-6, 1e-4, 0.01, 1] };

/** What stands over the dots: of the pulls that are measured for it, else of the rows themselves where they are more than one. */
function summariesOf({ sets, asked }: Computed, figure: StripFigure, pulls: Pulls | undefined) {
  if (figure === 'pull' ? !pulls : asked.rows < 2) return undefined;
  return byName(ruleNames, (rule): StripSummary => {
    if (figure !== 'pull' || !pulls) return sets[rule].summary[figure];
    const { mean, median, lowerQuartile, upperQuartile } = pulls.figures[rule];
    return { mean: mean.value, median: median.value, half: [lowerQuartile.value, upperQuartile.value] };
  });
}

/** The two parts of the core that theory is asked of. */
export interface Cores {
  core: CoreClient;
  chapters: ChaptersClient;
}

/** `pulls`: those of the same vectors; undefined while they are measured. */
export function stripsOf(
  cores: Cores,
  computed: Computed,
  asked: { figure: StripFigure; width: number; logarithmic: boolean; pulls?: Pulls | undefined },
  memo = new Memo(),
): StripsDrawn {
  const { figure, width, logarithmic, pulls } = asked;
  const axis = figure === 'trace' && logarithmic ? traceDecades : axes[figure];
  const hero = figure === 'pull';
  const drawn: StripsAsked = {
    figure,
    summaries: summariesOf(computed, figure, pulls),
    width,
    height: hero ? 62 : 44,
    ...axis,
    format: tickText,
    axis: say(`gradient.${figure}.axis`),
    theory: theory(cores, figure, computed.asked),
    name: say(`gradient.${figure}.name`),
    rowName: (row) => rowName(computed, row),
    named: hero,
  };
  return strips(computed.sets, drawn, memo);
}

/** What theory says of it under every rule: a mean, or what no row is below, which a causal mask leaves as it is. */
function theory(
  { core, chapters }: Cores,
  figure: RowFigure,
  { keys, causal }: RowsAsked,
): { value: number; text: string } | undefined {
  if (figure === 'rightKey' && causal) {
    return {
      value: chapters.meanCausalWeight(keys),
      text: say('gradient.rightKey.theoryCausal', { keys: whole(keys) }),
    };
  }
  const power = { rightKey: -1, valueGradient: -0.5 }[figure as string];
  if (power === undefined) return undefined;
  const value = core.divisor({ id: 'power', parameter: power }, keys);
  return { value, text: say(`gradient.${figure as 'rightKey' | 'valueGradient'}.theory`, { keys: whole(keys) }) };
}

export function stripsWords(computed: Computed, figure: StripFigure, pulls?: Pulls): StripsWords {
  const { sets, asked } = computed;
  const measured = summariesOf(computed, figure, pulls);
  const of = (rule: RuleName, summary: 'mean' | 'median'): string =>
    significant((measured?.[rule] ?? sets[rule].summary[figure])[summary], 2);
  const summaries = ruleNames.flatMap((rule) => [
    [rule, of(rule, 'mean')],
    [`${rule}Median`, of(rule, 'median')],
  ]);
  const values = {
    keys: whole(asked.keys),
    dots: rowsText(asked.rows),
    rows: whole(pulls?.asked.rows ?? permittedPulls(asked)),
    ...(Object.fromEntries(summaries) as Record<RuleName | `${RuleName}Median`, string>),
  };
  const [none, sqrt] = [sets.none.summary.queryGradient, sets.sqrt.summary.queryGradient];
  const query = none.median > sqrt.median ? 'larger' : none.mean > sqrt.mean ? 'mean' : 'key';
  const keys = {
    pull: () =>
      say(measured ? 'gradient.pull.key' : 'gradient.pull.measuring', {
        ...values,
        keys: asked.causal ? say('gradient.keys.own') : values.keys,
      }),
    trace: () => say('gradient.trace.key', { ...values, keys: asked.causal ? 'r' : values.keys }),
    rightKey: () => say('gradient.rightKey.key', values),
    queryGradient: () => say(`gradient.queryGradient.${query}`, values),
    valueGradient: () => say('gradient.valueGradient.key', values),
  };
  return {
    name: figure,
    title: say(`gradient.${figure}.title`, { rows: values.dots }),
    key: keys[figure](),
    label: say('gradient.strips.picture', { ...values, name: say(`gradient.${figure}.name`), rows: values.dots }),
  };
}
