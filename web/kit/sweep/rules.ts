// Rules in pictures and sentences: which are shown, how each is named, which role it plays, and a value for each by its name.
import { type TemplateResult, html } from 'lit';
import type { ScaleRule } from '../../core/types.ts';
import type { Role } from '../../figure/styles.ts';
import { short } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import type { Parameter, Selection } from '../../schema/parameter.ts';
import type { Binding } from '../settings.ts';
import { boxes } from '../controls.ts';
import { symbols } from '../symbols.ts';

// How a rule is named: with its parameter's value where it has one and the value is known.

export function ruleName({ id, parameter }: { id: string; parameter: number | null }): string {
  const filled = parameter === null ? undefined : sayNamed(`rule.${id}.filled`, { value: short(parameter) });
  return filled ?? sayNamed(`rule.${id}`) ?? id;
}

export function rulesShown(
  rules: readonly ScaleRule[],
  shown: readonly string[],
  onChange: (ids: string[]) => void,
): TemplateResult {
  const toggle = (id: string): void =>
    onChange(rules.map((rule) => rule.id).filter((each) => (each === id) !== shown.includes(each)));
  return html`<fieldset data-parameter="shown">
    <legend>${say('sweep.rules')}</legend>
    ${rules.map(
      ({ id }) =>
        html`<label class="check"
          ><input type="checkbox" .checked=${shown.includes(id)} @change=${() => toggle(id)} />
          <span>${symbols(ruleName({ id, parameter: null }))}</span></label
        >`,
    )}
  </fieldset>`;
}

/** The same in the colours of their lines. `legend` is seen, `label` only heard. */
export function ruleBoxes<S extends Selection & { shown: Parameter<readonly string[]> }>(
  of: Binding<S>,
  ids: readonly string[],
  { named = ruleName, ...head }: { named?: typeof ruleName; legend?: string; label?: string },
): TemplateResult {
  const all = ids.map((id) => ({ value: id, name: named({ id, parameter: null }), role: ruleRole(id) }));
  return boxes(of, 'shown', { all, ...head });
}

// Which role a rule plays in pictures: three have a colour of their own, the one whose exponent the reader sets stands out, the
// others share one.

const roles: Readonly<Record<string, Role>> = { none: 'raw', sqrt: 'scaled', linear: 'flat', power: 'ink' };

export function ruleRole(id: string): Role {
  return roles[id] ?? 'other';
}

/** A value for each of a few names, whose texts a sentence takes by them. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
