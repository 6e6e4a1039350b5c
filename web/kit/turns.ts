// The parts of a long laboratory, each made again only when what it is made from has changed, and one of them in a frame, so that no
// single task keeps its reader waiting. Until its turn comes a part stays as it was.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { speaking, type Language } from '../i18n/language.ts';
import { sameParts } from './same-parts.ts';

interface Part {
  language: Language;
  from: readonly unknown[];
  value: unknown;
}

export interface TurnsOptions {
  /**
   * Milliseconds without a change before a part that stands further down follows the first one: for a laboratory whose
   * controls change them all at once. It does not wait for its first picture, nor for one that follows another.
   */
  rest?: number;
}

export class Turns implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #rest: number;
  readonly #parts = new Map<string, Part>();
  #taken = false;
  #waiting = false;
  /** A part waits that has not been made before, or the part made last had waited itself. */
  #soon = false;
  #following = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, { rest = 0 }: TurnsOptions = {}) {
    this.#host = host;
    this.#rest = rest;
    host.addController(this);
  }

  /** The part of that name, always of one type; undefined before its first turn. Who asks first comes first. */
  of<T>(name: string, from: readonly unknown[], make: () => T): T | undefined {
    const language = speaking();
    const kept = this.#parts.get(name);
    const known = kept?.language === language ? kept : undefined;
    if (known && sameParts(from, known.from)) return known.value as T;
    if (this.#taken) {
      this.#waiting = true;
      this.#soon ||= known === undefined;
      return known?.value as T | undefined;
    }
    this.#taken = true;
    const value = make();
    this.#parts.set(name, { language, from, value });
    return value;
  }

  hostUpdated(): void {
    this.#taken = false;
    if (this.#frame !== 0) return;
    const wait = this.#soon || this.#following ? 0 : this.#rest;
    const waiting = this.#waiting;
    this.#waiting = this.#soon = this.#following = false;
    if (!waiting) return;
    clearTimeout(this.#timer);
    if (wait === 0) this.#next();
    else this.#timer = setTimeout(this.#next, wait);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  readonly #next = (): void => {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#following = true;
      this.#host.requestUpdate();
    });
  };
}
