// Rule and mask: what happens between raw and scaled scores.
import { html, nothing, type TemplateResult } from 'lit';
import type { ScaleRule } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { check } from '../../kit/check.ts';
import { choice } from '../../kit/choice.ts';
import { errorLine } from '../../kit/field.ts';
import type { Refused } from '../../kit/refusal-sentence.ts';
import { ruleName } from '../../kit/rule-name.ts';

export interface Act {
  rules: readonly ScaleRule[];
  rule: string;
  causal: boolean;
  /** What the core says of the rule. */
  refusal: Refused | undefined;
  /** A field for the parameter of the rule, where it has one. */
  parameter: TemplateResult | undefined;
  onRule: (id: string) => void;
  onCausal: (causal: boolean) => void;
}

export function act({ rules, rule, causal, refusal, parameter, onRule, onCausal }: Act): TemplateResult {
  return html`<div class="controls">
      ${choice({
        id: 'rule',
        label: say('parameter.rule'),
        value: rule,
        options: rules.map(({ id }) => ({ value: id, name: ruleName({ id, parameter: null }) })),
        onChoose: onRule,
      })}
      ${parameter ?? nothing}
    </div>
    ${errorLine('rule-error', refusal)}
    ${check({ id: 'causal', label: say('attention.causal'), checked: causal, onChange: onCausal })}`;
}
