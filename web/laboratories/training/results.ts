// What is trained, and what came of it, rule by rule: facts of these runs, in words and in a table.
import { type TemplateResult, html } from 'lit';
import type {
  TrainingBands,
  TrainingBatch,
  TrainingClient,
  TrainingFigure,
  TrainingRule,
} from '../../core/training-client.ts';
import { type AdvanceOptions, type TrainingMeans, type TrainingPlan, TrainingRun } from '../../core/training-run.ts';
import { extentOf } from '../../figure/xy.ts';
import { fixed, listed, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Slices, isDefined, learned, plansOf, ruleChoicesOf } from '../../kit/training/plans.ts';
import { type Spread, spreadAt, spreadText } from '../../kit/training/run-end.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { trainingParameters } from './parameters.ts';

export type Result = ReturnType<typeof resultsOf>[number];

type Reading = Pick<TrainingClient, 'columns' | 'column' | 'stepsToAccuracy'>;

export function resultsOf(training: Reading, sides: readonly Side[], steps: number) {
  return sides.map(({ rule, runs, bands }) => {
    const at = (figure: TrainingFigure, row: number): Spread | undefined =>
      bands && row < bands.rows ? spreadAt(bands, row * training.columns + training.column(figure)) : undefined;
    return {
      id: rule.id,
      name: rule.name,
      runs: runs.length,
      /** After the last step, over the runs that came so far; undefined where none did. */
      accuracy: at('accuracy', steps),
      /** Of the runs that reached 90 %: after how many steps each. */
      reached: runs
        .flatMap(({ records }) => training.stepsToAccuracy(records, learned) ?? [])
        .filter((step) => step <= steps),
      /** Of the runs that diverged: at which step each. */
      diverged: runs.flatMap(({ run }) => run.divergedAt ?? []),
      /** At step 0. */
      gradient: at('queryGradient', 0),
      trace: at('medianTrace', 0),
    };
  });
}

/** "200 steps", in German as they follow “nach” and “mit”. */
export const stepCount = (steps: number): string => sayCounted('training.stepCount', steps, { steps: whole(steps) });

/** "20" or "20 to 25". */
function between(steps: readonly number[]): string {
  const [least = 0, most = 0] = extentOf(steps) ?? [];
  return least === most ? whole(least) : say('training.between', { least: whole(least), most: whole(most) });
}

const accuracyText = (accuracy: Spread): string => spreadText(accuracy, (value) => fixed(value, 2));

/** What became of a rule, as one part of a sentence. */
export function clause({ name, runs, accuracy, reached, diverged }: Result): string {
  const words = { rule: name, runs: whole(runs), count: whole(reached.length), when: between(reached) };
  const all = accuracy ? accuracyText(accuracy) : '';
  const apart = { rule: name, count: whole(diverged.length), runs: whole(runs), when: between(diverged) };
  if (!accuracy) return sayCounted('training.clause.diverged', runs, apart);
  const key = reached.length === runs ? 'all' : reached.length > 0 ? 'some' : 'none';
  const said = say(`training.clause.${key}`, { ...words, accuracy: all });
  return diverged.length > 0 ? listed([said, say('training.clause.alsoDiverged', apart)]) : said;
}

const columns = ['rule', 'accuracy', 'reached', 'diverged', 'gradient', 'trace'] as const;

export function resultsTable(all: readonly Result[], steps: number): DataTable {
  return {
    caption: say('training.table.results', { steps: stepCount(steps) }),
    columns: columns.map((name) => say(`training.column.${name}`)),
    rows: all.map(({ name, runs, accuracy, reached, diverged, gradient, trace }) => [
      name,
      accuracy ? accuracyText(accuracy) : '–',
      reached.length === 0
        ? say('training.never')
        : reached.length === runs
          ? between(reached)
          : say('training.someRuns', { count: whole(reached.length), runs: whole(runs), when: between(reached) }),
      diverged.length === 0 ? '–' : say('training.atStep', { step: listed(diverged.map((step) => whole(step))) }),
      gradient ? significant(gradient.median) : '–',
      trace ? significant(trace.median) : '–',
    ]),
  };
}

// What is to be trained: rules × seeds, each a run of its own, all from the same first weights and batches.

export type TrainingValues = ValuesOf<typeof trainingParameters>;

export type Asked = ReturnType<typeof askedOf>;
export type AskedRule = Asked['rules'][number];

export function askedOf(rules: readonly TrainingRule[], ids: readonly string[], values: TrainingValues) {
  const { dimension, keys, optimizer, rate, modelWidth, gain, trainValues, smallStart } = values;
  return {
    steps: values.steps,
    rules: ruleChoicesOf(rules, ids, gain).map((choice) => ({
      id: choice.id,
      get name() {
        return choice.name;
      },
      /** One for each seed. */
      plans: plansOf(values, {
        rule: { id: choice.id, parameter: choice.parameter },
        d: dimension,
        modelDimension: modelWidth,
        keys,
        optimizer,
        rate,
        trainValues,
        smallStart,
      }),
    })),
  };
}

/** The same for what is the same to train. */
export function keyOf({ rules, steps }: Asked): string {
  return JSON.stringify([steps, rules.map(({ plans }) => plans)]);
}

// One run of the comparison, and the state it had after the last step that is asked for.

export class Contestant {
  readonly run: TrainingRun;
  /** The steps that are asked for. */
  readonly steps: number;

  constructor(plan: TrainingPlan, means: TrainingMeans, steps: number, from?: TrainingRun) {
    const goesOn = from && (from.step <= steps || (from.step === steps + 1 && from.marked?.step === steps));
    this.run = goesOn ? from.copy() : new TrainingRun(plan, means);
    this.steps = steps;
  }

  /** A row for each step, and one for the weights after the last. */
  get records(): Float64Array {
    return this.run.records;
  }

  /** Steps done, of those that are asked for; a run that has ended has no more to do. */
  get done(): number {
    return this.run.ended ? this.steps : Math.min(this.run.step, this.steps);
  }

  /** Whether its last record is there. */
  get complete(): boolean {
    return this.run.ended || this.run.step > this.steps;
  }

  /** After exactly the steps that are asked for; null before, and where it diverged. */
  get trained(): Float64Array | null {
    const { marked } = this.run;
    return marked?.step === this.steps ? marked.state : null;
  }

  /** Up to so many steps; what comes of the last one is looked at by one step more, which changes nothing on show. */
  advance(upTo: number, options: AdvanceOptions): Promise<void> {
    const { steps } = this;
    const last = upTo >= steps;
    return this.run.advance(last ? steps + 1 : upTo, { ...options, mark: steps, last });
  }
}

// One example of the task as a reader would solve it: keys with what they carry, and the one that is asked for.

/** Names of symbols: letters, as far as they go. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';

function letter(symbol: number): string {
  return letters[symbol] ?? whole(symbol + 1);
}

/** The first example of a batch. */
export function example({ symbols, classes, asked }: TrainingBatch, keys: number): TemplateResult {
  const right = figureAt(asked, 0);
  return html`<figure class="example" part="picture" data-figure="example">
    <figcaption class="about">${say('training.example', { key: letter(figureAt(symbols, right)) })}</figcaption>
    <ol>
      ${Array.from(
        { length: keys },
        (_, place) =>
          html`<li class=${place === right ? 'asked' : ''}>
            <span>${letter(figureAt(symbols, place))}</span><span aria-hidden="true">→</span>
            <span>${whole(figureAt(classes, place) + 1)}</span>
          </li>`,
      )}
    </ol>
  </figure>`;
}

// Which of the rules that are asked for the core can train with these settings: ln d needs d from 2 on, say.

/** What is left to train, and the names of the rules left out. Where none is left, the first one's refusal is thrown. */
export function definedOf(slices: Slices, asked: Asked): { asked: Asked; without: string[] } {
  const rules = asked.rules.filter(({ plans: [plan] }) => plan && isDefined(slices, plan));
  const [plan] = asked.rules[0]?.plans ?? [];
  if (rules.length === 0 && plan) slices.stepsPerSlice(plan.settings);
  const without = asked.rules.filter((rule) => !rules.includes(rule)).map(({ name }) => name);
  return { asked: { ...asked, rules }, without };
}

/** A rule with its runs and what they have in common so far. */
export interface Side {
  rule: AskedRule;
  runs: readonly Contestant[];
  /** Null before the first record. */
  bands: TrainingBands | null;
}
