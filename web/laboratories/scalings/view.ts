// What the pictures are drawn from: the rules on show, and the reports of the grid in order.
import type { CoreClient } from '../../core/client.ts';
import type { ScaleRule } from '../../core/types.ts';
import { ruleName } from '../../kit/rule-name.ts';
import { ruleRole } from '../../kit/sweep/rule-role.ts';
import type { Shown, View } from '../../kit/sweep/view.ts';
import type { Book } from './book.ts';
import type { Pulls } from './pulls.ts';
import { choicesOf, type ScalingsSettings } from './wanted.ts';

export type { View };

/** The last d that is shown before the reader has guessed. */
export const guessUpTo = 4;

/** From here on the pull of ÷ √dₖ is level; at smaller d the lengths of the vectors still vary. */
export const levelFrom = 16;

export interface Seen {
  rules: readonly ScaleRule[];
  settings: ScalingsSettings & { shown: readonly string[] };
  grid: readonly number[];
  book: Book | undefined;
  pulls: Pick<Pulls, 'known'>;
  revealed: boolean;
}

export function viewOf(core: CoreClient, { rules, settings, grid, book, pulls, revealed }: Seen): View {
  const keys = book?.draws.keys ?? settings.keys;
  const choices = choicesOf(rules, settings);
  const open = revealed ? grid : grid.filter((d) => d <= guessUpTo);
  const focus = open.includes(settings.focus) ? settings.focus : (open.at(-1) ?? settings.focus);
  return {
    grid,
    open,
    focus,
    keys,
    rules: rules.flatMap(({ id, parameter, leastDimension }, index): Shown[] => {
      const choice = choices[index];
      if (!choice || !settings.shown.includes(id)) return [];
      const name = ruleName({ id, parameter: parameter && choice.parameter });
      return [{ choice, name, role: ruleRole(id), own: id === 'power', least: leastDimension }];
    }),
    reports: open.flatMap((d) => book?.report(d, choices) ?? []),
    pulls: pulls.known(book?.draws ?? settings),
    near: open.includes(focus) ? book?.report(focus, choices) : undefined,
    even: core.divisor({ id: 'power', parameter: -1 }, keys),
    mostEntropy: core.divisor({ id: 'log', parameter: 0 }, keys),
  };
}
