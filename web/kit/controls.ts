// Controls as the schema says that parameters are set: sliders, fields, menus, check boxes and buttons, each bound to its setting.
// Their words follow from names: see `worded`. What is live, a consequence that is spoken or a hint, is given by name.
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { type Role, roleClass } from '../figure/styles.ts';
import { short, whole } from '../i18n/numbers.ts';
import { sayNamed } from '../i18n/say.ts';
import type { Parameter, Selection, ValuesOf } from '../schema/parameter.ts';
import { type Binding, field, type Field, textInput } from './settings.ts';
import { buttons, worded, check, choice, type Option, type OptionGroup } from './buttons.ts';
import { live } from 'lit/directives/live.js';
import { nearestIn } from './figure-at.ts';
import { symbols } from './symbols.ts';

// How a parameter is set by hand.

/** A control by the form that it has: `list` is a wide field, `boxes` are a check box for each name of a set. */
type ControlKind = 'slider' | 'field' | 'list' | 'menu' | 'boxes' | 'check' | 'buttons' | 'own';

type Described = Pick<Parameter<unknown>, 'control' | 'names' | 'initial'>;

export function controlOf({ control, names, initial }: Described): ControlKind {
  if (control === 'buttons' || control === 'menu') return control;
  if (control) return 'stops' in control ? 'slider' : 'own';
  if (names) return Array.isArray(initial) ? 'boxes' : 'menu';
  if (typeof initial === 'boolean') return 'check';
  return Array.isArray(initial) ? 'list' : 'field';
}

/** Whether it has a control while the others have these values. */
export function isSet(
  { only = {} }: Pick<Parameter<unknown>, 'only'>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(only).every(([name, wanted]) =>
    [values[name]].flat().some((value) => wanted.includes(String(value))),
  );
}

// Its control.

/** What a control has instead of what follows from the schema. */
interface Own<T> {
  label?: string;
  hint?: string;
  /** Of a slider: the value and its consequence; where it stops. */
  spoken?: string;
  stops?: readonly number[];
  /** Of a menu: its entries, and which is chosen. */
  options?: readonly (Option | OptionGroup)[];
  value?: string;
  wide?: boolean;
  /** Of a slider, a menu or a check box, where more than the value is set. */
  onSet?: (value: T) => void;
}

/** By the names of parameters. */
type Owns<S extends Selection> = { [Name in keyof S & string]?: Own<ValuesOf<S>[Name]> };

type Names<S extends Selection> = readonly (keyof S & string)[];

/** Controls in order; none where the schema says that a parameter is not set while others have their values. */
export function controls<S extends Selection>(of: Binding<S>, names: Names<S>, own: Owns<S> = {}): unknown[] {
  return names.map((name) => control(of, name, own[name]));
}

/** The same in a strip. */
export function strip<S extends Selection>(of: Binding<S>, names: Names<S>, own: Owns<S> = {}): TemplateResult {
  return html`<div class="controls">${controls(of, names, own)}</div>`;
}

export function control<S extends Selection, Name extends keyof S & string>(
  of: Binding<S>,
  name: Name,
  own: Own<ValuesOf<S>[Name]> = {},
): TemplateResult | typeof nothing {
  const parameter: Selection[string] | undefined = of.table[name];
  if (!parameter) throw new RangeError(`no parameter ${name}`);
  const value: unknown = of.values()[name];
  if (!isThere(of, name)) return nothing;
  const set = (to: unknown): void => {
    if (own.onSet) own.onSet(to as ValuesOf<S>[Name]);
    else of.onSet({ [name]: to } as Partial<ValuesOf<S>>);
  };
  const label = own.label ?? worded(of, name, 'Label') ?? sayNamed(`parameter.${name}`) ?? name;
  const hint = own.hint ?? worded(of, name, 'Hint');
  const bound = { ...of.bound(name), id: name, label, hint };
  switch (controlOf(parameter)) {
    case 'slider': {
      const { stops = (parameter.control as { stops: readonly number[] }).stops } = own;
      const shown = Number.isInteger(value) ? whole(value as number) : short(value as number);
      const spoken = own.spoken ?? worded(of, name, 'Spoken', { value: shown }) ?? shown;
      return quantity({ ...bound, value: value as number, stops, spoken, onSlide: set });
    }
    case 'field':
    case 'list':
      return field({ ...bound, wide: own.wide ?? Array.isArray(value) });
    case 'menu': {
      const options =
        own.options ??
        parameter.names?.map((each) => ({ value: each, name: worded(of, name, `.${each}`) ?? each })) ??
        [];
      const { wide = false } = own;
      const onChoose = (text: string): void => set(parameter.parse(text));
      return choice({ id: name, label, value: own.value ?? String(value), options, wide, onChoose });
    }
    case 'check':
      return check({ id: name, label, checked: value as boolean, onChange: set });
    case 'buttons':
      return buttons(of, name);
    default:
      throw new RangeError(`${name} has a control of its own`);
  }
}

function isThere<S extends Selection>({ table, values }: Binding<S>, name: keyof S & string): boolean {
  return isSet(table[name] ?? {}, values());
}

// A set of names: a check box for each, in the colour of its line.

interface Box {
  value: string;
  name: string;
  role: Role;
}

/** `legend` is seen, `label` only heard. */
export function boxes<S extends Selection>(
  of: Binding<S>,
  name: keyof S & string,
  { all, legend, label }: { all: readonly Box[]; legend?: string; label?: string },
): TemplateResult {
  const { names = [] } = of.table[name] ?? {};
  const held = of.values()[name] as readonly string[];
  const box = ({ value, name: text, role }: Box): TemplateResult =>
    html`<span class="rule ${roleClass(role)}"
      >${check({
        label: text,
        checked: held.includes(value),
        onChange: (checked) => {
          const now = names.filter((each) => (each === value ? checked : held.includes(each)));
          of.onSet({ [name]: now } as Partial<ValuesOf<S>>);
        },
      })}</span
    >`;
  return html`<fieldset class="rules" data-parameter=${name} aria-label=${label ?? nothing}>
    ${legend === undefined ? nothing : html`<legend>${legend}</legend>`} ${all.map(box)}
  </fieldset>`;
}

// Controls that are folded away; they unfold when one of them has an error, and it is for the reader to fold them again.

function unfoldIf(refused: boolean): (element: Element | undefined) => void {
  return (element) => {
    if (refused && element instanceof HTMLDetailsElement) element.open = true;
  };
}

interface Folded<S extends Selection> {
  summary: string;
  names: Names<S>;
  /** The class of the part. */
  look?: string;
  own?: Owns<S>;
  /** What stands below the controls. */
  below?: unknown;
}

export function folded<S extends Selection>(of: Binding<S>, part: Folded<S>): TemplateResult {
  const { summary, names, look, own, below = nothing } = part;
  // What is not there shows no error, which is then said at the head.
  const refused = names.some((name) => isThere(of, name) && of.bound(name).error !== undefined);
  return html`<details part="folded" class=${look ?? nothing} ${ref(unfoldIf(refused))}>
    <summary>${summary}</summary>
    ${strip(of, names, own)} ${below}
  </details>`;
}

// A number with a slider for the hand and a text field for the exact value; both show one value, the field keeps what is refused.

interface Quantity extends Field {
  value: number;
  /** Values that the slider stops at, rising. */
  stops: readonly number[];
  /** The value with its unit, and its consequence, for those who hear the slider. */
  spoken: string;
  /** From the slider. */
  onSlide: (value: number) => void;
}

export function quantity(of: Quantity): TemplateResult {
  const { id, label, value, stops, spoken, onSlide } = of;
  const { input, below } = textInput(of);
  const place = nearestIn(stops, value);
  const slideTo = (to: number): void => {
    const stop = stops[Math.min(Math.max(to, 0), stops.length - 1)];
    if (stop !== undefined) onSlide(stop);
  };
  const onPage = (event: KeyboardEvent): void => {
    const by = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : undefined;
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    slideTo(pageFrom(stops, place, by));
  };
  return html`<div class="field quantity" part="control" data-parameter=${id}>
    <label for=${id}>${symbols(label)}</label>
    <div class="pair">
      <input
        class="slide"
        type="range"
        min="0"
        max=${stops.length - 1}
        step="1"
        .value=${live(String(place))}
        aria-label=${label}
        aria-valuetext=${spoken}
        @input=${(event: Event) => slideTo((event.target as HTMLInputElement).valueAsNumber)}
        @keydown=${onPage}
      />
      ${input}
    </div>
    ${below}
  </div>`;
}

// Where Page Up and Page Down lead on a slider.

/** Stops that they pass over where the stops are no sizes. */
const page = 8;

/** Whether stops are sizes: whole numbers that lie ever farther apart, as powers of two do. */
function areSizes(stops: readonly number[]): boolean {
  const [first = 0, second = 0] = stops;
  const [before = 0, last = 0] = stops.slice(-2);
  return last - before > second - first && stops.every((stop) => Number.isInteger(stop) && stop > 0);
}

/** The place to which Page Up or Page Down leads from a stop, perhaps beyond the ends: a size doubles and halves. */
export function pageFrom(stops: readonly number[], place: number, by: 1 | -1): number {
  if (!areSizes(stops)) return place + by * page;
  const to = nearestIn(stops, (stops[place] ?? 0) * (by === 1 ? 2 : 0.5));
  return to === place ? place + by : to;
}
