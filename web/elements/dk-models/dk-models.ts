// <dk-models>: scale rules of released models.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/models.ts';
import { modelsParameters } from '../../parameters/laboratories/models.ts';
import { plotStyles } from '../../plot/styles.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import styles from './dk-models.css?inline';

export class DkModels extends Laboratory<typeof modelsParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(modelsParameters)];
  }

  constructor() {
    super(modelsParameters, { namespace: 'models', onApproach: true });
  }

  protected override get label(): string {
    return say('models.label');
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
