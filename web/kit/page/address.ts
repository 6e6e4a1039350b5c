// One laboratory's share of the page's address, where it is ours: read at start and on back and forward, written when the
// reader pauses.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Selection, ValuesOf } from '../../schema/parameter.ts';
import { type Note, placedFragment, readClass, readState, writeState } from '../../schema/url.ts';
import { addressBase, addressFragment, stateInAddress } from './page-address.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds without a change before a step is added to the history: one step for one gesture. */
const pause = 500;

/** Milliseconds within which the steps of several laboratories are one: what one gesture did to all of them. */
const together = 100;
let lastStep = -Infinity;

export class Address<S extends Selection> implements ReactiveController {
  notes: Note[] = [];
  readonly #host: ReactiveControllerHost & Element;
  readonly #settings: Settings<S>;
  readonly #namespace: () => string;
  readonly #onRead: () => void;
  readonly #onClass: () => void;
  #class = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: ReactiveControllerHost & Element,
    parts: { settings: Settings<S>; namespace: () => string; onRead: () => void; onClass: () => void },
  ) {
    this.#host = host;
    this.#settings = parts.settings;
    this.#namespace = parts.namespace;
    this.#onRead = parts.onRead;
    this.#onClass = parts.onClass;
    host.addController(this);
  }

  hostConnected(): void {
    if (!stateInAddress()) return;
    addEventListener('popstate', this.#follow);
    addEventListener('hashchange', this.#follow);
    addEventListener('pagehide', this.#flush);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#follow);
    removeEventListener('hashchange', this.#follow);
    removeEventListener('pagehide', this.#flush);
    this.#flush();
  }

  /** First values, with the seed that the address gives to a whole class. */
  forClass(values: ValuesOf<S>): ValuesOf<S> {
    const { seed, answersHidden } = readClass(addressFragment());
    this.#class = `${String(seed)} ${String(answersHidden)}`;
    return seed !== undefined && 'seed' in values ? { ...values, seed } : values;
  }

  /** Takes the state of the address, notes what could not be taken; true if a value changed. */
  read(): boolean {
    if (!stateInAddress()) return false;
    const { values, notes } = readState(addressFragment(), this.#namespace(), this.#settings.selection);
    this.notes = 'seed' in values ? [...notes, ...readClass(addressFragment()).notes] : notes;
    return this.#settings.differs(values) && this.#settings.adopt(values);
  }

  /** The settings have changed: the address follows after a pause. */
  follow(): void {
    if (!stateInAddress()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#flush, pause);
  }

  /** The address that shows this laboratory, with the present state of every one; undefined on somebody else's page. */
  link(): string | undefined {
    this.#flush();
    const base = addressBase();
    const { id, localName } = this.#host;
    return base === undefined ? undefined : base + placedFragment(id || localName, this.#fragment());
  }

  #fragment(): string {
    const { selection, values } = this.#settings;
    const fragment = writeState(addressFragment(), this.#namespace(), selection, values).replace(/^#/, '');
    return fragment === '' ? '' : `#${fragment}`;
  }

  readonly #follow = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { seed, answersHidden } = readClass(addressFragment());
    if (this.#class !== `${String(seed)} ${String(answersHidden)}`) this.#onClass();
    if (this.read()) this.#onRead();
    // Its notes may differ all the same.
    else this.#host.requestUpdate();
  };

  readonly #flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const fragment = this.#fragment();
    if (fragment === addressFragment()) return;
    const address = fragment || (addressBase() ?? '');
    try {
      if (performance.now() - lastStep < together) history.replaceState(history.state, '', address);
      else history.pushState(history.state, '', address);
      lastStep = performance.now();
    } catch {
      // Some frames forbid it; the picture does not depend on the address.
    }
  };
}
