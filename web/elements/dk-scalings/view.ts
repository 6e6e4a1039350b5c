// What the pictures are drawn from: the rules on show, and the reports of the grid in order.
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, RuleChoice, ScaleRule } from '../../core/types.ts';
import type { Role } from '../../plot/roles.ts';
import { ruleName } from '../laboratory/rule-name.ts';
import { ruleRole } from '../sweep/rule-role.ts';
import type { Book } from './book.ts';
import type { PullBook, Pulls } from './pulls.ts';
import { choicesOf, type ScalingsSettings } from './wanted.ts';

/** A rule on show. */
export interface Shown {
  choice: RuleChoice;
  name: string;
  role: Role;
  /** Whether the reader moves it by a slider. */
  own: boolean;
  /** The least d at which it is defined. */
  least: number;
}

export interface View {
  /** All d of the axis. */
  grid: readonly number[];
  /** Those whose figures may be shown; the rest waits for the reader's guess. */
  open: readonly number[];
  focus: number;
  keys: number;
  rules: readonly Shown[];
  /** Only those d that are measured. */
  reports: readonly DimensionReport[];
  /** The report in focus; undefined while it is not measured. */
  near: DimensionReport | undefined;
  /** The target's pull of the same draws; undefined while nothing is known of them. */
  pulls: PullBook | undefined;
  /** 1/n, and ln n; null for a single key. */
  even: number;
  mostEntropy: number;
}

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
