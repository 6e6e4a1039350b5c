// The cursor: one tab stop, arrow keys inside.
import { describe, expect, test } from 'vitest';

import { cursorRing, markAt, moveCursor } from '../../../web/plot/cursor.ts';
import type { CursorMark, CursorPosition } from '../../../web/plot/cursor.ts';
import { drawn } from './drawn.ts';

const marks = (...xs: number[]): CursorMark[] => xs.map((x) => ({ x, y: 0, text: `at ${String(x)}` }));
const series = [marks(0, 10, 20), [], marks(4, 19)];
const at = (place: number, mark: number): CursorPosition => ({ series: place, mark });

describe('the cursor', () => {
  test('appears on the first mark with the first arrow', () => {
    expect(moveCursor(series, null, 'ArrowRight')).toEqual(at(0, 0));
    expect(moveCursor([[], marks(1)], null, 'ArrowDown')).toEqual(at(1, 0));
  });

  test('goes along a series and stops at its ends', () => {
    expect(moveCursor(series, at(0, 0), 'ArrowRight')).toEqual(at(0, 1));
    expect(moveCursor(series, at(0, 2), 'ArrowRight')).toEqual(at(0, 2));
    expect(moveCursor(series, at(0, 1), 'ArrowLeft')).toEqual(at(0, 0));
    expect(moveCursor(series, at(0, 0), 'ArrowLeft')).toEqual(at(0, 0));
  });

  test('changes the series at the nearest mark, past empty ones', () => {
    expect(moveCursor(series, at(0, 2), 'ArrowDown')).toEqual(at(2, 1));
    expect(moveCursor(series, at(0, 0), 'ArrowDown')).toEqual(at(2, 0));
    expect(moveCursor(series, at(2, 0), 'ArrowUp')).toEqual(at(0, 0));
    expect(moveCursor(series, at(2, 0), 'ArrowDown')).toEqual(at(2, 0));
  });

  test('goes to the ends of a series', () => {
    expect(moveCursor(series, at(0, 1), 'End')).toEqual(at(0, 2));
    expect(moveCursor(series, at(0, 1), 'Home')).toEqual(at(0, 0));
    expect(moveCursor(series, null, 'End')).toEqual(at(0, 2));
  });

  test('goes away with Escape, once', () => {
    expect(moveCursor(series, at(0, 1), 'Escape')).toBeNull();
    expect(moveCursor(series, null, 'Escape')).toBeUndefined();
  });

  test.each(['Tab', 'Enter', 'a', 'PageDown', ' '])('leaves the key "%s" to the page', (key) => {
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

test('a ring shows where the cursor is', () => {
  expect(drawn(cursorRing(markAt(series, at(0, 1))))).toBe(
    '<circle class="dk-cursor" cx="10" cy="0" r="8" fill="none"></circle>',
  );
  expect(cursorRing(null)).toBeNull();
});
