// A model chosen for the page: who takes what, and who comes later.
import { afterEach, describe, expect, it } from 'vitest';

import { type ChosenModel, type Exported, adopted, chosenModels, knownRule } from '../../../web/kit/chosen-model.ts';
import { canShow } from '../../../web/laboratories/scalings/view.ts';
import { gradientParameters } from '../../../web/laboratories/gradient/parameters.ts';
import { proofParameters } from '../../../web/laboratories/proof/parameters.ts';

const sqrt = { id: 'sqrt', parameter: 0 };
const model: ChosenModel = {
  id: 'm',
  dimension: 192,
  keys: 600,
  rule: { id: 'soft-cap', parameter: 30 },
  divisor: sqrt,
};

describe('a laboratory', () => {
  it('takes what it has a place for, cut to its ranges', () => {
    expect(adopted(proofParameters, model, { dimension: 'dimension', rule: null })).toEqual({
      values: { dimension: 64 },
      taken: { dimension: 64, keys: undefined, rule: undefined },
    });
    expect(adopted(gradientParameters, model, { dimension: 'dimension', keys: 'keys' })).toEqual({
      values: { dimension: 192, keys: 512 },
      taken: { dimension: 192, keys: 512, rule: 'not' },
    });
  });

  it('shows the rule itself, else the nearest divisor, else its own', () => {
    const rule = (shown: typeof sqrt): string | undefined =>
      adopted(proofParameters, model, { rule: { shown, values: {} } }).taken.rule;
    expect(rule(model.rule)).toBe('rule');
    expect(rule(sqrt)).toBe('divisor');
    expect(knownRule(model, ({ id }) => id === 'soft-cap')).toBe(model.rule);
    expect(knownRule(model, ({ id }) => id === 'sqrt')).toBe(sqrt);
    expect(knownRule(model, () => false)).toBeUndefined();
  });

  it('does not show a rule under another parameter than the model’s', () => {
    expect(canShow({ id: 'soft-cap', parameter: 50 })).toBe(true);
    expect(canShow({ id: 'soft-cap', parameter: 30 })).toBe(false);
    expect(canShow({ id: 'temperature', parameter: 0.5 })).toBe(false);
  });
});

describe('the page', () => {
  const first = {};
  const second = {};
  const taken = (tag: string): Exported => ({ name: tag, tag });

  afterEach(() => {
    chosenModels.leave(first);
    chosenModels.leave(second);
    chosenModels.forget();
  });

  it('tells all who are there, and gently all who come later', () => {
    const told: [string, boolean][] = [];
    chosenModels.join(first, (_, gently) => {
      told.push(['first', gently]);
      return taken('first');
    });
    expect(told).toEqual([]);
    chosenModels.choose(model);
    chosenModels.join(second, (_, gently) => {
      told.push(['second', gently]);
      return taken('second');
    });
    expect(told).toEqual([
      ['first', false],
      ['second', true],
    ]);
    expect(chosenModels.taken.map(({ tag }) => tag)).toEqual(['first', 'second']);
    chosenModels.leave(first);
    expect(chosenModels.taken.map(({ tag }) => tag)).toEqual(['second']);
  });

  it('does not count who keeps what it has', () => {
    chosenModels.join(first, () => undefined);
    chosenModels.choose(model, { gently: true });
    expect(chosenModels.taken).toEqual([]);
  });

  it('says when something has changed, and forgets', () => {
    let changes = 0;
    const count = (): void => {
      changes += 1;
    };
    chosenModels.addEventListener('change', count);
    chosenModels.choose(model);
    chosenModels.forget();
    chosenModels.forget();
    chosenModels.removeEventListener('change', count);
    expect(changes).toBe(2);
    expect(chosenModels.model).toBeUndefined();
  });
});
