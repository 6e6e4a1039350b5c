// The reader's temperature, the head dimension, the keys of a row, and whether each query goes by its own length.
import { type TemplateResult, html } from 'lit';
import { say } from '../../i18n/say.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import type { Slid } from '../../kit/bound.ts';
import { check, keysChoice } from '../../kit/choice.ts';
import { quantity } from '../../kit/quantity.ts';
import type { temperatureParameters } from './parameters.ts';
import { dimensionStops, sliderTemperatures } from './view.ts';

interface TemperatureControls {
  temperature: Slid;
  dimension: Slid;
  eachQuery: boolean;
  onEachQuery: (checked: boolean) => void;
  onDraw: () => void;
  keys: number;
  onKeys: (keys: number) => void;
}

export function temperatureControls(controls: TemperatureControls): TemplateResult {
  const { temperature, dimension, eachQuery, onEachQuery, onDraw, keys, onKeys } = controls;
  return html`<div class="controls">
    ${quantity({
      id: 'temperature',
      label: say('parameter.temperature'),
      hint: say('temperature.temperatureHint'),
      stops: sliderTemperatures,
      ...temperature,
    })}
    ${quantity({
      id: 'dimension',
      label: say('parameter.dimension'),
      hint: say('temperature.dimensionHint'),
      stops: dimensionStops,
      ...dimension,
    })}
    <div class="side">
      <button type="button" data-parameter="draw" @click=${onDraw}>${say('temperature.draw')}</button>
      ${check({ id: 'eachQuery', label: say('temperature.eachQuery'), checked: eachQuery, onChange: onEachQuery })}
    </div>
    ${keysChoice(keys, onKeys)}
  </div>`;
}

// What <dk-temperature> takes of a model that is chosen for the page: its head size, its keys, and where its factor stands beside √dₖ the
// temperature that it amounts to. For other rules the reader's own stays.

export function adoption(model: ChosenModel): Adoption<typeof temperatureParameters> {
  const shown = knownRule(model, ({ id }) => id === 'sqrt' || id === 'temperature');
  const temperature = shown?.id === 'temperature' ? shown.parameter : 1;
  return { dimension: 'dimension', keys: 'keys', rule: shown && { shown, values: { temperature } } };
}
