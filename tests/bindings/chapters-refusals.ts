// What a function of the chapters refuses: one test for each bad value.
import { expect, test } from 'vitest';

import type { Answer } from '../../web/core/types.ts';

/** Cases: what is bad, the value, and the refusal's code and parameter. */
export function refuses(
  name: string,
  call: (bad: unknown) => Answer<unknown>,
  cases: readonly (readonly [string, unknown, string, string])[],
): void {
  const forEach = test.each(cases);
  forEach(`${name} refuses %s`, (_, bad, code, parameter) => {
    expect(call(bad)).toMatchObject({ error: { code, parameter } });
  });
}
