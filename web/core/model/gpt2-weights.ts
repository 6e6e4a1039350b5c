// A weight file as the weights of a GPT-2: its sizes, what is missing by name, and its tensors on their way into a pass, slice by slice.
import { refuse } from '../refusal.ts';
import { numbersOf, type StoredTensor, type WeightFile } from './safetensors.ts';
import type {
  TransformerClient,
  TransformerPass,
  PassProgress,
  TensorShape,
  TensorStorage,
  TransformerSizes,
} from './transformer-client.ts';

const storages: ReadonlySet<string> = new Set<TensorStorage>(['F32', 'F16', 'BF16']);

/** What files hold beside the weights: masks of attention, which are no numbers of the model. */
const mask = /^h\.\d+\.attn\.(bias|masked_bias)$/;
const table = 'wte.weight';
const head = 'lm_head.weight';

/** A file whose tensors are known to be those of a GPT-2. */
export interface Gpt2Weights {
  source: WeightFile;
  sizes: TransformerSizes;
  /** By name, without the prefix "transformer.". */
  tensors: ReadonlyMap<string, StoredTensor>;
  /** Tensors that a pass has no use for, masks left out. */
  unused: readonly string[];
}

/** Tensors by their names without the prefix that some files put before all but lm_head.weight. */
function unprefixed(file: WeightFile): Map<string, StoredTensor> {
  const tensors = new Map<string, StoredTensor>();
  for (const tensor of file.tensors.values()) {
    const name = tensor.name.replace(/^transformer\./, '');
    if (tensors.has(name)) refuse('duplicate', 'header', name, 'each name once, with or without “transformer.”');
    tensors.set(name, tensor);
  }
  return tensors;
}

/** Rows and columns of a table that the sizes are read from. */
function sizeOf(tensors: ReadonlyMap<string, StoredTensor>, name: string): [number, number] {
  const { shape } = tensors.get(name) ?? refuse('missing', name, '', 'a tensor of this name');
  const [rows, columns] = shape;
  if (shape.length !== 2 || rows === undefined || columns === undefined)
    return refuse('wrong-size', name, shape.join(' × '), 'rows × columns');
  return [rows, columns];
}

function requireShapes(wanted: readonly TensorShape[], tensors: ReadonlyMap<string, StoredTensor>): void {
  const missing = wanted.filter(({ name }) => !tensors.has(name)).map(({ name }) => name);
  if (missing.length > 0) {
    const more = missing.length > 5 ? `, … (${String(missing.length)})` : '';
    refuse('missing', missing.slice(0, 5).join(', ') + more, '', 'all tensors of a GPT-2');
  }
  for (const { name, rows, columns } of wanted) {
    const tensor = tensors.get(name);
    if (!tensor) continue;
    if (!storages.has(tensor.dtype)) refuse('unknown', `${name} dtype`, tensor.dtype, [...storages].join(', '));
    const permitted =
      rows === 1 ? [String(columns), `1 × ${String(columns)}`] : [`${String(rows)} × ${String(columns)}`];
    const shape = tensor.shape.join(' × ');
    if (!permitted.includes(shape)) refuse('wrong-size', name, shape, permitted.join(', '));
  }
}

/** Heads of a layer by the width, as published: GPT-2 small, medium, large and XL. */
const publishedHeads: ReadonlyMap<number, number> = new Map([
  [768, 12],
  [1024, 16],
  [1280, 20],
  [1600, 25],
]);

function headsOf(width: number): number {
  const known = [...publishedHeads].map(([size, heads]) => `${String(heads)} (${String(size)})`);
  return (
    publishedHeads.get(width) ??
    refuse('unknown', 'heads', `? (${String(width)})`, `heads (width): ${known.join(', ')}`)
  );
}

/**
 * Says what a file is. Rejects CoreRefusal: "missing", "wrong-size", "unknown", "duplicate", what the core refuses of the sizes, and
 * "not-tied" where lm_head.weight is not wte.weight.
 *
 * given    heads of a layer, which no tensor says; null: as published for the width
 * compare  whether lm_head.weight is compared, number by number
 */
export async function gpt2Weights(
  core: TransformerClient,
  source: WeightFile,
  given: number | null,
  compare = true,
): Promise<Gpt2Weights> {
  const tensors = unprefixed(source);
  const [vocabulary, width] = sizeOf(tensors, table);
  const [context] = sizeOf(tensors, 'wpe.weight');
  const blocks = [...tensors.keys()].flatMap((name) => /^h\.(\d+)\./.exec(name)?.[1] ?? []).map(Number);
  const layers = blocks.reduce((most, block) => Math.max(most, block + 1), 0);
  const sizes = { layers, heads: given ?? headsOf(width), width, vocabulary, context };
  const wanted = core.transformerTensors(sizes).flat();
  requireShapes(wanted, tensors);
  if (compare) await requireTied(source, tensors);
  const used = new Set([...wanted.map(({ name }) => name), head]);
  const unused = [...tensors.keys()].filter((name) => !used.has(name) && !mask.test(name));
  return { source, sizes, tensors, unused };
}

/** Bytes that are compared at once. */
const stretch = 1 << 22;

async function requireTied(source: WeightFile, tensors: ReadonlyMap<string, StoredTensor>): Promise<void> {
  const [tied, embedding] = [tensors.get(head), tensors.get(table)];
  if (!tied || !embedding) return;
  const differs = (): never => refuse('not-tied', head, '', 'the numbers of wte.weight');
  if (tied.dtype !== embedding.dtype || tied.shape.join() !== embedding.shape.join()) differs();
  const numbers = (tied.end - tied.begin) / tied.width;
  for (let first = 0; first < numbers; first += stretch / 4) {
    const count = Math.min(stretch / 4, numbers - first);
    const [a, b] = await Promise.all([tied, embedding].map((each) => numbersOf(source, each, first, count)));
    if (a?.some((byte, at) => byte !== b?.[at])) differs();
  }
}

/**
 * Reads what a pass waits for, stage after stage, until it is done. Rejects with the signal's reason once it is aborted, and CoreRefusal
 * for numbers that are not finite.
 *
 * mostBytes  of a slice, as transformerLimits says
 * onSlice    hears of each slice, and of its length
 */
export async function feed(
  pass: TransformerPass,
  { source, tensors }: Gpt2Weights,
  {
    mostBytes,
    onSlice,
    signal,
  }: { mostBytes: number; onSlice?: (progress: PassProgress, bytes: number) => void; signal?: AbortSignal },
): Promise<void> {
  for (let [wanted] = pass.wanted(); wanted; [wanted] = pass.wanted()) {
    const tensor = tensors.get(wanted.name) ?? refuse('missing', wanted.name, '', 'a tensor of this name');
    const rows = Math.max(1, Math.floor(mostBytes / (wanted.columns * tensor.width)));
    const next = Math.min(rows, wanted.rows - wanted.taken);
    const bytes = await numbersOf(source, tensor, wanted.taken * wanted.columns, next * wanted.columns);
    signal?.throwIfAborted();
    const progress = pass.take(wanted.name, tensor.dtype as TensorStorage, bytes);
    onSlice?.(progress, bytes.length);
  }
}
