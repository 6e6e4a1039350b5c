// <dk-assumptions>: entries that are not what was assumed.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/assumptions.ts';
import { assumptionsParameters } from '../../parameters/laboratories/assumptions.ts';
import { plotStyles } from '../../plot/styles.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import styles from './dk-assumptions.css?inline';

export class DkAssumptions extends Laboratory<typeof assumptionsParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(assumptionsParameters)];
  }

  constructor() {
    super(assumptionsParameters, { namespace: 'assumptions', onApproach: true });
  }

  protected override get label(): string {
    return say('assumptions.label');
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
