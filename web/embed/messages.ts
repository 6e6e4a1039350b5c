// What a frame and the page around it say to each other: what that page may ask, and how high the content is, in our own words, to learning
// platforms by LTI, and to H5P. A height is no secret, and who embeds is not known: so it is told to everybody, and nothing else is.

// What the page around a frame may ask of it. Everything else is passed over in silence.

/** Entries and characters beyond which a message is not ours. */
const most = { entries: 64, characters: 10_000 };

type Order =
  /** Texts of parameters by their keys. */
  | { kind: 'set'; parameters: ReadonlyMap<string, string> }
  /** The page wants to know the height. */
  | { kind: 'height' }
  /** The other side of H5P's resizing: it is there, or it has made room. */
  | { kind: 'h5p'; action: H5pAction };

const h5p = ['ready', 'hello', 'resize', 'resizePrepared'] as const;
type H5pAction = (typeof h5p)[number];

/** The order of a message; undefined where it is none of ours. `keys`: of the parameters that can be set. */
export function orderOf(data: unknown, keys: readonly string[]): Order | undefined {
  if (!isRecord(data)) return undefined;
  const { type, context, action, parameters } = data;
  if (context === 'h5p') {
    const known = h5p.find((each) => each === action);
    return known === undefined ? undefined : { kind: 'h5p', action: known };
  }
  if (type === 'dk-tell-height') return { kind: 'height' };
  if (type !== 'dk-set' || !isRecord(parameters)) return undefined;
  const given = Object.entries(parameters);
  if (given.length === 0 || given.length > most.entries) return undefined;
  const texts = new Map<string, string>();
  for (const [key, value] of given) {
    const text = textOf(value);
    if (text === undefined || !keys.includes(key)) return undefined;
    texts.set(key, text);
  }
  return { kind: 'set', parameters: texts };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.length <= most.characters ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const hello = { context: 'h5p', action: 'hello' };

export class Height {
  readonly #content: Element;
  #told = 0;

  /** `content`: as high as it needs to be, whatever the height of the frame. */
  constructor(content: Element) {
    this.#content = content;
    if (parent === window) return;
    // A frame that starts hidden or without size is told of when it gets one.
    new ResizeObserver(() => {
      if (this.#now !== this.#told) this.tell();
    }).observe(content);
    post(hello);
  }

  tell(): void {
    const height = this.#now;
    if (height === 0 || parent === window) return;
    this.#told = height;
    post({ type: 'dk-height', height });
    post({ subject: 'lti.frameResize', height });
    post({ context: 'h5p', action: 'prepareResize', scrollHeight: height, clientHeight: innerHeight });
    post({ context: 'h5p', action: 'resize', scrollHeight: height });
  }

  /** Answers the other side of H5P: it is there, its window has changed, or it has made room. */
  answer(action: H5pAction): void {
    if (action === 'ready') post(hello);
    else if (action !== 'resizePrepared') this.tell();
    else if (this.#now > 0) post({ context: 'h5p', action: 'resize', scrollHeight: this.#now });
  }

  get #now(): number {
    return innerWidth === 0 ? 0 : Math.ceil(this.#content.getBoundingClientRect().height);
  }
}

function post(message: object): void {
  parent.postMessage(message, '*');
}
