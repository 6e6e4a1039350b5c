// What pictures of rules over d are drawn from: the rules on show, and the reports of the grid in order.
import type { PullFigures } from '../../core/chapters-target-pull.ts';
import type { DimensionReport, RuleChoice } from '../../core/types.ts';
import type { Role } from '../../figure/roles.ts';

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
  pulls: { of: (rule: RuleChoice, d: number) => PullFigures | undefined } | undefined;
  /** 1/n, and ln n; null for a single key. */
  even: number;
  mostEntropy: number;
}
