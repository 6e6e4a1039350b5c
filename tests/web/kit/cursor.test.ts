// The cursor: one tab stop, arrow keys inside.
import { describe, expect, test } from 'vitest';

import { cursorPlaces, markAt, moveCursor, placeOf } from '../../../web/kit/readout.ts';
import type { CursorMark, CursorPosition } from '../../../web/figure/scale.ts';

const marks = (...xs: number[]): CursorMark[] => xs.map((x) => ({ x, y: 0, text: `at ${String(x)}` }));
const series = [marks(0, 10, 20), [], marks(4, 19)];
const at = (place: number, mark: number): CursorPosition => ({ series: place, mark });

describe('the cursor', () => {
  test('appears on the first mark with the first arrow', () => {
    expect(moveCursor(series, null, 'ArrowRight')).toEqual(at(0, 0));
    expect(moveCursor([[], marks(1)], null, 'ArrowDown')).toEqual(at(1, 0));
  });

  test.each(['ArrowRight', 'ArrowUp'])(
    'goes to the next mark with %s, past the end of a series, as a slider grows',
    (key) => {
      expect(moveCursor(series, at(0, 1), key)).toEqual(at(0, 2));
      expect(moveCursor(series, at(0, 2), key)).toEqual(at(2, 0));
      expect(moveCursor(series, at(2, 1), key)).toEqual(at(2, 1));
    },
  );

  test.each(['ArrowLeft', 'ArrowDown'])('goes to the mark before with %s, and stops at the first', (key) => {
    expect(moveCursor(series, at(2, 0), key)).toEqual(at(0, 2));
    expect(moveCursor(series, at(0, 1), key)).toEqual(at(0, 0));
    expect(moveCursor(series, at(0, 0), key)).toEqual(at(0, 0));
  });

  test('changes the series with Page Up and Page Down, at the nearest mark, past empty ones', () => {
    expect(moveCursor(series, at(0, 2), 'PageUp')).toEqual(at(2, 1));
    expect(moveCursor(series, at(0, 0), 'PageUp')).toEqual(at(2, 0));
    expect(moveCursor(series, at(2, 0), 'PageDown')).toEqual(at(0, 0));
    expect(moveCursor(series, at(2, 0), 'PageUp')).toEqual(at(2, 0));
  });

  test('leaves Page Up and Page Down to the page where there is one series', () => {
    expect(moveCursor([[], marks(1, 2)], at(1, 0), 'PageDown')).toBeUndefined();
    expect(moveCursor([marks(1, 2)], null, 'PageUp')).toBeUndefined();
  });

  test('goes to the first and the last of all marks', () => {
    expect(moveCursor(series, at(0, 1), 'End')).toEqual(at(2, 1));
    expect(moveCursor(series, at(2, 1), 'Home')).toEqual(at(0, 0));
    expect(moveCursor(series, null, 'End')).toEqual(at(2, 1));
  });

  test('counts all marks, series by series', () => {
    expect(cursorPlaces(series).map((place) => placeOf(series, place))).toEqual([0, 1, 2, 3, 4]);
  });

  test('goes away with Escape, once', () => {
    expect(moveCursor(series, at(0, 1), 'Escape')).toBeNull();
    expect(moveCursor(series, null, 'Escape')).toBeUndefined();
  });

  test.each(['Tab', 'Enter', 'a', ' '])('leaves the key "%s" to the page', (key) => {
    expect(moveCursor(series, at(0, 1), key)).toBeUndefined();
  });

  test('finds its way back when its mark has gone', () => {
    expect(moveCursor([marks(1, 2)], at(3, 9), 'ArrowRight')).toEqual(at(0, 0));
    expect(moveCursor([[], []], at(0, 0), 'ArrowRight')).toBeNull();
    expect(moveCursor([], null, 'Home')).toBeNull();
  });
});

test('the mark under the cursor has its text', () => {
  expect(markAt(series, at(2, 1))?.text).toBe('at 19');
  expect(markAt(series, at(1, 0))).toBeNull();
  expect(markAt(series, null)).toBeNull();
});
