// Every function of the chapters under hostile values: it answers or refuses, soon, and never throws or leaves NaN behind.
import { describe, expect, test } from 'vitest';

import { expectAnswer } from './answers.ts';
import { boundChapters } from './chapters-core.ts';
import { goodChapters } from './chapters-requests.ts';
import { calls, hostile, places, replaced } from './hostile.ts';

/** Where a format overflows, and where a density has no bound. */
const unbounded = /\.(rounded|errors|scores|maximum|differences|exponentials|sums|sum|maxima|density)$/;
/** Where a key is masked. */
const masked = /\.scaledScores$/;

describe.each(calls(boundChapters, goodChapters))('%s', (name, call, given) => {
  const infinite = name === 'gradientRows' ? masked : unbounded;

  test('answers good values', () => {
    expect(expectAnswer(() => call(...given), infinite)).toHaveProperty('value');
  });

  test.each(places(given).map((path): [string, string[]] => [path.join('.'), path]))(
    'answers or refuses whatever stands at argument %s',
    (__, path) => {
      for (const [what, value] of hostile) {
        const asked = replaced(given, path, value) as unknown[];
        expect(() => expectAnswer(() => call(...asked), infinite), `${name} ${what}`).not.toThrow();
      }
    },
  );
});
