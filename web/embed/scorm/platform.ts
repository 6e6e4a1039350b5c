// A learning platform by SCORM 1.2: where its API lies, in a window around this one, or in one that opened it, and the calls to it. Windows of
// other origins are passed over. What the platform refuses and what it throws is handed on as a refusal; nothing is thrown from here.

/** The API by the names of SCORM 1.2. Answers are texts, but not every platform keeps to that. */
export interface ScormApi {
  LMSInitialize: (nothing: '') => unknown;
  LMSFinish: (nothing: '') => unknown;
  LMSGetValue: (element: string) => unknown;
  LMSSetValue: (element: string, value: string) => unknown;
  LMSCommit: (nothing: '') => unknown;
  LMSGetLastError: () => unknown;
  LMSGetErrorString: (code: string) => unknown;
}

/** What is looked at of a window. */
interface Place {
  readonly parent?: unknown;
  readonly opener?: unknown;
  readonly API?: unknown;
}

/** Windows of one chain that are asked at most. */
export const furthest = 50;

/** The nearest API: own window, those around it, then those that opened one of them, each with those around it. */
export function findApi(own: Place): ScormApi | undefined {
  const around = chain(own);
  const openers = around.flatMap((place) => {
    const opener = attempt(() => place.opener);
    return isPlace(opener) ? chain(opener) : [];
  });
  for (const place of [...around, ...openers.slice(0, furthest)]) {
    const api = attempt(() => place.API);
    if (isApi(api)) return api;
  }
  return undefined;
}

/** A window and those around it, the nearest first. */
function chain(start: Place): Place[] {
  const places = [start];
  for (let place = start; places.length < furthest;) {
    const parent = attempt(() => place.parent);
    if (!isPlace(parent) || places.includes(parent)) break;
    places.push((place = parent));
  }
  return places;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null;
}

function isApi(value: unknown): value is ScormApi {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return attempt(() => typeof (value as ScormApi).LMSInitialize === 'function') === true;
}

/** Another origin's window throws at nearly every question. */
function attempt<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}

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
