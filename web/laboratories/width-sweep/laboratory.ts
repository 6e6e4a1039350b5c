// <dk-width-sweep>: the same task at several head dimensions with one learning rate for all: which rule learns it equally fast everywhere.
import { html, type TemplateResult } from 'lit';
import type { About } from '../../kit/page/properties.ts';
import { say } from '../../i18n/say.ts';
import '../../kit/sweep/words.en.ts';
import '../../kit/training/words.en.ts';
import './words.en.ts';
import { sweptRules, widthSweepParameters } from './parameters.ts';
import { codeValues, trainingCode } from '../../kit/training/program.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { folded, strip } from '../../kit/controls.ts';
import progressStyles from '../../kit/progress.css?inline';
import { plotted } from '../../kit/plotted.ts';
import { roomOf } from '../../kit/room.ts';
import { ruleBoxes } from '../../kit/sweep/rules.ts';
import { rateAfter, ruleChoicesOf, trainingRuleName } from '../../kit/training/plans.ts';
import type { RecordedEnd } from '../../kit/training/run-end.ts';
import { RunsLaboratory, type Order } from '../../kit/training/runs-laboratory.ts';
import runsStyles from '../../kit/training/runs.css?inline';
import { type WidthLine, type WidthValues, flattest, inTurn, linesOf } from './lines.ts';
import styles from './laboratory.css?inline';
import { widthTable, outcome, question, sentence } from './figures.ts';
import { widthPicture } from './picture.ts';
import recorded from './recorded.json';

/** The program that is given trains at one head dimension: the widest of these up to this one, so that it ends soon. */
const programUpTo = 256;

/** Keyboard: check boxes, a menu, a slider, fields, a button; one stop for the picture, where arrow keys read it. */
export class DkWidthSweep extends RunsLaboratory<typeof widthSweepParameters, 'd'> {
  static override readonly about: About<typeof widthSweepParameters> = {
    key: 'widths',
    parameters: widthSweepParameters,
    words: ['width-sweep', 'training'],
  };
  static override styles = plotted(progressStyles, runsStyles, styles);

  protected override readonly by = 'd';
  protected override readonly recorded = recorded as unknown as readonly RecordedEnd[];

  protected override order(values: WidthValues): Order<'d'> {
    const asked = linesOf(this.slices, this.ruleTable, values);
    return { asked, plans: inTurn(asked), steps: values.steps };
  }

  protected override question() {
    return question(this.asked, this.settings.values);
  }

  protected override outcome() {
    return outcome(flattest(this.training, this.found), this.settings.values);
  }

  protected override content(): TemplateResult {
    const { values } = this.settings;
    const { dimensions, steps, optimizer } = values;
    const { revealed } = this;
    const lines = this.found;
    return html`${this.#controls()} ${this.bar()}
    ${widthPicture({ lines, dimensions, steps, width: this.space.value, ...roomOf(this, 'accuracy'), revealed })}
    ${this.spoken.render(revealed ? this.#sentence(lines, values) : say('width-sweep.waiting'))}
    ${this.further(say(`width-sweep.why.${optimizer}`), () => [widthTable(lines, values)])}`;
  }

  #controls(): TemplateResult {
    const of = this.binding;
    const { rate, optimizer } = this.settings.values;
    return html`${ruleBoxes(of, sweptRules, { legend: say('training.rules'), named: trainingRuleName })}
    ${strip(of, ['optimizer', 'rate'], {
      optimizer: {
        onSet: (to) => {
          this.set({ optimizer: to, rate: rateAfter(rate, optimizer, to) });
        },
      },
    })}
    ${folded(of, {
      summary: say('width-sweep.more'),
      look: 'more',
      names: ['dimensions', 'runs', 'steps', 'gain', 'seed'],
    })}`;
  }

  protected override csv() {
    const { optimizer, rate, steps, gain } = this.settings.values;
    return this.file({ optimizer, rate, steps, gain });
  }

  protected override code(language: CodeLanguage): string {
    const { values } = this.settings;
    const { dimensions, shown, gain } = values;
    const dimension = dimensions.findLast((d) => d <= programUpTo) ?? dimensions[0] ?? programUpTo;
    return trainingCode(language, codeValues({ ...values, dimension }), ruleChoicesOf(this.ruleTable, shown, gain));
  }

  #sentence(lines: readonly WidthLine[], values: WidthValues): string {
    const { state } = this.many;
    return sentence(state, lines, state === 'done' ? flattest(this.training, lines) : undefined, values);
  }
}
