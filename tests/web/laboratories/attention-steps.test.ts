// The steps of attention by hand: what is filled in, what is looked at, which cells go into which.
import { describe, expect, it } from 'vitest';

import { goesInto, within } from '../../../web/laboratories/attention/matrix.ts';
import { isFilled, isInView, stepBeside, worksOut } from '../../../web/laboratories/attention/steps.ts';
import { viewOf } from '../../../web/laboratories/attention/view.ts';
import { attentionParameters, steps } from '../../../web/laboratories/attention/parameters.ts';
import { core } from '../../bindings/core.ts';

describe('the steps', () => {
  it('are those that a link can name', () => {
    for (const step of steps) expect(attentionParameters.step.parse(step)).toBe(step);
  });

  it('lead from the first to the last and back', () => {
    expect(steps.map((step) => stepBeside(step, 1))).toEqual([...steps.slice(1), undefined]);
    expect(steps.map((step) => stepBeside(step, -1))).toEqual([undefined, ...steps.slice(0, -1)]);
  });

  it('fill one matrix after the other', () => {
    const names = ['scores', 'scaled', 'weights', 'output'] as const;
    expect(steps.map((step) => names.filter((name) => isFilled(step, name)).length)).toEqual([1, 2, 2, 3, 4, 4]);
  });

  it('look at what they start from and what they fill in', () => {
    expect(isInView('output', 'v')).toBe(true);
    expect(isInView('output', 'q')).toBe(false);
    expect(isInView('all', 'q')).toBe(true);
  });

  it('work out a cell of their own matrix; at the end that of the reader’s choice', () => {
    expect(worksOut('mask', 'output')).toBe('scaled');
    expect(worksOut('softmax', 'scores')).toBe('weights');
    expect(worksOut('all', 'output')).toBe('output');
  });
});

describe('the cell that is worked out', () => {
  const pick = { matrix: 'scores', row: 1, column: 3 } as const;

  it('is made of its row of Q and its row of K', () => {
    expect(goesInto(pick, 'q', 1, 0)).toBe(true);
    expect(goesInto(pick, 'q', 0, 0)).toBe(false);
    expect(goesInto(pick, 'k', 3, 2)).toBe(true);
    expect(goesInto(pick, 'k', 1, 3)).toBe(false);
    expect(goesInto(pick, 'v', 3, 0)).toBe(false);
  });

  it('is made of its row of weights and its column of V where it is an output', () => {
    const output = { matrix: 'output', row: 2, column: 1 } as const;
    expect(goesInto(output, 'weights', 2, 4)).toBe(true);
    expect(goesInto(output, 'v', 4, 1)).toBe(true);
    expect(goesInto(output, 'v', 1, 0)).toBe(false);
  });

  it('stays inside its matrix when that shrinks', () => {
    const { q, k, v } = attentionParameters;
    const view = viewOf(core, {
      q: q.initial,
      k: k.initial,
      v: v.initial,
      rule: { id: 'sqrt', parameter: 0 },
      causal: false,
    });
    expect(within(view, { matrix: 'output', row: 5, column: 4 })).toEqual({ matrix: 'output', row: 2, column: 1 });
  });
});
