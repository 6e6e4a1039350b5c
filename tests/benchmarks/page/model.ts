// Times texts × divisors through a GPT-2 of random weights, with so many workers, by the page's own service for trained models.
import { serveModel } from '../../../web/core/model/model-service.ts';
import { sources } from '../../../web/core/model/model-sources.ts';
import { compiledTransformer } from '../../../web/core/model/transformer-binary.ts';

declare global {
  interface Window {
    timeModel: (workers: number) => Promise<{ milliseconds: number; figures: string }>;
  }
}

const [layers, heads, width, vocabulary, context] = [4, 4, 256, 2000, 64];

/** The file's header and its numbers, of deviation 0.02. */
function randomFile(): Blob {
  const shapes: [string, number[]][] = [
    ['wte.weight', [vocabulary, width]],
    ['wpe.weight', [context, width]],
    ...Array.from({ length: layers }, (_, layer) =>
      (
        [
          ['ln_1', 0, width],
          ['attn.c_attn', width, 3 * width],
          ['attn.c_proj', width, width],
          ['ln_2', 0, width],
          ['mlp.c_fc', width, 4 * width],
          ['mlp.c_proj', 4 * width, width],
        ] as const
      ).flatMap(([part, inputs, outputs]): [string, number[]][] => [
        [`h.${String(layer)}.${part}.weight`, inputs === 0 ? [outputs] : [inputs, outputs]],
        [`h.${String(layer)}.${part}.bias`, [outputs]],
      ]),
    ).flat(),
    ['ln_f.weight', [width]],
    ['ln_f.bias', [width]],
  ];
  let at = 0;
  const header = Object.fromEntries(
    shapes.map(([name, shape]) => {
      const data_offsets = [at, (at += 4 * shape.reduce((product, size) => product * size))];
      return [name, { dtype: 'F32', shape, data_offsets }];
    }),
  );
  const text = new TextEncoder().encode(JSON.stringify(header));
  let state = 1;
  const numbers = Float32Array.from({ length: at / 4 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state >>> 8) / 2 ** 23 - 1) * 0.035;
  });
  return new Blob([BigUint64Array.of(BigInt(text.length)), text, numbers]);
}

const file = randomFile();

window.timeModel = async (workers) => {
  const model = await serveModel(file, heads, { sources, compiled: compiledTransformer, workers });
  const request = (texts: number) => ({
    texts: Array.from({ length: texts }, (_, text) =>
      Array.from({ length: context }, (_, place) => (place * 79 + text * 1013) % vocabulary),
    ),
    variants: [0.25, 0.5, 1, 2, 4].map((parameter) => ({ rule: { id: 'temperature', parameter }, layer: null })),
    patterns: [],
  });
  // Once before the clock starts, so that every worker is there and its code is compiled.
  await model.run(request(2));
  const start = performance.now();
  const figures = await model.run(request(6));
  const milliseconds = performance.now() - start;
  model.close();
  return { milliseconds, figures: JSON.stringify(figures.map(({ loss, tokens }) => [loss, [...tokens]])) };
};
