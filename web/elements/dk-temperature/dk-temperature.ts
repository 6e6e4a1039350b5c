// <dk-temperature>.
import { html, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/temperature.ts';
import { temperatureParameters } from '../../parameters/laboratories/temperature.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { temperatureCode } from './code.ts';
import styles from './dk-temperature.css?inline';

export class DkTemperature extends Laboratory<typeof temperatureParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(temperatureParameters)];
  }

  protected override readonly label = say('temperature.label');

  constructor() {
    super(temperatureParameters, { namespace: 'temperature', onApproach: true });
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
    return temperatureCode(language);
  }
}
