// What the page around a frame may ask of it. Everything else is passed over in silence.

/** Entries and characters beyond which a message is not ours. */
const most = { entries: 64, characters: 10_000 };

export type Order =
  /** Texts of parameters by their keys. */
  | { kind: 'set'; parameters: ReadonlyMap<string, string> }
  /** The page wants to know the height. */
  | { kind: 'height' }
  /** The other side of H5P's resizing: it is there, or it has made room. */
  | { kind: 'h5p'; action: 'ready' | 'hello' | 'resize' | 'resizePrepared' };

const h5p = ['ready', 'hello', 'resize', 'resizePrepared'] as const;

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
