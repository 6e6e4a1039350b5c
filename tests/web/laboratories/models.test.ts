// The table of models is complete, agrees with the core, and its pictures, words and choices follow from it.
import { describe, expect, it } from 'vitest';

import {
  bandsOf,
  effects,
  modelOf,
  onRoot,
  ownRequest,
  read,
  request,
  rootAlone,
} from '../../../web/laboratories/models/effects.ts';
import {
  divisorText,
  effectsTable,
  modelsCsv,
  followed,
  outcome,
  question,
  sentence,
} from '../../../web/laboratories/models/figures.ts';
import { columnsOf, effectFigures, figureText, markText, placed } from '../../../web/laboratories/models/pictures.ts';
import { models } from '../../../web/laboratories/models/models.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { modelsParameters } from '../../../web/laboratories/models/parameters.ts';
import { core } from '../../bindings/core.ts';
import { sweepReport } from '../kit/sweep-report.ts';

const asked = { seed: '3', samples: 400, keys: 16 };

function measured(id: string): ReturnType<typeof effects> {
  const model = modelOf(id);
  const own = ownRequest(model, asked);
  return effects(
    model,
    sweepReport(request(model, asked).specification, model.dimension),
    own && sweepReport(own.specification, model.dimension),
  );
}

describe('the table', () => {
  it.each(models)('$name says where it was read, one click away', ({ source }) => {
    expect(source.links.length).toBeGreaterThan(0);
    for (const { name, href } of source.links) {
      expect(name).not.toBe('');
      expect(new URL(href).protocol).toBe('https:');
      // Code is quoted at one commit, which cannot change.
      if (href.includes('/blob/')) expect(href).toMatch(/\/blob\/[0-9a-f]{7,40}\//);
    }
    const kinds = { code: /\/blob\//, report: /arxiv\.org/, quoted: /./, memory: /arxiv\.org/ };
    expect(source.links.some(({ href }) => kinds[source.standing].test(href))).toBe(true);
  });

  it('has every model once, and the menu knows the same ones', () => {
    const ids = models.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(modelsParameters.model.range).toBe(ids.join(', '));
    expect(modelsParameters.everywhere.range).toBe(['none', ...ids].join(', '));
  });

  it.each(models)('$name: the factor that is printed is the divisor of the core', (model) => {
    const { factor, dimension, line, divisor } = model;
    const value = core.divisor(divisor, dimension);
    const lines = { one: 1, sqrt: Math.sqrt(dimension), linear: dimension, none: NaN };
    if (line !== 'none') expect(value).toBeCloseTo(lines[line], 12);
    expect(factor).toMatch(/^1$|^[\d.]+\/√?\d+$|^1\/\(12√64\)$|^ln 64\/√64$|^10\/\(‖q‖‖k‖\)$/);
    const [, above = '1', sign = '', below = '1'] = /^([\d.]+)\/(√?)(\d+)$/.exec(factor) ?? [];
    if (model.beside === 'layer') expect(value).toBeCloseTo(12 * Math.sqrt(64), 12);
    else if (model.beside === 'length') expect(value).toBeCloseTo(Math.sqrt(64) / Math.log(64), 12);
    else if (model.beside !== 'cosine' && factor !== '1') {
      const under = sign === '√' ? Math.sqrt(Number(below)) : Number(below);
      expect(value / (under / Number(above))).toBeCloseTo(1, 4);
    }
    if (factor === '1') expect(value).toBe(1);
  });

  it.each(models)('$name: the rule and the divisor agree on vectors of mean square 1', (model) => {
    const scaled = (rule: typeof model.rule): number[] => {
      const d = model.dimension;
      const q = Array.from({ length: d }, () => 1);
      const k = Array.from({ length: d }, (_, place) => (place % 16 < 9 ? 1 : -1));
      // As many keys as the factor of a rule that counts them is told for.
      const keys = model.beside === 'length' ? 64 : 1;
      const sizes = { queries: 1, keys, dimension: d, valueDimension: 1, causal: false, mask: null };
      const many = Array.from({ length: keys }, () => k).flat();
      return [...core.attention({ ...sizes, q, k: many, v: Array.from({ length: keys }, () => 1), rule }).scaledScores];
    };
    const [own = NaN] = scaled(model.rule);
    const [nearest = NaN] = scaled(model.divisor);
    // A soft cap takes a little off.
    expect(Math.abs(own / nearest - 1)).toBeLessThan(model.beside === 'cap' ? 0.01 : 1e-9);
  });

  it('small initial weights make up for the missing divisor', () => {
    for (const { entries, dimension } of models.filter(({ beside }) => beside === 'weights'))
      expect((entries ?? NaN) ** 4 * dimension).toBeCloseTo(1, 10);
    expect(models.every(({ beside, entries }) => (beside === 'weights') === (entries !== undefined))).toBe(true);
  });

  it('has what was looked up and left out, each marked with how well it is sourced', () => {
    const standing = (id: string): string => modelOf(id).source.standing;
    for (const id of [
      'gpt-2-xl',
      't5-large',
      'gpt-j-6b',
      'llama-2-7b',
      'gpt-neo-2-7b',
      'yarn-llama-2-7b',
      'crfm-gpt-2-small',
    ])
      expect(standing(id), id).toBe('code');
    for (const id of ['palm-540b', 'llama-1-7b']) expect(standing(id), id).toBe('memory');
    for (const id of ['qwen-2-7b', 'scalable-softmax', 'kimi-k2']) expect(standing(id), id).toBe('quoted');
    expect(modelOf('scalable-softmax').sizesOf).toBe('GPT-2 124M');
  });

  it('what is quoted or remembered only is not counted', () => {
    expect(read.length).toBe(models.length - 8);
    expect(outcome().value).toBe(onRoot.length);
    expect(onRoot.length).toBeLessThan(read.length);
    expect(rootAlone.length).toBeLessThan(onRoot.length);
    const { answer } = question();
    expect(answer.kind === 'number' && answer.stops.at(-1)).toBe(read.length);
  });
});

describe('the picture', () => {
  it('gives each model a line of its own under its head size', () => {
    const lines = placed(bandsOf(core)).flatMap(({ lines: all, top, bottom }) =>
      all.map(({ model, y }) => ({ id: model.id, y, inside: y > top && y < bottom })),
    );
    expect(lines.map(({ id }) => id).sort()).toEqual(models.map(({ id }) => id).sort());
    expect(lines.every(({ inside }) => inside)).toBe(true);
    lines.slice(1).forEach(({ y }, place) => {
      expect(y - (lines[place]?.y ?? Infinity)).toBeGreaterThanOrEqual(17);
    });
  });

  it('goes on in columns where its height is limited, as long as there is width for one', () => {
    const bands = bandsOf(core);
    const columns = (width: number, height: number): ReturnType<typeof columnsOf> => columnsOf(bands, width, height);
    expect(columns(976, Infinity)).toHaveLength(1);
    expect(columns(500, 360)).toHaveLength(1);
    const three = columns(976, 370);
    expect(three).toHaveLength(3);
    const ids = three.flatMap(({ places }) => places.flatMap(({ lines }) => lines.map(({ model }) => model.id)));
    expect(ids).toEqual(bands.flatMap(({ entries }) => entries.map(({ model }) => model.id)));
    expect(three[0]?.frame.height).toBeLessThanOrEqual(370);
    three.slice(1).forEach(({ from }, place) => {
      const before = three[place];
      expect(from).toBeGreaterThan(before ? before.from + before.frame.right : Infinity);
    });
  });

  it('tells nothing of a factor before the guess', () => {
    for (const model of models) {
      expect(markText(model, false)).not.toContain('√');
      expect(markText(model, true)).toContain(model.factor);
    }
  });

  it('writes divisors that the formula understands', () => {
    for (const { entries } of bandsOf(core))
      for (const { model, divisor } of entries) expect(parseFormula(divisorText(model, divisor))).not.toBeNull();
    expect(divisorText(modelOf('gemma-2-27b'), 12)).toBe('sqrt(144) = 12');
  });
});

describe('what the rule does', () => {
  it('spreads the scores of Llama by 1 and leaves those of Granite flat', () => {
    const own = (id: string): number => measured(id)?.[0]?.report.scoreStd?.value ?? NaN;
    expect(own('llama-3-8b')).toBeCloseTo(1, 1);
    expect(own('granite-3-8b')).toBeLessThan(0.1);
    expect(own('gemma-2-27b')).toBeCloseTo(Math.sqrt(128) / 12, 1);
    expect(own('deepseek-v3')).toBeCloseTo(1.874, 1);
    expect(own('yarn-llama-2-7b')).toBeCloseTo(1.813, 1);
    expect(own('crfm-gpt-2-small')).toBeCloseTo(1 / 12, 2);
    // ln n, at the 16 keys that are asked for.
    expect(own('scalable-softmax')).toBeCloseTo(Math.log(16), 0);
    expect(own('kimi-k2')).toBeCloseTo(1, 1);
  });

  it('T5 has its small weights in its own line and the usual ones in that without scaling', () => {
    const [own, none] = measured('t5-11b') ?? [];
    expect(own?.report.scoreStd?.value).toBeCloseTo(1, 1);
    expect(none?.report.scoreStd?.value).toBeGreaterThan(10);
  });

  it('is one line for the model and one for each usual rule, in table, file and sentence', () => {
    const model = modelOf('gemma-3-4b');
    const rows = measured('gemma-3-4b') ?? [];
    expect(rows).toHaveLength(4);
    expect(effectsTable(rows, model, asked).rows).toHaveLength(4);
    const { rows: all, columns, parameters } = modelsCsv(bandsOf(core), rows, model, asked);
    expect(all).toHaveLength(models.length);
    expect(all.every((row) => row.length === columns.length)).toBe(true);
    expect(parameters.map(([name]) => name)).toEqual([
      'model',
      'keys',
      'samples',
      ...effectFigures.map((name) => `model ${name}`),
    ]);
    const said = sentence(model, rows, 16, true);
    for (const name of effectFigures) expect(said).toContain(figureText(name, rows[0]?.report[name] ?? null));
    expect(sentence(model, rows, 16, false)).not.toMatch(/spread/);
    expect(sentence(model, undefined, 16, true)).toContain('being measured');
  });
});

describe('who follows', () => {
  const model = modelOf('deepseek-v3');

  it('is said in one sentence with what did not fit', () => {
    const said = followed(
      model,
      [
        { name: 'A', tag: 'dk-a', dimension: 192, keys: 64, rule: 'rule' },
        { name: 'B', tag: 'dk-b', dimension: 64, rule: undefined },
        { name: 'C', tag: 'dk-c', rule: 'divisor' },
        { name: 'D', tag: 'dk-d', dimension: 192, keys: 32, rule: 'not' },
      ],
      64,
    );
    expect(said.match(/\./g)).toHaveLength(1);
    expect(said).toContain('“A”, “B”, “C”, and “D” now follow DeepSeek-V3');
    expect(said).toContain('“B” went to dₖ = 64, the nearest they can show to 192');
    expect(said).toContain('“D” took 32 keys in place of 64');
    expect(said).toContain('“C” kept a dₖ of their own');
    expect(said).toContain('“C” took the nearest divisor');
    expect(said).toContain('“D” kept their own rule');
  });

  it('says so where nobody is there', () => {
    expect(followed(model, [], 64)).toContain('DeepSeek-V3 is loaded yet');
  });
});
