// Roles and their style sheet agree.
import { expect, test } from 'vitest';

import { type Role, looks, plotStyles, roleClass } from '../../../web/figure/styles.ts';

const roles = Object.keys(looks) as Role[];

test('every role has the colour of its name', () => {
  for (const role of roles) {
    expect(plotStyles.cssText).toMatch(new RegExp(`\\.${roleClass(role)} \\{\\s*--dk-role: var\\(--dk-${role}\\)`));
  }
});

test('no two roles look alike without colour', () => {
  const seen = roles.map((role) => `${looks[role].shape} ${looks[role].dash}`);
  expect(new Set(seen).size).toBe(roles.length);
});

test('no colour stands in the style sheet itself', () => {
  expect(plotStyles.cssText).not.toMatch(/#[0-9a-f]{3}|rgb|hsl/i);
});
