// <dk-additive>: additive beside dot-product attention on the same vectors.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/additive.ts';
import { additiveParameters } from '../../parameters/laboratories/additive.ts';
import { plotStyles } from '../../plot/styles.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import styles from './dk-additive.css?inline';

export class DkAdditive extends Laboratory<typeof additiveParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(additiveParameters)];
  }

  constructor() {
    super(additiveParameters, { namespace: 'additive', onApproach: true });
  }

  protected override get label(): string {
    return say('additive.label');
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
