// <dk-quiz>: questions to check yourself by.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/quiz.ts';
import { quizParameters } from '../../parameters/laboratories/quiz.ts';
import { plotStyles } from '../../plot/styles.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import styles from './dk-quiz.css?inline';

export class DkQuiz extends Laboratory<typeof quizParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(quizParameters)];
  }

  constructor() {
    super(quizParameters, { namespace: 'quiz', onApproach: true });
  }

  protected override get label(): string {
    return say('quiz.label');
  }

  protected override follow(): void {
    return;
  }

  protected override content(): TemplateResult {
    return html``;
  }

  protected override csv(core: CoreClient): Csv {
    return { parameters: [], seed: this.settings.values.seed, version: core.version(), columns: [], rows: [] };
  }

  protected override code(): string {
    return '';
  }
}
