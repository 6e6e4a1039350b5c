// What the draw on show says: how far the bound is away, and who takes how much in each of the four ways.
import { percent, significant } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { extentOf } from '../../plot/domain.ts';
import { kindOf, type DrawView } from './view.ts';

export function sentence(view: DrawView): string {
  const additive = kindOf(view, 'additive');
  const peak = (kind: Parameters<typeof kindOf>[1]): string => percent(kindOf(view, kind).steps.peak);
  const [, largest] = extentOf(Array.from(additive.scores, (score) => Math.abs(score))) ?? [0, 0];
  return say('additive.live', {
    d: String(view.d),
    limit: significant(additive.limit ?? NaN),
    largest: significant(largest),
    dot: peak('dot'),
    sqrt: peak('dot-sqrt'),
    additive: peak('additive'),
    scaled: peak('additive-scaled'),
  });
}
