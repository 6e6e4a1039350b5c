// Which role a rule plays in pictures: three have a colour of their own, the others share one.
import type { Role } from '../../figure/roles.ts';

const roles: Readonly<Record<string, Role>> = { none: 'raw', sqrt: 'scaled', linear: 'flat' };

export function ruleRole(id: string): Role {
  return roles[id] ?? 'other';
}
