// What an author pastes into a page: an element with its script, or a frame. And the state of a laboratory in the forms in which it can be handed on:
// a link, an element, a frame, a text.
import type { Selection, ValuesOf } from '../../schema/parameter.ts';
import { placedFragment } from '../../schema/url.ts';

export type Attribute = readonly [name: string, value: string];

/** A start and an end tag with attributes; one without a text stands alone. */
export function tagText(tag: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return `<${tag}${written.join('')}></${tag}>`;
}

/** The element, after its script where an address of one is known. */
export function elementSnippet(tag: string, attributes: readonly Attribute[], script: string | undefined): string {
  const element = tagText(tag, attributes);
  if (script === undefined) return element;
  const loading = tagText('script', [
    ['type', 'module'],
    ['src', script],
  ]);
  return `${loading}\n${element}`;
}

/** The frame of an address. `height`: pixels until the page around it follows the height that the frame tells. */
export function frameSnippet(address: string, title: string, height: number): string {
  return tagText('iframe', [
    ['src', address],
    ['title', title],
    ['width', '100%'],
    ['height', String(height)],
    ['style', 'border: 0'],
    ['loading', 'lazy'],
    ['allow', 'fullscreen; clipboard-write'],
  ]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

interface State<S extends Selection> {
  tag: string;
  /** Its name in links. */
  namespace: string;
  title: string;
  language: string;
  /** Pixels that it takes now. */
  height: number;
  table: S;
  values: ValuesOf<S>;
  /** The state as the fragment of a link: "#v=1&variance.d=64". */
  text: string;
}

export interface Forms {
  /** Undefined where no address is known. */
  link: string | undefined;
  /** What a link ends in. */
  text: string;
  element: string;
  frame: string | undefined;
}

/**
 * base  address of the lesson's page, absolute; undefined where none is known
 * own   of the lesson's own page: the link to it, where that is another than the base with the state, and the folder of the site
 */
export function formsOf<S extends Selection>(
  state: State<S>,
  base: string | undefined,
  own?: { link: string; folder: string },
): Forms {
  const { tag, namespace, title, language, height, table, values, text } = state;
  const spoken: Attribute[] = language === 'en' ? [] : [['lang', language]];
  const attributes = changed(table, values);
  const folder = base === undefined ? undefined : (own?.folder ?? new URL('./', base).href);
  // "#v=1&variance.d=64" without the version and without the name, which stands before it.
  const settings = text.replace(/^#v=[^&]*/, '').replaceAll(`&${namespace}.`, '&');
  const query = `lab=${tag.replace(/^dk-/, '')}${settings}${language === 'en' ? '' : `&lang=${language}`}`;
  return {
    link: own?.link ?? (base === undefined ? undefined : base + placedFragment(tag, text)),
    text,
    element: elementSnippet(tag, [...attributes, ...spoken], folder === undefined ? undefined : `${folder}sqrt-dk.js`),
    frame: folder === undefined ? undefined : frameSnippet(`${folder}embed.html?${query}`, title, height),
  };
}

/** An absolute address without its fragment, of a page or of a folder; undefined for what is none. */
export function baseOf(asked: string, around: string): string | undefined {
  try {
    const { origin, pathname, search, protocol } = new URL(asked, around);
    if (!/^https?:$/.test(protocol)) return undefined;
    const folder = search === '' && !/[./][^/]*$/.test(pathname.slice(1)) && !pathname.endsWith('/');
    return `${origin}${pathname}${folder ? '/' : ''}${search}`;
  } catch {
    return undefined;
  }
}

/** What is set otherwise than the table sets it. */
function changed<S extends Selection>(table: S, values: ValuesOf<S>): Attribute[] {
  return Object.entries(table).flatMap(([name, parameter]) => {
    const text = parameter.text(values[name as keyof S]);
    return text === parameter.text(parameter.initial) ? [] : [[parameter.attribute, text] as const];
  });
}
