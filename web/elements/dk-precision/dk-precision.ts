// <dk-precision>: softmax in four number formats.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/precision.ts';
import { precisionParameters } from '../../parameters/laboratories/precision.ts';
import { plotStyles } from '../../plot/styles.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import styles from './dk-precision.css?inline';

export class DkPrecision extends Laboratory<typeof precisionParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(precisionParameters)];
  }

  constructor() {
    super(precisionParameters, { namespace: 'precision', onApproach: true });
  }

  protected override get label(): string {
    return say('precision.label');
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
