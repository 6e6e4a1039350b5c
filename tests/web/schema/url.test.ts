// State in the address: every value comes back, and no address does harm.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributesFor } from '../../../web/embed/asked.ts';
import { type Selection, type ValuesOf, integer } from '../../../web/schema/parameter.ts';
import { openingParameters as opening } from '../../../web/laboratories/opening/parameters.ts';
import { varianceParameters as variance } from '../../../web/laboratories/variance/parameters.ts';
import { workedExampleParameters as worked } from '../../../web/laboratories/worked-example/parameters.ts';
import { readState, writeState } from '../../../web/schema/url.ts';
import { holds } from '../../seeds.ts';

function initial<S extends Selection>(selection: S): ValuesOf<S> {
  return readState('', 'x', selection).values;
}

describe('a first value that came to be another one', () => {
  const few = integer(2, 512, { name: 'keys', key: 'keys', initial: 64, leftOut: 8, doc: '' });
  const other = integer(1, 4096, { name: 'd', key: 'd', initial: 16, doc: '' });
  const selection = { keys: few, d: other };

  test('is not what earlier links mean that leave it out', () => {
    expect(readState('#v=1&lab.d=128', 'lab', selection).values).toEqual({ keys: 8, d: 128 });
    expect(readState('#v=1&other.d=128', 'lab', selection).values).toEqual({ keys: 64, d: 16 });
    expect(readState('', 'lab', selection).values).toEqual({ keys: 64, d: 16 });
  });

  test('is therefore written beside everything else, and comes back', () => {
    expect(writeState('', 'lab', selection, { keys: 64, d: 16 })).toBe('');
    expect(writeState('', 'lab', selection, { keys: 64, d: 128 })).toBe('#v=1&lab.keys=64&lab.d=128');
    for (const values of [
      { keys: 8, d: 16 },
      { keys: 8, d: 128 },
      { keys: 64, d: 128 },
    ]) {
      expect(readState(writeState('', 'lab', selection, values), 'lab', selection)).toEqual({ values, notes: [] });
    }
  });

  test('is an attribute of a frame that sets something else', () => {
    expect([...attributesFor(new Map([['d', '128']]), selection).attributes]).toEqual([
      ['keys', '8'],
      ['d', '128'],
    ]);
    expect([...attributesFor(new Map(), selection).attributes]).toEqual([]);
  });
});

describe('an address that the page wrote', () => {
  test('is empty while every value is the first one', () => {
    expect(writeState('', 'variance', variance, initial(variance))).toBe('');
  });

  test('names only what differs, readably', () => {
    const values = { ...initial(variance), seed: '7', dimensions: [1, 4, 16] };
    expect(writeState('', 'variance', variance, values)).toBe('#v=1&variance.seed=7&variance.d=1,4,16');
  });

  const seeds = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
  const integersUpTo = (most: number, least = 1): fc.Arbitrary<number> => fc.integer({ min: least, max: most });

  const exponent = fc.double({ min: -1, max: 5, noNaN: true }).map((p) => p + 0);
  const constant = fc.double({ min: 0.001, max: 1e6, noNaN: true });

  test('gives back every state of the sweep', () => {
    const states = fc.record({
      seed: seeds,
      samples: integersUpTo(1_000_000, 2),
      keys: integersUpTo(1024),
      dimensions: fc
        .uniqueArray(integersUpTo(4096), { minLength: 1, maxLength: 64 })
        .map((list) => list.sort((a, b) => a - b)),
      focus: integersUpTo(4096),
      draw: fc.nat(1_000_000),
      draws: fc.constantFrom('1', '10', '1000', '100000'),
      theory: fc.boolean(),
      shown: fc.subarray(['none', 'sqrt', 'linear', 'log', 'power', 'constant']),
      exponent,
      constant,
    });
    holds(
      fc.property(states, (values) => {
        const fragment = writeState('', 'variance', variance, values);
        expect(readState(fragment, 'variance', variance)).toEqual({ values, notes: [] });
      }),
    );
  });

  test('gives back every state of the worked example and of the opening', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map(String);
    const states = fc.record({
      example: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,4}$/),
      inputs: fc.uniqueArray(
        fc.record({
          name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/),
          values: fc.array(number, { minLength: 1, maxLength: 64 }),
        }),
        { maxLength: 4, selector: ({ name }) => name },
      ),
      rule: fc.constantFrom('source', 'none', 'sqrt', 'linear', 'log', 'power', 'constant'),
      exponent,
      constant,
      printed: fc.uniqueArray(
        fc.record({ name: fc.stringMatching(/^[a-z][a-z-]{0,9}-[0-9]{1,2}$/), values: fc.tuple(number) }),
        { maxLength: 4, selector: ({ name }) => name },
      ),
    });
    holds(
      fc.property(states, seeds, integersUpTo(4096), integersUpTo(1_000_000, 0), (values, seed, dimension, draw) => {
        const first = writeState('', 'worked-example', worked, values);
        const both = writeState(first, 'opening', opening, { seed, dimension, draw });
        expect(readState(both, 'worked-example', worked)).toEqual({ values, notes: [] });
        expect(readState(both, 'opening', opening)).toEqual({ values: { seed, dimension, draw }, notes: [] });
      }),
    );
  });

  test('keeps what other laboratories have put there', () => {
    const one = writeState('', 'variance', variance, { ...initial(variance), seed: '7' });
    const two = writeState(one, 'variance-2', variance, { ...initial(variance), seed: '8' });
    expect(two).toBe('#v=1&variance.seed=7&variance-2.seed=8');
    expect(writeState(two, 'variance', variance, initial(variance))).toBe('#v=1&variance-2.seed=8');
  });

  test('leaves the name of a place on the page behind', () => {
    expect(writeState('#chapter-3', 'variance', variance, initial(variance))).toBe('');
    expect(readState('#chapter-3', 'variance', variance).notes).toEqual([]);
  });
});

describe('an address that somebody else wrote', () => {
  const read = (text: string): ReturnType<typeof readState<typeof variance>> =>
    readState(`#v=1&${text}`, 'variance', variance);

  test('is clamped where it is out of range, with a note', () => {
    const { values, notes } = read('variance.keys=5000&variance.d=0,64,1000000000');
    expect(values).toMatchObject({ keys: 1024, dimensions: [1, 64, 4096] });
    expect(notes).toEqual([
      { code: 'clamped', parameter: 'keys', value: '5000', used: '1024', range: '1 … 1024' },
      { code: 'clamped', parameter: 'dimensions', value: '0,64,1000000000', used: '1,64,4096', range: '1 … 4096' },
    ]);
  });

  test('is clamped where a seed is beyond 64 bits', () => {
    expect(read('variance.seed=99999999999999999999').values.seed).toBe('18446744073709551615');
  });

  test.each(['NaN', 'inf', '', 'abc', '1e999', '1.5', '%', '%ZZ', '%F0%28', '%00'])(
    'falls back to the first value where samples are "%s", with a note',
    (text) => {
      const { values, notes } = read(`variance.samples=${text}`);
      expect(values.samples).toBe(variance.samples.initial);
      expect(notes).toMatchObject([{ code: 'malformed', parameter: 'samples', used: '2000' }]);
    },
  );

  test('by another version gives all first values and one note', () => {
    for (const version of ['v=2&', 'v=&', '', 'v=1.0&', 'v=%ZZ&']) {
      const { values, notes } = readState(`#${version}variance.seed=7&variance.keys=3`, 'variance', variance);
      expect(values).toEqual(initial(variance));
      expect(notes).toHaveLength(1);
      expect(notes[0]).toMatchObject({ code: 'unknown-version', range: '1' });
    }
  });

  test('is not named to laboratories that it does not concern', () => {
    expect(readState('#v=9&opening.d=4', 'variance', variance).notes).toEqual([]);
  });

  test('that names an unknown parameter gets a note', () => {
    expect(read('variance.colour=red').notes).toMatchObject([
      {
        code: 'unknown-key',
        parameter: 'colour',
        value: 'red',
        range: 'seed, samples, keys, d, focus, draw, n, theory, rules, p, c',
      },
    ]);
  });

  test('counts the first of two equal keys', () => {
    expect(read('variance.keys=3&variance.keys=5').values.keys).toBe(3);
  });

  test('of excessive length is not taken apart', () => {
    const { values, notes } = read(`variance.seed=${'1'.repeat(1_000_000)}`);
    expect(values).toEqual(initial(variance));
    expect(notes).toMatchObject([{ code: 'too-long', parameter: 'address' }]);
  });

  test('is repeated to the reader only in part', () => {
    const { notes } = read(`variance.keys=${'x'.repeat(3000)}&variance.${'y'.repeat(3000)}=1`);
    expect(notes.map(({ parameter, value }) => Math.max(parameter.length, value.length))).toEqual([61, 61]);
  });

  test('with hundreds of unknown keys gives a few notes', () => {
    const many = Array.from({ length: 500 }, (_, i) => `variance.k${String(i)}=1`).join('&');
    expect(read(many).notes.length).toBeLessThan(10);
  });

  test('cannot reach what every object has', () => {
    const { values } = read('variance.__proto__=1&variance.constructor=1&__proto__.seed=5&variance.seed.x=1');
    expect(values).toEqual(initial(variance));
    expect(Object.prototype).not.toHaveProperty('seed');
  });

  test('gives permitted values whatever it says, and can be written again', () => {
    const pieces = fc.constantFrom(
      'v',
      '=',
      '1',
      '&',
      'variance.',
      'seed',
      'd',
      'focus',
      '%',
      '%41',
      ',',
      '-',
      '\ud800',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    );
    holds(
      fc.property(text, (fragment) => {
        const { values } = readState(fragment, 'variance', variance);
        const written = writeState(fragment, 'variance', variance, values);
        expect(readState(written, 'variance', variance)).toEqual({ values, notes: [] });
      }),
      { numRuns: 500 },
    );
  });
});
