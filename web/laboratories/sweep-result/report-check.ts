// What a file says of its own summaries, beside what the core of this page makes of them.
import type { DimensionReport } from '../../core/types.ts';

export interface Disagreement {
  /** Where it stands in the file. */
  path: string;
  file: string;
  own: string;
}

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The first figure of a file's report that is not the core's, bit for bit; members that the core does not know count too. */
export function disagreement(file: unknown, report: DimensionReport, path: string): Disagreement | undefined {
  const rules = report.rules.map(({ rule, ...figures }) => ({ rule: rule.id, parameter: rule.parameter, ...figures }));
  return compared(file, { ...report, rules }, path);
}

function compared(file: unknown, own: unknown, path: string): Disagreement | undefined {
  if (isTree(file) && isTree(own)) {
    for (const [name, value] of Object.entries(file)) {
      const found = compared(value, Object.hasOwn(own, name) ? own[name] : undefined, `${path}.${name}`);
      if (found) return found;
    }
    return undefined;
  }
  return Object.is(file, own) ? undefined : { path, file: told(file), own: told(own) };
}

const told = (value: unknown): string => (isTree(value) ? '{…}' : String(value).slice(0, 60));
