// Hands a laboratory on: where its links may lead, and the dialog. Loaded when it is first opened.
import type { LitElement } from 'lit';
import type { Selection } from '../schema/parameter.ts';
import type { Settings } from './settings.ts';
import { share } from './share-dialog.ts';
import { baseOf, formsOf } from './shared-state.ts';
import { languageAt } from './speech.ts';

export interface Shared<S extends Selection> {
  settings: Settings<S>;
  /** Its name in links. */
  namespace: string;
  /** Its state as the fragment of a link. */
  text: string;
  title: string;
  /** The page's own address with the state of every laboratory; undefined where it has none. */
  link: string | undefined;
  /** Has the focus again when the dialog is closed. */
  opener: HTMLElement;
}

export async function openShare<S extends Selection>(host: LitElement, shared: Shared<S>): Promise<void> {
  const { settings, namespace, text, title, link, opener } = shared;
  const { table, values } = settings;
  const asked = link ?? host.getAttribute('share-base');
  const base = asked === null ? undefined : baseOf(asked, document.baseURI);
  const language = languageAt(host);
  const state = { tag: host.localName, namespace, title, language, height: host.offsetHeight, table, values, text };
  await share(host, formsOf(state, base, base === undefined ? undefined : link), { language, opener });
}
