// Every attribute as a property of its element. Of a parameter, reading gives the value in force; of any other, the attribute's
// text. Writing is writing the attribute.
import type { Parameter, Selection } from '../../schema/parameter.ts';
import type { Settings } from '../settings.ts';
import type { Adopt } from '../chosen-model.ts';

/** An element that has no such property yet, or one whose page has set it before the element was defined. */
type Bag = Element & Record<string, unknown>;

const settingsOf = new WeakMap<Element, Settings<Selection>>();
const done = new WeakSet<object>();

/** What a parameter is called as a property where every element has something else under its own name. */
const renamed: Readonly<Record<string, string>> = { focus: 'at', part: 'partValue' };

/** The name of a parameter's property. */
export function propertyOf(name: string): string {
  return renamed[name] ?? name;
}

/** The property of an attribute: `headingLevel` of `heading-level`. */
export function camelCase(attribute: string): string {
  return attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The parameters of a laboratory, by the names under which it keeps their values; none of what is no laboratory. */
export function parametersOf(element: Element): Selection {
  return settingsOf.get(element)?.table ?? {};
}

/** Gives the class of an element the properties of its settings and of its other attributes, once. */
export function addProperties<S extends Selection>(element: Element, settings: Settings<S>): void {
  settingsOf.set(element, settings);
  // Frameworks set whatever an element has. The laboratory reads its settings under this name: what a page sets here is dropped.
  Object.defineProperty(element, 'settings', { get: () => settings, set: () => undefined });
  const prototype = Object.getPrototypeOf(element) as object;
  if (done.has(prototype)) return;
  done.add(prototype);
  for (const [name, parameter] of Object.entries(settings.table)) {
    const accessors = {
      get(this: Element) {
        return settingsOf.get(this)?.values[name];
      },
      set(this: Element, value: unknown) {
        write(this, parameter.attribute, textOf(parameter, value));
      },
    };
    define(prototype, propertyOf(name), accessors);
    if (name === 'focus') addFocus(prototype, accessors);
  }
  for (const attribute of othersOf(element, settings.table)) {
    define(prototype, camelCase(attribute), {
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: unknown) {
        write(this, attribute, plainText(value));
      },
    });
  }
}

/** Takes over what a page has set before the element was defined. */
export function upgradeProperties(element: Element, selection: Selection): void {
  const bag = element as Bag;
  const names = [
    ...Object.keys(selection).flatMap((name) => (name === 'focus' ? [name, focusBefore, 'at'] : propertyOf(name))),
    ...othersOf(element, selection).map(camelCase),
  ];
  for (const name of names) {
    // Browsers before Object.hasOwn come as far as the sentence that they are too old.
    if (Reflect.getOwnPropertyDescriptor(bag, name) === undefined) continue;
    const value = bag[name];
    // A method is the page's own.
    if (name === 'focus' && typeof value === 'function') continue;
    // What hides the property of the class goes.
    Reflect.deleteProperty(bag, name);
    bag[name] = value;
  }
}

/** What `at` was called first. */
const focusBefore = 'focusValue';

/** The parameter `focus` under the names that pages may use for it. What is set as `focus` is its value; the method stays. */
function addFocus(prototype: object, accessors: Accessors): void {
  // Not to be listed beside `at`.
  define(prototype, focusBefore, { ...accessors, enumerable: false });
  define(prototype, 'focus', {
    enumerable: false,
    get: () => Reflect.get(HTMLElement.prototype, 'focus'),
    set(this: Element, value: unknown) {
      if (typeof value === 'function')
        Object.defineProperty(this, 'focus', { value, configurable: true, writable: true });
      else accessors.set.call(this, value);
    },
  });
}

interface Accessors {
  enumerable?: boolean;
  get: (this: Element) => unknown;
  set: (this: Element, value: unknown) => void;
}

function define(prototype: object, name: string, accessors: Accessors): void {
  Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...accessors });
}

/** Attributes of an element that are no parameters. */
function othersOf(element: Element, selection: Selection): string[] {
  const parameters = new Set(attributesOf(selection));
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  return observedAttributes.filter((attribute) => !parameters.has(attribute));
}

export function write(element: Element, attribute: string, text: string | null): void {
  if (text === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

/** The text of any other attribute; null, undefined and false take it away, as frameworks write attributes. */
function plainText(value: unknown): string | null {
  if (value === null || value === undefined || value === false) return null;
  // An address may come as a URL: what says itself how it is written is asked.
  return Array.isArray(value) ? value.join(' ') : (value as URL).toString();
}

/** The attribute for a value; what is no value of the parameter is written as it is, and refused there. */
function textOf(parameter: Parameter<unknown>, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  try {
    return parameter.text(value);
  } catch {
    return JSON.stringify(value);
  }
}

// The attributes of an element by which first values can be given.

export function attributesOf(selection: Selection): string[] {
  return Object.values(selection).map(({ attribute }) => attribute);
}

// What the class of a laboratory says of itself.

export interface About<S extends Selection> {
  /** Its name in links, that of its manifest. */
  key: string;
  /** What it keeps in its attributes and in links. */
  parameters: S;
  /** Attributes of its own that are no settings: the picture follows them, and what the reader has set stays. Laboratories of chapters have them. */
  attributes?: readonly string[];
  /** What the keys of its messages begin with, its own first; its key, where nothing is said. */
  words?: readonly string[];
  /** It is computed at once; else nothing is fetched or computed before it is near the window, and work stops when it has left. */
  atOnce?: boolean;
  /** It tells what comes out itself (dk-result); else its figures are told. */
  tellsResults?: boolean;
  /** Where it has a place for the head size, the keys and the rule of a model that is chosen for the whole page. */
  adoption?: Adopt<S>;
}

/** The same of a class whose parameters are not known. */
export type AnyAbout = Omit<About<Selection>, 'adoption'>;

/** What the keys of its messages begin with. */
export function wordsOf({ key, words = [key] }: AnyAbout): readonly string[] {
  return words;
}
