// What the pictures of <dk-precision> are drawn from, with the compiled core behind it.
import { scoresOfQuery } from '../../../web/kit/scores.ts';
import { describe, expect, it } from 'vitest';
import type { TemplateResult } from 'lit';

import { chanceOf, chancesAt } from '../../../web/laboratories/precision/chances.ts';
import { stages } from '../../../web/laboratories/precision/listing.ts';
import { namedScores, onlineOf, type Online } from '../../../web/laboratories/precision/online.ts';
import {
  outcome,
  question,
  sentence,
  chancesTable,
  errorsTable,
  formatsTable,
  onlineTable,
  precisionCsv,
  weightsTable,
} from '../../../web/laboratories/precision/figures.ts';
import {
  type RowView,
  rowOf,
  rowView,
  scoreDomain,
  stepText,
  weightText,
} from '../../../web/laboratories/precision/view.ts';
import { outcomes } from '../../../web/laboratories/precision/pictures.ts';
import { inFormula } from '../../../web/kit/formula/mathml.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { chanceStops, formatIds, precisionParameters } from '../../../web/laboratories/precision/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { drawn } from '../figure/drawn.ts';

const formats = chapters.formats();
const start = [10, 12, 9, 14, 11];
const view = (scores: readonly number[] = start, factor = 1): RowView =>
  rowView(chapters, formats, scoresOfQuery(core, [factor], scores).rawScores);
const failed = ({ rows }: RowView, form: 'naive' | 'shifted'): string[] =>
  rows.filter((row) => row[form].outcome !== 'finished').map(({ format }) => format.id);
const online = (scores: readonly number[], format = 'float64'): Online => {
  const found = onlineOf(chapters, format, rowOf(view(scores), format).shifted);
  if (!found) throw new RangeError('no pass');
  return found;
};

describe('the naive form', () => {
  it.each([
    [1, ['float16']],
    [8, ['float16', 'bfloat16', 'float32']],
    [64, ['float16', 'bfloat16', 'float32', 'float64']],
  ])('times %s fails in %s', (factor, expected) => {
    expect(failed(view(start, factor), 'naive')).toEqual(expected);
    expect(failed(view(start, factor), 'shifted')).toEqual([]);
  });

  it('divides 0 by 0 where all scores are far below 0', () => {
    expect(view([-800, -810]).rows.map(({ naive }) => naive.outcome)).toEqual(Array(4).fill('sum-vanished'));
    expect(failed(view([-800, -810]), 'shifted')).toEqual([]);
  });

  it('overflows in the sum alone with four scores of 11 in float16: every weight is a number over ∞', () => {
    const { naive } = rowOf(view([11, 11, 11, 11]), 'float16');
    expect(naive.outcome).toBe('sum-overflowed');
    expect(weightText(naive, 0)).toBe('0');
  });

  it('has ∞ ÷ ∞ for what overflowed, and 0 for the rest', () => {
    const { naive } = rowOf(view([14, 10]), 'float16');
    expect([0, 1].map((key) => weightText(naive, key))).toEqual(['nan', '0']);
  });
});

describe('the shifted form', () => {
  it('gives the weights of the naive form up to rounding, wherever that gives any', () => {
    for (const { naive, shifted, format } of view([3, 1, -2]).rows) {
      naive.weights.forEach((weight, key) => {
        const error = Math.abs((shifted.weights[key] ?? NaN) / weight - 1);
        expect(error).toBeLessThan(30 * format.unitRoundoff);
      });
      expect(shifted.error?.worst).toBeLessThanOrEqual(shifted.error?.bound ?? 0);
    }
  });

  it('comes too late for a score of 65,536 in float16', () => {
    expect(failed(view([65_536, 65_000, 3]), 'shifted')).toEqual(['float16']);
    expect(onlineOf(chapters, 'float16', rowOf(view([65_536, 3]), 'float16').shifted)).toBeNull();
  });

  it('is said once for both forms then, and for each where they part', () => {
    const said = (format: 'float16' | 'float32'): string =>
      drawn(outcomes(rowOf(view([65_536, 65_000, 3]), format)) as TemplateResult);
    expect(said('float16')).toBe('a score is infinite');
    expect(said('float32')).toMatch(/naive: nan.*shifted: works/);
  });
});

describe('one pass', () => {
  it('ends with the weights of two passes, in every format, up to rounding', () => {
    for (const { id, unitRoundoff } of formats) {
      const { weights, twoPass } = online(start, id);
      weights.forEach((weight, key) => {
        expect(Math.abs(weight / (twoPass.weights[key] ?? NaN) - 1)).toBeLessThan(20 * unitRoundoff);
      });
    }
  });

  it('rescales when a new largest score comes, and only then', () => {
    const { passes } = online(start);
    expect(passes.map(({ maximum }) => maximum)).toEqual([10, 12, 12, 14, 14]);
    expect(passes[1]?.rescaled).toBeCloseTo(Math.exp(-2), 15);
    expect(passes[2]?.rescaled).toBe(1);
    expect(passes[2]?.added).toBeCloseTo(Math.exp(-3), 15);
    passes.slice(1).forEach(({ rescaled, added, sum }, before) => {
      expect(sum).toBeCloseTo((passes[before]?.sum ?? NaN) * rescaled + added, 14);
    });
  });

  it('names all scores that have room over their keys, that of the key just seen before all others', () => {
    const scores = (text: string, keys = 5) =>
      Array.from({ length: keys }, (_, key) => ({ at: 60 + 50 * key, text: `${text}${String(key)}` }));
    const named = (text: string, seen: number): number[] =>
      namedScores(scores(text), { seen, width: 300 }).map(({ key }) => key);
    expect(named('1', 2)).toEqual([0, 1, 2, 3, 4]);
    expect(named('−64,487', 2)).toEqual([1, 3]);
    expect(named('−64,487', 3)).toEqual([0, 2, 4]);
    // Inside the picture.
    const [last] = namedScores(scores('−64,487,40', 5), { seen: 5, width: 270 }).slice(-1);
    expect(last?.at).toBeLessThan(260);
  });

  it('takes a single key, and equal ones', () => {
    expect([...online([5]).weights]).toEqual([1]);
    expect(online([3, 3]).same).toBe(true);
  });
});

it('chances are 8.2 % at dₖ = 64 in float16 undivided, and nothing to speak of divided', () => {
  const chances = chancesAt(chapters, 64);
  expect(chanceOf(chances, 'float16', 'none').at).toBeCloseTo(0.08198, 5);
  expect(chanceOf(chances, 'float16', 'sqrt').at).toBeLessThan(1e-18);
  expect(chanceOf(chances, 'float16', 'none').probability).toHaveLength(chanceStops.length);
});

describe('words, tables and files', () => {
  it('the question has the core’s answer, 88.72', () => {
    expect(outcome(formats)?.text).toBe('from 88.72 on');
    const { answer } = question();
    expect(answer.kind === 'number' && answer.stops.includes(answer.initial)).toBe(true);
  });

  it.each([
    [start, 1, 'in float16: e to a score'],
    [start, 8, 'in float16, bfloat16, and float32'],
    [[1, 2], 1, 'the naive form works in all four formats. The shifted form works as well'],
    [[-800, -810], 1, 'divides 0 by 0'],
    [[-15, -16], 1, 'works as well, and better in float16: there e to a score'],
    [[0, -16], 1, 'the two differ by rounding alone'],
    [[65_536, 1], 1, 'The shift comes too late in float16'],
    [[-70_000, 0], 1, 'The shift comes too late in float16'],
  ])('the sentence of %s times %s says "%s"', (scores, factor, part) => {
    expect(sentence(view(scores, factor))).toContain(part);
  });

  it('a score that is lost to −∞ is not said to make e to a score ∞', () => {
    expect(sentence(view([-70_000, 0], 1))).toContain('works wherever the scores themselves can be written down');
    expect(sentence(view([-70_000, 100], 1))).toContain('no proper weights in bfloat16 and float32: e to a score');
    expect(sentence(view([-70_000, -70_000], 1))).toContain('becomes 0 in bfloat16, float32, and float64');
  });

  it('tables and file are as wide as their headings', () => {
    const row = view();
    const all = [
      formatsTable(formats),
      weightsTable(row),
      errorsTable(row),
      onlineTable(online(start), 'float64'),
      chancesTable(chancesAt(chapters, 64)),
    ];
    for (const { columns, rows } of all) for (const each of rows) expect(each).toHaveLength(columns.length);
    const csv = precisionCsv(row, []);
    expect(csv.rows).toHaveLength(4 * 2 * 5);
    for (const each of csv.rows) expect(each).toHaveLength(csv.columns.length);
    expect(JSON.stringify(csv.rows)).not.toContain('NaN');
  });

  it('writes what overflowed, and formulas that are understood', () => {
    expect([stepText(Infinity), stepText(undefined), stepText(0)]).toEqual(['∞', '–', '0']);
    expect(parseFormula(`Z_2 = ${inFormula(1e-9)} * exp(${inFormula(-4)} − ${inFormula(-2)}) + 1 ≈ 2`)).not.toBeNull();
    expect(parseFormula('m_2 = max(-10, 12) = 12')).not.toBeNull();
  });

  it('the axis holds the scores in few steps, and ends at 800', () => {
    expect(scoreDomain(view())).toEqual([-20, 20]);
    expect(scoreDomain(view(start, 8))).toEqual([-120, 120]);
    expect(scoreDomain(view([65_536, 1]))).toEqual([-800, 800]);
  });

  it('the parameters permit every stage, and the core’s formats', () => {
    expect(precisionParameters.stage.parse(String(stages.length))).toBe(stages.length);
    expect(() => precisionParameters.stage.parse(String(stages.length + 1))).toThrow();
    expect(formats.map(({ id }) => id)).toEqual(formatIds);
    for (const stage of stages) expect(stage.lines.map(({ text }) => text)).toContain('def attention(Q, K, V):');
  });
});
