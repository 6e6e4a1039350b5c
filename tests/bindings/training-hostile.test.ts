// Every function of training under hostile values: it answers or refuses, soon, and never throws or leaves NaN behind.
import { describe, expect, test } from 'vitest';

import { expectAnswer } from './answers.ts';
import { calls, hostile, places, replaced } from './hostile.ts';
import { boundTraining, goodTraining } from './training-core.ts';

describe.each(calls(boundTraining, goodTraining))('%s', (name, call, given) => {
  test('answers good values', () => {
    expect(expectAnswer(() => call(...given))).toHaveProperty('value');
  });

  test.each(places(given).map((path): [string, string[]] => [path.join('.'), path]))(
    'answers or refuses whatever stands at argument %s',
    (__, path) => {
      for (const [what, value] of hostile) {
        const asked = replaced(given, path, value) as unknown[];
        expect(() => expectAnswer(() => call(...asked)), `${name} ${what}`).not.toThrow();
      }
    },
  );
});
