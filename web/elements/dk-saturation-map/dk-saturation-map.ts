// <dk-saturation-map>: where softmax collapses onto one key.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/saturation.ts';
import { saturationParameters } from '../../parameters/laboratories/saturation.ts';
import { plotStyles } from '../../plot/styles.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import styles from './dk-saturation-map.css?inline';

export class DkSaturationMap extends Laboratory<typeof saturationParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(saturationParameters)];
  }

  constructor() {
    super(saturationParameters, { namespace: 'saturation', onApproach: true });
  }

  protected override get label(): string {
    return say('saturation.label');
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
