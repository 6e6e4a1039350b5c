// The part of a page's author in a laboratory: first values by attributes and properties, kept apart from what the reader sets,
// and its theme. What he asks in vain is kept, to be said.
import type { LitElement } from 'lit';
import { fetchModule } from '../../core/fetch-module.ts';
import { CoreUnavailable, detailOf } from '../../core/refusal.ts';
import { type Parameter, ParameterError, type Selection, type ValuesOf, asksFor, off } from '../../schema/parameter.ts';
import { answersHidden, stateInAddress } from './page-address.ts';
import type { Failures, Refused } from '../failures.ts';
import { addProperties, upgradeProperties, write } from './properties.ts';
import type { Settings } from '../settings.ts';

// Parameters as attributes of an element. What is refused is an error, never bent into range.

/** Anything with attributes; an Element is one. */
interface Attributed {
  getAttribute(name: string): string | null;
}

/** The value of an attribute: the parameter's first value where it is absent; `theory` alone is on. Throws ParameterError. */
export function fromAttribute<T>(parameter: Parameter<T>, text: string | null): T {
  if (text === '' && parameter.blank !== undefined) return parameter.blank;
  return text === null ? parameter.initial : parameter.parse(text);
}

/** The values of all attributes; one that is refused keeps the parameter's first value and adds its error. */
export function readAttributes<S extends Selection>(
  element: Attributed,
  selection: S,
): { values: ValuesOf<S>; errors: ParameterError[] } {
  const errors: ParameterError[] = [];
  const values = Object.fromEntries(
    Object.entries(selection).map(([name, parameter]) => {
      try {
        return [name, fromAttribute(parameter, element.getAttribute(parameter.attribute))];
      } catch (thrown) {
        if (!(thrown instanceof ParameterError)) throw thrown;
        errors.push(thrown);
        return [name, parameter.initial];
      }
    }),
  );
  return { values: values as ValuesOf<S>, errors };
}

// The author's part.

/** Attributes beside those of parameters that change a laboratory; what they take is fetched where one stands. */
const themed = ['hide', 'theme', 'heading-level', 'compact', 'show'];

/** Attributes of every laboratory, beside those of its parameters. */
export const everywhere = [...themed, 'guess', 'share-base'];

/** Whether one picture is asked for. */
export function onePicture(host: Element): boolean {
  return asksFor(host.getAttribute('compact')) || host.hasAttribute('show');
}

/** Whether not even a guess is offered. */
export function unasked(host: Element): boolean {
  return (off.test(host.getAttribute('guess') ?? '') || onePicture(host)) && !answersHidden();
}

export type Scheme = 'light' | 'dark';

/** The element around another, also out of a shadow tree; undefined around the root. */
export function around(element: Element): Element | undefined {
  return element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
}

/** What the page around a laboratory says of light and dark by `color-scheme`; undefined where it leaves that to the system. */
function schemeAround(host: Element): Scheme | undefined {
  const { colorScheme } = getComputedStyle(around(host) ?? host);
  const said = (['light', 'dark'] as const).filter((scheme) => colorScheme.includes(scheme));
  return said[1] ? undefined : said[0];
}

export class Author<S extends Selection> implements Attributed {
  /** Settled when the theme is as asked; undefined where it is. */
  themeReady: Promise<void> | undefined;
  /** Whether the laboratory itself writes its attributes at this moment. */
  reflecting = false;
  readonly #host: LitElement;
  readonly #settings: Settings<S>;
  readonly #failures: Pick<Failures, 'unthemed'>;
  readonly #texts = new Map<string, string>();
  #unmet: readonly (Refused & { message: string })[] = [];
  #unthemed: readonly Refused[] = [];
  #unshown: readonly Refused[] = [];
  #compact: typeof import('../stage/compact.ts') | undefined;
  #theme: typeof import('./theme.ts') | undefined;
  #begun = false;
  /** What the page around it says of light and dark, and its root's size of letters; at first what asks for nothing. */
  #around = 'undefined16px';

  constructor(host: LitElement, settings: Settings<S>, failures: Pick<Failures, 'unthemed'>) {
    this.#host = host;
    this.#settings = settings;
    this.#failures = failures;
    // What a page that was saved or made ahead has put there gives way.
    if (host.shadowRoot) host.shadowRoot.textContent = '';
    addProperties(host, settings);
    // Pages turn dark by an attribute of their root, or of a part that holds the text, as bookdown's do.
    const page = new MutationObserver(() => this.#followPage());
    host.addController({
      hostConnected: () => {
        for (let part = around(host); part; part = around(part)) page.observe(part, { attributes: true });
        this.#followPage();
      },
      hostDisconnected: () => page.disconnect(),
    });
  }

  /** What the author wrote into an attribute. */
  getAttribute(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }

  /** What is asked by attributes and cannot be. */
  get refused(): readonly Refused[] {
    return [...this.#unmet, ...this.#unthemed, ...this.#unshown];
  }

  /** The laboratory stands in its page. `own`: what the page's address says of first values. */
  connected(own: (values: ValuesOf<S>) => ValuesOf<S>): void {
    upgradeProperties(this.#host, this.#settings.table);
    // Moved about on somebody else's page it stays as the reader has set it.
    if (!this.#begun || stateInAddress()) this.begin(own);
    if (!this.#begun && themed.some((each) => this.#texts.has(each))) this.dress();
    this.#begun = true;
  }

  /** Takes an attribute; true where the laboratory is to begin with it anew. */
  takes(name: string, before: string | null, text: string | null): boolean {
    if (before === text || this.reflecting) return false;
    if (text !== null) this.#texts.set(name, text);
    // What the page has not said it does not take back: patched in place, it drops what the reader's settings have written.
    else if (!this.#texts.delete(name)) return false;
    if (this.#begun && themed.includes(name)) this.dress();
    return this.#begun;
  }

  /** First values: those of the table, of attributes, of the page's address. `changed`: the one attribute that is new. */
  begin(own: (values: ValuesOf<S>) => ValuesOf<S>, changed?: string): void {
    const { values, errors } = readAttributes(this, this.#settings.table);
    const known = this.#unmet;
    this.#unmet = errors.map((error) => known.find(({ message }) => message === error.message) ?? error);
    this.#settings.begin(own(values), this.#unmet, changed);
    this.#host.requestUpdate();
  }

  /** The reader has set something: what was asked in vain has been read. */
  settled(): void {
    this.#unmet = [];
  }

  #followPage(): void {
    const said = String(schemeAround(this.#host)) + getComputedStyle(document.documentElement).fontSize;
    if (said === this.#around) return;
    this.#around = said;
    this.dress();
  }

  /** Also where it stands in another document, which has taken its style sheets. */
  readonly dress = (): void => {
    const done = (): void => {
      this.themeReady = undefined;
      this.#host.requestUpdate();
    };
    const failed = (thrown: unknown): void => {
      this.#failures.unthemed = { thrown: new CoreUnavailable('not-fetched', detailOf(thrown)), again: this.dress };
      done();
    };
    const host = this.#host;
    // What it adopts as it is drawn there, before the promise is settled, comes after its own.
    this.#theme?.wearAgain(host);
    const one = onePicture(host) ? fetchModule(() => import('../stage/compact.ts')) : this.#compact;
    this.themeReady = Promise.all([fetchModule(() => import('./theme.ts')), one]).then(([theme, compact]) => {
      this.#theme = theme;
      this.#unthemed = theme.applyTheme(host, this.#settings, schemeAround(host));
      this.#compact = compact;
      compact?.compact(host, (refused) => {
        this.#unshown = refused;
        host.requestUpdate();
      });
      this.#failures.unthemed = undefined;
      done();
    }, failed);
  };
}

// Lets the attributes of a laboratory say what is set. A value that is still the author's keeps his own words, or none.

export function reflect<S extends Selection>(
  host: Element,
  { selection, values }: Settings<S>,
  author: Author<S>,
): void {
  author.reflecting = true;
  for (const [name, parameter] of Object.entries(selection)) {
    const { attribute, initial } = parameter;
    const set = parameter.text(values[name as keyof S]);
    const text = set === parameter.text(initial) ? author.getAttribute(attribute) : set;
    if (host.getAttribute(attribute) !== text) write(host, attribute, text);
  }
  author.reflecting = false;
}
