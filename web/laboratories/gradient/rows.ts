// What is asked of the core for many rows: the same vectors under three rules, as many rows as one call may take.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { GradientRows } from '../../core/chapters-experiments.ts';
import type { Role } from '../../figure/roles.ts';

/** The rules of the chapter, in order; also the ends of message keys. */
export const ruleNames = ['none', 'sqrt', 'linear'] as const;
export type RuleName = (typeof ruleNames)[number];

export const ruleRoles: Readonly<Record<RuleName, Role>> = { none: 'raw', sqrt: 'scaled', linear: 'flat' };

/** Rows × keys × d of one call, a d below 64 counted as 64: half of what the core permits, so that a call takes no more than a frame. */
export const mostWork = 2_097_152;
const leastCost = 64;

/** Rows whose pulls are measured, and the work of all of them, as the core counts it: some two seconds. */
export const mostPulls = 4096;
const mostPullsWork = 3e9;

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
  return Math.min(rows, Math.floor(mostWork / (keys * Math.max(leastCost, d))));
}

/** Rows whose pulls are measured: at many keys and large d a half of 4,096, a quarter, and so on. */
export function permittedPulls({ keys, d }: Pick<RowsAsked, 'keys' | 'd'>): number {
  const cost = keys * (d + 128) * (ruleNames.length + 4);
  let rows = mostPulls;
  while (rows > 1 && rows * cost > mostPullsWork) rows /= 2;
  return rows;
}

export function rowsUnder(chapters: ChaptersClient, asked: RowsAsked, rule: RuleName): GradientRows {
  return chapters.gradientRows({ ...asked, rule: { id: rule, parameter: 0 } });
}
