// The programs that <dk-walks> gives draw walks that spread as the core's do, within the error of chance.
import { describe, expect, it } from 'vitest';

import { walksCode } from '../../../web/laboratories/walks/program.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { expectRepeatable } from './chance.ts';
import { run } from './python.ts';

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([false, true])('walks of 64 steps, coins: %s', (coins) => {
    const printed = run(walksCode(language, { d: 64, walks: 1000, coins, seed: '18446744073709551615' }));
    const ours = Array.from({ length: 40 }, (_, part) =>
      chapters.drawWalks({ seed: '7', draw: 1000 * part, d: 64, walks: 1000, coins }),
    );
    expect(printed.get('root_d')).toEqual([8]);
    expectRepeatable(
      printed.figure('std_of_ends'),
      ours.map(({ std }) => std),
      'spread',
    );
    expectRepeatable(
      printed.figure('within_root_d'),
      ours.map(({ within }) => within),
      'how many within √d',
    );
    expectRepeatable(
      printed.figure('farthest'),
      ours.map(({ farthest }) => farthest),
      'the farthest',
    );
  });
});
