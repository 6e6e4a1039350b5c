// The numbers of the laboratory of rules as tables for reading, as rows for a file, and in words.
import type { PullFigures, SampleFigure } from '../../core/chapters-gradients.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { ExponentialLimits } from '../../core/types.ts';
import type { Cell, FileFigures } from '../../kit/export/csv.ts';
import { significant, whole, fixed, percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { type View, ruleReport } from '../../kit/sweep/focus-picture.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { columnName, sweepCsv, sweepTables } from '../../kit/sweep/figures.ts';
import type { Draws } from './sweeps.ts';
import { extentOf } from '../../figure/xy.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import type { PullBook } from './pulls.ts';
import { guessUpTo, levelFrom } from './view.ts';

/** The rules on show as one sweep over what is shown. */
function asked({ rules, open, focus }: View, draws: Draws): SweepRequest {
  return { specification: { ...draws, rules: rules.map(({ choice }) => choice) }, dimensions: open, focus };
}

export function scalingsTables(view: View, draws: Draws, limits: readonly ExponentialLimits[]): DataTable[] {
  return [pullTable(view, draws), ...sweepTables(view.reports, asked(view, draws)), limitsTable(limits, view.keys)];
}

const size = (figure: SampleFigure | null): string =>
  figure ? significant(figure.value) : say('laboratory.notDefined');

/** The columns of the target's pull, and what each says of it. */
const pullColumns = {
  rows: ({ count }) => whole(count),
  lowerQuartile: ({ lowerQuartile }) => size(lowerQuartile),
  median: ({ median }) => size(median),
  interval: ({ median: { low, high } }) =>
    low === null || high === null
      ? say('laboratory.notDefined')
      : say('scalings.pullTable.fromTo', { low: significant(low), high: significant(high) }),
  upperQuartile: ({ upperQuartile }) => size(upperQuartile),
  geometricMean: ({ geometricMean }) => size(geometricMean),
  mean: ({ mean }) => size(mean),
} satisfies Readonly<Record<string, (own: PullFigures) => string>>;

function pullTable({ open, rules, pulls, keys }: View, { seed }: Draws): DataTable {
  const columns = Object.keys(pullColumns) as (keyof typeof pullColumns)[];
  return {
    caption: say('scalings.pullTable.caption', { keys: whole(keys), seed }),
    columns: [
      say('sweep.column.d'),
      say('scalings.pullTable.rule'),
      ...columns.map((column) => say(`scalings.pullTable.${column}`)),
    ],
    rows: rules.flatMap(({ choice, name }) =>
      open.flatMap((d) => {
        const own = pulls?.of(choice, d);
        return own ? [[whole(d), name, ...columns.map((column) => pullColumns[column](own))]] : [];
      }),
    ),
  };
}

const columns = ['weightsEven', 'divisorOverflows', 'unitScoreVanishes', 'typicalScoreVanishes'] as const;

function limitsTable(limits: readonly ExponentialLimits[], keys: number): DataTable {
  return {
    caption: say('scalings.limits.tableCaption', { keys: whole(keys) }),
    columns: [
      say('scalings.limits.column.format'),
      ...columns.map((column) => say(`scalings.limits.column.${column}`)),
    ],
    rows: limits.map((each) => [each.format, ...columns.map((column) => whole(each[column]))]),
  };
}

export function scalingsCsv(view: View, draws: Draws): FileFigures {
  const { pulls, reports } = view;
  const csv = sweepCsv(reports, asked(view, draws));
  const rules = view.rules.map(({ choice }) => choice);
  return {
    ...csv,
    columns: [
      ...csv.columns,
      ...rules.flatMap((rule) => Object.keys(pullFigures).map((name) => `${columnName(rule, rules)}_pull${name}`)),
    ],
    rows: csv.rows.map((row, at) => {
      const cells = rules.flatMap((rule) => {
        const own = reports[at] && pulls?.of(rule, reports[at].d);
        return Object.values(pullFigures).map((figure) => (own ? figure(own) : null));
      });
      return [...row, ...cells];
    }),
  };
}

/** Of the pull, times the number of keys: the median with its 95 % interval under the plain name. */
const pullFigures: Readonly<Record<string, (own: PullFigures) => Cell>> = {
  '': ({ median }) => median.value,
  _low: ({ median }) => median.low,
  _high: ({ median }) => median.high,
  Rows: ({ count }) => count,
  LowerQuartile: ({ lowerQuartile }) => lowerQuartile.value,
  UpperQuartile: ({ upperQuartile }) => upperQuartile.value,
  GeometricMean: ({ geometricMean }) => geometricMean?.value ?? null,
  Mean: ({ mean }) => mean.value,
};

export function sentence({ focus, keys, near, open, pulls }: View): string {
  const d = whole(focus);
  if (!near) return say('scalings.liveWaiting', { d });
  const peak = (id: string): string => {
    const share = ruleReport(near, id)?.peakWeight;
    return share ? percent(share.value) : say('laboratory.none');
  };
  const pull = (id: string, at: number): number | undefined => pulls?.of({ id, parameter: 0 }, at)?.median.value;
  const three = (of: (id: string) => string) => byName(['none', 'sqrt', 'linear'], of);
  const strongest = say('scalings.live', { d, keys: whole(keys), ...three(peak) });
  if (pull('sqrt', focus) === undefined) return `${strongest} ${say('scalings.livePullWaiting')}`;
  const moved = say(
    'scalings.livePull',
    three((id) => significant(pull(id, focus) ?? 0, 2)),
  );
  const level = open.flatMap((each) => {
    const value = each >= levelFrom ? pull('sqrt', each) : undefined;
    return value === undefined ? [] : [{ d: each, value }];
  });
  const [least, most] = extentOf(level.map(({ value }) => value)) ?? [];
  if (level.length < 2 || least === undefined || most === undefined) return `${strongest} ${moved}`;
  const words = { from: whole(level[0]?.d ?? 0), to: whole(level.at(-1)?.d ?? 0) };
  return `${strongest} ${moved} ${say('scalings.liveLevel', { ...words, least: fixed(least, 2), most: fixed(most, 2) })}`;
}

// What the laboratory of rules asks first: under which rules the target's pull stays level. It falls on either side of one of them.

const options = {
  root: ['sqrt'],
  large: ['sqrt', 'linear'],
  small: ['none', 'log'],
  all: ['none', 'log', 'sqrt', 'linear'],
  other: undefined,
} as const;
type Option = keyof typeof options;

/** A pull is called level where its last figure and its first are no further apart than this factor. */
const levelWithin = 1.5;

const rules = ['none', 'log', 'sqrt', 'linear'] as const;

const names = Object.keys(options) as Option[];

const isLevel = ({ from, to }: { from: number; to: number }): boolean =>
  from > 0 && to > 0 && Math.max(from, to) <= levelWithin * Math.min(from, to);

function optionOf(level: readonly string[]): Option {
  return names.find((name) => options[name]?.join() === level.join()) ?? 'other';
}

/** The outcome is that between the first d from which the root is level and the last of the grid, once both are measured. */
export function question(
  pulls: PullBook | undefined,
  dimensions: readonly number[],
): { question: Question; outcome: Outcome | undefined } {
  const last = Math.max(...dimensions);
  const first = dimensions.find((d) => d >= levelFrom) ?? last;
  const words = { from: whole(first), to: whole(last) };
  const measured = rules.flatMap((id) => {
    const [from, to] = [first, last].map((d) => pulls?.of({ id, parameter: 0 }, d)?.median.value);
    return from === undefined || to === undefined ? [] : [{ id, from, to }];
  });
  const changes = measured.flatMap(({ id, from, to }) => [
    [`${id}From`, significant(from, 2)],
    [`${id}To`, significant(to, 2)],
  ]);
  return {
    question: {
      text: say('scalings.question', { d: whole(guessUpTo), within: fixed(levelWithin, 1), ...words }),
      answer: { kind: 'choice', options: names.map((value) => ({ value, name: say(`scalings.option.${value}`) })) },
    },
    outcome:
      measured.length < rules.length
        ? undefined
        : {
            value: optionOf(measured.filter(isLevel).map(({ id }) => id)),
            text: say('scalings.result', { ...words, ...(Object.fromEntries(changes) as Changes) }),
            why: say('scalings.why'),
          },
  };
}

type Changes = Record<`${(typeof rules)[number]}${'From' | 'To'}`, string>;
