// How numbers are written.
import { expect, test } from 'vitest';
import { fixed, listed, percent, percentSignificant, short, significant, whole } from '../../../web/i18n/numbers.ts';

test.each([
  [significant(0), '0.00'],
  [significant(7.9642), '7.96'],
  [significant(-12.34), '−12.3'],
  [significant(0.0012345), '0.00123'],
  [significant(3.4e-6, 2), '3.4\u00a0×\u00a010⁻⁶'],
  [significant(5.184e21), '5.18\u00a0×\u00a010²¹'],
  [short(4096), '4,096'],
  [short(0.25), '0.25'],
  [short(1e-7), '1\u00a0×\u00a010⁻⁷'],
  [short(-1.5e12), '−1.5\u00a0×\u00a010¹²'],
  [whole(1_000_000), '1,000,000'],
  [fixed(0.8, 2), '0.80'],
  [percent(0.867, 1), '86.7%'],
  [percent(0), '0%'],
  [percent(0.0009), '<\u00a01%'],
  [percent(0.006), '1%'],
  [percent(0.9949), '99%'],
  [percent(0.996), '>\u00a099%'],
  [percent(1e-9, 1), '<\u00a00.1%'],
  [percent(1 - 1e-9, 1), '>\u00a099.9%'],
  [percent(1), '100%'],
  [percentSignificant(0.0000160869), '0.00161%'],
  [fixed(-0.004, 2), '0.00'],
  [fixed(-0.006, 2), '−0.01'],
  [whole(-0), '0'],
  [significant(-0), '0.00'],
  [percent(-0.001), '0%'],
  [listed(['a', 'b', 'c']), 'a, b, and c'],
])('%s', (written, expected) => {
  expect(written).toBe(expected);
});
