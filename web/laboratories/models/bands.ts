// The models by head size, each with the divisors that the core gives for it.
import type { CoreClient } from '../../core/client.ts';
import type { RuleChoice } from '../../core/types.ts';
import { models } from './models.ts';
import type { Model } from './model.ts';

/** A model and what q·k of vectors with mean square 1 is divided by. */
export interface Entry {
  model: Model;
  divisor: number;
}

/** All models of one head size, the one with the largest factor first. */
export interface Band {
  dimension: number;
  /** √d and d. */
  root: number;
  linear: number;
  entries: readonly Entry[];
}

export const sqrtRule: RuleChoice = { id: 'sqrt', parameter: 0 };
export const linearRule: RuleChoice = { id: 'linear', parameter: 0 };
export const noRule: RuleChoice = { id: 'none', parameter: 0 };

export function bandsOf(core: CoreClient): Band[] {
  const dimensions = [...new Set(models.map(({ dimension }) => dimension))].sort((a, b) => a - b);
  return dimensions.map((dimension) => ({
    dimension,
    root: core.divisor(sqrtRule, dimension),
    linear: core.divisor(linearRule, dimension),
    entries: models
      .filter((model) => model.dimension === dimension)
      .map((model) => ({ model, divisor: core.divisor(model.divisor, dimension) }))
      .sort((a, b) => a.divisor - b.divisor),
  }));
}

/** Whether its code or report was read, and not only seen quoted or remembered. */
export function wasRead({ source }: Model): boolean {
  return source.standing === 'code' || source.standing === 'report';
}

/** Models of which code or report was read. */
export const read: readonly Model[] = models.filter(wasRead);

/** Those of them whose factor is 1/√d, whatever stands beside it. */
export const onRoot: readonly Model[] = read.filter(({ line }) => line === 'sqrt');

/** Those with nothing beside it. */
export const rootAlone: readonly Model[] = onRoot.filter(({ beside }) => beside === 'nothing');

export function modelOf(id: string): Model {
  const model = models.find((each) => each.id === id);
  if (!model) throw new RangeError(`no model ${id}`);
  return model;
}
