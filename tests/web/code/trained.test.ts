// The programs that <dk-trained> gives read its weight files by themselves, and print what the core makes of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { feed, gpt2Weights } from '../../../web/core/model/gpt2-weights.ts';
import { openWeightFile } from '../../../web/core/model/safetensors.ts';
import { trainedCode } from '../../../web/laboratories/trained/program.ts';
import { characterTokens } from '../../../web/laboratories/trained/tokens.ts';
import { transformer } from '../../bindings/transformer-core.ts';
import { run } from './python.ts';

const folder = new URL('../../../web/laboratories/trained/recorded/', import.meta.url);
const text = 'Call me Ishmael; some years ago';

const cases: [weights: string, factor: number][] = [
  ['trained', 1],
  ['trained', 0.5],
  ['start', 3],
];

async function figures(weights: string, factor: number, tokens: readonly number[]): Promise<Map<string, number>> {
  const file = new Blob([readFileSync(new URL(`${weights}.safetensors`, folder))]);
  const model = await gpt2Weights(transformer, await openWeightFile(file), 2);
  const pass = transformer.startPass({
    sizes: model.sizes,
    tokens,
    variants: [{ rule: { id: 'temperature', parameter: factor }, layer: null }],
    patterns: [],
  });
  await feed(pass, model, { mostBytes: 1 << 20 });
  const heads = pass.heads(0);
  const divisors = pass.divisors(0);
  const found = new Map<string, number>([['loss bits', pass.loss(0).bits]]);
  heads.std.forEach((std, place) => {
    const layer = Math.floor(place / 2);
    const at = `layer ${String(layer + 1)} head ${String((place % 2) + 1)}`;
    found.set(`${at} std`, std);
    found.set(`${at} divided`, std / (divisors[layer] ?? NaN));
    for (const name of ['beyond', 'peak', 'entropy'] as const) found.set(`${at} ${name}`, heads[name][place] ?? NaN);
  });
  pass.end();
  return found;
}

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(cases)('weights %s, divisor × %d', async (weights, factor) => {
    const tokens = characterTokens(text);
    const file = fileURLToPath(new URL(`${weights}.safetensors`, folder));
    const printed = run(trainedCode(language, { file, heads: 2, tokens: tokens.numbers, text, factor }));
    const wanted = await figures(weights, factor, tokens.numbers);
    expect(printed.size).toBe(4 * 2 * 5 + 1);
    // Both compute in 32 bits, in another order.
    for (const [name, value] of wanted) expect(printed.figure(name), name).toBeCloseTo(value, 4);
  });
});
