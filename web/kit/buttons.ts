// Buttons: one, a named line of them, the values of a parameter, and settings worth trying.
import { type TemplateResult, html, nothing } from 'lit';
import { whole } from '../i18n/numbers.ts';
import { sayNamed } from '../i18n/say.ts';
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import { type Binding, worded } from './bound.ts';
import { symbols } from './symbols.ts';

interface Look {
  /** Its class. */
  look?: string;
  /** Whether it is what is set; undefined where that is not told. */
  pressed?: boolean | undefined;
  disabled?: boolean;
  /** The parameter with which it is hidden. */
  parameter?: string;
}

export function button(text: unknown, onClick: () => void, of: Look = {}): TemplateResult {
  const { look = nothing, pressed = nothing, disabled = false, parameter = nothing } = of;
  return html`<button
    type="button"
    class=${look}
    data-parameter=${parameter}
    aria-pressed=${pressed === nothing ? nothing : String(pressed)}
    ?disabled=${disabled}
    @click=${onClick}
  >
    ${text}
  </button>`;
}

interface Line {
  legend: string;
  /** What stands before the buttons, where that is not the legend. */
  name?: unknown;
  look?: string;
  /** The parameters with which it is hidden. */
  parameter: string;
}

export function buttonLine(
  { legend, name = symbols(legend), look = 'keys-choice', parameter }: Line,
  all: unknown,
): TemplateResult {
  return html`<div class=${look} data-parameter=${parameter} role="group" aria-label=${legend}>
    ${name === nothing ? nothing : html`<span>${name}</span>`} ${all}
  </div>`;
}

interface Values {
  /** Where the schema does not say them. */
  values?: readonly (number | string)[];
  /** The one that is pressed, where that is not the value. */
  pressed?: number | string | undefined;
  text?: (value: number) => string;
  onSet?: (value: number) => void;
}

/** One of a few values: the names of a choice, or the numbers that the schema says to be quick. */
export function buttons<S extends Selection>(of: Binding<S>, name: keyof S & string, own: Values = {}): TemplateResult {
  const { quick = [], names = quick } = of.table[name] ?? {};
  const { values = names, pressed = of.values()[name], text = whole, onSet } = own;
  const legend = worded(of, name, 'Label') ?? sayNamed(`parameter.${name}`) ?? name;
  const set = (value: number | string): void => {
    if (onSet) onSet(Number(value));
    else of.onSet({ [name]: value } as Partial<ValuesOf<S>>);
  };
  return buttonLine(
    { legend, parameter: name },
    values.map((value) => {
      const onValue = (): void => {
        set(value);
      };
      return button(text(Number(value)), onValue, { pressed: value === pressed });
    }),
  );
}

interface Preset<S extends Selection> extends Pick<Look, 'look' | 'pressed'> {
  text: string;
  values: Partial<ValuesOf<S>>;
}

/** Settings worth trying, as one quiet line. `parameter` is the one with which it is hidden. */
export function presets<S extends Selection>(
  of: Binding<S>,
  parameter: keyof S & string,
  legend: string,
  all: readonly Preset<S>[],
): TemplateResult {
  return buttonLine(
    { legend, parameter, look: 'presets' },
    all.map(({ text, values, look = 'quiet', pressed }) => {
      const onPreset = (): void => {
        of.onSet(values);
      };
      return button(symbols(text), onPreset, { look, pressed });
    }),
  );
}
