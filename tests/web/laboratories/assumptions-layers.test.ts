// How layers begin, as <dk-assumptions> shows it, with the compiled core behind it.
import { describe, expect, it, vi } from 'vitest';

import {
  initializerName,
  layerInput,
  measuredFigure,
  predictedFigure,
  queryFormula,
  scoreFormula,
} from '../../../web/laboratories/assumptions/layers.ts';
import { LayerMeasurements, measure } from '../../../web/laboratories/assumptions/measurements.ts';
import { layerSentence, outcome, question } from '../../../web/laboratories/assumptions/figures.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import type { Workers } from '../../../web/core/shared-pool.ts';
import type { Call } from '../../../web/core/protocol.ts';
import '../../../web/laboratories/assumptions/words.en.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { answersHere } from '../core/answers-here.ts';
import { fakeHost } from '../kit/fake-host.ts';
import { rowOf, rows, sizes } from './assumptions-layers.ts';

describe('layers that have not learned yet', () => {
  it('land where the lesson says: 16/9, 1/2, 1, 1/3 and 512', () => {
    const query = (id: string): number => rowOf(id).predicted.query;
    expect(query('xavier-per-head')).toBeCloseTo(16 / 9, 4);
    expect(query('xavier-packed')).toBeCloseTo(1 / 2, 4);
    expect(query('xavier-fused')).toBeCloseTo(1, 4);
    expect(query('linear-default')).toBeCloseTo(1 / 3, 4);
    expect(query('normal-1')).toBeCloseTo(512, 1);
    expect(query('t5')).toBeCloseTo(1 / 64, 5);
  });

  it('give softmax scores of variance 256/81, 1/4 and 1; T5 does so without a divisor', () => {
    const score = (id: string): number => predictedFigure(rowOf(id), 'score');
    expect(score('xavier-per-head')).toBeCloseTo(256 / 81, 3);
    expect(score('xavier-packed')).toBeCloseTo(1 / 4, 4);
    expect(score('xavier-fused')).toBeCloseTo(1, 4);
    expect(score('t5')).toBeCloseTo(1, 4);
    expect(rowOf('t5').initializer.dividesScores).toBe(false);
    expect(rowOf('t5').predicted.scaledScore).toBeCloseTo(1 / 64, 4);
  });

  it('lose the share within a row that tokens have in common', () => {
    const share = (settings: Parameters<typeof rows>[0]): number => {
      const row = rowOf('xavier-fused', rows(settings));
      return predictedFigure(row, 'row') / predictedFigure(row, 'score');
    };
    expect(share({ cosine: 0.75, norm: 'none' })).toBe(0.25);
    // By the hypergeometric series in mpmath, of 511 directions and of 7.
    expect(share({ cosine: 0.75 })).toBeCloseTo(0.250321699617, 10);
    expect(share({ cosine: 0.75, modelWidth: 8 })).toBeCloseTo(0.276601748674, 10);
  });

  it('take the norm that is chosen', () => {
    expect(layerInput({ ...sizes, norm: 'rms' }, 't5').norm).toBe('rms');
    expect(layerInput({ ...sizes, norm: 'none' }, 't5').norm).toBe('none');
    expect(layerInput(sizes, 't5').norm).toBe('layer');
  });

  it('are measured where they are predicted, within their errors', async () => {
    for (const id of ['xavier-packed', 'normal-0.02', 't5']) {
      const measured = await measure(answersHere, layerInput({ ...sizes, seed: '3' }, id));
      const row = { ...rowOf(id), measured };
      for (const figure of ['query', 'key', 'value', 'score'] as const) {
        const found = measuredFigure(row, figure);
        expect(Math.abs((found?.value ?? NaN) - predictedFigure(row, figure)), `${id} ${figure}`).toBeLessThan(
          6 * (found?.standardError ?? 0),
        );
      }
    }
  });

  it('are measured at the largest sizes too, only fewer of them', async () => {
    const large = layerInput({ ...sizes, modelWidth: 1024, headDimension: 128, heads: 128 }, 'xavier-fused');
    expect((await measure(answersHere, large)).query.value).toBeCloseTo(2 / (1 / 16 + 1) / 16, 2);
  });

  it('are measured by workers after a pause, shown one by one, and known afterwards', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const workers = {
      size: 1,
      run: async (one: Call) => {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 30 * asked));
        return answersHere.run(one);
      },
    } as Workers;
    const failed = vi.fn();
    const measurements = new LayerMeasurements(fakeHost(), failed);
    const small = { ...sizes, modelWidth: 16, headDimension: 4 };
    const inputs = ['t5', 'normal-1'].map((id) => layerInput(small, id));
    measurements.ask(workers, inputs);
    await vi.advanceTimersByTimeAsync(195);
    expect([measurements.edition, asked]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(40);
    expect(measurements.edition).toBe(1);
    // Asking the same again does not begin anew.
    measurements.ask(workers, inputs);
    await vi.advanceTimersByTimeAsync(60);
    expect(measurements.edition).toBe(2);
    for (const input of inputs) expect(measurements.of(input)?.query.value).toBeGreaterThan(0);
    measurements.ask(workers, inputs);
    await vi.runAllTimersAsync();
    expect([measurements.edition, asked]).toEqual([2, 2]);
    expect(failed).not.toHaveBeenCalled();
    // What is given up reports nothing, and a refusal names what is refused.
    measurements.ask(workers, [layerInput({ ...small, seed: '2' }, 't5')]);
    await vi.advanceTimersByTimeAsync(210);
    measurements.interrupt();
    await vi.runAllTimersAsync();
    expect([measurements.edition, asked]).toEqual([2, 3]);
    measurements.ask(workers, [{ ...layerInput(small, 't5'), dK: 0 }]);
    await vi.runAllTimersAsync();
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ value: '0' }));
    vi.useRealTimers();
  });

  it.each(rows().map(({ id }) => id))('have formulas with the live numbers: %s', (id) => {
    const row = rowOf(id);
    const texts = [queryFormula(row, sizes), scoreFormula(core, row, sizes)];
    for (const text of texts) expect(parseFormula(text), text).not.toBeNull();
  });

  it('say how their numbers come about', () => {
    expect(queryFormula(rowOf('xavier-per-head'), sizes)).toBe('Var(q_i) = 512 * 2 / (512 + 64) = 1.78');
    expect(scoreFormula(core, rowOf('xavier-per-head'), sizes)).toBe('Var(q · k / √64) = 64 * 1.78 * 1.78 / 64 = 3.16');
    expect(scoreFormula(core, rowOf('t5'), sizes)).toBe('Var(q · k) = 64 * 0.0156 * 1 = 1');
    expect(layerSentence(rowOf('xavier-packed'))).toContain('an entry of q has variance 0.500');
  });

  it('are named, each by its own name', () => {
    const ids = rows().map(({ id }) => id);
    const names = ids.map(initializerName);
    expect(new Set(names).size).toBe(names.length);
    for (const id of ids) expect(initializerName(id)).not.toBe(id);
  });
});

it('the question is answered by the core: all three, by what counts as the matrix', () => {
  const { value: right, text } = outcome(chapters);
  expect(right).toBe('all');
  expect(text).toBe('any of these: 1.00, 0.500 or 1.78');
  const { answer } = question();
  expect(answer.kind === 'choice' && answer.options.map((option) => option.value)).toContain(right);
});
