// <dk-attention>.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/attention.ts';
import { attentionParameters } from '../../parameters/laboratories/attention.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { attentionCode } from './code.ts';
import styles from './dk-attention.css?inline';

export class DkAttention extends Laboratory<typeof attentionParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(attentionParameters)];
  }

  protected override readonly label = say('attention.label');

  constructor() {
    super(attentionParameters, { namespace: 'attention', onApproach: true });
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
    return attentionCode(language);
  }
}
