// Weight files in the safetensors format, read in slices: the header is checked before anything of it is believed. Numbers stay bytes.
// Source: the format's description, https://github.com/huggingface/safetensors (README, "Format")
import { CoreRefusal, detailOf } from '../refusal.ts';

/** Bytes of a number, by the names that the format has for its kinds. */
const widths: ReadonlyMap<string, number> = new Map([
  ['BOOL', 1],
  ['U8', 1],
  ['I8', 1],
  ['F8_E5M2', 1],
  ['F8_E4M3', 1],
  ['I16', 2],
  ['U16', 2],
  ['F16', 2],
  ['BF16', 2],
  ['I32', 4],
  ['U32', 4],
  ['F32', 4],
  ['I64', 8],
  ['U64', 8],
  ['F64', 8],
]);

/** A header may take so many bytes; that of GPT-2 takes 14,000. */
export const mostHeaderBytes = 10_000_000;

/** A tensor of a file. */
export interface StoredTensor {
  name: string;
  /** A name of the format. */
  dtype: string;
  shape: readonly number[];
  /** Bytes of one number. */
  width: number;
  /** Where its bytes lie in the file. */
  begin: number;
  end: number;
}

/** What is read in slices: a Blob is one. */
interface Sliced {
  readonly size: number;
  slice(begin: number, end: number): Pick<Blob, 'arrayBuffer'>;
}

/** Bytes that are in memory: a slice of a Blob takes a message to another process and back, which small tensors wait for. */
export function slicedBytes(bytes: ArrayBuffer): Sliced {
  return {
    size: bytes.byteLength,
    slice: (begin, end) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(begin, end)) }),
  };
}

export interface WeightFile {
  file: Sliced;
  /** By name. */
  tensors: ReadonlyMap<string, StoredTensor>;
}

/** Refuses what stands at a place of the header. */
function refuse(code: string, parameter: string, value: unknown, range: string): never {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  throw new CoreRefusal({ code, parameter: parameter.slice(0, 200), value: text.slice(0, 200), range });
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name that an object of a JSON text has twice, of which JSON.parse would keep the last; the text is known to be JSON. */
export function doubledName(json: string): string | null {
  const open: Set<string>[] = [];
  for (let at = 0; at < json.length; at += 1) {
    if (json[at] === '{') open.push(new Set());
    else if (json[at] === '}') open.pop();
    if (json[at] !== '"') continue;
    const begin = at;
    for (at += 1; json[at] !== '"'; at += 1) if (json[at] === '\\') at += 1;
    const literal = json.slice(begin, at + 1);
    if (!/^\s*:/.test(json.slice(at + 1, at + 100))) continue;
    const name = JSON.parse(literal) as string;
    const names = open.at(-1);
    if (names?.has(name)) return name;
    names?.add(name);
  }
  return null;
}

/** The bytes of a Blob. Rejects CoreRefusal "unreadable" for a file that has changed or gone since it was chosen. */
export async function readable(file: Pick<Blob, 'arrayBuffer'>): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (thrown) {
    return refuse('unreadable', 'file', detailOf(thrown), 'a file that stays as it is');
  }
}

async function bytesOf(file: Sliced, begin: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await readable(file.slice(begin, end)));
  if (bytes.length !== end - begin) refuse('wrong-size', 'file', `${String(bytes.length)} bytes`, String(end - begin));
  return bytes;
}

/** The header's text and where the tensors' bytes begin. */
async function headerOf(file: Sliced): Promise<{ text: string; begin: number }> {
  if (file.size < 8) refuse('wrong-size', 'file', `${String(file.size)} bytes`, 'at least 8 bytes');
  const length = new DataView((await bytesOf(file, 0, 8)).buffer).getBigUint64(0, true);
  const most = Math.min(mostHeaderBytes, file.size - 8);
  if (length < 2n || length > BigInt(most))
    refuse('out-of-range', 'header length', String(length), `2 … ${String(most)}`);
  const begin = 8 + Number(length);
  const bytes = await bytesOf(file, 8, begin);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), begin };
  } catch {
    return refuse('not-json', 'header', 'no UTF-8', 'JSON in UTF-8');
  }
}

function parsed(text: string): Record<string, unknown> {
  if (!text.startsWith('{')) refuse('not-json', 'header', text.slice(0, 20), 'an object of JSON');
  let header: unknown;
  try {
    header = JSON.parse(text);
  } catch {
    refuse('not-json', 'header', text.slice(0, 20), 'an object of JSON');
  }
  const doubled = doubledName(text);
  if (doubled !== null) refuse('duplicate', 'header', doubled, 'each name once');
  return header as Record<string, unknown>;
}

/** One entry of the header; `room` is how many bytes all tensors have. */
function tensorOf(name: string, entry: unknown, begin: number, room: number): StoredTensor {
  if (!isObject(entry)) refuse('not-an-object', name, entry, 'dtype, shape, data_offsets');
  const { dtype, shape, data_offsets: offsets, ...more } = entry;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) refuse('unknown-field', name, unknown, 'dtype, shape, data_offsets');
  const width = typeof dtype === 'string' ? widths.get(dtype) : undefined;
  if (width === undefined) refuse('unknown', `${name} dtype`, dtype, [...widths.keys()].join(', '));
  if (!Array.isArray(shape) || !shape.every(isWhole)) refuse('not-whole', `${name} shape`, shape, 'whole numbers');
  if (!Array.isArray(offsets) || offsets.length !== 2 || !offsets.every(isWhole))
    refuse('not-whole', `${name} data_offsets`, offsets, 'two whole numbers');
  const [from, to] = offsets as [number, number];
  if (from > to || to > room)
    refuse('out-of-range', `${name} data_offsets`, offsets, `two ascending numbers, 0 … ${String(room)}`);
  // A product beyond 2⁵³ is no number of bytes that a file has, and so is ∞.
  const size = shape.reduce((product: number, each: number) => product * each, width);
  if (size !== to - from) refuse('wrong-size', name, `${String(to - from)} bytes`, `${String(size)} bytes`);
  return { name, dtype: dtype as string, shape, width, begin: begin + from, end: begin + to };
}

/** The format wants every byte after the header to belong to one tensor: no two overlap, and none is left out. */
function requireWhole(tensors: readonly StoredTensor[], begin: number, end: number): void {
  const inOrder = tensors.toSorted((a, b) => a.begin - b.begin || a.end - b.end);
  let at = begin;
  for (const tensor of inOrder) {
    if (tensor.begin !== at)
      refuse(
        tensor.begin < at ? 'overlap' : 'gap',
        `${tensor.name} data_offsets`,
        tensor.begin - begin,
        String(at - begin),
      );
    at = tensor.end;
  }
  if (at !== end) refuse('gap', 'file', `${String(end - at)} bytes more`, 'bytes of tensors alone');
}

/**
 * Reads the header of a file, and nothing else.
 * Rejects CoreRefusal: "unreadable", "wrong-size", "out-of-range", "not-json", "duplicate", "not-an-object", "unknown-field", "unknown", "not-whole",
 * "overlap" or "gap", with the tensor's name.
 */
export async function openWeightFile(file: Sliced): Promise<WeightFile> {
  const { text, begin } = await headerOf(file);
  const { __metadata__: metadata, ...entries } = parsed(text);
  if (
    metadata !== undefined &&
    !(isObject(metadata) && Object.values(metadata).every((each) => typeof each === 'string'))
  )
    refuse('not-an-object', '__metadata__', metadata, 'texts by name');
  const tensors = Object.entries(entries).map(([name, entry]) => tensorOf(name, entry, begin, file.size - begin));
  requireWhole(tensors, begin, file.size);
  return { file, tensors: new Map(tensors.map((tensor) => [tensor.name, tensor])) };
}

/** Bytes of some of a tensor's numbers, from the first on. */
export async function numbersOf(
  { file }: WeightFile,
  tensor: StoredTensor,
  first: number,
  count: number,
): Promise<Uint8Array> {
  const begin = tensor.begin + first * tensor.width;
  const end = begin + count * tensor.width;
  if (!isWhole(first) || !isWhole(count) || end > tensor.end)
    refuse('out-of-range', tensor.name, `${String(first)} + ${String(count)}`, 'numbers of the tensor');
  return bytesOf(file, begin, end);
}
