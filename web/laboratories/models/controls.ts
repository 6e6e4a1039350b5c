// The menu of models, the keys they are measured with, and the button that takes the model to all other laboratories.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { choice } from '../../kit/choice.ts';
import { quantity, type Quantity } from '../../kit/quantity.ts';
import type { Model } from './model.ts';
import { models } from './models.ts';

/** Powers of two. */
const keyStops = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export interface ModelControls {
  model: Model;
  keys: Omit<Quantity, 'id' | 'label' | 'stops' | 'hint'>;
  onModel: (id: string) => void;
  onEverywhere: () => void;
}

export function modelControls({ model, keys, onModel, onEverywhere }: ModelControls): TemplateResult {
  return html`<div class="controls">
    ${choice({
      id: 'model',
      label: say('parameter.model'),
      value: model.id,
      options: models.map(({ id, name }) => ({ value: id, name })),
      onChoose: onModel,
    })}
    ${quantity({ ...keys, id: 'keys', label: say('parameter.keys'), hint: say('models.keysHint'), stops: keyStops })}
    <div class="everywhere" data-parameter="everywhere">
      <button type="button" @click=${onEverywhere}>${say('models.everywhere', { name: model.name })}</button>
      <small>${say('models.everywhere.hint')}</small>
    </div>
  </div>`;
}
