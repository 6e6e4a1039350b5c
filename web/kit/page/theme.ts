// Shows a laboratory as the page's author asks: controls that are hidden and locked, light or dark, the level of headings; and in the size
// of letters that its reader has, where the page has made the root's another.
// Loaded where one of these is asked for; it imports nothing, so that no part of the first load is cut up for it.
import type { LitElement } from 'lit';
import type { Selection } from '../../schema/parameter.ts';
import type { Scheme } from './author.ts';
import type { Refused } from '../failures.ts';
import type { Settings } from '../settings.ts';

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
  wearAgain(host);
  adoptSheet(host, `${hiding(names)}${themes(host, scheme)}`);
  keepSize(host);
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
  const text = [...sheetsOf(host).values()].find((each) => each.includes('prefers-color-scheme')) ?? '';
  const light = /:host\s*\{([^}]*)\}/.exec(text)?.[1] ?? '';
  // The build puts a rule of its own for "color-scheme" into a block before that of the tokens.
  const dark = /prefers-color-scheme:\s*dark[^{]*\{[^{]*\{([^}]*--dk-[^}]*)\}/.exec(text)?.[1] ?? '';
  const tokens = { light: `${light};color-scheme:light`, dark: `${dark};color-scheme:dark` };
  return `@media screen and (forced-colors:none){
    ${scheme ? `:host(:not([theme='light'],[theme='dark'])){${tokens[scheme]}}` : ''}
    :host([theme='light']){${tokens.light}}
    :host([theme='dark']){${tokens.dark}}
  }`;
}

/** The sheets of its class with their texts: a browser does not tell all that stands in a rule whose shorthand has a custom property. */
function sheetsOf(host: LitElement): Map<CSSStyleSheet, string> {
  const texts = new Map<CSSStyleSheet, string>();
  for (const style of (host.constructor as typeof LitElement).elementStyles)
    if ('cssText' in style && style.styleSheet) texts.set(style.styleSheet, style.cssText);
  return texts;
}

const told = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('');

function adoptSheet(host: LitElement, css: string): void {
  const root = host.shadowRoot;
  if (!root) return;
  const sheet = sheets.get(host) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(host, sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
}

/**
 * A document takes no sheet that another has made, and a laboratory that is moved into one, such as a window that stays on top, comes
 * without any. There it wears copies, also of what it adopts later, and back in its own page the sheets themselves.
 */
export function wearAgain(host: LitElement): void {
  const root = host.shadowRoot;
  const property = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
  if (!root || !property?.get) return;
  const worn = property.get.call(root) as CSSStyleSheet[];
  // In a template it keeps them, and takes no more.
  if (worn.length > 0 && root.ownerDocument.defaultView) return;
  if (!Object.hasOwn(root, 'adoptedStyleSheets')) {
    const texts = sheetsOf(host);
    let sheets = worn.length > 0 ? [...worn] : [...texts.keys()];
    Object.defineProperty(root, 'adoptedStyleSheets', {
      get: () => sheets,
      set(these: CSSStyleSheet[]) {
        sheets = these;
        const view = root.ownerDocument.defaultView;
        // What is in no window, as in a template, is not seen.
        if (!view) return;
        const copy = (sheet: CSSStyleSheet): CSSStyleSheet => {
          const copied = new view.CSSStyleSheet();
          copied.replaceSync(texts.get(sheet) ?? told(sheet));
          return copied;
        };
        property.set?.call(root, view === window ? sheets : sheets.map(copy));
      },
    });
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets];
}

/** Roots between these shares of the reader's own size are what the page wants its text to be; others are a unit to count in, as 62.5%. */
const meant = { least: 0.75, most: 1.5 };

/** How many of the page's rem are one of the reader's: 1 where the root is meant. */
let rems: number | undefined;
const sized = new WeakSet<CSSStyleSheet>();
const followed = new WeakSet<Element>();

function remsOfReader(): number {
  const root = document.documentElement;
  const probe = root.appendChild(document.createElement('span'));
  probe.style.font = 'medium serif';
  const share = parseFloat(getComputedStyle(root).fontSize) / parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return share >= meant.least && share <= meant.most ? 1 : 1 / share;
}

/** Writes every rem of the laboratory's sheets anew where the page counts in others, also of sheets that it adopts later. */
function keepSize(host: LitElement): void {
  rems ??= remsOfReader();
  if (rems === 1 || followed.has(host)) return;
  followed.add(host);
  for (const [sheet, text] of sheetsOf(host)) rewrite(sheet, text);
  const later = (): void => {
    for (const sheet of host.shadowRoot?.adoptedStyleSheets ?? []) rewrite(sheet, told(sheet));
  };
  host.addController({ hostUpdated: later });
  later();
}

function rewrite(sheet: CSSStyleSheet, text: string): void {
  if (sized.has(sheet)) return;
  sized.add(sheet);
  sheet.replaceSync(
    text.replace(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${String(Number(count) * (rems ?? 1))}rem`),
  );
}
