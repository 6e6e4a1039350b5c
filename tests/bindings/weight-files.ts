// Weight files made for tests, a tensor after another, and the tiny model of the transformer's tests as one.
import type { TensorStorage } from '../../web/core/model/transformer-client.ts';
import { bytesOf, numbersOf, tinySizes, transformer } from './transformer-core.ts';

export interface Entry {
  name: string;
  dtype: TensorStorage | 'U8';
  shape: readonly number[];
  bytes: Uint8Array;
}

/** A file of these tensors, one after another. */
export function fileOf(entries: readonly Entry[]): Blob {
  let at = 0;
  const header = Object.fromEntries(
    entries.map(({ name, dtype, shape, bytes }) => {
      const data_offsets = [at, at + bytes.length];
      at += bytes.length;
      return [name, { dtype, shape, data_offsets }];
    }),
  );
  const text = new TextEncoder().encode(JSON.stringify(header));
  return new Blob([BigUint64Array.of(BigInt(text.length)), text, ...entries.map(({ bytes }) => bytes.slice())]);
}

/** The tiny model of the tests of the module, as a file. */
export function tinyEntries(dtype: TensorStorage = 'F32', prefix = ''): Entry[] {
  const wanted = new Map(
    transformer.transformerTensors(tinySizes).flatMap((stage) => stage.map((one) => [one.name, one])),
  );
  return [...wanted.values()].map((tensor) => ({
    name: prefix + tensor.name,
    dtype,
    shape: tensor.rows === 1 ? [tensor.columns] : [tensor.rows, tensor.columns],
    bytes: bytesOf(dtype, numbersOf(tensor)),
  }));
}
