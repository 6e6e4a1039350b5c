// A weight file on its way into a pass: names with and without their prefix, what is missing by name, tables that should be tied, slices.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { feed, gpt2Weights } from '../../web/core/model/gpt2-weights.ts';
import { openWeightFile } from '../../web/core/model/safetensors.ts';
import type { PassRequest } from '../../web/core/model/transformer-client.ts';
import { bytesOf, tinyRequest, tinySizes, transformer } from './transformer-core.ts';
import { type Entry, fileOf, tinyEntries } from './weight-files.ts';

async function lossOf(file: Blob, mostBytes = 1 << 24, request: PassRequest = tinyRequest): Promise<number[]> {
  const weights = await gpt2Weights(transformer, await openWeightFile(file), request.sizes.heads);
  const pass = transformer.startPass({ ...request, sizes: weights.sizes });
  await feed(pass, weights, { mostBytes });
  const bits = request.variants.map((_, variant) => pass.loss(variant).bits);
  pass.end();
  return bits;
}

async function refusal(entries: readonly Entry[]): Promise<string> {
  try {
    await lossOf(fileOf(entries));
  } catch (thrown) {
    const { code, parameter, value } = thrown as { code: string; parameter: string; value: string };
    return `${code}|${parameter}|${value}`;
  }
  return 'accepted';
}

test('sizes are read from the file, and prefix, storage and slices leave no trace in the loss', async () => {
  const weights = await gpt2Weights(transformer, await openWeightFile(fileOf(tinyEntries())), 2);
  expect(weights.sizes).toEqual(tinySizes);
  expect(weights.unused).toEqual([]);
  const bits = await lossOf(fileOf(tinyEntries()));
  expect(new Set(bits).size).toBe(3);
  expect(await lossOf(fileOf(tinyEntries('F32', 'transformer.')))).toEqual(bits);
  expect(await lossOf(fileOf(tinyEntries('F16')))).toEqual(bits);
  expect(await lossOf(fileOf(tinyEntries('BF16').toReversed()))).toEqual(bits);
  // A row at a time, and less than a row.
  expect(await lossOf(fileOf(tinyEntries()), 40)).toEqual(bits);
  expect(await lossOf(fileOf(tinyEntries()), 1)).toEqual(bits);
});

test('masks and the output table are known, whatever else there is is named', async () => {
  const good = tinyEntries();
  const [table] = good;
  if (!table) throw new Error('empty');
  const mask: Entry = { name: 'h.0.attn.bias', dtype: 'U8', shape: [1, 1, 6, 6], bytes: new Uint8Array(36) };
  const head = { ...table, name: 'lm_head.weight' };
  const more: Entry = { name: 'adapter', dtype: 'U8', shape: [3], bytes: new Uint8Array(3) };
  const weights = await gpt2Weights(transformer, await openWeightFile(fileOf([mask, ...good, head, more])), 2);
  expect(weights.unused).toEqual(['adapter']);
  expect(await refusal([mask, ...good, head])).toBe('accepted');
  const other = { ...head, bytes: head.bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)) };
  expect(await refusal([...good, other])).toBe('not-tied|lm_head.weight|');
  expect(await refusal([...good, { ...head, shape: [22, 4] }])).toBe('not-tied|lm_head.weight|');
});

test('what is missing or has another shape is named', async () => {
  const good = tinyEntries('F32', 'transformer.');
  const without = (...names: string[]): Entry[] =>
    good.filter(({ name }) => !names.some((each) => name.endsWith(each) || name.includes(`.${each}.`)));
  const changed = (part: string, change: Partial<Entry>): Entry[] =>
    good.map((entry) => (entry.name.endsWith(part) ? { ...entry, ...change } : entry));
  expect(await refusal(without('wte.weight'))).toBe('missing|wte.weight|');
  expect(await refusal(without('h.1.ln_2.bias'))).toBe('missing|h.1.ln_2.bias|');
  expect(await refusal(without('.bias'))).toBe(
    'missing|h.0.ln_1.bias, h.0.attn.c_attn.bias, h.0.attn.c_proj.bias, h.0.ln_2.bias, h.0.mlp.c_fc.bias, … (13)|',
  );
  expect(await refusal(changed('h.0.attn.c_attn.weight', { shape: [24, 8] }))).toBe(
    'wrong-size|h.0.attn.c_attn.weight|24 × 8',
  );
  expect(await refusal(changed('ln_f.bias', { shape: [8, 1] }))).toBe('wrong-size|ln_f.bias|8 × 1');
  expect(await refusal(changed('wpe.weight', { shape: [48] }))).toBe('wrong-size|wpe.weight|48');
  expect(await refusal(changed('ln_f.bias', { dtype: 'U8', bytes: new Uint8Array(8) }))).toBe(
    'unknown|ln_f.bias dtype|U8',
  );
  expect(await refusal([...good, ...tinyEntries().slice(0, 1)])).toBe('duplicate|header|wte.weight');
  expect(await refusal(without('h.0', 'h.1'))).toBe('out-of-range|layers|0');
  const nan = bytesOf('F32', [NaN, ...new Array<number>(7).fill(0)]);
  expect(await refusal(changed('h.1.ln_1.bias', { bytes: nan }))).toBe('not-a-number|h.1.ln_1.bias entry 1|NaN');
});

test('a file written in Python, of three storages, masks and an output table, costs its text what NumPy finds', async () => {
  const [, base64 = '', line = ''] = (
    await readFile(new URL('../reference/transformer/weight_file.txt', import.meta.url), 'utf8')
  ).split('\n');
  const { heads, tokens, factors, bits } = JSON.parse(line) as Record<'tokens' | 'factors' | 'bits', number[]> & {
    heads: number;
  };
  const found = await lossOf(new Blob([new Uint8Array(Buffer.from(base64, 'base64'))]), 1 << 24, {
    sizes: { ...tinySizes, heads },
    tokens,
    variants: factors.map((parameter) => ({ rule: { id: 'temperature', parameter }, layer: null })),
    patterns: [],
  });
  expect(found).toHaveLength(2);
  for (const [variant, each] of found.entries()) expect(each).toBeCloseTo(bits[variant] ?? NaN, 5);
});

test('heads that nobody gives are those of the published model of this width, else they are asked for with what is known', async () => {
  const opened = await openWeightFile(fileOf(tinyEntries()));
  await expect(gpt2Weights(transformer, opened, null)).rejects.toMatchObject({
    code: 'unknown',
    parameter: 'heads',
    value: '? (8)',
    range: 'heads (width): 12 (768), 16 (1024), 20 (1280), 25 (1600)',
  });
  // The shape of GPT-2 small with one block: its sizes are known before a tensor is missed.
  const table = (name: string, shape: number[]): Entry => ({
    name,
    dtype: 'F16',
    shape,
    bytes: new Uint8Array(2 * shape.reduce((product, size) => product * size)),
  });
  for (const [width, heads] of [
    [768, 12],
    [1024, 16],
    [1280, 20],
    [1600, 25],
  ] as const) {
    const sizes = { layers: 1, heads, width, vocabulary: 3, context: 2 };
    const wanted = new Map(
      transformer.transformerTensors(sizes).flatMap((stage) => stage.map((one) => [one.name, one])),
    );
    const entries = [...wanted.values()].map(({ name, rows, columns }) =>
      table(name, rows === 1 ? [columns] : [rows, columns]),
    );
    const weights = await gpt2Weights(transformer, await openWeightFile(fileOf(entries)), null);
    expect(weights.sizes).toEqual(sizes);
  }
});

test('a file that has changed since it was opened is said to be unreadable', async () => {
  const source = await openWeightFile(fileOf(tinyEntries()));
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('it is not there')) }) };
  const weights = await gpt2Weights(transformer, { ...source, file: { ...gone, size: 0 } }, 2);
  const pass = transformer.startPass(tinyRequest);
  await expect(feed(pass, weights, { mostBytes: 64 })).rejects.toMatchObject({
    code: 'unreadable',
    parameter: 'file',
    value: 'Error: it is not there',
  });
  pass.end();
});

test('reading ends where it is aborted', async () => {
  const weights = await gpt2Weights(transformer, await openWeightFile(fileOf(tinyEntries())), 2);
  const pass = transformer.startPass(tinyRequest);
  const abort = new AbortController();
  const seen: number[] = [];
  const reading = feed(pass, weights, {
    mostBytes: 64,
    signal: abort.signal,
    onSlice: ({ stages }) => {
      seen.push(stages);
      if (stages === 1) abort.abort(new Error('enough'));
    },
  });
  await expect(reading).rejects.toThrow('enough');
  expect(seen.at(-1)).toBe(1);
  pass.end();
});
