// <dk-scalings>.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/scalings.ts';
import { scalingsParameters } from '../../parameters/laboratories/scalings.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { scalingsCode } from './code.ts';
import styles from './dk-scalings.css?inline';

export class DkScalings extends Laboratory<typeof scalingsParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(scalingsParameters)];
  }

  protected override readonly label = say('scalings.label');

  constructor() {
    super(scalingsParameters, { namespace: 'scalings', onApproach: true });
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
    return scalingsCode(language);
  }
}
