// <dk-training>: the same task, initial weights and batches under several scale rules, trained here and now: who learns it, and why.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { sharedTraining } from '../../core/shared.ts';
import type { TrainingClient, TrainingRule } from '../../core/training-client.ts';
import { listed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import '../../kit/training/words.en.ts';
import './words.en.ts';
import { trainingParameters } from './parameters.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, controls, folded, strip } from '../../kit/controls.ts';
import { dataTable, tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import progressStyles from '../../kit/progress.css?inline';
import { FrameScheduler, plottedLaboratory } from '../../kit/plotted.ts';
import { columnOf, roomOf } from '../../kit/room.ts';
import type { Outcome } from '../../kit/guess/question.ts';
import { symbols } from '../../kit/symbols.ts';
import { ruleBoxes } from '../../kit/sweep/rules.ts';
import { Slices, ruleChoicesOf, trainingRuleName } from '../../kit/training/plans.ts';
import runsStyles from '../../kit/training/runs.css?inline';
import {
  type Result,
  type TrainingValues,
  askedOf,
  definedOf,
  example,
  keyOf,
  resultsOf,
  resultsTable,
} from './results.ts';
import { trainingCode } from '../../kit/training/program.ts';
import { Comparison } from './comparison.ts';
import styles from './laboratory.css?inline';
import { curveTables, trainingCsv, askedRules, outcome, question, sentence, standing } from './figures.ts';
import { FirstMaps } from './first-maps.ts';
import { type DrawingName, maps, trainingPicture } from './pictures.ts';

/** Milliseconds without a change before other settings are trained. */
const pause = 300;

/** The same before the sentence says that something is trained, which nobody needs to hear of what is done sooner. */
const long = 1000;

/** The same before all maps follow. */
const rest = 150;

/** Keyboard: check boxes, sliders, menus, fields, buttons; one stop for each picture, where arrow keys read it. */
export class DkTraining extends plottedLaboratory('training', trainingParameters, {
  adoption: () => ({ dimension: 'dimension', rule: null }),
  styles: [progressStyles, runsStyles, styles],
}) {
  readonly #comparison = new Comparison(this, this.fail.bind(this), this.retry.bind(this));
  /** Of the maps, all of which follow a slider: one at once, the others when it rests. */
  readonly #mapScheduler = new FrameScheduler(this, { rest });
  readonly #firstMaps = new FirstMaps(this, this.fail.bind(this));
  #training!: TrainingClient;
  #slices!: Slices;
  #rules: TrainingRule[] = [];
  /** Rules that are not defined with these settings. */
  #undefined: string[] = [];
  #settled: readonly unknown[] = [];
  /** The reader has paused, stepped or gone back: nothing starts by itself. */
  #held = false;
  /** What came out after the reader's guess, and with which settings. */
  #told: { values: TrainingValues; outcome: Outcome } | undefined;

  protected override async prepare(): Promise<void> {
    // Workers start beside what they are to do; where none can, that is said when they are needed.
    sharedPool().catch(() => undefined);
    this.#training = await sharedTraining();
    this.#slices = new Slices(this.#training);
    this.#rules = this.#training.trainingRules();
  }

  protected override follow(): void {
    if (!this.revealed) this.#told = undefined;
    const { asked, without } = definedOf(this.#slices, askedOf(this.#rules, this.#wanted, this.settings.values));
    this.#undefined = without;
    const before = this.#comparison.asked;
    const same = before && keyOf(before) === keyOf(asked);
    if (!same) {
      this.#comparison.ask(asked, this.#training);
      this.#held = false;
    }
    // What has been made is not made again; what has failed is.
    this.#firstMaps.ask(asked.rules.flatMap(({ plans: [first] }) => first?.settings ?? []));
    if (!this.revealed) this.#comparison.pause();
    else if (this.#held) return;
    // A reader who moves a slider may move on; the first curves and what is tried again wait for nothing.
    else this.#startAgain(before && !same ? pause : 0);
  }

  protected override forget(): void {
    this.#held = false;
  }

  protected override rest(): void {
    this.#comparison.pause();
  }

  protected override ask() {
    const told = this.#told;
    if (told) return { question: question(told.values), outcome: told.outcome };
    const { values } = this.settings;
    const { state } = this.#comparison;
    const found = this.revealed && state === 'done' ? outcome(this.#resultsOf()) : undefined;
    if (found && this.guessing.value !== undefined) this.#told = { values, outcome: found };
    return { question: question(values), outcome: found };
  }

  protected override content(core: CoreClient): TemplateResult {
    const results = this.#resultsOf();
    return html`${this.#controls()}
    ${
      this.revealed
        ? html`${this.#standing()} ${this.#picture(core, 'loss', this.space.value)}`
        : html`<p class="about">${say('training.waiting')}</p>
            ${this.#task()}`
    }
    ${this.#sentence(results)}
    ${
      this.revealed
        ? html`${more(say('training.morePictures'), () => this.#pictures(core, results))}
          ${more(say('training.moreTask'), () => this.#task())}`
        : nothing
    }
    ${folded(this.binding, {
      summary: say('training.more'),
      look: 'more',
      names: ['optimizer', 'keys', 'runs', 'steps', 'modelWidth', 'gain', 'seed'],
      below: html`<div class="switches">${controls(this.binding, ['trainValues', 'smallStart'])}</div>`,
    })}
    ${this.revealed ? this.#tables() : nothing}`;
  }

  protected override csv() {
    const { asked, sides } = this.#comparison;
    if (!asked) throw new Error('nothing has been trained yet');
    return trainingCsv(this.#training, sides, this.settings.values);
  }

  protected override code(language: CodeLanguage): string {
    const { values } = this.settings;
    return trainingCode(language, values, ruleChoicesOf(this.#rules, values.shown, values.gain));
  }

  #controls(): TemplateResult {
    const of = this.binding;
    const { shown, dimension } = this.settings.values;
    const ids = this.#rules.map(({ id }) => id);
    const without = { rules: listed(this.#undefined), d: whole(dimension) };
    return html`${ruleBoxes(of, ids, { legend: say('training.rules'), named: trainingRuleName })}
    ${strip(of, ['dimension', 'rate'])}
    ${shown.length === 0 ? html`<p class="note">${say('training.noRule')}</p>` : nothing}
    ${this.#undefined.length > 0 ? html`<p class="note">${symbols(say('training.undefined', without))}</p>` : nothing}`;
  }

  /** A reader who has guessed is told what comes out, whatever rules are chosen. */
  get #wanted(): readonly string[] {
    const { shown } = this.settings.values;
    return this.revealed && this.guessing.value !== undefined && !this.#told ? [...shown, ...askedRules] : shown;
  }

  #startAgain(after: number): void {
    const { state } = this.#comparison;
    if (state === 'idle' || state === 'paused') void this.#comparison.start(after);
  }

  /** None while runs go on: to look through all their records took a fifth of each drawing, and nothing is said of them. */
  #resultsOf(): Result[] {
    const { asked, sides, state } = this.#comparison;
    if (!asked || state === 'running') return [];
    return this.memo.of('results', [sides, state], () => resultsOf(this.#training, sides, asked.steps));
  }

  /** What came of the runs is said with their last picture: their reader has paused already. */
  #sentence(results: readonly Result[]): TemplateResult {
    if (!this.revealed) return this.spoken.render(say('training.live.open'));
    const text = sentence(this.#comparison, results, this.settings.values);
    return this.spoken.render(
      text,
      { running: long, done: 0, idle: undefined, paused: undefined }[this.#comparison.state],
    );
  }

  #example(): TemplateResult {
    const { keys } = this.settings.values;
    const settings = this.#comparison.asked?.rules[0]?.plans[0]?.settings;
    if (!settings) return html``;
    return this.memo.of('example', [settings.seed, keys], () =>
      example(this.#training.trainingBatch(settings, 0), settings.keys),
    );
  }

  #standing(): TemplateResult {
    const runs = this.#comparison;
    const press = (held: boolean, then: () => unknown) => () => {
      this.#held = held;
      void then();
    };
    return standing(runs, {
      onStart: press(false, () => runs.start()),
      onPause: press(true, () => runs.pause()),
      onStep: press(true, () => runs.stepOnce()),
      onBegin: press(true, () => runs.begin()),
    });
  }

  /** Made anew only when its curves, its size or its words are others. */
  #picture(core: CoreClient, name: DrawingName, width: number): unknown {
    const { sides, asked } = this.#comparison;
    const { keys, part } = this.settings.values;
    const room = roomOf(this, name);
    return this.scheduler.of(name, [sides, asked?.steps, width, keys, part, room], () =>
      trainingPicture(name, {
        training: this.#training,
        sides,
        steps: asked?.steps ?? 1,
        width,
        // What the rule ÷ ln d divides by, for as many keys.
        logKeys: core.divisor({ id: 'log', parameter: 0 }, keys),
        part,
        ...room,
      }),
    );
  }

  #pictures(core: CoreClient, results: readonly Result[]): TemplateResult {
    const { state, asked } = this.#comparison;
    const width = columnOf(this.space.value, 32);
    const drawn = (name: DrawingName): unknown => this.#picture(core, name, width);
    return html`<div class="pictures">
        ${drawn('accuracy')}
        <div>${drawn('gradient')} ${control(this.binding, 'part')}</div>
        ${drawn('typical')} ${drawn('entropy')}
      </div>
      ${state === 'done' ? dataTable(resultsTable(results, asked?.steps ?? 0)) : nothing}`;
  }

  #task(): TemplateResult {
    const { sides, asked } = this.#comparison;
    this.#firstMaps.look();
    return html`${this.#example()} ${this.heading(say('training.maps'))}
      <p class="about">${say('training.maps.note')}</p>
      ${maps({ training: this.#training, first: this.#firstMaps, scheduler: this.#mapScheduler, sides, steps: asked?.steps ?? 0, revealed: this.revealed })}`;
  }

  #tables(): TemplateResult {
    const { sides, state, asked } = this.#comparison;
    if (state !== 'running' || this.#settled.length === 0) this.#settled = [sides, state];
    return tablesLater(this.#settled, () => curveTables(this.#training, sides, asked?.steps ?? 0));
  }
}
