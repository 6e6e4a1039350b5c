// What the opening picture is drawn from, with the compiled core behind it.
import { expect, test } from 'vitest';
import { viewAt } from '../../../web/laboratories/opening/view.ts';
import { core } from '../../bindings/core.ts';

test('the first picture, which has few stops, gives the figures of all', () => {
  const all = core.openingStops();
  for (const d of [1, 64, 4096])
    expect(viewAt(core.openingAt('1', 0, d), d, all)).toEqual(viewAt(core.opening('1', 0), d, all));
  const { rows } = viewAt(core.openingAt('1', 0, 64), 64, all);
  expect(rows.map(({ pull }) => pull.toPrecision(2))).toEqual(['0.0015', '0.71', '0.12']);
});
