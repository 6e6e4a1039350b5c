// Buttons: one, with its text and what a press of it does; a row of them, for the values of one parameter or for settings worth trying. Below, the
// words of all controls, by a parameter's name, a menu and a check box.
import { type TemplateResult, html, nothing } from 'lit';
import { whole } from '../i18n/numbers.ts';
import { sayNamed } from '../i18n/say.ts';
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import type { Binding } from './settings.ts';
import { disabledOnceLeft } from './kept-focus.ts';
import { symbols } from './symbols.ts';
import { live } from 'lit/directives/live.js';

interface Look {
  /** Its class. */
  look?: string;
  disabled?: boolean;
  /** What is heard of it in place of its text, and what is told where a pointer rests on it. */
  label?: string;
  title?: string | undefined;
  /** Whether it is the one that is chosen; left out where none is. */
  pressed?: boolean | undefined;
}

export function button(
  text: unknown,
  onPress: () => void,
  { look, disabled = false, label, title, pressed }: Look = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${look ?? nothing}
    aria-label=${label ?? nothing}
    title=${title ?? nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ${disabledOnceLeft(disabled)}
    @click=${disabled ? nothing : onPress}
  >
    ${text}
  </button>`;
}

interface Buttons {
  /** Where the schema does not say them. */
  values?: readonly (number | string)[];
  text?: (value: number) => string;
  look?: string;
  onSet?: (value: number) => void;
}

/** One of a few values: the names of a choice, or the numbers that the schema says to be quick. */
export function buttons<S extends Selection>(
  of: Binding<S>,
  name: keyof S & string,
  own: Buttons = {},
): TemplateResult {
  const { quick = [], names = quick } = of.table[name] ?? {};
  const { values = names, text = whole, look = 'keys-choice', onSet } = own;
  const label = worded(of, name, 'Label') ?? sayNamed(`parameter.${name}`) ?? name;
  const set = (value: number | string): void => {
    if (onSet) onSet(Number(value));
    else of.onSet({ [name]: value } as Partial<ValuesOf<S>>);
  };
  return html`<div class=${look} role="group" aria-label=${label} data-parameter=${name}>
    <span>${label}</span>
    ${values.map((value) => button(text(Number(value)), () => set(value), { pressed: value === of.values()[name] }))}
  </div>`;
}

// Settings worth trying, as one quiet line.

interface Preset<S extends Selection> {
  text: string;
  values: Partial<ValuesOf<S>>;
  /** Its class. */
  look?: string;
  /** Whether it is what is set; undefined where that is not told. */
  pressed?: boolean;
}

/** `name`: the parameter with which the line is hidden. */
export function presets<S extends Selection>(
  of: Binding<S>,
  name: keyof S & string,
  legend: string,
  all: readonly Preset<S>[],
): TemplateResult {
  return html`<div class="presets" data-parameter=${name} role="group" aria-label=${legend}>
    <span>${symbols(legend)}</span>
    ${all.map(({ text, values, look = 'quiet', pressed }) =>
      button(symbols(text), () => of.onSet(values), { look, pressed }),
    )}
  </div>`;
}

// Words that follow from the name of a parameter: "walks.dimensionHint", and where the laboratory has none of its own those of a
// subject that it shares, or "parameter.dimensionHint".

/**
 * The first message that there is; undefined where there is none.
 *
 * end     "Label", where it is called otherwise than `parameter.<name>` says; "Hint", below it; "Spoken", of a slider; ".<value>",
 *         an entry of a menu
 * values  of its placeholders
 */
export function worded<S extends Selection>(
  { words }: Pick<Binding<S>, 'words'>,
  name: string,
  end: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  for (const subject of [...words, 'parameter']) {
    const found = sayNamed(`${subject}.${name}${end}`, values);
    if (found !== undefined) return found;
  }
  return undefined;
}

// A labelled menu and a labelled check box.

export interface Option {
  value: string;
  name: string;
}

export interface OptionGroup {
  name: string;
  options: readonly Option[];
}

interface Choice {
  id: string;
  label: string;
  value: string;
  options: readonly (Option | OptionGroup)[];
  wide?: boolean;
  onChoose: (value: string) => void;
}

export function choice({ id, label, value, options, wide = false, onChoose }: Choice): TemplateResult {
  const option = ({ value: own, name }: Option): TemplateResult =>
    html`<option value=${own} ?selected=${own === value}>${name}</option>`;
  return html`<div class="field ${wide ? 'wide' : ''}" part="control" data-parameter=${id}>
    <label for=${id}>${label}</label>
    <select
      id=${id}
      .value=${live(value)}
      @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}
    >
      ${options.map((each) =>
        'options' in each ? html`<optgroup label=${each.name}>${each.options.map(option)}</optgroup>` : option(each),
      )}${nothing}
    </select>
  </div>`;
}

interface Check {
  /** The setting that it changes. */
  id?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function check({ id, label, checked, onChange }: Check): TemplateResult {
  return html`<label class="check" part="control" data-parameter=${id ?? nothing}
    ><input
      type="checkbox"
      .checked=${live(checked)}
      @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
    />
    <span>${symbols(label)}</span></label
  >`;
}
