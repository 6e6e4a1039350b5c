// Shows a laboratory as the page's author asks: controls that are hidden and locked, light or dark, the level of headings.
// Loaded where one of these is asked for; it imports nothing, so that no part of the first load is cut up for it.
import type { LitElement } from 'lit';
import type { Selection } from '../schema/parameter.ts';
import type { Scheme } from './author.ts';
import type { Refused } from './failures.ts';
import type { Settings } from './settings.ts';

/** What is permitted, for those who ask for something else. */
export const permitted = { theme: ['auto', 'light', 'dark'], 'heading-level': ['1', '2', '3', '4', '5', '6'] };

const sheets = new WeakMap<Element, CSSStyleSheet>();

/** Applies what the attributes ask, and gives what they ask in vain. `scheme`: that of the page, which counts where no theme is asked for. */
export function applyTheme<S extends Selection>(
  host: LitElement,
  settings: Settings<S>,
  scheme: Scheme | undefined,
): Refused[] {
  const { names, refused } = hidden(host.getAttribute('hide') ?? '', settings.table);
  settings.lock(names);
  for (const [parameter, values] of Object.entries(permitted)) {
    const value = host.getAttribute(parameter);
    if (value !== null && !values.includes(value)) refused.push(refusal(parameter, value, values));
  }
  adoptSheet(host, `${hiding(names)}${themes(host, scheme)}`);
  return refused;
}

/** Names of parameters, or of their attributes, separated by blanks or commas. */
export function hidden(text: string, selection: Selection): { names: string[]; refused: Refused[] } {
  const names: string[] = [];
  const refused: Refused[] = [];
  for (const given of text.split(/[\s,]+/).filter(Boolean)) {
    const found = Object.entries(selection).find(([name, { attribute }]) => name === given || attribute === given);
    if (found) names.push(found[0]);
    else refused.push(refusal('hide', given, Object.keys(selection)));
  }
  return { names, refused };
}

function refusal(parameter: string, value: string, values: readonly string[]): Refused {
  return { code: 'unknown', parameter, value, range: values.join(', ') };
}

function hiding(names: readonly string[]): string {
  // Names come from the table of parameters.
  return names.map((name) => `[data-parameter~='${name}']{display:none!important}`).join('');
}

/** Both themes, made of the tokens that the laboratory wears; paper and the reader's own colours keep theirs. */
function themes(host: LitElement, scheme: Scheme | undefined): string {
  const text = tokensOf(host);
  const light = /:host\s*\{([^}]*)\}/.exec(text)?.[1] ?? '';
  const dark = /prefers-color-scheme:\s*dark[^{]*\{[^{]*\{([^}]*)\}/.exec(text)?.[1] ?? '';
  const tokens = { light: `${light};color-scheme:light`, dark: `${dark};color-scheme:dark` };
  return `@media screen and (forced-colors:none){
    ${scheme ? `:host(:not([theme='light'],[theme='dark'])){${tokens[scheme]}}` : ''}
    :host([theme='light']){${tokens.light}}
    :host([theme='dark']){${tokens.dark}}
  }`;
}

function tokensOf(host: LitElement): string {
  const { elementStyles } = host.constructor as typeof LitElement;
  const texts = elementStyles.map((style) => ('cssText' in style ? style.cssText : ''));
  return texts.find((text) => text.includes('prefers-color-scheme')) ?? '';
}

function adoptSheet(host: LitElement, css: string): void {
  const root = host.shadowRoot;
  if (!root) return;
  const before = sheets.get(host);
  const sheet = before ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(host, sheet);
  if (!before) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
