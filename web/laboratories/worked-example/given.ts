// What an example starts from, as controls: its inputs, those assumed, and the rule with its parameter.
import { html, nothing, type TemplateResult } from 'lit';
import type { ScaleRule, WorkedFigures } from '../../core/types.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { parameters } from '../../schema/table.ts';
import { choice } from '../../kit/choice.ts';
import { field } from '../../kit/field.ts';
import type { Refused } from '../../kit/refusal-sentence.ts';
import { ruleName } from '../../kit/rule-name.ts';

export function inputLabel(name: string): string {
  return sayNamed(`worked.input.${name}`) ?? name;
}

/** What may be typed where one number stands; the core knows narrower bounds of some, and says them. */
export function permitted(name: string): string {
  return name === 'd_k' ? parameters.dimension.range : '−1.8e308 … 1.8e308';
}

export interface InputHandlers {
  text: (figures: WorkedFigures) => string;
  error: (name: string) => Refused | undefined;
  onType: (name: string, text: string) => void;
  onSettle: (name: string) => void;
}

export function inputField(
  figures: WorkedFigures,
  { text, error, onType, onSettle }: InputHandlers,
  assumed: boolean,
): TemplateResult {
  const { name, values } = figures;
  return field({
    id: `input-${name}`,
    parameter: 'inputs',
    label: inputLabel(name),
    hint: assumed ? say('worked.assumed') : undefined,
    text: text(figures),
    error: error(name),
    wide: values.length > 1,
    onType: (typed) => {
      onType(name, typed);
    },
    onSettle: () => {
      onSettle(name);
    },
  });
}

/** Kinds of calculation that divide by a rule. */
const ruled = ['softmax', 'dot_product', 'law', 'temperature', 'ablation'];

export function ruleField(
  kind: string,
  { rules, chosen, onChoose }: { rules: readonly ScaleRule[]; chosen: string; onChoose: (id: string) => void },
): TemplateResult | typeof nothing {
  if (!ruled.includes(kind)) return nothing;
  return choice({
    id: 'rule',
    label: say('parameter.rule'),
    value: chosen,
    options: rules.map(({ id }) => ({ value: id, name: ruleName({ id, parameter: null }) })),
    onChoose,
  });
}

export function givenControls(content: unknown): TemplateResult {
  return html`<div class="controls given" role="group" aria-label=${say('worked.inputs')}>${content}</div>`;
}
