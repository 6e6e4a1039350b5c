// The records as tables for reading, as rows for a file, and in words.
import type { TrainingClient } from '../../core/training-client.ts';
import type { Cell, FileFigures } from '../../kit/export/csv.ts';
import { significant, whole, fixed, short } from '../../i18n/numbers.ts';
import { say, sayCounted } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type TrainingValues, type Result, type Side, clause, stepCount } from './results.ts';
import type { Comparison } from './comparison.ts';
import { type Outcome, type Question, several, together } from '../../kit/guess/question.ts';
import { trainingRuleName } from '../../kit/training/plans.ts';
import { type TemplateResult, html } from 'lit';
import { button } from '../../kit/buttons.ts';
import { standing as bar } from '../../kit/job.ts';

const tabled = [
  'accuracy',
  'loss',
  'entropy',
  'peak',
  'scoreStd',
  'medianTrace',
  'medianRightWeight',
  'queryGradient',
  'keyGradient',
  'valueGradient',
  'gain',
] as const;

/** Rows of a table that somebody reads. */
const rowsShown = 9;

export function curveTables(
  training: Pick<TrainingClient, 'columns' | 'column'>,
  sides: readonly Side[],
  steps: number,
): DataTable[] {
  return sides.flatMap(({ rule, runs, bands }) => {
    if (!bands) return [];
    const last = Math.min(bands.rows - 1, steps);
    const stride = Math.max(1, Math.floor(last / (rowsShown - 1)));
    const rows = Array.from({ length: last + 1 }, (_, row) => row).filter((row) => row % stride === 0 || row === last);
    return [
      {
        caption: sayCounted('training.table.rule', runs.length, { rule: rule.name, runs: whole(runs.length) }),
        columns: [say('training.axis.step'), ...tabled.map((name) => say(`training.figure.${name}`))],
        rows: rows.map((row) => [
          whole(row),
          ...tabled.map((name) => significant(figureAt(bands.median, row * training.columns + training.column(name)))),
        ]),
      },
    ];
  });
}

/** Every record of every run. */
export function trainingCsv(training: TrainingClient, sides: readonly Side[], values: TrainingValues): FileFigures {
  const { dimension, keys, optimizer, rate, steps, modelWidth, trainValues, smallStart } = values;
  const { columns } = training;
  return {
    parameters: [
      ...Object.entries({ dimension, keys, optimizer, rate, steps, modelWidth }),
      ...Object.entries({ trainValues, smallStart }).map(([name, on]) => [name, String(on)] as const),
    ],
    columns: ['rule', 'firstGain', 'run', 'divergedAt', ...training.trainingFigures()],
    rows: sides.flatMap(({ rule, runs }) =>
      runs.flatMap(({ records, run }): Cell[][] => {
        const { settings } = run.plan;
        const rows = Math.min(run.rows, steps + 1);
        return Array.from({ length: rows }, (_, row) => {
          const cells: Cell[] = [rule.id, settings.rule.parameter || null, settings.seed, run.divergedAt];
          // Spread in one by one through an iterator, a comparison's twenty thousand figures left a megabyte to be collected.
          for (let at = row * columns; at < (row + 1) * columns; at += 1) cells.push(figureAt(records, at));
          return cells;
        });
      }),
    ),
  };
}

/** `results`: not asked for while runs go on. */
export function sentence(
  { state }: Pick<Comparison, 'state'>,
  results: readonly Result[],
  { dimension, optimizer, rate, steps, runs }: TrainingValues,
): string {
  if (state === 'running') return say('training.live.running');
  if (results.length === 0) return say('training.noRule');
  if (state !== 'done') return say('training.live.waiting');
  return sayCounted('training.live.done', runs, {
    d: whole(dimension),
    optimizer: say(`training.optimizer.${optimizer}`),
    rate: short(rate),
    steps: stepCount(steps),
    runs: whole(runs),
    what: results.map(clause).join('; '),
  });
}

// The question with which training opens: the order of three rules by what they learn, and by the gradient that they begin with.

export const askedRules = ['none', 'sqrt', 'linear'] as const;

const orders = [
  ['none', 'sqrt', 'linear'],
  ['none', 'linear', 'sqrt'],
  ['sqrt', 'none', 'linear'],
  ['sqrt', 'linear', 'none'],
  ['linear', 'none', 'sqrt'],
  ['linear', 'sqrt', 'none'],
] as const;

const nameOf = (id: string): string => trainingRuleName({ id, parameter: null });

export function question({ dimension, steps, optimizer, rate }: TrainingValues): Question {
  const words = {
    d: whole(dimension),
    steps: stepCount(steps),
    optimizer: say(`training.optimizer.${optimizer}`),
    rate: short(rate),
  };
  const options = orders.map((order) => ({ value: order.join(' > '), name: order.map(nameOf).join(' > ') }));
  return {
    text: say('training.question', words),
    answer: several([
      { name: say('training.question.accuracy', words), options },
      { name: say('training.question.gradient'), options },
    ]),
  };
}

/** Sensitivity of a row that is certain of one key: with tr J below it the key has 92 % of the weight or more. */
const certain = 0.15;

/** Undefined until all three have run; a rule that diverged has no accuracy and comes last. */
export function outcome(results: readonly Result[]): Outcome | undefined {
  const three = askedRules.map((id) => results.find((result) => result.id === id));
  const known = three.filter((result): result is Result => result !== undefined);
  const over = known.every(({ accuracy, diverged }) => accuracy !== undefined || diverged.length > 0);
  if (known.length < askedRules.length || !over) return undefined;
  const byAccuracy = ordered(known, ({ accuracy }) => accuracy?.median);
  const byGradient = ordered(known, ({ gradient }) => gradient?.median);
  const none = known.find(({ id }) => id === 'none');
  const root = known.find(({ id }) => id === 'sqrt');
  const surprising =
    byGradient[0]?.id === 'none' && byAccuracy[0]?.id !== 'none' && (none?.trace?.median ?? 1) < certain;
  return {
    value: together([byAccuracy, byGradient].map((order) => order.map(({ id }) => id).join(' > '))),
    text: say('training.result', {
      accuracy: written(byAccuracy, ({ accuracy }) => (accuracy ? fixed(accuracy.median, 2) : say('training.lost'))),
      gradient: written(byGradient, ({ gradient }) => (gradient ? significant(gradient.median, 2) : '')),
    }),
    why: say(surprising ? 'training.why.surprise' : 'training.why', {
      none: none?.trace ? significant(none.trace.median, 2) : '–',
      sqrt: root?.trace ? significant(root.trace.median, 2) : '–',
    }),
  };
}

function ordered(results: readonly Result[], figure: (result: Result) => number | undefined): Result[] {
  return results.toSorted((a, b) => (figure(b) ?? -Infinity) - (figure(a) ?? -Infinity));
}

function written(order: readonly Result[], figure: (result: Result) => string): string {
  return order.map((result) => `${nameOf(result.id)} ${figure(result)}`).join(' > ');
}

// Where the runs stand: start, pause, one step, back to the start; a bar, words, and the time that is left.

export function standing(
  comparison: Comparison,
  { onStart, onPause, onStep, onBegin }: Record<'onStart' | 'onPause' | 'onStep' | 'onBegin', () => void>,
): TemplateResult {
  const { state, done, total } = comparison;
  const running = state === 'running';
  const ended = state === 'done' || total === 0;
  const main = running
    ? button(say('training.pause'), onPause, { look: 'main' })
    : button(say(done > 0 && !ended ? 'training.continue' : 'training.start'), onStart, {
        look: 'main',
        disabled: ended,
      });
  const step = button(say('training.step'), onStep, { look: 'quiet', disabled: running || ended });
  const begin = button(say('training.begin'), onBegin, { look: 'quiet', disabled: done === 0 });
  return html`<div class="run" data-state=${state}>
    ${main} ${step} ${begin} ${bar({ done, total, label: say('training.progress'), text: words(comparison) })}
  </div>`;
}

function words({ state, step, asked, left, sides }: Comparison): string {
  if (!asked || sides.length === 0) return '';
  const seeds = sides[0]?.runs.length ?? 0;
  const of = {
    rules: sayCounted('training.ruleCount', sides.length, { rules: whole(sides.length) }),
    seeds: sayCounted('training.seedCount', seeds, { seeds: whole(seeds) }),
    steps: whole(asked.steps),
    step: whole(step),
  };
  if (state === 'done') return say('training.done', { ...of, steps: stepCount(asked.steps) });
  if (state !== 'running' || left === undefined) return say('training.at', of);
  return say('training.left', { ...of, seconds: whole(Math.max(1, Math.ceil(left / 1000))) });
}
