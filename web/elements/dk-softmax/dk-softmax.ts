// <dk-softmax>.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/softmax.ts';
import { softmaxParameters } from '../../parameters/laboratories/softmax.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { softmaxCode } from './code.ts';
import styles from './dk-softmax.css?inline';

export class DkSoftmax extends Laboratory<typeof softmaxParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(softmaxParameters)];
  }

  protected override readonly label = say('softmax.label');

  constructor() {
    super(softmaxParameters, { namespace: 'softmax', onApproach: true });
  }

  protected override follow(): void {
    return;
  }

  protected override content(): TemplateResult {
    return html`<p class="waiting">${say('laboratory.starting')}</p>`;
  }

  protected override csv(core: CoreClient): Csv {
    return { parameters: [], seed: null, version: core.version(), columns: [], rows: [] };
  }

  protected override code(language: CodeLanguage): string {
    return softmaxCode(language);
  }
}
