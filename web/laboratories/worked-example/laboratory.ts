// <dk-worked-example>: published examples line by line, printed figures judged, inputs and rule open to change.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type {
  ExamplesClient,
  WorkedEvaluation,
  WorkedExample,
  WorkedFigures,
  WorkedLine,
} from '../../core/examples-client.ts';
import { nextTurn } from '../../core/frame.ts';
import { sharedExamples } from '../../core/shared.ts';
import type { ScaleRule } from '../../core/types.ts';
import { localized, typedList } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { workedExampleParameters } from './parameters.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control } from '../../kit/controls.ts';
import { field } from '../../kit/settings.ts';
import { plottedLaboratory } from '../../kit/plotted.ts';
import { type Refused, errorLine } from '../../kit/failures.ts';
import { ruleName } from '../../kit/sweep/rules.ts';
import calculationStyles from './calculation.css?inline';
import { calculation, lineTitle } from './calculation.ts';
import styles from './laboratory.css?inline';
import { workedCode } from './program.ts';
import {
  type Exercise,
  changedInputs,
  exerciseOf,
  firstShare,
  rulesOwn,
  scoresOf,
  hasMistake,
  kindName,
  menuOf,
} from './exercise.ts';
import { workedCsv, sentence } from './figures.ts';
import {
  TypedFigures,
  inputLabel,
  ruled,
  permitted,
  refusedInput,
  refusedLine,
  refusedName,
  lineName,
  ownPrintedField,
  printable,
} from './given.ts';
import { weights } from './weights.ts';

/** Keyboard: menus and text fields in reading order; the calculation is a table. */
export class DkWorkedExample extends plottedLaboratory('worked-example', workedExampleParameters, {
  words: ['worked'],
  styles: [styles, calculationStyles],
}) {
  #client!: ExamplesClient;
  #examples: WorkedExample[] = [];
  #rules: ScaleRule[] = [];
  /** The examples with a mistake in print, by their ids. */
  #mistaken: ReadonlySet<string> = new Set();
  /** What is on show: the last exercise that the core did not refuse. */
  #shown: (Exercise & { evaluation: WorkedEvaluation }) | undefined;
  readonly #typed = new TypedFigures();

  protected override async prepare(): Promise<void> {
    const client = (this.#client = await sharedExamples());
    this.#examples = client.workedExamples();
    this.#mistaken = new Set(
      this.#examples.filter((each) => hasMistake(client.evaluateWorkedExample(each))).map(({ id }) => id),
    );
    // All of them take half of what the page may be busy at a time; the first picture takes the other half.
    await nextTurn();
  }

  protected override follow(core: CoreClient): void {
    if (this.#rules.length === 0) this.#rules = core.scaleRules().filter(({ spotlight }) => spotlight);
    const source = this.#source;
    const show = (exercise: Exercise): void => {
      this.#shown = { ...exercise, evaluation: this.#client.evaluateWorkedExample(exercise.example) };
    };
    try {
      show(exerciseOf(source, this.settings.values));
    } catch (thrown) {
      // A link may bring figures that the core refuses: then no earlier picture of this example is there to stay.
      if (this.#shown?.example.id !== source.id) show({ example: source, changed: false });
      throw thrown;
    }
  }

  protected override content(): TemplateResult {
    const shown = this.present(this.#shown);
    const { example, evaluation, changed } = shown;
    const { revealed } = this;
    const spoken = revealed
      ? sentence(evaluation, { rule: ruleName(example.rule), changed })
      : say('worked.live.hidden', { scores: scoresOf(example) });
    return html`${this.#menu()} ${this.#given(evaluation)}
    ${changed ? html`<p class="changed remark">${say('worked.changed')}</p>` : nothing}
    ${weights(evaluation, { example, revealed, space: this.space.value })} ${this.spoken.render(spoken)}
    ${
      revealed
        ? calculation(evaluation, {
            caption: say('worked.tableCaption', { kind: kindName(example), where: example.where }),
            printed: (line) => (changed ? this.#own(line) : line.printed),
          })
        : nothing
    }`;
  }

  protected override updated(): void {
    if (this.#typed.refused) this.toggleAttribute('refused', true);
  }

  protected override ask() {
    const asked = this.#example(workedExampleParameters.example.initial);
    return firstShare(asked, this.#client.evaluateWorkedExample(asked));
  }

  protected override forget(): void {
    this.#typed.forget();
  }

  protected override csv() {
    if (!this.#shown) throw new Error('no calculation yet');
    return workedCsv(this.#shown.example, this.#shown.evaluation);
  }

  protected override code(language: CodeLanguage): string {
    if (!this.#shown) throw new Error('no calculation yet');
    return workedCode(language, this.#shown.example, this.#shown.evaluation);
  }

  /** As its source gives it; the first one where a link names one that does not exist. */
  #example(asked: string): WorkedExample {
    const found = this.#examples.find(({ id }) => id === asked) ?? this.#examples[0];
    if (!found) throw new Error('no examples');
    return found;
  }

  get #source(): WorkedExample {
    return this.#example(this.settings.values.example);
  }

  #menu(): TemplateResult {
    const source = this.#source;
    const { example: value } = this.settings.values;
    // A link may name an example that does not exist; the first one is then on show.
    const unknown = source.id === value ? undefined : { code: 'unknown', parameter: 'example', value, range: '' };
    return html`<div class="controls menu">
        ${control(this.binding, 'example', {
          options: menuOf(this.#examples, ({ id }) => this.#mistaken.has(id)),
          value: source.id,
          wide: true,
          onSet: (example) => {
            this.#typed.forget();
            this.guessing.skip();
            this.set({ example, inputs: [], rule: rulesOwn, printed: [] });
          },
        })}
      </div>
      ${errorLine('example-error', unknown, '', true)}
      <p class="source remark" part="aside">
        ${say('worked.source', { title: source.sourceTitle, where: source.where })}
        ${source.elided ? say('worked.elided') : nothing}
      </p>`;
  }

  #given({ assumed }: WorkedEvaluation): TemplateResult {
    const { example } = exerciseOf(this.#source, this.settings.values);
    const { inputs } = example;
    const others = assumed.filter(({ name }) => !inputs.some((input) => input.name === name));
    return html`<div class="controls given" role="group" aria-label=${say('worked.inputs')}>
      <div class="inputs" data-parameter="inputs">
        ${inputs.map((figures) => this.#input(figures, inputs))}
        ${others.map((figures) => this.#input(figures, inputs, say('worked.assumed')))}
      </div>
      ${ruled.includes(example.kind) ? this.#rule(example.rule.id) : nothing} ${this.#ruleParameter(example.rule.id)}
      ${errorLine('inputs-error', this.error('inputs'), '', true)}
      ${errorLine('printed-error', this.error('printed'), '', true)}
    </div>`;
  }

  #rule(value: string): unknown {
    return control(this.binding, 'rule', {
      options: this.#rules.map(({ id }) => ({ value: id, name: ruleName({ id, parameter: null }) })),
      value,
      onSet: (id) => {
        this.guessing.skip();
        this.set({ rule: id === this.#source.rule.id ? rulesOwn : id });
      },
    });
  }

  #ruleParameter(id: string): unknown {
    if (id !== 'power' && id !== 'constant') return nothing;
    return control(this.binding, id === 'power' ? 'exponent' : 'constant');
  }

  #input({ name, values }: WorkedFigures, inputs: readonly WorkedFigures[], hint?: string): TemplateResult {
    return field({
      id: `input-${name}`,
      parameter: 'inputs',
      label: inputLabel(name),
      hint,
      text: this.#typed.pending(name) ?? typedList(values),
      error: this.#typed.error(name) ?? this.#refusalOf(name, inputs),
      wide: values.length > 1,
      onType: (text) => {
        this.guessing.skip();
        const single = inputs.find((each) => each.name === name)?.values.length === 1 ? permitted(name) : undefined;
        const typed = this.#typed.type(name, text, { label: inputLabel(name), single });
        const { inputs: changes } = this.settings.values;
        if (typed) this.set({ inputs: changedInputs(this.#source, changes, { name, values: typed }) });
        this.requestUpdate();
      },
      onSettle: () => this.#settle(name),
    });
  }

  #settle(name: string): void {
    this.#typed.settle(name);
    this.requestUpdate();
  }

  #refusalOf(name: string, inputs: readonly WorkedFigures[]): Refused | undefined {
    // A refusal that names no input stands beside the first, so that it stands somewhere.
    const own = (parameter: string): boolean =>
      refusedLine(parameter) === undefined && (refusedInput(parameter, inputs) ?? inputs[0]?.name) === name;
    const refusal = this.refused(own);
    if (!refusal) return undefined;
    const { code, parameter, value, range } = refusal;
    return { code, parameter: refusedName(parameter, inputs, inputLabel), value, range };
  }

  #own(line: WorkedLine): TemplateResult | string {
    if (!printable(this.#source.kind, line)) return localized(line.printed);
    const name = lineName(line);
    const { printed } = this.settings.values;
    const kept = printed.find((each) => each.name === name)?.values[0] ?? '';
    return ownPrintedField(line, {
      text: this.#typed.pending(name) ?? localized(kept),
      error: this.#typed.error(name) ?? this.refused((parameter) => refusedLine(parameter) === name),
      onType: (text) => this.#typePrinted(name, text, lineTitle(line)),
      onSettle: () => this.#settle(name),
    });
  }

  #typePrinted(name: string, text: string, label: string): void {
    const others = this.settings.values.printed.filter((each) => each.name !== name);
    if (text.trim() === '') {
      this.#typed.forget(name);
      this.set({ printed: others });
    } else {
      const values = this.#typed.type(name, text, { label, most: 1 });
      if (values) this.set({ printed: [...others, { name, values }] });
    }
    this.requestUpdate();
  }
}
