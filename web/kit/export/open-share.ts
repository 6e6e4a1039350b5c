// Hands a laboratory on: where its links may lead, and the dialog. Loaded when it is first opened.
import { type LitElement, type TemplateResult, html, nothing, render, unsafeCSS } from 'lit';
import type { share as words } from './words.en.ts';
import { type Language, speak, catalogue, say } from '../../i18n/say.ts';
import './words.en.ts';
import type { Selection } from '../../schema/parameter.ts';
import { writeState } from '../../schema/url.ts';
import type { Settings } from '../settings.ts';
import css from './share-dialog.css?inline';
import { siteFolder } from '../page/page-address.ts';
import { type Forms, baseOf, formsOf } from './snippets.ts';
import { languageAt } from '../page/locale.ts';
import { windowOf } from '../stage/stage.ts';

/** Sentences of the dialog, none of which has a value to fill in. */
type Key = keyof typeof words;

interface Way {
  name: 'link' | 'state' | 'element' | 'frame';
  title: Key;
  hint?: Key;
  copy: Key;
  text: string;
}

const sheet = unsafeCSS(css).styleSheet;

/** Shows the dialog above the page; `opener` has the focus again when it is closed. */
async function share(host: LitElement, forms: Forms, language: Language, opener: HTMLElement): Promise<void> {
  await catalogue(language);
  const root = host.shadowRoot;
  if (!root || root.querySelector('dialog.share')) return;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    // Its sizes are the reader's after the next update (theme.ts).
    host.requestUpdate();
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'share';
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'share-title');
  dialog.lang = language;
  // As the laboratory's section.
  dialog.translate = false;
  const draw = (answers: ReadonlyMap<string, Key>): void => {
    speak(language, () => render(content(dialog, waysOf(forms), answers, draw), dialog));
  };
  draw(new Map());
  root.append(dialog);
  // While it is open every key is the dialog's: Escape would close what the laboratory stands in too, and arrows turn a slide behind it.
  // So is the end of the key that closed it, at which some tours and lightboxes close.
  const shut = new AbortController();
  const view = windowOf(dialog);
  let down = false;
  const keep = (event: Event): void => {
    if (dialog.isConnected || (down && event.type === 'keyup')) event.stopPropagation();
    if (!dialog.isConnected) shut.abort();
    down = event.type !== 'keyup';
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    view.addEventListener(type, keep, { capture: true, signal: shut.signal });
  dialog.addEventListener('close', () => {
    if (!down) shut.abort();
    dialog.remove();
    opener.focus();
  });
  dialog.showModal();
}

function waysOf({ link, text, element, frame }: Forms): Way[] {
  const ways: Way[] = [];
  if (link === undefined)
    ways.push({ name: 'state', title: 'share.state', hint: 'share.stateHint', copy: 'share.copyState', text });
  else ways.push({ name: 'link', title: 'share.link', copy: 'share.copyLink', text: link });
  const hint = frame === undefined ? 'share.elementAlone' : 'share.elementHint';
  ways.push({ name: 'element', title: 'share.element', hint, copy: 'share.copyElement', text: element });
  if (frame !== undefined)
    ways.push({ name: 'frame', title: 'share.frame', hint: 'share.frameHint', copy: 'share.copyFrame', text: frame });
  return ways;
}

function content(
  dialog: HTMLDialogElement,
  ways: readonly Way[],
  answers: ReadonlyMap<string, Key>,
  draw: (answers: ReadonlyMap<string, Key>) => void,
): TemplateResult {
  const way = ({ name, title, hint, copy, text }: Way): TemplateResult => {
    const answer = answers.get(name);
    return html`<div class="way">
      <label for="share-${name}">${say(title)}</label>
      <textarea
        id="share-${name}"
        readonly
        spellcheck="false"
        rows=${name === 'link' || name === 'state' ? 2 : 4}
        aria-describedby=${hint ? `share-${name}-hint` : nothing}
        .value=${text}
      ></textarea>
      ${hint ? html`<small id="share-${name}-hint">${say(hint)}</small>` : nothing}
      <div class="copying">
        <button type="button" @click=${async () => draw(new Map([[name, await copied(dialog, name, text)]]))}>
          ${say(copy)}
        </button>
        <span role="status">${answer ? say(answer) : nothing}</span>
      </div>
    </div>`;
  };
  return html`<h2 id="share-title">${say('share.title')}</h2>
    ${ways.map(way)}
    <form method="dialog">
      <button type="submit">${say('share.close')}</button>
    </form>`;
}

async function copied(dialog: HTMLDialogElement, name: string, text: string): Promise<Key> {
  try {
    const { navigator } = windowOf(dialog);
    await navigator.clipboard.writeText(text);
    return 'share.copied';
  } catch {
    dialog.querySelector<HTMLTextAreaElement>(`#share-${name}`)?.select();
    return 'share.notCopied';
  }
}

interface Shared<S extends Selection> {
  settings: Settings<S>;
  /** Its name in links. */
  namespace: string;
  title: string;
  /** The page's own address with the state of every laboratory; undefined where it has none. */
  link: string | undefined;
  /** Has the focus again when the dialog is closed. */
  opener: HTMLElement;
}

/** The address of the lesson on the site that is published, as the page's head names it; undefined where it names none. */
const publishedLesson = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="sqrt-dk-published"]')?.content;

export async function openShare<S extends Selection>(host: LitElement, shared: Shared<S>): Promise<void> {
  const { settings, namespace, title, link, opener } = shared;
  const { table, values } = settings;
  // What a link to this laboratory alone ends in, with all that is set otherwise than the table of parameters sets it.
  const text = writeState('', namespace, table, values);
  const asked = link ?? host.getAttribute('share-base');
  const here = asked === null ? undefined : baseOf(asked, document.baseURI);
  // The lesson as a file has no address that anybody else could open: there the published one serves, where the build knew it.
  const base = here ?? (link === undefined ? undefined : publishedLesson());
  const own = here === undefined || link === undefined ? undefined : { link, folder: siteFolder() };
  const language = languageAt(host);
  const state = { tag: host.localName, namespace, title, language, height: host.offsetHeight, table, values, text };
  await share(host, formsOf(state, base, own), language, opener);
}
