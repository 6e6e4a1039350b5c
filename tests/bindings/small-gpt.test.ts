// The small GPT of the page: its file gives the core the losses that PyTorch found, and recorded runs are all there.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { feed, gpt2Weights } from '../../web/core/model/gpt2-weights.ts';
import { openWeightFile } from '../../web/core/model/safetensors.ts';
import { transformer } from './transformer-core.ts';

const folder = new URL('../../web/laboratories/trained/recorded/', import.meta.url);
const read = (name: string): Promise<Buffer<ArrayBuffer>> => readFile(new URL(name, folder));
const json = async <Content>(name: string): Promise<Content> =>
  JSON.parse((await read(name)).toString('utf8')) as Content;

interface Text {
  characters: string;
  heldOut: string[];
  sentences: string[];
  bitsByPyTorch: Record<string, number>;
}

interface Run {
  optimizer: string;
  start: string;
  rule: string;
  seed: number;
  heldOutBits: number[];
}

interface Ablation {
  parameters: number;
  runs: Run[];
  medians: (Omit<Run, 'seed'> & { seeds: number; bits: number; least: number; most: number })[];
}

interface Grid {
  spreads: number[];
  divisors: number[];
  seeds: number[];
  bits: number[][][];
  median: number[][];
  least: number[];
}

const text = await json<Text>('text.json');
const numbered = (passage: string): number[] => [...passage].map((character) => text.characters.indexOf(character));

/** Bits a character over the texts that were held out, under each divisor of factors times √d. */
async function bitsOf(name: string, factors: readonly number[]): Promise<number[]> {
  const weights = await gpt2Weights(transformer, await openWeightFile(new Blob([await read(name)])), 2);
  const sums = factors.map(() => 0);
  for (const passage of text.heldOut) {
    const pass = transformer.startPass({
      sizes: weights.sizes,
      tokens: numbered(passage),
      variants: factors.map((parameter) => ({ rule: { id: 'temperature', parameter }, layer: null })),
      patterns: [],
    });
    await feed(pass, weights, { mostBytes: 1 << 24 });
    factors.forEach((_, variant) => (sums[variant] = (sums[variant] ?? 0) + pass.loss(variant).bits));
    pass.end();
  }
  return sums.map((sum) => sum / text.heldOut.length);
}

test('the trained file costs on held-out text what PyTorch found, under each of five divisors', async () => {
  const factors = Object.keys(text.bitsByPyTorch).map(Number);
  expect(factors.toSorted((a, b) => a - b)).toEqual([0.25, 0.5, 1, 2, 4]);
  const bits = await bitsOf('trained.safetensors', factors);
  Object.values(text.bitsByPyTorch).forEach((known, at) => {
    expect(Math.abs((bits[at] ?? 0) - known)).toBeLessThan(1e-5);
  });
});

test('training took the small GPT from a guess among all characters to well below', async () => {
  const [before] = await bitsOf('start.safetensors', [1]);
  expect(Math.abs((before ?? 0) - Math.log2(text.characters.length))).toBeLessThan(0.1);
  expect(text.bitsByPyTorch['1']).toBeLessThan((before ?? 0) - 2.5);
});

test('every text of the page is made of characters that the small GPT knows, as long as its context', () => {
  for (const passage of [...text.heldOut, ...text.sentences]) expect(numbered(passage)).not.toContain(-1);
  expect(new Set(text.heldOut.map((passage) => [...passage].length))).toEqual(new Set([128]));
  for (const sentence of text.sentences) expect([...sentence].length).toBeLessThanOrEqual(128);
});

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? Number.NaN;

test('each combination of rule, start and optimiser was trained from the same odd number of seeds, and its figure is their median', async () => {
  const { runs, medians, parameters } = await json<Ablation>('ablation.json');
  expect(parameters).toBe(820_096);
  expect(medians).toHaveLength(12);
  for (const { optimizer, start, rule, seeds, bits, least, most } of medians) {
    const ends = runs
      .filter((run) => run.optimizer === optimizer && run.start === start && run.rule === rule)
      .map(({ heldOutBits }) => heldOutBits.at(-1) ?? Number.NaN);
    expect(ends).toHaveLength(seeds);
    expect(seeds).toBe(medians[0]?.seeds);
    expect([bits, least, most]).toEqual([middle(ends), Math.min(...ends), Math.max(...ends)]);
  }
});

test('every cell of the grid is the median of its seeds, and the best divisor of each first spread is where the least stands', async () => {
  const { spreads, divisors, seeds, bits, median, least } = await json<Grid>('grid.json');
  expect(bits).toHaveLength(seeds.length);
  spreads.forEach((_, row) => {
    divisors.forEach((__, column) => {
      expect(median[row]?.[column]).toBe(middle(bits.map((of) => of[row]?.[column] ?? Number.NaN)));
    });
    const cells = median[row] ?? [];
    expect(least[row]).toBe(cells.indexOf(Math.min(...cells)));
  });
});
