// Guesses of a class as text: what a laboratory copies is read back, bad lines are named, nothing is lost.
import { expect, it } from 'vitest';
import { mostLines, readGuesses } from '../../../web/laboratories/quiz/guess-lines.ts';
import type { ChoiceAnswer, NumberAnswer } from '../../../web/laboratories/quiz/item.ts';
import { guessLine } from '../../../web/kit/guess/guess-view.ts';

const number = { kind: 'number', value: 8 } as NumberAnswer;
const choice: ChoiceAnswer = {
  kind: 'choice',
  options: [
    { id: 'x', name: 'flat', right: false, feedback: '' },
    { id: 'y', name: 'sharp', right: true, feedback: '' },
    { id: 'z', name: 'same', right: false, feedback: '' },
  ],
};

it('numbers with point or comma are read, and every other line is named with its number', () => {
  const { groups, bad, lines, beyond } = readGuesses('8\n\n7,5\nabc\r\n 1e2 \n<b>', { answer: number });
  expect(groups).toEqual([{ from: '', numbers: [8, 7.5, 100], words: [], answer: 8 }]);
  expect(bad).toEqual([
    { line: 4, text: 'abc', why: 'number' },
    { line: 6, text: '<b>', why: 'number' },
  ]);
  expect([lines, beyond]).toEqual([5, undefined]);
});

it('letters are counted for a choice, and a letter that it does not have is named', () => {
  const { groups, bad } = readGuesses('a\nB\n(b)\nb.\nd\n7', { answer: choice });
  expect(groups[0]?.words.map(({ count }) => count)).toEqual([1, 3, 0]);
  expect(groups[0]?.answer).toBe('sharp');
  expect(bad.map(({ line, why }) => [line, why])).toEqual([
    [5, 'letter'],
    [6, 'letter'],
  ]);
});

it('what laboratories copy is sorted by laboratory, with what came out', () => {
  const slider = { kind: 'number', stops: [], initial: 0, text: String } as const;
  const options = { kind: 'choice', options: [{ value: 'a', name: 'it grows; fast' }, { value: 'b', name: 'it stays' }] } as const; // oxfmt-ignore
  const outcome = (value: string | number): { value: string | number; text: string; why: string } => ({
    value,
    text: '',
    why: '',
  });
  const lines = [
    guessLine('dk-softmax', slider, 4.5, outcome(5.69)),
    guessLine('dk-proof', options, 'a', outcome('b')),
    guessLine('dk-softmax', slider, 6, outcome(5.69)),
    '9',
  ];
  expect(lines.slice(0, 2)).toEqual(['dk-softmax: 4.5; 5.69', 'dk-proof: it grows, fast; it stays']);
  const { groups, bad } = readGuesses(lines.join('\n'), { answer: number });
  expect(bad).toEqual([]);
  expect(groups.map(({ from, numbers, answer }) => [from, numbers, answer])).toEqual([
    ['dk-softmax', [4.5, 6], 5.69],
    ['dk-proof', [], 'it stays'],
    ['', [9], 8],
  ]);
});

it('words of one laboratory are counted, and numbers among which a word stands name it', () => {
  const words = readGuesses('dk-proof: no; yes\ndk-proof: yes; yes\ndk-proof: no; yes', { answer: number });
  expect(words.groups[0]?.words).toEqual([
    { name: 'no', count: 2, right: false },
    { name: 'yes', count: 1, right: true },
  ]);
  expect(readGuesses('dk-a: 1; 2\ndk-a: 3; 2\ndk-a: x; 2', { answer: number }).bad).toEqual([
    { line: 3, text: 'dk-a: x; 2', why: 'mixed' },
  ]);
});

it('five hundred lines are read, and it is said from which line on they are not', () => {
  const text = Array.from({ length: mostLines + 3 }, (_, place) => String(place)).join('\n');
  const { groups, beyond, lines } = readGuesses(text, { answer: number });
  expect(groups[0]?.numbers).toHaveLength(mostLines);
  expect([lines, beyond]).toEqual([mostLines, mostLines + 1]);
});
