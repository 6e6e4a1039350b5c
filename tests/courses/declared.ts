// The list of elements in the package beside the elements themselves, as a browser has them.
import { expect, type Page } from '@playwright/test';

interface Named {
  name: string;
}

export interface Declaration {
  tagName: string;
  attributes: Named[];
  members: (Named & { type: { text: string } })[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: Named[];
}

interface Found {
  attributes: string[];
  /** Each with its type, as far as it shows. */
  members: [name: string, type: string][];
  slots: string[];
  parts: string[];
  /** Custom properties that are declared and have no value. */
  unset: string[];
}

/** Runs in the page; the element is on show. */
function find({ tagName, properties }: { tagName: string; properties: string[] }): Found {
  const element = document.querySelector(tagName);
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error(`no ${tagName}`);
  const { observedAttributes } = customElements.get(tagName) as unknown as { observedAttributes: string[] };
  // Parameters are the accessors that can be seen; those of a class cannot.
  const own = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(element) as object));
  const members = own.filter(([, each]) => each.enumerable === true && 'get' in each);
  // An attribute that is not there is null.
  const type = (value: unknown): string =>
    value === null ? 'string | null' : Array.isArray(value) ? 'list' : typeof value;
  const style = getComputedStyle(element);
  return {
    attributes: [...observedAttributes],
    members: members.map(([name]) => [name, type((element as unknown as Record<string, unknown>)[name])]),
    slots: [...root.querySelectorAll('slot')].map(({ name }) => name),
    parts: [...root.querySelectorAll('[part]')].flatMap(({ part }) => [...part]),
    unset: properties.filter((name) => style.getPropertyValue(name) === ''),
  };
}

const names = (list: readonly Named[]): string[] => list.map(({ name }) => name).sort();

function typeOf(text: string): string {
  if (text.startsWith('readonly')) return 'list';
  return text.startsWith("'") ? 'string' : text;
}

/** Attributes and properties are those of the class; slots and parts that show are declared, and every custom property has a value. */
export async function expectDeclared(page: Page, declaration: Declaration): Promise<void> {
  const { tagName, attributes, members, slots, cssParts, cssProperties } = declaration;
  const found = await page.evaluate(find, { tagName, properties: names(cssProperties) });
  // The two that every element of a document has.
  expect([...found.attributes, 'id', 'lang'].sort(), tagName).toEqual(names(attributes));
  expect(found.members.sort(), tagName).toEqual(members.map(({ name, type }) => [name, typeOf(type.text)]).sort());
  expect(names(slots)).toEqual(expect.arrayContaining(found.slots));
  expect(names(cssParts)).toEqual(expect.arrayContaining(found.parts));
  expect(found.parts, tagName).toEqual(expect.arrayContaining(['control', 'sentence', 'actions']));
  expect(found.unset, tagName).toEqual([]);
}
