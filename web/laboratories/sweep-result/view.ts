// What the pictures of a result are drawn from: the d in focus, and the rules on show by their places in the file.
import type { CoreClient } from '../../core/client.ts';
import type { ScaleRule } from '../../core/types.ts';
import type { Shown, View } from '../../kit/sweep/view.ts';
import { ruleName } from '../../kit/rule-name.ts';
import { ruleRole } from '../../kit/sweep/rule-role.ts';
import type { Result } from './result.ts';

export interface ResultView extends View {
  result: Result;
}

/** All rules of a result, in its order. */
export function rulesOf({ specification }: Result, rules: readonly ScaleRule[]): Shown[] {
  return specification.rules.map((choice): Shown => {
    const rule = rules.find(({ id }) => id === choice.id);
    const parameter = rule?.parameter ? choice.parameter : null;
    const name = ruleName({ id: choice.id, parameter });
    return { choice, name, role: ruleRole(choice.id), own: false, least: rule?.leastDimension ?? 1 };
  });
}

/** The d of the result that is nearest to what was asked for, on the axis of d. */
export function focusOf({ dimensions }: Result, asked: number): number {
  const far = (d: number): number => Math.max(d / asked, asked / d);
  const [nearest] = dimensions.map(({ d }) => d).sort((a, b) => far(a) - far(b));
  return nearest ?? asked;
}

export function viewOf(
  core: CoreClient,
  result: Result,
  { rules, shown, focus }: { rules: readonly ScaleRule[]; shown: readonly string[]; focus: number },
): ResultView {
  const { keys } = result.specification;
  const grid = result.dimensions.map(({ d }) => d);
  const at = focusOf(result, focus);
  return {
    result,
    grid,
    open: grid,
    focus: at,
    keys,
    rules: rulesOf(result, rules).filter((_, index) => shown.includes(String(index + 1))),
    reports: result.dimensions.map(({ report }) => report),
    near: result.dimensions.find(({ d }) => d === at)?.report,
    pulls: undefined,
    even: core.divisor({ id: 'power', parameter: -1 }, keys),
    // ln is no divisor at 1, where it is 0.
    mostEntropy: keys === 1 ? 0 : core.divisor({ id: 'log', parameter: 0 }, keys),
  };
}
