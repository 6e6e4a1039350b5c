// The way from a program's text to its figures.
import { describe, expect, it } from 'vitest';

import { figuresOf, run } from './python.ts';

describe('what a program prints', () => {
  it('is read as figures by their names', () => {
    expect([...run('print("a: 1.5")\nprint("weights:", 0.25, 0.75)')]).toEqual([
      ['a', [1.5]],
      ['weights', [0.25, 0.75]],
    ]);
  });

  it('may stand in brackets, with commas, as logical values or infinite', () => {
    expect([...figuresOf('row: [1, -2e-3]\nsame: True False\nlimit: -inf\n')]).toEqual([
      ['row', [1, -0.002]],
      ['same', [1, 0]],
      ['limit', [-Infinity]],
    ]);
  });

  it('is gathered where a name comes again, and left out where it is no figure', () => {
    expect([...figuresOf('d=4 std: 2\nhello: you\nd=4 std: 3\n: 7\nnothing:\n')]).toEqual([['d=4 std', [2, 3]]]);
  });

  it('is an error with its own words where the program fails', () => {
    expect(() => run('raise ValueError("so it ended")')).toThrow('ValueError: so it ended');
  });
});
