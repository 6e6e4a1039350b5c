// What is asked of the core for many rows: the same vectors under three rules, as many rows as one call may take.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { GradientRows } from '../../core/chapters-experiments.ts';
import type { Role } from '../../plot/roles.ts';

/** The rules of the chapter, in order; also the ends of message keys. */
export const ruleNames = ['none', 'sqrt', 'linear'] as const;
export type RuleName = (typeof ruleNames)[number];

export const ruleRoles: Readonly<Record<RuleName, Role>> = { none: 'raw', sqrt: 'scaled', linear: 'flat' };

/** Rows × keys × d of one call: half of what the core permits, so that a call takes no more than a frame. */
export const mostWork = 2_097_152;

export interface RowsAsked {
  seed: string;
  draw: number;
  d: number;
  keys: number;
  rows: number;
}

export type RowSets = Readonly<Record<RuleName, GradientRows>>;

/** As many rows as may be drawn at once. */
export function permittedRows({ rows, keys, d }: Pick<RowsAsked, 'rows' | 'keys' | 'd'>): number {
  return Math.min(rows, Math.floor(mostWork / (keys * d)));
}

export function rowsUnder(chapters: ChaptersClient, asked: RowsAsked, rule: RuleName): GradientRows {
  return chapters.gradientRows({ ...asked, rule: { id: rule, parameter: 0 } });
}
