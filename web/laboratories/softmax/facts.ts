// Four figures of the row on show: peak weight, entropy, effective number of keys, trace of the Jacobian.
import { html, type TemplateResult } from 'lit';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { RowView } from './view.ts';

export function facts({ seen }: RowView): TemplateResult {
  const keys = whole(seen.weights.length);
  const all: [name: string, value: string, unit: string][] = [
    [say('softmax.fact.peak'), fixed(seen.peak, 3), ''],
    [say('softmax.fact.effective'), fixed(seen.effectiveKeys, 2), say('softmax.fact.ofKeys', { keys })],
    [say('softmax.fact.entropy'), significant(seen.entropy, 3), say('softmax.fact.nats')],
    [say('softmax.fact.trace'), significant(seen.jacobianTrace, 3), ''],
  ];
  return html`<dl class="facts">
    ${all.map(
      ([name, value, unit]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value} <small>${unit}</small></dd>
        </div>`,
    )}
  </dl>`;
}
