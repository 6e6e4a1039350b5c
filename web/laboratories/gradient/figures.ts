// The numbers of the chapter on gradients as tables for reading, as rows for a file, and in words.
import type { FileFigures } from '../../kit/export/csv.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, tableOf } from '../../kit/data-table.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { initialValues } from '../../kit/settings.ts';
import type { OneRow, RowJacobian } from './one-row.ts';
import { factors, gradientParameters } from './parameters.ts';
import {
  type Pulls,
  type Computed,
  type RowsAsked,
  keysOf,
  pullsAsked,
  rowsAsked,
  rowsText,
  ruleNames,
  type RuleName,
} from './rows.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';

const figures = ['pull', 'peak', 'trace', 'rightKey', 'scoreGradient', 'queryGradient', 'valueGradient'] as const;
const summaries = ['mean', 'median', 'least', 'most'] as const;

function words(asked: RowsAsked): Record<'rows' | 'd' | 'keys' | 'seed' | 'draw', string> {
  const { rows, d, seed, draw } = asked;
  return { rows: rowsText(rows), d: whole(d), keys: keysOf(asked), seed, draw: whole(draw) };
}

/** Mean, median and range of every figure under every rule. */
export function rowsTable({ asked, sets }: Computed): DataTable {
  const name = (figure: (typeof figures)[number]): string => say(`gradient.figure.${figure}`);
  return {
    caption: say('gradient.table.rows', words(asked)),
    columns: [say('gradient.column.figure'), ...summaries.map((summary) => say(`gradient.column.${summary}`))],
    rows: figures.flatMap((figure) =>
      ruleNames.map((rule) => [
        `${name(figure)}, ${say(`gradient.rule.${rule}`)}`,
        ...summaries.map((summary) => significant(sets[rule].summary[figure][summary])),
      ]),
    ),
  };
}

/** The target's pull under every rule: what is typical, how sure that is, and the means. */
export function pullsTable({ asked, figures: found }: Pulls): DataTable {
  const written = (value: number | null | undefined): string => (typeof value === 'number' ? significant(value) : '–');
  return tableOf(say('gradient.table.pulls', words(asked)), 'gradient.column', ruleNames, {
    rule: (rule) => say(`gradient.rule.${rule}`),
    median: (rule) => written(found[rule].median.value),
    from: (rule) => written(found[rule].median.low),
    to: (rule) => written(found[rule].median.high),
    lower: (rule) => written(found[rule].lowerQuartile.value),
    upper: (rule) => written(found[rule].upperQuartile.value),
    geometric: (rule) => written(found[rule].geometricMean?.value),
    mean: (rule) => written(found[rule].mean.value),
  });
}

/** The Jacobian of the row on show under each rule, and its size as the scores are multiplied. */
export function rowTables({ row, jacobians, sizes }: OneRow): DataTable[] {
  const curves: DataTable = {
    caption: say('gradient.table.factor', { row: whole(row) }),
    columns: [
      say('gradient.column.factor'),
      ...(['trace', 'frobenius', 'peak'] as const).map((name) => say(`gradient.factor.${name}`)),
    ],
    rows: factors.map((factor, index) => [
      short(factor),
      ...[sizes.trace, sizes.frobenius, sizes.peak].map((list) => significant(figureAt(list, index))),
    ]),
  };
  return [...ruleNames.map((rule) => jacobianTable(jacobians[rule], say(`gradient.rule.${rule}`), row)), curves];
}

function jacobianTable({ shown, keys, weights, jacobian }: RowJacobian, rule: string, row: number): DataTable {
  const size = shown.length;
  const caption = say('gradient.table.jacobian', { rule, row: whole(row) });
  const part = say('gradient.map.strongest', { shown: whole(size), keys: whole(keys) });
  return {
    caption: size < keys ? `${caption}. ${part}` : caption,
    columns: [
      say('gradient.column.weight'),
      say('gradient.column.value'),
      ...shown.map((key) => say('gradient.column.score', { j: whole(key + 1) })),
    ],
    rows: shown.map((key, i) => [
      whole(key + 1),
      significant(figureAt(weights, i)),
      ...shown.map((_, j) => significant(figureAt(jacobian, i * size + j))),
    ]),
  };
}

/** A line for each row with every figure under every rule, unrounded; before them the typical pulls, where they are measured. */
export function gradientCsv(
  { asked, sets }: Computed,
  pulls: Pulls | undefined,
  shown: Readonly<Record<string, number>> = {},
): FileFigures {
  const { draw, d, keys, causal, seed } = asked;
  const typical = ruleNames.map((rule) => [`${rule}_pull_median`, pulls?.figures[rule].median.value ?? null] as const);
  return {
    parameters: [
      ...Object.entries({ draw, d, keys, ...(causal && { causal: 'on' }) }),
      ...(pulls ? [['pull_rows', pulls.asked.rows] as const, ...typical] : []),
      ...Object.entries(shown),
    ],
    seed,
    columns: [
      'row',
      ...(causal ? ['keys'] : []),
      ...ruleNames.flatMap((rule) => figures.map((figure) => `${rule}_${figure}`)),
    ],
    rows: Array.from({ length: asked.rows }, (_, index) => [
      index + 1,
      ...(causal ? [figureAt(sets.sqrt.keys, index)] : []),
      ...ruleNames.flatMap((rule) => figures.map((figure) => figureAt(sets[rule][figure], index))),
    ]),
  };
}

export function rowSentence({ asked }: Computed, { row, jacobians }: OneRow): string {
  const traces = byName(['sqrt', 'linear'], (rule) => significant(jacobians[rule].trace, 2));
  return say('gradient.live.row', { row: whole(row), d: whole(asked.d), ...traces });
}

/** The typical pull under each rule, and which of them pulls hardest, as far as these rows can tell. */
export function pullsSentence({ asked, figures }: Pulls): string {
  const medians = byName(ruleNames, (rule) => significant(figures[rule].median.value, 2));
  return `${say('gradient.live.pulls', { ...words(asked), ...medians })} ${verdict(figures)}`;
}

function verdict(figures: Pulls['figures']): string {
  const name = (rule: RuleName): string => say(`gradient.rule.${rule}`);
  const sorted = ruleNames.toSorted((a, b) => figures[b].median.value - figures[a].median.value);
  const [first = 'sqrt', second = 'sqrt', last = 'sqrt'] = sorted;
  if (figures[first].median.value === figures[last].median.value) return say('gradient.live.same');
  const apart = (figures[first].median.low ?? 0) > (figures[second].median.high ?? Infinity);
  if (apart) return say('gradient.live.hardest', { rule: name(first) });
  return say('gradient.live.close', { first: name(first), second: name(second) });
}

// What the chapter on gradients asks first: how far the target's weight moves on the typical row, where everybody quotes the average.

/** The question is always about the same rows, whatever is set. */
export const questionAsked = pullsAsked(rowsAsked(initialValues(gradientParameters)));

const stops = [1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3, 0.6, 1, 3, 10];

export function question(): Question {
  return {
    text: say('gradient.question', { d: whole(questionAsked.d), keys: whole(questionAsked.keys) }),
    answer: { kind: 'number', stops, initial: 0.1, text: (value) => significant(value, 1), logarithmic: true },
  };
}

/** Of the rows that the question is about. */
export function outcome({ asked, figures: { none } }: Pulls): Outcome {
  const words = {
    median: significant(none.median.value, 2),
    mean: significant(none.mean.value, 2),
    rows: whole(asked.rows),
    keys: whole(asked.keys),
  };
  return { value: none.median.value, text: say('gradient.result', words), why: say('gradient.why', words) };
}
