// The parts of a long laboratory, each made again only when what it is made from has changed, and one of them in a frame, so that no
// single task keeps its reader waiting. Until its turn comes a part stays as it was.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { speaking, type Language } from '../../messages/language.ts';
import { sameParts } from './same-parts.ts';

interface Part {
  language: Language;
  from: readonly unknown[];
  value: unknown;
}

export class Turns implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts = new Map<string, Part>();
  #taken = false;
  #waiting = false;
  #frame = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
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
      return known?.value as T | undefined;
    }
    this.#taken = true;
    const value = make();
    this.#parts.set(name, { language, from, value });
    return value;
  }

  hostUpdated(): void {
    this.#taken = false;
    if (!this.#waiting || this.#frame !== 0) return;
    this.#waiting = false;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
