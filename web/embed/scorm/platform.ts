// Calls to a learning platform's API. What it refuses and what it throws is handed on as a refusal; nothing is thrown from here.
import type { ScormApi } from './api.ts';

export interface Refusal {
  /** The element of the data model, or the call. */
  what: string;
  /** The platform's number for it; empty where it gave none, or threw. */
  code: string;
  /** The platform's words; may be empty. */
  why: string;
}

/** The number for "no error". */
const none = '0';
/** The platform does not have that element: for optional ones that is no error. */
const notThere = ['401', '402', '201'];

export class Platform {
  readonly #api: ScormApi;
  readonly #onRefusal: (refusal: Refusal) => void;

  constructor(api: ScormApi, onRefusal: (refusal: Refusal) => void) {
    this.#api = api;
    this.#onRefusal = onRefusal;
  }

  initialize(): boolean {
    return this.#done('LMSInitialize', () => this.#api.LMSInitialize(''));
  }

  commit(): boolean {
    return this.#done('LMSCommit', () => this.#api.LMSCommit(''));
  }

  finish(): boolean {
    return this.#done('LMSFinish', () => this.#api.LMSFinish(''));
  }

  set(element: string, value: string): boolean {
    return this.#done(element, () => this.#api.LMSSetValue(element, value));
  }

  /** The value of an element; empty where there is none. `optional`: platforms need not have it. */
  get(element: string, optional = false): string {
    try {
      const value = this.#api.LMSGetValue(element);
      const code = this.#code();
      if (code !== none && !(optional && notThere.includes(code))) this.#refused(element, code);
      return text(value);
    } catch (thrown) {
      this.#threw(element, thrown);
      return '';
    }
  }

  #done(what: string, call: () => unknown): boolean {
    try {
      const answer = text(call());
      if (answer === 'true') return true;
      const code = this.#code();
      // Some answer nothing where all went well.
      if (answer !== 'false' && code === none) return true;
      this.#refused(what, code);
    } catch (thrown) {
      this.#threw(what, thrown);
    }
    return false;
  }

  #code(): string {
    return text(this.#api.LMSGetLastError()).trim() || none;
  }

  #refused(what: string, code: string): void {
    if (code === none) this.#onRefusal({ what, code: '', why: '' });
    else this.#onRefusal({ what, code, why: text(this.#api.LMSGetErrorString(code)).trim() });
  }

  #threw(what: string, thrown: unknown): void {
    this.#onRefusal({ what, code: '', why: messageOf(thrown) });
  }
}

/** An error of another window is no Error of this one. */
function messageOf(thrown: unknown): string {
  const known = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return text(known ? thrown.message : thrown).trim();
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
