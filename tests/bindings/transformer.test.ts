// The transformer at the boundary: what can be said by hand, the three storages, slices, what a pass refuses, and that it leaves nothing behind.
import { describe, expect, test } from 'vitest';

import { expectAnswer } from './answers.ts';
import { calls, hostile, places, replaced, type Bound } from './hostile.ts';
import {
  boundPass,
  boundTransformer,
  bytesOf,
  fed,
  goodPass,
  goodTransformer,
  numbersOf,
  tinyRequest,
  tinySizes,
  transformer,
} from './transformer-core.ts';
import type { BoundTransformerPass, TensorShape } from '../../web/core/model/transformer-client.ts';

const zeros = ({ rows, columns }: TensorShape): number[] => new Array<number>(rows * columns).fill(0);

function refusal(call: () => unknown): string {
  try {
    call();
  } catch (thrown) {
    const { code, parameter, value } = thrown as { code: string; parameter: string; value: string };
    return `${code}|${parameter}|${value}`;
  }
  return 'accepted';
}

test('a model of zeros finds every token alike: log₂ 11 bits, even weights, scores of 0', () => {
  const pass = fed(transformer.startPass(tinyRequest), 'F32', zeros);
  const { bits, nats, tokens } = pass.loss(1);
  expect(bits).toBeCloseTo(Math.log2(11), 12);
  expect(nats).toBeCloseTo(Math.log(11), 12);
  expect([...tokens].map((each) => each.toFixed(12))).toEqual(new Array(4).fill(Math.log(11).toFixed(12)));
  const heads = pass.heads(2);
  expect([...heads.count]).toEqual([15, 15, 15, 15]);
  expect([...heads.std]).toEqual([0, 0, 0, 0]);
  expect(heads.peak[3]).toBeCloseTo((1 + 1 / 2 + 1 / 3 + 1 / 4 + 1 / 5) / 5, 6);
  expect(heads.entropy[0]).toBeCloseTo(Math.log(120) / 5, 6);
  expect([...pass.pattern(0, 0)].slice(5, 10)).toEqual([0.5, 0.5, 0, 0, 0]);
  const { from, to, inRootD, divided } = pass.histograms(0, 1, 1);
  expect([from, to, inRootD.counts.length]).toEqual([-16, 16, 128]);
  for (const { counts, below, above } of [inRootD, divided]) expect([counts[64], below, above]).toEqual([15, 0, 0]);
  pass.end();
});

test('divisors are those of the rules, for all layers and for one', () => {
  const pass = transformer.startPass(tinyRequest);
  expect([...pass.divisors(0)]).toEqual([2, 2]);
  expect([...pass.divisors(1)]).toEqual([4, 4]);
  expect([...pass.divisors(2)]).toEqual([2, 1]);
  pass.end();
});

test('float32, float16 and bfloat16 that hold the same numbers give the same bits, in slices or whole', () => {
  const all = (['F32', 'F16', 'BF16', 'F32'] as const).map((storage, turn) => {
    const pass = fed(transformer.startPass(tinyRequest), storage, numbersOf, turn === 3 ? 1 : Infinity);
    const found = [0, 1, 2].map((variant) => [pass.loss(variant), pass.heads(variant), pass.pattern(variant, 0)]);
    pass.end();
    return found;
  });
  for (const each of all.slice(1)) expect(each).toEqual(all[0]);
  // No degenerate model: the divisor matters.
  const pass = fed(transformer.startPass(tinyRequest));
  expect(new Set([0, 1, 2].map((variant) => pass.loss(variant).bits)).size).toBe(3);
  pass.end();
});

test('a pass says what it waits for, stage after stage, and how far it is', () => {
  const pass = transformer.startPass(tinyRequest);
  const stages = transformer.transformerTensors(tinySizes);
  expect(stages.map((tensors) => tensors.length)).toEqual([2, 12, 12, 2, 1]);
  for (const [index, tensors] of stages.entries()) {
    expect(pass.wanted()).toEqual(tensors.map((tensor) => ({ ...tensor, taken: 0 })));
    // Any order will do.
    for (const tensor of tensors.toReversed()) {
      const progress = pass.take(tensor.name, 'F32', bytesOf('F32', numbersOf(tensor)));
      const last = tensor === tensors[0];
      expect(progress).toEqual({ stages: index + Number(last), of: 5, done: last && index === 4 });
    }
  }
  pass.end();
});

test('requests that cannot be computed are refused by name', () => {
  const refused = (change: object): string => refusal(() => transformer.startPass({ ...tinyRequest, ...change }));
  expect(refusal(() => transformer.startPass({ ...tinyRequest, text: 1 } as never))).toMatch(/^unknown-field\|text/);
  expect(refused({ sizes: { ...tinySizes, heads: 3 } })).toBe('out-of-range|width|8');
  expect(refused({ sizes: { ...tinySizes, layers: 49 } })).toBe('out-of-range|layers|49');
  expect(refused({ tokens: [3, 11] })).toBe('out-of-range|token 2|11');
  expect(refused({ tokens: [3] })).toBe('out-of-range|tokens|1');
  expect(refused({ tokens: new Array(7).fill(0) })).toBe('out-of-range|token length|7');
  expect(refused({ variants: [] })).toBe('out-of-range|variants|0');
  expect(refused({ variants: [{ rule: { id: 'cosine', parameter: 3 }, layer: null }] })).toBe('no-divisor|rule|cosine');
  expect(refused({ variants: [{ rule: { id: 'sqrt' }, layer: 2 }] })).toBe('out-of-range|layer|2');
  expect(refused({ patterns: [{ layer: 0, head: 2 }] })).toBe('out-of-range|head|2');
  const large = { layers: 2, heads: 16, width: 2048, vocabulary: 11, context: 1024 };
  const variants = new Array(3).fill(tinyRequest.variants[0]);
  expect(refused({ sizes: large, tokens: new Array(1024).fill(0), variants })).toBe(
    'out-of-range|variants · tokens · width|6291456',
  );
});

test('tensors that do not fit are refused by name, and change nothing', () => {
  const pass = transformer.startPass(tinyRequest);
  const take = (name: unknown, storage: unknown, bytes: unknown): string =>
    refusal(() => pass.take(name as string, storage as 'F32', bytes as Uint8Array));
  expect(take('h.0.ln_1.bias', 'F32', new Uint8Array(32))).toBe('unexpected|tensor|h.0.ln_1.bias');
  expect(take('wpe.weight', 'F64', new Uint8Array(64))).toBe('unknown|dtype|F64');
  expect(take('wpe.weight', 'F32', new Uint8Array(33))).toBe('wrong-size|wpe.weight|33 bytes');
  expect(take('wpe.weight', 'F32', new Uint8Array(36))).toBe('wrong-size|wpe.weight|9 numbers');
  expect(take('wpe.weight', 'F32', new Uint8Array(7 * 32))).toBe('wrong-size|wpe.weight|56 numbers');
  expect(take('wpe.weight', 'F32', new Float32Array(8))).toMatch(/^not-a-list\|bytes/);
  expect(take('wpe.weight', 'F32', new Uint8Array((1 << 24) + 1))).toBe('out-of-range|bytes length|16777217');
  expect(take('wpe.weight', 'F16', new Uint8Array(16).fill(0x7e))).toMatch(/^not-a-number\|wpe.weight entry 1/);
  expect(refusal(() => pass.loss(0))).toMatch(/^too-early\|loss/);
  expect(refusal(() => pass.heads(0))).toMatch(/^too-early\|layer/);
  expect(refusal(() => pass.pattern(0, 1))).toMatch(/^out-of-range\|pattern/);
  expect(refusal(() => pass.loss(3))).toBe('out-of-range|variant|3');
  const undisturbed = fed(transformer.startPass(tinyRequest));
  expect(fed(pass).loss(0)).toEqual(undisturbed.loss(0));
  pass.end();
  undisturbed.end();
});

describe('hostile values', () => {
  const done = boundPass();
  const start = (...given: unknown[]): ReturnType<Bound> => {
    const answer = boundTransformer.startPass(...(given as Parameters<typeof boundTransformer.startPass>));
    if ('error' in answer) return answer;
    answer.value.delete();
    return { value: true };
  };
  const take = (...given: unknown[]): ReturnType<Bound> => {
    const answer = boundTransformer.startPass(tinyRequest);
    if ('error' in answer) return answer;
    const progress = answer.value.take(...(given as Parameters<BoundTransformerPass['take']>));
    answer.value.delete();
    return progress;
  };
  const all: [string, Bound, unknown[]][] = [
    ...calls(boundTransformer, goodTransformer),
    ...calls(done, goodPass),
    ['startPass', start, [tinyRequest]],
    ['take', take, ['wpe.weight', 'F32', new Uint8Array(32)]],
  ];

  test.each(all)(
    '%s answers good values, and answers or refuses whatever stands in their place',
    (name, call, given) => {
      expect(expectAnswer(() => call(...given))).toHaveProperty('value');
      for (const path of places(given)) {
        for (const [what, value] of hostile) {
          const asked = replaced(given, path, value) as unknown[];
          expect(() => expectAnswer(() => call(...asked)), `${name} ${path.join('.')} ${what}`).not.toThrow();
        }
      }
    },
  );
});

test('a thousand passes that are ended leave heap and stack where they were', () => {
  const { memoryInUse } = boundTransformer as unknown as { memoryInUse: () => object };
  const once = (): void => {
    const pass = boundPass();
    pass.take('wte.weight', 'F32', new Uint8Array(4));
    boundTransformer.startPass({ ...tinyRequest, tokens: [99] });
    pass.delete();
  };
  for (let i = 0; i < 20; i += 1) once();
  const before = memoryInUse();
  for (let i = 0; i < 1000; i += 1) once();
  expect(memoryInUse()).toEqual(before);
});
