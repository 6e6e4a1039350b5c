// Every bound function under hostile values: it answers or refuses, and never throws or leaves NaN behind.
import { describe, expect, test } from 'vitest';

import { expectAnswer } from './answers.ts';
import { bound, boundExamples } from './core.ts';
import { calls, hostile, places, replaced } from './hostile.ts';
import { good, goodExamples } from './requests.ts';

describe.each([...calls(bound, good), ...calls(boundExamples, goodExamples)])('%s', (_, call, given) => {
  test('answers good values', () => {
    expect(expectAnswer(() => call(...given))).toHaveProperty('value');
  });

  test.each(places(given).map((path): [string, string[]] => [path.join('.'), path]))(
    'answers or refuses whatever stands at argument %s',
    (__, path) => {
      for (const [what, value] of hostile) {
        expect(() => expectAnswer(() => call(...(replaced(given, path, value) as unknown[]))), what).not.toThrow();
      }
    },
  );
});
