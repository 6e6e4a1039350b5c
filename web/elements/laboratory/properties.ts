// Every parameter as a property of its element: reading gives the value in force, writing is writing the attribute.
import type { Parameter, Selection } from '../../parameters/parameter.ts';
import type { Settings } from './settings.ts';

/** An element that has no such property yet, or one whose page has set it before the element was defined. */
type Bag = Element & Record<string, unknown>;

const settingsOf = new WeakMap<Element, Settings<Selection>>();
const done = new WeakSet<object>();

/** The name of a parameter's property: its own, but for `focus`, which every element has as a method: `focusValue`. */
export function propertyOf(name: string, prototype: object = HTMLElement.prototype): string {
  return name in prototype ? `${name}Value` : name;
}

/** The parameters of a laboratory, by the names under which it keeps their values; none of what is no laboratory. */
export function parametersOf(element: Element): Selection {
  return settingsOf.get(element)?.table ?? {};
}

/** Gives the class of an element the properties of its settings, once. */
export function addProperties<S extends Selection>(element: Element, settings: Settings<S>): void {
  settingsOf.set(element, settings);
  const prototype = Object.getPrototypeOf(element) as object;
  if (done.has(prototype)) return;
  done.add(prototype);
  for (const [name, parameter] of Object.entries(settings.table)) {
    Object.defineProperty(prototype, propertyOf(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return settingsOf.get(this)?.values[name];
      },
      set(this: Element, value: unknown) {
        const text = textOf(parameter, value);
        if (text === null) this.removeAttribute(parameter.attribute);
        else this.setAttribute(parameter.attribute, text);
      },
    });
  }
}

/** Takes over what a page has set before the element was defined. */
export function upgradeProperties(element: Element, selection: Selection): void {
  const bag = element as Bag;
  for (const name of Object.keys(selection).map((each) => propertyOf(each))) {
    if (!Object.hasOwn(bag, name)) continue;
    const value = bag[name];
    // What hides the property of the class goes.
    Reflect.deleteProperty(bag, name);
    bag[name] = value;
  }
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
