// The colour in which a rule's scores and weights are drawn.
import type { Role } from '../../figure/roles.ts';

const roles: Readonly<Record<string, Role>> = { none: 'raw', sqrt: 'scaled', linear: 'flat' };

export function roleOf(rule: string): Role {
  return roles[rule] ?? 'other';
}
