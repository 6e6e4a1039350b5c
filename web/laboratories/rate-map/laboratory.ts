// <dk-rate-map>: rules against learning rates: which rules some rate brings to learn the task, and which none does.
import { html, type TemplateResult } from 'lit';
import type { About } from '../../kit/page/properties.ts';
import { say } from '../../i18n/say.ts';
import '../../kit/training/words.en.ts';
import './words.en.ts';
import { mappedRules, rateMapParameters } from './parameters.ts';
import { codeValues, trainingCode } from '../../kit/training/program.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { folded, strip } from '../../kit/controls.ts';
import progressStyles from '../../kit/progress.css?inline';
import { plotted } from '../../kit/plotted.ts';
import { ruleBoxes } from '../../kit/sweep/rules.ts';
import { ruleChoicesOf, trainingRuleName, usualRate } from '../../kit/training/plans.ts';
import type { RecordedEnd } from '../../kit/training/run-end.ts';
import { RunsLaboratory, type Order } from '../../kit/training/runs-laboratory.ts';
import runsStyles from '../../kit/training/runs.css?inline';
import { type MapValues, inTurn, ratesOf, rowsOf } from './rows.ts';
import styles from './laboratory.css?inline';
import { mapTable, askedRules, outcome, question, sentence } from './figures.ts';
import { mapPicture } from './picture.ts';
import recorded from './recorded.json';

/** Keyboard: check boxes, a slider, menus, fields, a button; one stop for the picture, where arrow keys read its cells. */
export class DkRateMap extends RunsLaboratory<typeof rateMapParameters, 'rate'> {
  static override readonly about: About<typeof rateMapParameters> = {
    key: 'rates',
    parameters: rateMapParameters,
    words: ['rate-map', 'training'],
  };
  static override styles = plotted(progressStyles, runsStyles, styles);

  protected override readonly by = 'rate';
  protected override readonly recorded = recorded as unknown as readonly RecordedEnd[];

  protected override order(values: MapValues): Order<'rate'> {
    const asked = rowsOf(this.slices, this.ruleTable, values);
    return { asked, plans: inTurn(this.slices, asked), steps: values.steps };
  }

  protected override question() {
    return question(this.settings.values);
  }

  protected override outcome() {
    return outcome(this.found);
  }

  protected override content(): TemplateResult {
    const { values } = this.settings;
    const rows = this.found;
    const rates = ratesOf(values);
    return html`${this.#controls()} ${this.bar()}
    ${mapPicture({ rows, rates, width: this.space.value, runs: values.runs, revealed: this.revealed })}
    ${this.spoken.render(this.revealed ? sentence(this.many.state, rows, values) : say('rate-map.waiting'))}
    ${this.further(
      say('rate-map.note'),
      () => [mapTable(rows, rates, values)],
      folded(this.binding, { summary: say('rate-map.more'), names: ['rates', 'runs', 'steps', 'gain', 'seed'] }),
    )}`;
  }

  #controls(): TemplateResult {
    const of = this.binding;
    return html`${ruleBoxes(of, mappedRules, { legend: say('training.rules'), named: trainingRuleName })}
    ${strip(of, ['dimension', 'optimizer'])}`;
  }

  protected override csv() {
    const { dimension, optimizer, steps, gain } = this.settings.values;
    return this.file({ dimension, optimizer, steps, gain });
  }

  /** The program trains with one rate: the usual one of the optimiser. */
  protected override code(language: CodeLanguage): string {
    const { values } = this.settings;
    return trainingCode(
      language,
      codeValues({ ...values, rate: usualRate(values.optimizer) }),
      ruleChoicesOf(this.ruleTable, values.shown, values.gain),
    );
  }

  /** A guess is answered whatever rules are chosen. */
  protected override get wanted(): MapValues {
    const { values } = this.settings;
    const open = this.revealed && this.guessing.value !== undefined && !this.told;
    return open ? { ...values, shown: [...values.shown, ...askedRules] } : values;
  }
}
