// Properties of every bound function that takes plain values, whatever it is given: an answer without NaN or a refusal, soon, and the
// instance answers as before.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CoreRefusal, unwrap } from '../../web/core/refusal.ts';
import { expectAnswer } from './answers.ts';
import { boundChapters } from './chapters-core.ts';
import { goodChapters } from './chapters-requests.ts';
import { bound, boundExamples } from './core.ts';
import { boundAttention, goodAttention } from './fast-attention-core.ts';
import { calls } from './hostile.ts';
import { arguments_ } from './properties.ts';
import { good, goodExamples } from './requests.ts';
import { boundTransformer, goodTransformer } from './transformer-core.ts';
import { holds } from '../seeds.ts';

/** From each seed, and milliseconds that all of them may take beside other work. */
const [runs, limit] = process.env.SQRTDK_FULL ? [2000, 900_000] : [150, 120_000];

/** Milliseconds that one call may take, however busy the machine: far more than any is meant to. */
const patience = 5000;

/** Where an answer may be infinite: masked scores, roundings that overflow, densities without a bound. */
const infinite =
  /\.(scaledScores|rounded|errors|scores|maximum|differences|exponentials|sums|sum|maxima|density|logProbability)$/;

const modules = [
  ['core', calls(bound, good)],
  ['examples', calls(boundExamples, goodExamples)],
  ['chapters', calls(boundChapters, goodChapters)],
  ['attention', calls(boundAttention, goodAttention)],
  ['transformer', calls(boundTransformer, goodTransformer)],
] as const;

describe.each(modules)('the module %s', (_, functions) => {
  const withArguments = functions.filter(([, , given]) => given.length > 0);

  test.each(withArguments)(
    '%s answers or refuses, soon, and is itself afterwards',
    (__, call, given) => {
      const before = call(...given);
      const anyArguments = fc.property(arguments_(given), (asked) => {
        const begun = performance.now();
        const answer = expectAnswer(() => call(...asked), infinite);
        expect(performance.now() - begun).toBeLessThan(patience);
        try {
          unwrap(answer);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(CoreRefusal);
        }
      });
      holds(anyArguments, { numRuns: runs });
      expect(call(...given)).toEqual(before);
    },
    limit,
  );
});
