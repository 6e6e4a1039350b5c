// Weight files: a file written in Python gives the numbers that NumPy reads in it, and hostile files are refused by name, soon, without a crash.
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { CoreRefusal } from '../../../web/core/refusal.ts';
import { doubledName, mostHeaderBytes, numbersOf, openWeightFile } from '../../../web/core/model/safetensors.ts';
import { holds, holdsInTime } from '../../seeds.ts';

interface ReadTensor {
  name: string;
  dtype: string;
  shape: number[];
  numbers: number[];
}

const [, base64 = '', , ...lines] = (
  await readFile(new URL('../../reference/transformer/weight_file.txt', import.meta.url), 'utf8')
)
  .trimEnd()
  .split('\n');
const written = new Uint8Array(Buffer.from(base64, 'base64'));
const readByNumPy = lines.map((line) => JSON.parse(line) as ReadTensor);

/** A file with that header and so many bytes after it. */
function fileOf(header: unknown, bytes = 0): Blob {
  const text = new TextEncoder().encode(typeof header === 'string' ? header : JSON.stringify(header));
  const length = new BigUint64Array([BigInt(text.length)]);
  return new Blob([length, text, new Uint8Array(bytes)]);
}

const tensor = (from: number, to: number, shape: unknown = [to - from], dtype: unknown = 'U8'): object => ({
  dtype,
  shape,
  data_offsets: [from, to],
});

async function refusal(file: Blob): Promise<string> {
  try {
    await openWeightFile(file);
  } catch (thrown) {
    if (!(thrown instanceof CoreRefusal)) throw thrown;
    expect(thrown.range).not.toBe('');
    return `${thrown.code}|${thrown.parameter}|${thrown.value}`;
  }
  return 'accepted';
}

/** Numbers of a tensor, for comparison alone. */
function decoded(dtype: string, bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  const words = (width: number, of: (at: number) => number): number[] =>
    Array.from({ length: bytes.length / width }, (_, i) => of(i * width));
  const float = (bits: number): number => new Float32Array(Uint32Array.of(bits).buffer)[0] ?? NaN;
  if (dtype === 'U8') return [...bytes];
  if (dtype === 'F32') return words(4, (at) => view.getFloat32(at, true));
  const halves = words(2, (at) => view.getUint16(at, true));
  if (dtype === 'BF16') return halves.map((half) => float(half * 65_536));
  return halves.map((half) => {
    const [sign, exponent, rest] = [half & 0x8000 ? -1 : 1, (half >> 10) & 31, half & 1023];
    return exponent === 0 ? (sign * rest) / 2 ** 24 : sign * (1 + rest / 1024) * 2 ** (exponent - 15);
  });
}

test('a file written in Python has the tensors and the numbers that NumPy finds in it', async () => {
  const file = await openWeightFile(new Blob([written]));
  expect([...file.tensors.keys()].sort()).toEqual(readByNumPy.map(({ name }) => name).sort());
  for (const { name, dtype, shape, numbers } of readByNumPy) {
    const found = file.tensors.get(name);
    if (!found) throw new Error(name);
    expect([found.dtype, found.shape]).toEqual([dtype, shape]);
    expect(decoded(dtype, await numbersOf(file, found, 0, numbers.length))).toEqual(numbers);
    // A slice of it.
    expect(decoded(dtype, await numbersOf(file, found, 1, 2))).toEqual(numbers.slice(1, 3));
    await expect(numbersOf(file, found, 1, numbers.length)).rejects.toThrow(name);
  }
});

test('files that are none are refused with what is wrong', async () => {
  expect(await refusal(new Blob([]))).toBe('wrong-size|file|0 bytes');
  expect(await refusal(new Blob([new Uint8Array(8)]))).toBe('out-of-range|header length|0');
  expect(await refusal(new Blob([new Uint8Array(16).fill(255)]))).toBe(
    'out-of-range|header length|18446744073709551615',
  );
  expect(
    await refusal(new Blob([BigUint64Array.of(BigInt(mostHeaderBytes) + 1n), new Uint8Array(mostHeaderBytes + 1)])),
  ).toBe(`out-of-range|header length|${String(mostHeaderBytes + 1)}`);
  expect(await refusal(new Blob(['a text that somebody has called model.safetensors']))).toMatch(
    /^out-of-range\|header/,
  );
  expect(await refusal(fileOf('[1, 2]'))).toBe('not-json|header|[1, 2]');
  expect(await refusal(fileOf('{"a": '))).toBe('not-json|header|{"a": ');
  expect(await refusal(fileOf(' {}'))).toBe('not-json|header| {}');
  expect(await refusal(new Blob([BigUint64Array.of(2n), Uint8Array.of(0x7b, 0xff)]))).toBe('not-json|header|no UTF-8');
  expect(await refusal(fileOf('{}'))).toBe('accepted');
  expect(await refusal(fileOf('{}  ', 1))).toBe('gap|file|1 bytes more');
  expect(await refusal(fileOf({ __metadata__: { a: 1 } }))).toMatch(/^not-an-object\|__metadata__/);
  expect(await refusal(fileOf({ __metadata__: { a: 'b' } }))).toBe('accepted');
});

test('entries that cannot be are refused by the tensor’s name', async () => {
  const only = (entry: unknown, bytes = 8): Promise<string> => refusal(fileOf({ w: entry }, bytes));
  expect(await only(tensor(0, 8))).toBe('accepted');
  expect(await only(tensor(0, 8, [2], 'F32'))).toBe('accepted');
  expect(await only(tensor(0, 8, [], 'F64'))).toBe('accepted');
  expect(await only(3)).toBe('not-an-object|w|3');
  expect(await only([])).toBe('not-an-object|w|[]');
  expect(await only({ ...tensor(0, 8), more: 1 })).toBe('unknown-field|w|more');
  expect(await only({ dtype: 'U8', shape: [8] })).toBe('not-whole|w data_offsets|null');
  expect(await only(tensor(0, 8, [8], 'F128'))).toBe('unknown|w dtype|F128');
  expect(await only(tensor(0, 8, [8], 'constructor'))).toBe('unknown|w dtype|constructor');
  expect(await only(tensor(0, 8, 8))).toBe('not-whole|w shape|8');
  expect(await only(tensor(0, 8, [-8]))).toBe('not-whole|w shape|[-8]');
  expect(await only(tensor(0, 8, ['8']))).toBe('not-whole|w shape|["8"]');
  expect(await only(tensor(0, 8, [9]))).toBe('wrong-size|w|8 bytes');
  expect(await only(tensor(0, 8, new Array(100).fill(1e12)))).toBe('wrong-size|w|8 bytes');
  expect(await only(tensor(0, 9))).toBe('out-of-range|w data_offsets|[0,9]');
  expect(await only(tensor(8, 0, [8]))).toBe('out-of-range|w data_offsets|[8,0]');
  expect(await only(tensor(0.5, 8, [8]))).toBe('not-whole|w data_offsets|[0.5,8]');
  expect(await only(tensor(0, 6))).toBe('gap|file|2 bytes more');
  expect(await only(tensor(2, 8))).toBe('gap|w data_offsets|2');
  const two = (a: object, b: object): Promise<string> => refusal(fileOf({ a, b }, 8));
  expect(await two(tensor(0, 4), tensor(4, 8))).toBe('accepted');
  expect(await two(tensor(4, 8), tensor(0, 4))).toBe('accepted');
  expect(await two(tensor(0, 8), tensor(8, 8, [0]))).toBe('accepted');
  expect(await two(tensor(0, 5), tensor(4, 8))).toBe('overlap|b data_offsets|4');
  expect(await two(tensor(0, 8), tensor(0, 8))).toBe('overlap|b data_offsets|0');
  expect(await two(tensor(0, 3), tensor(4, 8))).toBe('gap|b data_offsets|4');
});

test('a name that stands twice is refused, however it is written', async () => {
  const entry = JSON.stringify(tensor(0, 0));
  expect(await refusal(fileOf(`{"w": ${entry}, "w": ${entry}}`))).toBe('duplicate|header|w');
  expect(await refusal(fileOf(`{"w": ${entry}, "\\u0077" : ${entry}}`))).toBe('duplicate|header|w');
  expect(await refusal(fileOf('{"w": {"dtype": "U8", "shape": [0], "dtype": "F32", "data_offsets": [0, 0]}}'))).toBe(
    'duplicate|header|dtype',
  );
  expect(await refusal(fileOf(`{"v": ${entry}, "w": ${entry}, "__proto__": ${entry}}`))).toBe('accepted');
});

test('names stand twice where an object was given one twice, and nowhere else', () => {
  holds(
    fc.property(fc.json(), fc.string(), fc.string(), fc.boolean(), (value, name, other, twice) => {
      expect(doubledName(value)).toBeNull();
      const [a, b] = [JSON.stringify(name), JSON.stringify(twice ? name : `${name}${other}!`)];
      expect(doubledName(`[{${a}: ${value}, ${b}\n: ${value}}]`)).toBe(twice ? name : null);
    }),
  );
});

/** Tensors side by side, as a writer would lay them out. */
const layout = fc.array(
  fc.record({
    name: fc.string({ maxLength: 12 }).filter((name) => name !== '__metadata__'),
    dtype: fc.constantFrom('BOOL', 'U8', 'F16', 'BF16', 'F32', 'I64'),
    shape: fc.array(fc.nat(4), { maxLength: 3 }),
  }),
  { maxLength: 6 },
);
const widthOf = { BOOL: 1, U8: 1, F16: 2, BF16: 2, F32: 4, I64: 8 };

function laidOut(tensors: readonly { name: string; dtype: keyof typeof widthOf; shape: number[] }[]): [object, number] {
  let at = 0;
  const entries = new Map<string, object>();
  for (const { name, dtype, shape } of tensors) {
    if (entries.has(name)) continue;
    const end = at + shape.reduce((product, each) => product * each, widthOf[dtype]);
    entries.set(name, { dtype, shape, data_offsets: [at, end] });
    at = end;
  }
  return [Object.fromEntries(entries), at];
}

test('whatever a writer lays out is read as it was laid out', async () => {
  await holdsInTime(
    fc.asyncProperty(layout, async (tensors) => {
      const [header, bytes] = laidOut(tensors);
      const blob = fileOf(header, bytes);
      const found = await openWeightFile(blob);
      for (const [name, entry] of Object.entries(header) as [string, { data_offsets: [number, number] }][]) {
        const { begin, end } = found.tensors.get(name) ?? { begin: NaN, end: NaN };
        const start = blob.size - bytes;
        expect([begin - start, end - start]).toEqual(entry.data_offsets);
      }
    }),
  );
});

test('whatever the bytes of a file are, it is read or refused', async () => {
  await holdsInTime(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 64 }),
      fc.json(),
      fc.nat(40),
      fc.boolean(),
      async (noise, json, cut, whole) => {
        await refusal(new Blob([noise]));
        await refusal(fileOf(json, cut));
        await refusal(fileOf({ w: JSON.parse(json) as unknown }, cut));
        await refusal(
          fileOf({ w: { dtype: 'U8', shape: JSON.parse(json) as unknown, data_offsets: [0, cut] } }, whole ? cut : 0),
        );
      },
    ),
  );
});

test('one wrong byte in a good file never passes for other offsets', async () => {
  const header = 8 + Number(new DataView(written.buffer).getBigUint64(0, true));
  const good = await openWeightFile(new Blob([written]));
  const total = (file: typeof good): number =>
    [...file.tensors.values()].reduce((sum, { begin, end }) => sum + end - begin, 0);
  await holdsInTime(
    fc.asyncProperty(fc.nat(header - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const bytes = written.slice();
      bytes[place] = (bytes[place] ?? 0) ^ change;
      const file = new Blob([bytes]);
      if ((await refusal(file)) === 'accepted') expect(total(await openWeightFile(file))).toBe(total(good));
    }),
    { numRuns: 300 },
  );
});
