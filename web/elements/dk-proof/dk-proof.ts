// <dk-proof>.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/proof.ts';
import { proofParameters } from '../../parameters/laboratories/proof.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { proofCode } from './code.ts';
import styles from './dk-proof.css?inline';

export class DkProof extends Laboratory<typeof proofParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(proofParameters)];
  }

  protected override readonly label = say('proof.label');

  constructor() {
    super(proofParameters, { namespace: 'proof', onApproach: true });
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
    return proofCode(language);
  }
}
